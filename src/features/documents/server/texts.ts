/** The words that documents have in common. */
export const documentTableTexts = {
  totalWithoutVat: (percentage: number) => `Totaal excl. ${percentage}% btw`,
  totalWithVat: (percentage: number) => `Totaal incl. ${percentage}% btw`,
} as const

export const termsDocumentTexts = { version: (version: string) => `Versie ${version}` } as const
