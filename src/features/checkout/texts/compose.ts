/** Texts of the compose screens of all product types. */
export const composeTexts = {
  productsLoading: 'De producten worden geladen',
  promoted: 'Meest gekozen',
  atTheMost: (max: number, isByPhone: boolean) =>
    `Hoogstens ${max} per bestelling.${isByPhone ? '' : ' Heb je er meer nodig? Bel ons gerust.'}`,
  /** Beside the button to the next step. */
  missing: {
    address: 'Vul eerst je adres in, dan zie je wat er kan.',
    addressCheck: 'We kijken wat er op jouw adres mogelijk is.',
    product: 'Kies eerst een product.',
    numbers: 'Verbeter je nummers bij Nummerbehoud, of laat ze leeg.',
  },
} as const
