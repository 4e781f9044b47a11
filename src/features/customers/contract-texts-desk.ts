export const customerDeskTexts = {
  noSuchPlace: 'Deze plaats in de lijst bestaat niet',
  reason: 'Reden',
  reasonMissing: 'Vul in waarom dit account geblokkeerd wordt',
} as const
