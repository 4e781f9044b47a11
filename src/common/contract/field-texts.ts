/** Sentences that calls of every feature give. */
export const contractTexts = {
  checkMarked: 'Controleer de gemarkeerde velden.',
  malformed: 'De aanvraag is niet leesbaar.',
  noSuchAction: 'Deze actie bestaat niet.',
  reload: 'Laad de pagina opnieuw en probeer het nog eens',
  notKept: 'Hier staat een teken dat we niet kunnen bewaren',
} as const

/** Errors of fields. */
export const fieldTexts = {
  oneLine: 'Gebruik hier geen regeleinden',
  noWebAddress: (label: string) => `${label} mag geen webadres bevatten: laat www. en :// weg`,
  /** `Vul je IBAN in`, `Vul je voornaam in`. */
  fillIn: (label: string) => `Vul je ${/^[A-Z]{2}/.test(label) ? label : label.toLowerCase()} in`,
  tooLong: (label: string, max: number) => `${label} mag uit hoogstens ${max} tekens bestaan`,
  noText: (label: string) => `${label} is geen tekst`,
  notKept: (label: string) => `${label} bevat een teken dat we niet kunnen bewaren`,
  wrongEmail: 'Ongeldig e-mailadres',
  phoneExtension: 'Laat het toestelnummer weg. Vul alleen het nummer in, bijvoorbeeld 020 123 45 67',
  wrongPhoneNumber: 'Vul een geldig telefoonnummer in, bijvoorbeeld 020 123 45 67',
  wrongPostcode: 'Vul een geldige postcode in, bijvoorbeeld 1234 AB',
  wrongKvkNumber: (digits: number) => `Een KVK nummer bestaat uit ${digits} cijfers`,
  wrongIban: (min: number, max: number) => `Een IBAN heeft ${min} tot ${max} tekens`,
  wrongVatNumber: 'Vul een geldig BTW nummer in, bijvoorbeeld NL000099998B57',
  chooseGender: 'Kies Dhr. of Mevr.',
} as const

/** Labels of fields that forms of several features ask. */
export const fieldLabels = {
  email: 'E-mailadres',
  iban: 'IBAN',
  phoneNumber: 'Telefoonnummer',
  houseNumber: 'Huisnummer',
  postcode: 'Postcode',
  kvkNumber: 'KVK nummer',
  vatNumber: 'BTW nummer',
  gender: 'Aanhef',
  resellerId: 'Het resellerId',
  addition: 'Toevoeging',
  organisation: 'Organisatie',
  name: 'Naam',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  city: 'Plaats',
  street: 'Straat',
} as const
