import { lazy } from '../../common/lazy.ts'
import type { CaseState } from '../cases/case-states.ts'
import type { RequestKind } from '../cases/customer-requests.ts'
import { requestNames } from '../cases/texts-desk.ts'
import type { ConsentWay } from '../consents/consent-ways.ts'
import type { StateTone } from '../customers/texts.ts'

/* The Dutch texts of the screen of a case. */

const shortDayFormat = lazy(
  () => new Intl.DateTimeFormat('nl-NL', { weekday: 'short', day: 'numeric', timeZone: 'UTC' }),
)

const tones: Readonly<Record<CaseState, StateTone>> = {
  acknowledged: 'running',
  inProgress: 'running',
  partial: 'running',
  approved: 'running',
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

/** Tone that decides a state's colour. */
export const caseTones: Readonly<Record<string, StateTone>> = tones

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

export const coverageTexts = {
  upTo: (words: string, mbs: number) => `${words}, tot ${mbs} Mb/s`,
  dsl: (mbs: number) => `DSL tot ${mbs} Mb/s`,
  noDsl: 'Geen DSL',
} as const

/** Beside the check of the delivery: what was said of it, and the networks no longer do. */
export const deliveryToCheck = (said: string) =>
  `gezegd is ${said}, het netwerk zegt nu minder. De klant leest geen levertijd tot je dit hebt nagekeken`

/** Open requests of customers. */
export const requestTexts = {
  titles: {
    cancel: 'De klant wil annuleren',
    change: 'De klant wil iets wijzigen',
    question: 'De klant heeft een vraag',
    mail: 'Er is een mail binnengekomen',
    'notice-withdrawn': 'De klant trekt zijn opzegging in',
    'transfer-declined': 'De overname is geweigerd',
  } satisfies Record<RequestKind, string>,
  /** Named apart from a case. */
  kinds: {
    cancel: 'Verzoek om te annuleren',
    change: 'Verzoek om iets te wijzigen',
    question: 'Vraag over een prijsopgave',
    mail: 'Mail van de klant',
    'notice-withdrawn': 'Ingetrokken opzegging',
    'transfer-declined': 'Geweigerde overname',
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
