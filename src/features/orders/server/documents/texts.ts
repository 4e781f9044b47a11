/** The words of the documents of an order, and of what its mails say the same way. */

export const orderDocumentTexts = {
  title: (number: string) => `Bevestiging van bestelling ${number}`,
  received: (company: string, moment: string) =>
    `We hebben de bestelling van ${company} ontvangen op ${moment}.`,
  receivedMany: (company: string, count: number, moment: string) =>
    `We hebben ${count} bestellingen van ${company} ontvangen op ${moment}.`,
  weCall: (callBy: string) => `Binnen 1 werkdag bellen we om de bestelling samen door te nemen, ${callBy}.`,
  weCallAboutAll: (callBy: string) =>
    `Binnen 1 werkdag bellen we om de bestellingen samen door te nemen, ${callBy}.`,
  order: 'Bestelling',
  orders: 'Bestellingen',
  details: 'Gegevens',
  number: 'Bestelnummer',
  speed: (way: string) => `Snelheid ${way}`,
  terms: 'Voorwaarden',
  consents: {
    terms: (version: string) =>
      `Op de bestelling zijn onze algemene voorwaarden van toepassing (versie ${version}).`,
    'long-term': (version: string) =>
      `Met het contract van 36 maanden is uitdrukkelijk ingestemd (versie ${version}).`,
    /** A document of its own. */
    'direct-debit': null,
    application: null,
  },
} as const

/** Documents of the same kind of several orders in one file. */
export const joinedDocumentTexts = {
  confirmations: (count: number) => `Bevestiging van ${count} bestellingen`,
  summaries: (count: number) => `Samenvatting van ${count} contracten`,
  order: (name: string) => `Bestelling ${name}`,
  many: (count: number, type: string) => `${count} bestellingen van hetzelfde, ${type}`,
  each: 'De bedragen zijn per bestelling.',
  addresses: (count: number) => `${count} adressen, onderaan`,
} as const

export const mandateTexts = {
  creditor: 'Incassant',
  name: 'Naam',
  address: 'Adres',
  country: 'Land',
  netherlands: 'Nederland',
  creditorId: 'Incassant-ID',
  reference: 'Kenmerk machtiging',
  scheme: 'Soort machtiging',
  schemes: { CORE: 'algemeen (Core)', B2B: 'zakelijk (B2B)' },
  payment: 'Soort betaling',
  recurrent: 'doorlopend',
  holder: 'Rekeninghouder',
  organisation: 'Organisatie',
  iban: 'IBAN',
  agreement: 'Akkoord',
  givenBy: 'Gegeven door',
  place: 'Plaats',
  date: 'Datum',
  text: 'Tekst',
  order: 'Bestelling',
  version: (version: string) => `versie ${version}`,
  electronic: 'Deze machtiging is elektronisch gegeven bij het plaatsen van de bestelling.',
  textElsewhere: 'De tekst waarmee je akkoord ging staat in de bevestiging die je per e-mail kreeg.',
} as const

/** The planned delivery in a calendar. */
export const deliveryCalendarTexts = {
  /** Of an entry that is taken back. */
  cancelled: (number: string, phone: string) =>
    `Op deze dag leveren we bestelling ${number} niet. Heb je vragen? Bel ons op ${phone}.`,
  product: 'Levering',
  summary: (brand: string, number: string) => `Levering van ${brand}, bestelling ${number}`,
  description: (entry: {
    readonly number: string
    readonly company: string
    readonly label: string
    readonly installer: string
    readonly isAtTheDoor: boolean
    readonly phone: string
  }) =>
    [
      `We leveren bestelling ${entry.number} voor ${entry.company} ${entry.label}.`,
      ...(entry.installer === '' ? [] : [`Monteur: ${entry.installer}.`]),
      ...(entry.isAtTheDoor ? ['Zorg dat er iemand is die de deur opent.'] : []),
      `Komt deze dag niet uit? Bel ons op ${entry.phone}.`,
    ].join('\n'),
} as const

/** The names of the rows about buyer and requester. */
export const requestFactTexts = {
  ibanEnding: (ending: string) => `eindigt op ${ending}`,
  contact: 'Contactpersoon',
  technicalPerson: 'Technische contactpersoon',
  invoiceTo: 'Factuur naar',
  numbers: 'Te behouden nummers',
  directDebit: 'Automatische incasso',
  noDirectDebit: 'nee',
  organisationPhone: 'Telefoonnummer organisatie',
  organisationEmail: 'E-mailadres organisatie',
  organisation: 'Organisatie',
  name: 'Naam',
  phone: 'Telefoonnummer',
  email: 'E-mailadres',
} as const
