import type { RequestType } from '../../orders/contract.ts'

/** Texts about a cart outside the basket panel. */

/** To keep it for later; the rest comes with the form (saved-cart-texts.ts). */
export const saveForLaterTexts = { button: 'Bewaar voor later', title: 'Bewaar je winkelwagen' } as const

export const cartPageTexts = {
  /** To the letter (order-flow §2). */
  summary: { order: 'Overzicht van jouw bestelling:', quote: 'Vrijblijvend prijsopgave:' },
  clear: 'Winkelwagen leegmaken',
} as const

/** Parts of a stored cart that were not restored as they were; without a final full stop. */
export const storedCartTexts = {
  unreadable: 'Je bewaarde winkelwagen was onleesbaar en is leeggemaakt',
  unreadableLine: 'Verwijderd: een product dat onleesbaar was bewaard',
  tooManyLines: (maximum: number) => `Een bestelling heeft hoogstens ${maximum} regels`,
  removed: (name: string) => `Verwijderd: ${name}, het bewaarde aantal klopte niet`,
  changed: (name: string, quantity: number) =>
    `Aangepast: ${name}, het bewaarde aantal klopte niet en is nu ${quantity}`,
} as const

/** Over the cart, on controle and on the thank-you page. */
export const summaryTitles: Readonly<Record<RequestType, string>> = {
  order: 'Overzicht van jouw bestelling',
  quote: 'Overzicht van jouw aanvraag',
}
