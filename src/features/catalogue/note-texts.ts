export const catalogueTexts = {
  unknownType: 'Onbekend producttype. Kies internet, cloud, mobiel of telefonie.',
} as const

/** Facts that a product's name leaves out. */
export const noteTexts = {
  ways: { buy: 'Gekocht', rent: 'Gehuurd' },
  years: (count: number) => `${count} jaar`,
  months: (count: number) => (count === 1 ? '1 maand' : `${count} maanden`),
  term: (term: string) => `Looptijd ${term}`,
  freeMonths: (count: number) => (count === 1 ? 'Eerste maand gratis' : `Eerste ${count} maanden gratis`),
} as const
