/** Why a quote cannot be made so. */
export const quoteRefusals = {
  nothingOffered: 'Kies wat je aanbiedt.',
  notSold: 'Dit product wordt niet meer verkocht.',
  notWithOthers: (name: string) => `${name} kan niet samen met de andere regels`,
  fewerWithOthers: (name: string, count: number) => `Van ${name} passen er ${count} bij de andere regels`,
  tooMuch: 'Een prijsopgave gaat tot een miljoen euro.',
  discountOfNothing: 'Vul een korting in van meer dan € 0,00.',
  percentageOfNothing: (payment: string) =>
    `Dit percentage komt uit op € 0,00: er wordt ${payment} te weinig betaald.`,
  discountTooHigh: (payment: string) => `De korting is hoger dan wat er ${payment} betaald wordt.`,
} as const

/** Name of a discount as a line. */
export const discountTexts = {
  percentage: (reason: string, percentage: number) => `Korting: ${reason} (${percentage}%)`,
  amount: (reason: string) => `Korting: ${reason}`,
} as const

/** How often something is paid, for use in a sentence. */
export const paymentNames = { month: 'per maand', once: 'eenmalig' } as const
