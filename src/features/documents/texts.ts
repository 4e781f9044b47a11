/** The words that documents have in common. */
export const documentTableTexts = {
  totalWithoutVat: (percentage: number) => `Totaal excl. ${percentage}% btw`,
  totalWithVat: (percentage: number) => `Totaal incl. ${percentage}% btw`,
} as const

export const termsDocumentTexts = { version: (version: string) => `Versie ${version}` } as const

export const documentTexts = {
  file: (title: string) => `${title} (pdf)`,
  opensInNewTab: 'opent in een nieuw tabblad',
  none: 'Er zijn nog geen documenten',
  nonePromise: 'Na een bestelling of prijsopgave vind je hier de bevestiging en de voorwaarden als pdf.',
} as const
