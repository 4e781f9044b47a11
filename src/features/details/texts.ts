export const detailsRefusals = {
  formRefused: 'Er is een probleem',
  wrongKvkNumber: 'KVK nummer is niet geldig.',
  wrongVatNumber: 'BTW nummer is niet bekend.',
  wrongIban: 'IBAN is niet geldig.',
  cannotBeCalled: 'Dit nummer kunnen we niet bellen. Vul een gewoon vast of mobiel nummer in.',
} as const

/** Texts around the fields of gegevens and of the customer pages; field labels are in the contract. */

/** An IBAN that is known and not shown. */
export const knownIbanTexts = {
  ending: (ending: string) => `eindigt op ${ending}`,
  used: (ending: string) => `We gebruiken het IBAN uit je account, dat eindigt op ${ending}.`,
  other: 'Ander IBAN gebruiken',
  again: (ending: string) => `IBAN dat eindigt op ${ending} gebruiken`,
} as const

/** The groups of fields of a company. */
export const detailsGroups = {
  organisation: 'Organisatie',
  person: 'Wie bestelt er?',
  address: 'Adres van de organisatie',
  payment: 'Betaalgegevens',
  ascriptionHint: 'Naam bij deze rekening',
  /** Why an account is asked of whoever pays by invoice, too. */
  paymentHow:
    'Je rekening hoort bij de gegevens van je organisatie. We schrijven er alleen van af als je hierna automatische incasso kiest.',
  male: 'Dhr.',
  female: 'Mevr.',
} as const

/** Below a name that the typeface of documents lacks letters for. */
export const nameTexts = {
  inDocuments: (name: string) => `Op documenten schrijven we deze naam als ${name}`,
} as const

export const invoiceTexts = {
  isTheSame: {
    internet: 'De factuurgegevens zijn gelijk aan de installatiegegevens',
    others: 'De factuurgegevens zijn gelijk aan de organisatiegegevens',
  },
  /** The recipient of an invoice that goes to the same place. */
  meant: (to: string) => `Naar: ${to}`,
  email: 'E-mailadres voor de factuur',
  missing: {
    title: 'Facturatiegegevens ontbreken',
    text: 'Je gaf aan dat de factuurgegevens anders zijn, maar ze zijn nog niet compleet. Vul ze aan, of geef aan dat ze hetzelfde zijn.',
    fillIn: 'Vul aan',
  },
} as const

/** The line that opens the fields of the buyer's own references. */
export const referenceTexts = {
  add: 'Inkoopnummer, factuurmail of kostenplaats toevoegen',
  addWithoutEmail: 'Inkoopnummer of kostenplaats toevoegen',
  title: 'Voor je administratie',
  ofAccount: 'We vullen ze vast in bij je volgende bestelling. Je kunt ze daar per bestelling veranderen.',
} as const

export const termsTexts = {
  /** The words of the consent (consents.json) that are a link. */
  link: 'algemene voorwaarden',
  file: 'pdf',
  fileOf: 'van de voorwaarden (opent in een nieuw tabblad)',
  directDebit: 'Ik betaal per automatische incasso en geef daarvoor deze machtiging (optioneel).',
} as const

/** Parts of a direct debit mandate. */
export const mandateTexts = {
  creditor: 'Incassant',
  address: 'Adres',
  creditorId: 'Incassant-ID',
  reference: 'Kenmerk',
  referenceComes: 'Staat in de bevestiging van je bestelling',
  name: 'Naam',
  iban: 'IBAN',
  placeAndDate: 'Plaats en datum',
} as const

/** The company that the register has under a KVK number. */
export const companyOfferTexts = {
  /** Stands in the room that is kept for the register's answer, so that the fields below stay where they are. */
  beforehand: 'Vul je KVK nummer in, dan zoeken we naam en adres voor je op.',
  /** Hint next to a number that the register has not answered for. */
  meanwhile: 'Staat dit nummer in het register, dan kun je naam en adres overnemen.',
  known: 'Het KVK nummer staat in het register.',
  found: (company: string) => `Gevonden bij de KVK: ${company}. Je kunt de gegevens overnemen.`,
  /** Beside a company of another name than the typed one. */
  typed: (name: string) =>
    `Je vulde in: ${name}. Dat is een andere naam. Is het een ander bedrijf, kijk dan je KVK nummer na.`,
  /** For a company that was not taken over. */
  isOther: (company: string) =>
    `Bij dit KVK nummer hoort ${company}. Is dat een ander bedrijf, kijk dan je KVK nummer na.`,
  take: 'Gegevens overnemen',
  dismiss: 'Niet overnemen',
  taken: {
    name: 'De naam is ingevuld. Je kunt hem nog aanpassen.',
    nameAndAddress: 'Naam en adres zijn ingevuld. Je kunt ze nog aanpassen.',
  },
} as const

/** The street: announced to screen readers where postcode and house number filled it in; and a question at its field. */
export const streetTexts = {
  filledIn: (street: string, city: string) => `Ingevuld: ${street}, ${city}.`,
  isItTheNumber: 'Is het getal achter de straat je huisnummer? Zet het dan alleen bij Huisnummer.',
} as const

/** Messages of the server's checks of a field, as specified (order-flow §5). */
export const serverCheckTexts = {
  kvkNumber: 'KVK nummer is niet geldig.',
  iban: 'IBAN is niet geldig.',
} as const
