import { formatDay } from '../../common/moments.ts'
import { sharedTexts } from '../../common/texts.ts'
import { returnDays } from './term.ts'

const notYours = 'Dit contract staat niet in je account.'

/** Why a customer no longer has a product. */
export const productEndTexts = {
  customerRequest: 'Op verzoek van de klant',
  moved: 'Verhuisd',
  replaced: 'Vervangen door een ander product',
  businessEnded: 'Het bedrijf is gestopt',
  notPaid: 'Niet betaald',
  supplier: 'De leverancier stopt ermee',
  takenOver: 'Overgenomen door een andere aanbieder',
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

/** Why customers leave, where they say so. */
export const noticeReasonTexts = {
  'other-provider': 'We stappen over naar een andere aanbieder',
  price: 'We vinden het te duur',
  'not-satisfied': 'We zijn niet tevreden',
  moving: 'We verhuizen',
  'not-needed': 'We hebben het niet meer nodig',
  'business-ends': 'Het bedrijf stopt',
} as const

/** Why a notice that staff record is not taken so. */
export const noticeGiverRefusals = {
  noProvider: 'Vul in welke aanbieder het overneemt.',
  noSwitch: 'Vul in per wanneer de andere aanbieder het overneemt.',
  wrongSwitch: 'Kies een dag van vandaag tot en met de laatste dag.',
  noGround: 'Kies waarom we opzeggen.',
} as const

/** Why a notice is not taken so. */
export const noticeRefusals = {
  nothingChosen: 'Kies wat je wilt opzeggen.',
  ended: 'Dit loopt niet meer, of er staat al een einde voor. Kijk wat er nu staat.',
  tooSoon: (day: string) =>
    `Opzeggen kan op zijn vroegst per ${formatDay(new Date(day))}: een maand na vandaag.`,
  tooFar: (day: string) => `Kies een dag tot en met ${formatDay(new Date(day))}.`,
  noDay: 'Kies de laatste dag.',
  otherCost: (sum: string) =>
    `Opzeggen kost nu ${sum}, anders dan hier stond. Bekijk het nog eens en bevestig het dan.`,
  unknown: notYours,
  linkGone: 'Deze link werkt niet meer. Vraag de opzegging opnieuw aan, of bel ons.',
  withdrawalLinkGone:
    'Deze link werkt niet meer. Vraag hem opnieuw aan op de pagina van je bestelling, of bel ons.',
  givenAlready: 'Deze opzegging is al doorgegeven. De bevestiging kreeg je per e-mail.',
  handedOver: (day: string) =>
    `Dit contract gaat per ${formatDay(new Date(day))} over naar een ander bedrijf. Opzeggen kan dat bedrijf vanaf die dag.`,
} as const

/** Why a notice is not withdrawn. */
export const withdrawalRefusals = {
  unknown: 'Deze opzegging is er niet, of is al ingetrokken.',
  'too-late': 'De laatste dag is er al: intrekken kan niet meer. Bel ons, dan kijken we samen wat er kan.',
  switched: 'De andere aanbieder heeft het al overgenomen: intrekken kan niet meer.',
  'not-the-customers': 'Deze opzegging trek je niet zelf in. Bel ons, dan kijken we samen wat er kan.',
} as const

/** Why an order does not come in the place of an agreement. */
export const replacingRefusals = {
  logIn: 'Log in om iets aan je contract te veranderen.',
  linkGone:
    'De link om je contract te wijzigen werkt niet meer. Vraag hem opnieuw aan op de pagina van je bestelling, of bel ons.',
  unknown: notYours,
  replacedAlready: (number: string) =>
    `Voor dit contract loopt al een wijziging: bestelling ${number}. Bel ons als je daar iets aan wilt veranderen.`,
  noneAtDesk: 'Bij dit nummer hoort geen contract.',
  nothingRuns: 'Dit contract is geëindigd of opgezegd. Bestel gewoon wat je nodig hebt.',
  otherType: 'In de plaats van dit contract kan alleen een bestelling van dezelfde soort komen.',
  samePlace: 'Dit is het adres dat je al hebt. Kies een ander adres, of wijzig wat je op dit adres hebt.',
  otherPlace: 'Dit is een ander adres dan dat van je contract. Kies verhuizen in je contracten.',
  nothingMoves: 'Dit contract hangt niet aan een adres: er valt niets te verhuizen.',
  handedOver: (day: string) =>
    `Dit contract gaat per ${formatDay(new Date(day))} over naar een ander bedrijf. Wijzigen kan dat bedrijf vanaf die dag.`,
  otherCost: (amount: string) =>
    `Eerder stoppen met wat je nu hebt kost ten hoogste ${amount}, anders dan hier stond. Begin je wijziging opnieuw vanuit je contracten.`,
} as const

/** Labels of who gives a notice that staff record. */
export const noticeGiverFields = {
  by: 'Wie zegt op?',
  provider: 'Welke aanbieder?',
  switchesOn: 'Gaat over op',
  ground: 'Waarom?',
} as const

/** Labels of the form. */
export const productEndFields = { day: 'Einddag', reason: 'Reden' } as const

const monthly = (amount: string) => `${amount} per maand`

/** Words of an agreement: since and until when, and what leaving costs. */
export const agreementTexts = {
  title: (number: string) => `Contract ${number}`,
  withoutVat: 'Bedragen zijn excl. btw.',
  howToLeave: 'Opzeggen kan in je account, per e-mail of telefoon; wij bevestigen de laatste dag.',
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
  atMost: (amount: string) => `ten hoogste ${amount}`,
  monthsLeft: (percentage: number) =>
    `${percentage === 100 ? '' : `${percentage}% van `}de prijs van de maanden tot het einde van de looptijd`,
  earlier: (day: string, sum: string, why: string) => `op zijn vroegst per ${day}; dat kost ${sum}: ${why}`,
  earlierFree: (day: string) => `kan per ${day} zonder kosten`,
  ended: 'Geëindigd',
  ends: 'Eindigt',
  lastDay: (day: string) => `laatste dag ${day}`,
} as const

/** An agreement that another organisation took over, or will. */
export const handedOverTexts = {
  from: (day: string) =>
    `Overgenomen per ${formatDay(new Date(day))}. Wat er daarna mee gebeurt, zie je hier niet.`,
  coming: (day: string) => `Gaat per ${formatDay(new Date(day))} over naar een ander bedrijf.`,
  to: (day: string) =>
    `Van jullie sinds ${formatDay(new Date(day))}. De begindag, de looptijd en de prijs bleven zoals ze waren.`,
} as const

const noticeNotShown = 'De opzegging kan nu niet getoond worden'
const openIt = 'Open de mail in de mailbox van je organisatie. De link werkt 24 uur.'
const linkNotSent = 'De link is niet verstuurd'

/** The page with everything that a customer has. */
export const agreementsPageTexts = {
  label: 'Contracten',
  title: 'Contracten',
  subject: 'je contracten',
  subjectOfOne: 'dit contract',
  notYours: 'Dit contract staat niet in je account',
  all: 'Opzeggen of een opzegging intrekken',
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

/** The way to change what one has. */
export const changeLinkTexts = {
  open: 'Wijzigen',
  openInternet: 'Wijzigen of verhuizen',
  /** For who hears it. */
  of: (agreement: string) => `Contract ${agreement} wijzigen`,
  ofInternet: (agreement: string) => `Contract ${agreement} wijzigen of verhuizen`,
  running: (order: string) => `Bestelling ${order} komt in de plaats van dit contract, vanaf de levering.`,
} as const

/** Asking for a link that withdraws a notice, without an account. */
export const askForWithdrawalTexts = {
  before:
    'Toch niet? We sturen een link naar het e-mailadres van je organisatie. Daar trek je de opzegging in.',
  sent: 'De link om in te trekken is verstuurd',
  sentText: openIt,
  failed: linkNotSent,
} as const

/** The page that it leads to. */
export const withdrawalLinkTexts = {
  notChecked: noticeNotShown,
  dead: 'Deze link werkt niet meer',
  deadText: (phone: string) =>
    `Een link om een opzegging in te trekken werkt 24 uur, en alleen de nieuwste. Vraag hem opnieuw aan op de pagina van je bestelling, of bel ons op ${phone}.`,
  intro: (number: string, company: string) => `Opgezegd voor ${company}, van contract ${number}:`,
  nothing: (number: string) => `Van contract ${number} valt er niets in te trekken.`,
  /** Over the page that the link leads to. */
  pageTitle: 'Opzegging intrekken',
} as const

/** Changing what one has without an account. */
export const askForChangeTexts = {
  before:
    'Iets veranderen? We sturen een link naar het e-mailadres van je organisatie. Daar begin je de wijziging.',
  sent: 'De link om te wijzigen is verstuurd',
  sentText: openIt,
  failed: linkNotSent,
} as const

/** Fields of a notice. */
export const noticeFields = {
  positions: 'Wat zeg je op?',
  lastDay: 'Laatste dag',
  why: 'Waarom?',
  words: sharedTexts.sayMore,
} as const

/** The page on which a customer gives notice. */
export const noticeTexts = {
  number: 'Nummer van de opzegging',
  numbered: (number: string) => `Nummer ${number}.`,
  give: 'Opzeggen',
  title: 'Contract opzeggen',
  /** For who hears it. */
  giveOf: (number: string) => `Contract ${number} opzeggen`,
  intro: (agreement: string, address: string) =>
    `Contract ${agreement}, ${address}. Kies wat je opzegt en per wanneer. Je ziet wat het kost voordat je bevestigt.`,
  all: 'Alles kiezen',
  none: 'Niets kiezen',
  nothingLeft: 'Alles van dit contract is al geëindigd of opgezegd.',
  introByLink: (agreement: string) =>
    `Contract ${agreement}. Kies wat je opzegt en per wanneer. Je ziet wat het kost voordat je bevestigt.`,
  line: (amount: string, day: string) => `${amount} per maand, zonder kosten per ${day}`,
  withoutCosts: (day: string) => `Zonder kosten kan per ${day}.`,
  earliest: (day: string) => `Op zijn vroegst per ${day}.`,
  chooseReason: 'Geen reden kiezen',
  whatEnds: 'Wat er stopt',
  free: 'niets',
  total: (sum: string) => `Opzeggen kost je ${sum} excl. btw.`,
  totalFree: 'Opzeggen kost je niets.',
  why: (price: string) => `Dat is ${price}.`,
  ownShares: 'het deel van de prijs van de maanden tot het einde van de looptijd dat bij elk product staat',
  share: (percentage: number) => `${percentage}% van de prijs`,
  data: (day: string) =>
    `Je gegevens uit de cloud haal je tot en met ${day} op, of laat je door ons overzetten; dat kost niets. Bel ons als je hulp wilt.`,
  rented: `Wat je huurt, stuur je binnen ${returnDays} dagen na de laatste dag terug.`,
  notReturned: (amount: string) =>
    `Komt een apparaat niet terug, dan kost dat ten hoogste ${amount} excl. btw per stuk.`,
  preview: 'Bekijk wat er stopt',
  confirm: 'Zeg definitief op',
  change: 'Iets veranderen',
  mailed:
    'Je krijgt een bevestiging per e-mail. Tot de dag voor de laatste dag trek je de opzegging hier weer in.',
  failed: 'Je opzegging is niet doorgegeven',
  given: 'Je opzegging is doorgegeven',
  givenText: 'De bevestiging is onderweg per e-mail.',
  toAgreements: 'Naar je contracten',
  shown: (givenOn: string, lastDay: string) => `Opgezegd op ${givenOn}, laatste dag ${lastDay}`,
  shownTakenOver: (provider: string, switchesOn: string, lastDay: string) =>
    `${provider} neemt het over per ${switchesOn}, laatste dag bij ons ${lastDay}`,
  shownByUs: (givenOn: string, lastDay: string) => `Door ons opgezegd op ${givenOn}, laatste dag ${lastDay}`,
  costs: (sum: string) => `Kost ${sum} excl. btw.`,
  costsNothing: 'Zonder kosten.',
  withdraw: 'Opzegging intrekken',
  withdrawTitle: 'De opzegging intrekken?',
  withdrawText: (day: string) => `Wat per ${day} zou stoppen, loopt dan gewoon door.`,
  keep: 'Niet intrekken',
  withdrawn: 'De opzegging is ingetrokken.',
  notWithdrawn: 'De opzegging is niet ingetrokken',
} as const

/** Giving notice without an account. */
export const noticeLinkTexts = {
  send: 'Stuur de link om te bevestigen',
  before:
    'We sturen een link naar het e-mailadres van je organisatie. Pas als je daar bevestigt, is je opzegging doorgegeven.',
  sent: 'De link is verstuurd',
  sentText:
    'Open de mail in de mailbox van je organisatie en bevestig daar binnen 24 uur. Zonder bevestiging verandert er niets.',
  notChecked: noticeNotShown,
  dead: 'Deze link werkt niet meer',
  deadText: (phone: string) =>
    `Een link om op te zeggen werkt 24 uur, en alleen de nieuwste. Vraag hem opnieuw aan op de pagina van je bestelling, of bel ons op ${phone}.`,
  intro: (number: string, company: string) => `Je zegt op voor ${company}, van contract ${number}:`,
  over: 'Bevestigen kan niet meer',
  afterwards:
    'Je krijgt een bevestiging per e-mail. Tot de dag voor de laatste dag kun je de opzegging nog laten intrekken.',
  /** Over the page that the link leads to. */
  pageTitle: 'Opzegging bevestigen',
} as const
