/** Why the rules change a cart, whatever its type. */
export const cartReasons = {
  belongs: 'Hoort bij je keuze',
  belongedToRemoved: 'Hoort bij wat je weghaalde',
  most: (quantity: number) => `Hoogstens ${quantity} per bestelling`,
} as const

/** Why a cart cannot be ordered, whatever its type. */
export const cartRefusals = {
  doesNotBelong: (name: string) => `${name} hoort niet bij de rest van deze bestelling.`,
  otherQuantity: (name: string, count: number) =>
    `Van ${name} ${count === 1 ? 'hoort' : 'horen'} er ${count} in deze bestelling.`,
  belongs: (name: string) => `${name} hoort bij deze bestelling.`,
  empty: 'Je winkelwagen is leeg.',
  noQuote: 'Alleen voor internet kun je een vrijblijvende prijsopgave vragen.',
  otherType: (name: string, productType: string) =>
    `${name} kan niet samen met ${productType} worden besteld.`,
  twice: (name: string) => `${name} staat twee keer in de bestelling.`,
  quantity: (name: string, min: number, max: number) =>
    `Van ${name} kun je er ${max === min ? min : `${min} tot ${max}`} bestellen.`,
} as const

/** Why a kept cart changes once it is opened again. */
export const refreshReasons = {
  gone: 'Niet meer leverbaar',
  price: (was: string, now: string) => `Prijs was ${was}, is nu ${now}`,
} as const
