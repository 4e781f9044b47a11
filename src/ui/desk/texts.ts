/** The words of lists: filters and the way through their pages. */
export const deskListTexts = {
  find: 'Zoeken',
  clear: 'Wis filters',
  pages: 'Verder in de lijst',
  older: 'Ouder',
  newest: 'Naar de nieuwste',
} as const

/** The words of a secret that is shown once. */
export const shownOnceTexts = {
  copy: 'Kopiëren',
  copied: (label: string) => `${label} gekopieerd`,
  copyFailed: 'Kopiëren lukt hier niet. Selecteer de tekst en kopieer zelf.',
  done: 'Ik heb het opgeslagen',
} as const
