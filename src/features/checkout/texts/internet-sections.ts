export const internetSections = {
  address: 'Waar wil je internet?',
  line: 'Kies je internetverbinding',
  router: 'Kies je router',
  extras: 'Maak je pakket compleet',
} as const
