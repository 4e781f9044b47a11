export const addressFieldTexts = {
  wrongPostcode: 'De ingevoerde postcode is niet correct, voer een correcte postcode in.',
} as const
