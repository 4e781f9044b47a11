/** Why a customer no longer has a product. */
export const productEndTexts = {
  customerRequest: 'Op verzoek van de klant',
  moved: 'Verhuisd',
  replaced: 'Vervangen door een ander product',
  businessEnded: 'Het bedrijf is gestopt',
  notPaid: 'Niet betaald',
  supplier: 'De leverancier stopt ermee',
} as const

/** Why a product is not ended so. */
export const productEndRefusals = {
  gone: 'Dit product heeft de klant niet uit deze bestelling.',
  alreadyEnded: 'Dit product is al beëindigd.',
  notDelivered: 'Deze bestelling is nog niet geleverd.',
  beforeStart: 'Deze dag ligt voor de levering.',
  tooFar: 'Kies een dag binnen twee jaar.',
  reasonMissing: 'Kies waarom het product eindigt.',
} as const

/** Labels of the form. */
export const productEndFields = { day: 'Einddag', reason: 'Reden' } as const

const monthly = (amount: string) => `${amount} per maand`

/** Words of an agreement: since and until when, and what leaving costs. */
export const agreementTexts = {
  title: (number: string) => `Contract ${number}`,
  withoutVat: 'Bedragen zijn excl. btw.',
  howToLeave: 'Opzeggen kan per e-mail of telefoon; wij bevestigen de laatste dag.',
  perMonthFrom: (amount: string, day: string) => `nu gratis, vanaf ${day} ${monthly(amount)}`,
  amountPerMonth: monthly,
  bought: 'gekocht',
  since: 'Sinds',
  term: 'Looptijd',
  termStatus: {
    'within-term': (lastDay: string) => `tot en met ${lastDay}, daarna per maand`,
    renewed: (lastDay: string) => `was tot en met ${lastDay}, loopt nu per maand door`,
    'without-term': () => 'geen vaste looptijd',
  },
  leaving: 'Opzeggen',
  withoutCosts: (day: string) => `kan zonder kosten per ${day}`,
  leavingEarlier: 'Eerder stoppen',
  earlier: (day: string, amount: string) =>
    `op zijn vroegst per ${day}; dat kost ten hoogste ${amount}: de prijs van de maanden tot het einde van de looptijd`,
  earlierFree: (day: string) => `kan per ${day} zonder kosten`,
  ended: 'Geëindigd',
  ends: 'Eindigt',
  lastDay: (day: string) => `laatste dag ${day}`,
} as const

/** The page with everything that a customer has. */
export const agreementsPageTexts = {
  label: 'Contracten',
  title: 'Contracten',
  subject: 'je contracten',
  none: 'Nog geen contracten',
  nonePromise: 'Na de levering van een bestelling staat hier wat je hebt en tot wanneer.',
  perMonth: (amount: string) => `Samen ${amount} per maand, excl. btw.`,
  order: (number: string) => `Bestelling ${number}`,
  file: 'Alles als bestand voor een spreadsheet (CSV)',
} as const

/** Columns of the file with everything that a customer has. */
export const agreementColumns = {
  number: 'Contract',
  order: 'Bestelling',
  branch: 'Filiaal',
  address: 'Adres',
  product: 'Product',
  quantity: 'Aantal',
  perMonth: 'Per maand excl. btw',
  startedOn: 'Sinds',
  lastDayOfTerm: 'Looptijd tot en met',
  withoutCosts: 'Opzeggen zonder kosten per',
  endsOn: 'Laatste dag',
} as const
