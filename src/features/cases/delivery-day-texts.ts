/** When on its day a delivery comes. */
export const partOfDayTexts = {
  day: 'tussen 8 en 17 uur',
  morning: 'tussen 8 en 12 uur',
  afternoon: 'tussen 12 en 17 uur',
} as const

/** Why a day cannot be chosen. */
export const dayTexts = {
  past: 'Deze dag is al voorbij.',
  notAWorkingDay: 'Op deze dag werken we niet: kies een werkdag.',
  tooFar: 'Kies een dag binnen een jaar.',
} as const
