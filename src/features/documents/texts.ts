/** The words that documents have in common. */
export const documentTableTexts = {
  totalWithoutVat: (percentage: number) => `Totaal excl. ${percentage}% btw`,
  totalWithVat: (percentage: number) => `Totaal incl. ${percentage}% btw`,
} as const

export const termsDocumentTexts = { version: (version: string) => `Versie ${version}` } as const

/** Documents of a case within a sentence, by kind. */
export const documentKindNames: Readonly<Record<string, string>> = {
  'order-confirmation': 'bevestiging van de bestelling',
  'contract-summary': 'samenvatting van het contract',
  terms: 'algemene voorwaarden',
  mandate: 'SEPA-machtiging',
  'quote-request': 'samenvatting van de aanvraag',
  quote: 'prijsopgave',
}

export const documentTexts = {
  corrected: (title: string, day: string) => `${title}, gecorrigeerd op ${day}`,
  file: (title: string) => `${title} (pdf)`,
  opensInNewTab: 'opent in een nieuw tabblad',
  none: 'Er zijn nog geen documenten',
  nonePromise: 'Na een bestelling of prijsopgave vind je hier de bevestiging en de voorwaarden als pdf.',
} as const

/** Below the lines of an order or a quote. */
export const cartSumTexts = {
  firstInvoice: (amount: string) => `Eerste factuur: ${amount} excl. btw.`,
  overTerm: (term: string, amount: string) => `Totaal over ${term}: ${amount} excl. btw.`,
  /** The costs that are not in these sums. @param words `excl. aanleg € 1.250,00` */
  excluded: (words: string) => `Deze bedragen zijn ${words}.`,
} as const
