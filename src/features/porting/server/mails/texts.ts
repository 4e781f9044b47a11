/** The words of the mail about numbers whose day is agreed, or was moved. */

export const portInPlannedTexts = {
  subject: (brand: string) => `Je nummers gaan over naar ${brand}`,
  preview: 'De dag waarop je nummers overgaan is afgesproken.',
  heading: 'Je nummers gaan over',
  intro: (number: string) =>
    `Bij bestelling ${number} is met je huidige aanbieder afgesproken wanneer je nummers overgaan:`,
  movedFrom: (day: string, before: string) => `${day} (dat was eerst ${before})`,
  thatDay:
    'Op die dag kun je korte tijd slecht bereikbaar zijn. Zeg je huidige abonnement niet op voordat je nummer over is: een opgezegd nummer kan verloren gaan.',
} as const

/** In place of those above where a day was moved. */
export const portInMovedTexts = {
  subject: (brand: string) => `Je nummers gaan op een andere dag over | ${brand}`,
  preview: 'De dag waarop je nummers overgaan is verplaatst.',
  heading: 'Je nummers gaan op een andere dag over',
} as const
