export const addressRefusals = {
  unavailable: 'We kunnen je adres nu even niet opzoeken. Probeer het over een minuut opnieuw.',
} as const

export const addressFieldTexts = {
  wrongPostcode: 'De ingevoerde postcode is niet correct, voer een correcte postcode in.',
} as const

/* The address check, in the order flow and on the website. */

export const addressCheckTexts = {
  checking: 'We kijken wat er op jouw adres mogelijk is',
  /** order-flow §5 and §8, to the letter. */
  invalid: addressFieldTexts.wrongPostcode,
  /** Before the addresses that the house number does have. */
  othersHere: 'Op dit nummer kennen we:',
  manyHere: 'Op dit nummer kennen we {count} adressen. Vul je toevoeging in.',
} as const

export const addressFormTexts = {
  intro: 'Vul het adres in waar het internet moet komen. Je ziet meteen wat daar kan en wat het kost.',
  postcode: 'Postcode',
  houseNumber: 'Huisnummer',
  houseNumberExtension: 'Toevoeging',
  missing: 'Vul je postcode en huisnummer in.',
  check: 'Controleer adres',
} as const

export const zipcodeTexts = {
  title: 'Welk internet kan op jouw adres?',
  text: 'Vul je postcode in. Je ziet meteen welke lijnen er liggen en wat ze kosten.',
  button: 'Check je adres',
} as const
