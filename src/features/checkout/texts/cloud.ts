/** The Dutch texts of the cloud compose screen (order-flow §2 and §9). */

/** The headings of the sections, to the letter. */
export const cloudSections = {
  licences: 'Cloud abonnementen',
  support: 'Supportkosten',
  workplaces: 'Werkplekbeheer',
  migrations: 'Migratie mail vanuit oude provider',
} as const

export const supportTexts = {
  /** Amounts with their sign, of the cheapest and the dearest. */
  explanation: (from: string, to: string) =>
    `Support kost ${from} tot ${to} per maand per licentie. Het aantal volgt vanzelf.`,
  /** Opens the list. */
  each: 'Support per licentie',
  /** Label of a licence with the price of its support. */
  comesWith: (price: string) => `Plus ${price} p/m voor support`,
  /** `price` is an amount with its sign: `€ 2,95`. */
  perLicence: (price: string) => `${price} p/m per licentie`,
} as const

/** Whether a workplace product has its support in the price, to the letter. */
export const workplaceSupport = {
  excluded: 'Exclusief supportkosten',
  included: 'Inclusief supportkosten',
} as const
