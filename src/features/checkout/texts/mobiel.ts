import { termInWords } from '../../catalogue/product-notes.ts'

/** The Dutch texts of the mobile compose screen (order-flow §2 and §9). */

/** The headings of the sections. */
export const mobielSections = {
  term: 'Looptijd',
  subscriptions: 'Mobiele abonnementen',
  extras: "Extra's",
} as const

/** To the letter: 'Eerste maand gratis', 'Eerste 2 maanden gratis'; null where no month is free. */
export function freeMonthsInWords(freeMonths: number): string | null {
  if (freeMonths === 0) return null
  return freeMonths === 1 ? 'Eerste maand gratis' : `Eerste ${freeMonths} maanden gratis`
}

export const termTexts = {
  cancellable: 'Elke maand opzegbaar.',
  /** `discount` is an amount with its sign: `€ 1,00`. */
  discount: (discount: string) => `${discount} korting per maand.`,
  noSubscriptions: 'Voor deze looptijd hebben we nu geen abonnementen. Kies een andere looptijd.',
} as const

export const changeTermTexts = {
  title: (months: number) => `Looptijd wijzigen naar ${termInWords(months)}?`,
  consequence:
    'Alle abonnementen in je bestelling hebben dezelfde looptijd. Bij een andere looptijd begin je daarom met een lege winkelwagen.',
  wayBack: 'Bedenk je je, dan zet je hem daarna met één klik terug.',
  confirm: 'Wijzig looptijd',
  cancel: 'Annuleren',
} as const

/** A data bundle, for eyes and for screen readers. */
export const dataTexts = {
  label: 'Databundel',
  unlimited: 'Unlimited',
  bundle: (gigabytes: number) => `${gigabytes} GB`,
} as const

export const extrasTexts = {
  explanation: 'Een extra geldt voor al je abonnementen: het aantal volgt vanzelf.',
  each: 'Voor elk abonnement.',
  disabledReason: 'Kies eerst een abonnement.',
  /** For how many subscriptions an extra that was chosen is counted. */
  counted: (count: number) =>
    count === 1 ? 'Geldt voor je abonnement.' : `Geldt voor je ${count} abonnementen.`,
} as const
