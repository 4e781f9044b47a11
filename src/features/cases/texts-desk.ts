import { sharedTexts } from '../../common/texts.ts'
import type { CaseKind } from './case-kinds.ts'
import type { StatesOfKinds } from './case-states.ts'
import type { RequestKind } from './customer-requests.ts'
import type { Milestone } from './milestones.ts'
import type { OrderPurpose } from './order-purpose.ts'

/** The Dutch texts of the desk's screen of a case. */

export const caseKindNames: Readonly<Record<CaseKind, string>> = {
  order: 'Bestelling',
  quote: 'Prijsopgave',
  'fibre-enquiry': 'Glasvezelaanvraag',
  form: 'Formulier',
  message: 'E-mail',
}

/** Names of what an order does for its customer. */
export const orderPurposeNames: Readonly<Record<OrderPurpose, string>> = {
  new: 'Nieuw',
  change: 'Wijziging',
  move: 'Verhuizing',
  end: 'Opzegging',
}

/** A case as the desk calls it: an order that changes or ends an agreement by what it does. */
export const caseNameOf = ({
  kind,
  purpose,
}: {
  readonly kind: CaseKind
  readonly purpose: OrderPurpose
}): string => (purpose === 'new' ? caseKindNames[kind] : orderPurposeNames[purpose])

/** States in which cases come in and to which none goes back. */
type First = 'acknowledged' | 'new'

/** Label of the button that moves a case to a state. */
const labelsOfMoves: {
  readonly [Kind in CaseKind]: Readonly<Record<Exclude<StatesOfKinds[Kind], First>, string>>
} = {
  order: {
    inProgress: 'Bevestigen',
    pending: 'In voorbereiding zetten',
    held: 'Op de klant wachten',
    partial: 'Als deels geleverd noteren',
    completed: 'Als geleverd afronden',
    cancelled: 'Bestelling annuleren',
    rejected: 'Bestelling afwijzen',
    failed: 'Als mislukt afsluiten',
  },
  quote: {
    inProgress: 'Weer oppakken',
    pending: 'Op informatie wachten',
    approved: 'Als verstuurd noteren',
    accepted: 'Als geaccepteerd noteren',
    rejected: 'Als afgewezen noteren',
    cancelled: 'Intrekken',
  },
  'fibre-enquiry': { answered: 'Als beantwoord noteren', closed: 'Zaak sluiten' },
  form: { answered: 'Als beantwoord noteren', closed: 'Zaak sluiten' },
  message: { answered: 'Als beantwoord noteren', closed: 'Zaak sluiten' },
}
/** The same of an order that is an end. */
export const endMoveLabels: Readonly<Record<string, string>> = {
  inProgress: 'Opzegging verwerken',
  cancelled: 'Opzegging intrekken',
}

export const moveLabels: Readonly<Record<CaseKind, Readonly<Record<string, string>>>> = labelsOfMoves

export const availabilityNames = {
  'on-net': 'Aangesloten op glasvezel',
  'near-net': 'Glasvezel dichtbij, graven nodig',
  'no-net': 'Geen glasvezel mogelijk',
  other: 'Mogelijkheden uitzoeken',
} as const

export const checkTexts = {
  names: { kvk: 'KVK nummer', vat: 'BTW nummer', address: 'Adres', delivery: 'Levering' },
  done: 'Gecontroleerd',
  owed: 'Nog te controleren',
  now: 'Controleer nu',
  byHand: 'Zelf nagekeken, klopt',
  outcomes: {
    known: 'Het klopt.',
    unknown: 'Het register kent dit niet. Zoek het na met de klant.',
    'not-checked': 'Het register gaf geen antwoord. Probeer het later, of kijk het zelf na.',
  },
} as const

/** Names of the customer's requests, above the case until somebody answers. */
export const requestNames: Readonly<Record<RequestKind, string>> = {
  cancel: 'annulering',
  change: 'wijziging',
  question: 'vraag over de prijsopgave',
  mail: 'mail van de klant',
  'notice-withdrawn': 'ingetrokken opzegging',
  'transfer-declined': 'geweigerde overname',
}

export const milestoneTexts: Readonly<Record<Milestone, string>> = {
  'order-confirmed': 'Mail de klant dat de bestelling bevestigd is',
  'delivery-planned': 'Mail de klant de leverdag',
  'order-delivered-in-part': 'Mail de klant dat alles geleverd is, op zijn nummers na',
  'order-delivered': 'Mail de klant dat alles geleverd is',
  'order-held': 'Mail de klant waar we op wachten',
  'order-rejected': 'Mail de klant dat we de bestelling niet aannemen, en waarom',
  'order-failed': 'Mail de klant dat de levering niet lukt, en hoe het verder gaat',
  'order-reopened': 'Mail de klant dat de bestelling verdergaat',
  'quote-ended': 'Mail de klant dat de prijsopgave niet doorgaat',
  'quote-reopened': 'Mail de klant dat de prijsopgave verdergaat',
  'order-cancelled': 'Mail de klant dat de bestelling geannuleerd is',
  'port-in-planned': 'Mail de klant wanneer zijn nummers overgaan',
  'parcel-sent': 'Mail de klant dat zijn pakket onderweg is',
}

export const commandTexts = {
  failed: { title: 'Dit is niet opgeslagen', advice: sharedTexts.typedIsKept },
  previewMail: 'Bekijk de mail',
  willMail: 'De klant krijgt een mail.',
  callNumber: (number: string) => `Bel ${number}`,
  correct: 'Gegevens verbeteren',
  correctTitle: 'Verbeter de gegevens',
  correctCompany:
    'De juiste naam van hetzelfde bedrijf; een ander bedrijf bestelt zelf. Documenten die de klant al heeft blijven zoals ze zijn.',
  correctEmail:
    'Wat niet aankwam gaat naar dit adres als je het opnieuw verstuurt. Links in eerdere mails werken dan niet meer.',
  organizationAddress: 'Adres van de organisatie',
  invoice: 'Factuurgegevens',
  enquired: 'Waar de aanvraag over gaat',
  name: 'Naam',
  lastName: 'Achternaam',
  recordCall: 'Gesprek vastleggen',
  callTitle: 'Hoe ging het gesprek?',
  callAnyway: 'Ja, buiten kantoortijd bellen',
  waitUntil: 'Wanneer volg je de klant op?',
  isFinal: 'Hiermee is de zaak afgesloten.',
  callOutcome: 'Uitkomst',
  callNote: 'Notitie bij het gesprek',
  reached: 'Klant gesproken',
  reachedAndConfirm: 'Gesproken en bevestigen',
  notReached: 'Niet bereikt, of later terugbellen',
  againOn: 'Opnieuw bellen op',
  callBackThen: 'Wil dan gebeld worden',
  state: 'Status',
  day: 'Dag',
  time: 'Tijd',
  planCall: 'Belafspraak plannen',
  planCallTitle: 'Wanneer bellen we?',
  save: 'Opslaan',
  leave: 'Toch niet',
  planDelivery: 'Leverdag plannen',
  replanDelivery: 'Leverdag wijzigen',
  deliveryTitle: 'Wanneer leveren we?',
  partOfDay: 'Dagdeel',
  installer: 'Monteur of installateur',
  answer: 'Beantwoorden',
  answerTo: (address: string) => `Naar ${address}`,
  sendAnswer: 'Versturen',
  makeQuote: 'Prijsopgave maken',
  quoteTitle: 'Maak hier een prijsopgave van',
  quoteMail: 'Mail de klant dat de aanvraag voor een prijsopgave binnen is',
  quoteProduct: 'Verbinding',
  chooseProduct: 'Kies een verbinding',
  quoteAddress: 'We zoeken straat en plaats erbij, en wat er op het adres kan.',
  lineHere: 'kan op dit adres',
  lineBeyond: 'gaat verder dan wat dit adres nu heeft',
  line: (name: string, months: number, price: string) => `${name}, ${months / 12} jaar, ${price} p/m`,
  words: 'Toelichting',
  wordsInMail: 'Staat in de mail aan de klant, als je die stuurt.',
  takeBack: 'Terugdraaien',
  takeBackTitle: (label: string) => `Terug naar ‘${label}’?`,
  takeBackTold: 'De klant kreeg hier een mail over. Hij krijgt nu meteen een correctie.',
  close: 'Sluiten met reden',
  closeTitle: 'Waarom sluit je deze zaak?',
  reason: 'Reden',
  chooseReason: 'Kies een reden',
  saved: 'Opgeslagen.',
  confirm: (action: string) => `${action}?`,
} as const

export const conflictTexts = {
  title: 'Iemand was je voor',
  yours: 'Wat jij wilde',
  now: 'Wat er nu staat',
  meanwhile: 'Wat er intussen gebeurde',
  redo: 'Mijn wijziging toch doorvoeren',
  leave: 'Laten zoals het is',
} as const

/** The mark of a case that holds a mail that somebody else sent than its From says. */
export const forgedMark = 'Afzender klopt niet'

export const longTexts = {
  more: 'Lees verder',
  less: 'Korter',
} as const
