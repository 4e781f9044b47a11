/** Why numbers that come along are not changed by API. */
export const portInApiTexts = {
  numbersStay: 'Een nummer haal je weg met state cancelled in portIn.',
} as const
