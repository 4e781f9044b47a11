import type { CustomerReply, NextStep } from '../cases/next-steps.ts'
import { paletteKeys } from '../desk/texts.ts'
import type { SortColumn, SortDirection, WorkView } from './contract.ts'

/** Why a view is not kept. */
export const savedViewRefusals = {
  notKept: 'Deze weergave kan niet bewaard worden.',
  noSuchAssignee: 'Deze behandelaar bestaat niet (meer).',
  tooMany: (max: number) => `Je hebt al ${max} weergaven. Verwijder er eerst een die je niet meer gebruikt.`,
  sameName: 'Je hebt al een weergave met deze naam.',
  ofColleague: 'Deze weergave is van een collega.',
  mayNotShare: 'Met jouw rol deel je geen weergaven.',
  noSuchRole: 'Deze rol bestaat niet.',
} as const

/* The work list of staff, and the search over it. */

export const workListTitle = 'Werklijst'

export const workViewNames: Readonly<Record<WorkView, string>> = {
  open: 'Open',
  'te-laat': 'Te laat',
  'van-mij': 'Van mij',
  niemand: 'Van niemand',
  alles: 'Alles',
}

/** Next step of staff, as the text of a link. */
export const nextStepNames: Readonly<Record<NextStep, string>> = {
  call: 'Bellen',
  respond: 'Klant antwoorden',
  confirm: 'Bevestigen',
  prepare: 'Voorbereiden',
  'follow-up': 'Klant opvolgen',
  plan: 'Levering plannen',
  deliver: 'Leveren',
  'port-in': 'Nummers overzetten',
  'find-out': 'Uitzoeken',
  'process-notice': 'Opzegging verwerken',
  'switch-off': 'Diensten beëindigen',
  'settle-return': 'Retour afhandelen',
  'check-address': 'E-mailadres nakijken',
  'send-again': 'Antwoord opnieuw versturen',
  'make-quote': 'Prijsopgave maken',
  renew: 'Verlopen: vernieuwen of afsluiten',
  answer: 'Beantwoorden',
  close: 'Afsluiten',
}

/** Open requests and answers of customers. */
export const customerReplyNames: Readonly<Record<CustomerReply, string>> = {
  cancel: 'Klant wil annuleren',
  change: 'Klant wil iets wijzigen',
  question: 'Klant heeft een vraag',
  mail: 'Nieuwe mail',
  'notice-withdrawn': 'Klant trekt zijn opzegging in',
  'transfer-declined': 'Overname geweigerd',
  declined: 'Klant wees de wijziging af',
  agreed: 'Klant ging akkoord met de wijziging',
}

export const workListTexts = {
  views: 'Weergaven',
  ownViews: 'Eigen weergaven',
  /** Behind a count that goes no further. */
  orMore: (most: number) => `${most}+`,
  /** For who hears it. */
  cases: (count: string) => `${count} zaken`,
  table: 'Zaken',
  columns: {
    number: 'Nummer',
    who: 'Organisatie',
    what: 'Soort',
    monthly: 'Per maand',
    state: 'Status',
    next: 'Volgende stap',
    age: 'Binnen',
    assignee: 'Behandelaar',
  },
  /** For who hears it: the mark before a case in which something is new. */
  unseen: 'Nieuw: ',
  /** Before what was said last. */
  saidBy: { us: 'Wij: ', note: 'Notitie: ' },
  nobody: 'Niemand',
  unknownOrganization: 'Zonder organisatie',
  via: (reseller: string) => `via ${reseller}`,
  noAmount: 'Geen bedrag',
  noStep: 'Klaar',
  noPromise: 'Geen afspraak',
  late: (since: string) => `${since} te laat`,
  today: 'Vandaag',
  tomorrow: 'Morgen',
  todayAt: (time: string) => `Vandaag ${time}`,
  tomorrowAt: (time: string) => `Morgen ${time}`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} uur`,
  days: (count: number) => (count === 1 ? '1 dag' : `${count} dagen`),
  justNow: 'Zojuist',
  near: 'Lijkt op wat je zoekt',
  newer: (count: number) => (count === 1 ? '1 nieuwe zaak' : `${count} nieuwe zaken`),
  changed: 'De lijst is gewijzigd',
  show: 'Tonen',
  previous: 'Vorige',
  next: 'Volgende',
  pages: 'Bladeren',
} as const

const sortNames: Readonly<Record<SortColumn, string>> = {
  uiterlijk: 'Volgende stap',
  binnen: 'Ontvangen',
  organisatie: 'Organisatie',
  status: 'Status',
  behandelaar: 'Behandelaar',
  bedrag: 'Per maand',
}

export const workFilterTexts = {
  legend: 'Filters',
  /** The button that shows them where they have no room. */
  open: 'Filters',
  kind: 'Soort',
  anyKind: 'Alle soorten',
  purpose: 'Soort bestelling',
  anyPurpose: 'Alle bestellingen',
  state: 'Status',
  anyState: 'Elke status',
  type: 'Product',
  anyType: 'Alle producten',
  assignee: 'Behandelaar',
  anyone: 'Iedereen',
  me: 'Ik',
  nobody: 'Niemand',
  clear: 'Wis filters',
  load: ({ name, open, late, today }: { name: string; open: string; late: string; today: string }) =>
    `${name} (${open} open, ${late} te laat, ${today} vandaag)`,
  sort: 'Sorteren',
  unsorted: 'Volgorde',
  sortedBy: (column: SortColumn, direction: SortDirection) =>
    `${sortNames[column]}, ${direction === 'op' ? 'oplopend' : 'aflopend'}`,
} as const

export const workListEmptyTexts = {
  open: { title: 'Alles is gedaan', text: 'Wat binnenkomt, verschijnt hier vanzelf.' },
  'te-laat': { title: 'Niets is te laat', text: 'Iedereen is op tijd gebeld.' },
  'van-mij': {
    title: 'Je hebt geen zaken',
    text: 'Pak er een uit ‘Van niemand’ en wijs hem aan jezelf toe.',
  },
  niemand: { title: 'Alles heeft een behandelaar', text: 'Nieuwe zaken komen hier binnen.' },
  alles: { title: 'Er is nog niets binnengekomen', text: 'Wat binnenkomt, verschijnt hier vanzelf.' },
  filtered: { title: 'Geen zaken met deze filters', text: 'Wis een filter om meer te zien.' },
  notFound: {
    title: 'Niets gevonden',
    text: 'Zoek op nummer, organisatie, naam, KVK nummer, postcode met huisnummer, e-mailadres of telefoonnummer.',
  },
  unsearchable: {
    title: 'Hier is niet op te zoeken',
    text: 'Typ letters of cijfers: een nummer, organisatie, naam, KVK nummer, postcode met huisnummer, e-mailadres of telefoonnummer.',
  },
} as const satisfies Readonly<Record<WorkView | 'filtered' | 'notFound' | 'unsearchable', object>>

export const savedViewTexts = {
  open: 'Weergave',
  save: 'Bewaar als weergave',
  nothingToKeep: 'Kies eerst een filter of een volgorde. Daarna bewaar je dat hier als weergave.',
  title: 'Weergave bewaren',
  intro: 'De weergave staat daarna als tabblad boven je lijst.',
  share: 'Deel met alle collega’s',
  begin: 'Begin hiermee',
  beginOther: 'Beginweergave voor …',
  beginTitle: 'Waarmee begint de lijst?',
  beginIntro: 'Wie zelf een beginweergave koos, houdt die.',
  forWhom: 'Voor wie',
  forMe: 'Voor mij',
  forRole: (role: string) => `Rol ${role}`,
  beginThis: 'Met deze weergave',
  beginUsual: 'Met de gewone lijst',
  noBegin: 'Niet meer hiermee beginnen',
  notChosen: 'Dit is niet gekozen',
  name: 'Naam',
  submit: 'Bewaren',
  failed: 'De weergave is niet bewaard',
  remove: 'Verwijder deze weergave',
  notRemoved: 'De weergave is niet verwijderd',
} as const

export const deskSearchTexts = {
  label: 'Zoek een zaak',
  placeholder: 'Zoek op naam, nummer, postcode …',
  submit: 'Zoeken',
  results: (typed: string) => `Zoekresultaten voor ‘${typed}’`,
  stop: 'Terug naar de lijst',
  cut: 'Dit zijn de nieuwste 100 treffers. Typ meer om preciezer te zoeken.',
} as const

export const shortcutTexts = {
  title: 'Sneltoetsen',
  open: 'Sneltoetsen',
  enabled: 'Sneltoetsen gebruiken',
  enabledHint: 'Zet ze uit als je spraak of een ander hulpmiddel gebruikt.',
  rows: [
    paletteKeys,
    { keys: '/', what: 'Naar het zoekveld' },
    { keys: 'j', what: 'Volgende zaak in de lijst' },
    { keys: 'k', what: 'Vorige zaak in de lijst' },
    { keys: 'Enter', what: 'De zaak openen' },
    { keys: 'x', what: 'De zaak selecteren' },
    { keys: 'Shift x', what: 'Alles tot hier selecteren' },
    { keys: 'n', what: 'Nieuwe zaken tonen' },
    { keys: '?', what: 'Dit overzicht' },
  ],
} as const

/** Choosing cases of the list. */
export const pickTexts = {
  selectCase: (who: string) => `Selecteer ${who}`,
  selectPage: 'Selecteer alles op deze pagina',
} as const
