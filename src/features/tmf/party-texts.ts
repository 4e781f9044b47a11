/** Why a party is not made or changed by API. */
export const partyTexts = {
  wrong: 'Een of meer attributen kloppen niet.',
  nameMissing: 'Vul de naam in.',
  tooLong: (most: number) => `Dit is te lang: een partij past in ${most} tekens.`,
  notYours: 'Deze gegevens horen bij een account of een bestelling. De klant of een medewerker past ze aan.',
} as const
