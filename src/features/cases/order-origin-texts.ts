/** The quote that an order was made of, and the name of its part, in documents, mails and on pages. */
export const orderOriginTexts = {
  branch: 'Vestiging',
  quote: 'Prijsopgave',
  ofQuote: (number: string) => `prijsopgave ${number}`,
  beside: (words: string, origin: string) => `${words} (${origin})`,
} as const
