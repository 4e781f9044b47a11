/** Why a filter of the list is not readable. */
export const mailFilterTexts = {
  noSuchPlace: 'Deze plaats in de lijst bestaat niet',
  noSuchState: 'Deze status bestaat niet',
  noSuchKind: 'Deze soort bestaat niet',
} as const
