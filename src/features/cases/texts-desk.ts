import { lazy } from '../../common/lazy.ts'
import { sharedTexts } from '../../common/texts.ts'
import type { ConsentWay } from '../agreements/consent-ways.ts'
import type { StateTone } from '../customers/texts.ts'
import type { CaseKind } from './case-kinds.ts'
import type { RequestKind } from './customer-requests.ts'
import type { Milestone } from './milestones.ts'

/** The Dutch texts of the desk's screen of a case. */

const shortDayFormat = lazy(
  () => new Intl.DateTimeFormat('nl-NL', { weekday: 'short', day: 'numeric', timeZone: 'UTC' }),
)

export const caseKindNames: Readonly<Record<CaseKind, string>> = {
  order: 'Bestelling',
  quote: 'Prijsopgave',
  'fibre-enquiry': 'Glasvezelaanvraag',
  form: 'Formulier',
  message: 'E-mail',
}

/** Tone that decides a state's colour; unlisted states are running. */
export const caseTones: Readonly<Record<string, StateTone>> = {
  held: 'waiting',
  pending: 'waiting',
  new: 'waiting',
  completed: 'done',
  accepted: 'done',
  answered: 'done',
  cancelled: 'ended',
  rejected: 'ended',
  failed: 'ended',
  closed: 'ended',
}

/** Label of the button that moves a case to a state. */
export const moveLabels: Readonly<Record<CaseKind, Readonly<Record<string, string>>>> = {
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

export const casePageTexts = {
  title: (kind: string, number: string) => `${kind} ${number}`,
  unknown: 'Zaak',
  closed: 'Deze zaak is afgesloten.',
  nextTitle: 'Acties en afspraken',
  otherSteps: 'Andere acties',
  moves: 'Naar een andere status',
  finalMoves: 'Zaak afsluiten (eindstatus)',
  impossible: 'Waarom kan iets niet?',
  readOnly: 'Met jouw rol kun je deze zaak bekijken en niet wijzigen.',
  due: 'Uiterlijk',
  late: 'Te laat',
  opened: 'Ontvangen',
  lines: 'Besteld',
  quoted: 'Gevraagd',
  offered: 'Aangeboden',
  entered: 'Ingevuld',
  place: 'Adres en dekking',
  numbers: 'Nummers die meekomen',
  customer: 'Klant',
  handling: 'Behandeling',
  assignee: 'Behandelaar',
  nobody: 'Niemand',
  me: 'Aan mij toewijzen',
  checks: 'Controles',
  consents: 'Toestemmingen',
  documents: 'Documenten',
  parts: 'Delen van de zaak',
  conversation: 'Gesprek',
  actions: 'Acties',
  facts: 'Gegevens',
  madeOf: 'Gemaakt van',
  becameOf: 'Werd',
  reseller: 'Reseller',
  call: 'Bellen',
  mail: 'Mailen',
  planned: 'Gepland',
  delivery: 'Levering',
  notPlanned: 'Nog niet gepland',
  noContact: 'Niet opgegeven',
  organization: 'Organisatie',
  name: 'Naam',
  phone: 'Telefoon',
  email: 'E-mail',
  reason: 'Reden',
  version: (version: string) => `versie ${version}`,
  readOutBy: (name: string, moment: string) => `voorgelezen door ${name}, ${moment}`,
  passedOn: (name: string, how: string) => `gegeven door ${name}, ${how}, en doorgegeven door een koppeling`,
  noText: 'De tekst van deze versie is niet bewaard.',
} as const

/** The parts of a case that are folded into a line. */
export const factsTexts = {
  checks: (owed: number) => (owed === 0 ? 'Alles gecontroleerd' : `${owed} nog te controleren`),
  entered: (count: number) => (count === 1 ? '1 gegeven' : `${count} gegevens`),
  documents: (count: number) => (count === 1 ? '1 document' : `${count} documenten`),
  parcels: (count: number) => {
    if (count === 0) return 'Nog geen pakket'
    return count === 1 ? '1 pakket' : `${count} pakketten`
  },
  linesMore: 'Btw, eerste factuur en totaal over de looptijd',
  link: 'Volglink',
  linkSummary: 'Staat in elke mail aan de klant',
  account: 'Account',
  openAccount: 'Open het account',
} as const

/** How a consent was given that a client of the API passed on. */
export const consentWayNames: Readonly<Record<ConsentWay, string>> = {
  web: 'op een website',
  phone: 'telefonisch',
  paper: 'op papier',
  'in-person': 'in een gesprek',
}

export const consentNames: Readonly<Record<string, string>> = {
  terms: 'Algemene voorwaarden',
  'direct-debit': 'Automatische incasso',
  'long-term': 'Looptijd van 3 jaar',
  application: 'Sollicitatie een jaar bewaren',
}

export const availabilityNames = {
  'on-net': 'Aangesloten op glasvezel',
  'near-net': 'Glasvezel dichtbij, graven nodig',
  'no-net': 'Geen glasvezel mogelijk',
  other: 'Mogelijkheden uitzoeken',
} as const

export const coverageTexts = {
  upTo: (words: string, mbs: number) => `${words}, tot ${mbs} Mb/s`,
  dsl: (mbs: number) => `DSL tot ${mbs} Mb/s`,
  noDsl: 'Geen DSL',
} as const

/** Beside the check of the delivery: what was said of it, and the networks no longer do. */
export const deliveryToCheck = (said: string) =>
  `gezegd is ${said}, het netwerk zegt nu minder. De klant leest geen levertijd tot je dit hebt nagekeken`

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
}

/** Open requests of customers. */
export const requestTexts = {
  titles: {
    cancel: 'De klant wil annuleren',
    change: 'De klant wil iets wijzigen',
    question: 'De klant heeft een vraag',
    mail: 'Er is een mail binnengekomen',
  } satisfies Record<RequestKind, string>,
  titlesOf: ([first, ...others]: readonly RequestKind[]) =>
    first === undefined || others.length > 0
      ? requestTexts.waiting(others.length + 1)
      : requestTexts.titles[first],
  asked: (kind: RequestKind, at: string) => `${kind === 'mail' ? 'Binnengekomen' : 'Gevraagd'} op ${at}.`,
  answer: 'Bel of mail de klant, of doe wat hij vraagt.',
  forged: 'De afzender klopt niet: doe niet wat hier staat voordat je de klant gebeld hebt.',
  settle: 'Afgehandeld',
  settleAll: 'Alles afgehandeld',
  settleAllMails: 'Alle mails afgehandeld',
  waiting: (count: number) => `${count} mails wachten op antwoord`,
  more: (count: number) => (count === 1 ? 'Nog 1' : `Nog ${count}`),
  /** For who hears it. */
  settleOf: (kind: RequestKind) => `Afgehandeld: ${requestNames[kind]}`,
  /** Asked with a call or a mail where several wait. */
  settles: 'Wat is hiermee afgehandeld?',
  choice: (kind: RequestKind, words: string) => {
    const label = requestTexts.titles[kind]
    return words === '' ? label : `${label}: ${words.length > 80 ? `${words.slice(0, 79)}…` : words}`
  },
} as const

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

/** A mail that is an application for a job. */
export const applicationTexts = {
  make: 'Sollicitatie van maken',
  title: 'Maak hier een sollicitatie van',
  readers: 'Daarna zien alleen personeel en beheerders deze zaak, met mails, bestanden en notities.',
  period: 'Vier weken na het afsluiten wissen we hem, zoals elke sollicitatie.',
  final: 'Dit draai je niet terug.',
  fact: 'Zaak',
  name: 'Sollicitatie',
} as const

/** The buyer's preference where the delivery is planned. */
export const deliveryTexts = {
  preference: (words: string) => `Voorkeur van de klant: ${words}`,
  preferred: 'Voorkeur',
  comingDays: 'Eerstvolgende werkdagen',
  notPreferred: 'Dit valt buiten de voorkeur van de klant',
  /** `ma 7`, below its week. */
  shortDay: (day: string) => shortDayFormat().format(new Date(`${day}T00:00:00Z`)),
} as const

export const noteTexts = {
  label: 'Notitie voor collega’s',
  placeholder: 'Schrijf een notitie',
  hint: 'Ctrl + Enter slaat op. Tot dan bewaart deze browser wat je typt.',
  save: 'Notitie opslaan',
  kept: 'Deze notitie is nog niet opgeslagen.',
} as const

export const conflictTexts = {
  title: 'Iemand was je voor',
  yours: 'Wat jij wilde',
  now: 'Wat er nu staat',
  meanwhile: 'Wat er intussen gebeurde',
  redo: 'Mijn wijziging toch doorvoeren',
  leave: 'Laten zoals het is',
} as const
