import { sharedTexts } from '../../common/texts.ts'
import type { OrderState } from '../cases/case-states.ts'

/** The Dutch texts of the customer pages. */

/** Meaning of a state for the reader; it decides the colour. */
export type StateTone = 'running' | 'waiting' | 'done' | 'ended'

export type StateTexts = {
  readonly label: string
  readonly tone: StateTone
  /** Next event. */
  readonly next: string
}

export const orderStateTexts: Readonly<Record<OrderState, StateTexts>> = {
  acknowledged: {
    label: 'Ontvangen',
    tone: 'running',
    next: 'We bellen je binnen 1 werkdag om je bestelling samen door te nemen.',
  },
  pending: {
    label: 'In behandeling',
    tone: 'running',
    next: 'We bereiden de levering voor. Je hoeft nu niets te doen.',
  },
  held: {
    label: 'Wacht op jou',
    tone: 'waiting',
    next: 'We hebben nog iets van je nodig. Bel of mail ons, dan gaan we verder.',
  },
  inProgress: {
    label: 'Wordt geleverd',
    tone: 'running',
    next: 'De levering is begonnen. We spreken een dag met je af.',
  },
  partial: {
    label: 'Deels geleverd',
    tone: 'running',
    next: sharedTexts.deliveredButNumbers,
  },
  completed: { label: 'Geleverd', tone: 'done', next: 'Alles is geleverd. Werkt er iets niet? Bel ons.' },
  cancelled: { label: 'Geannuleerd', tone: 'ended', next: 'Deze bestelling gaat niet door.' },
  rejected: {
    label: 'Afgewezen',
    tone: 'ended',
    next: 'We konden deze bestelling niet aannemen. Bel ons als je wilt weten waarom.',
  },
  failed: {
    label: 'Mislukt',
    tone: 'waiting',
    next: 'De levering is niet gelukt. Bel of mail ons, dan zoeken we samen een oplossing.',
  },
}

/** The pages of a logged-in customer: in the menu, and over their content. */
export const mijnPageTexts = {
  overview: { label: 'Overzicht', title: 'Mijn account' },
  orders: { label: 'Bestellingen', title: 'Bestellingen' },
  documents: { label: 'Documenten', title: 'Documenten' },
  carts: { label: 'Winkelwagens', title: 'Bewaarde winkelwagens' },
  company: { label: 'Bedrijfsgegevens', title: 'Bedrijfsgegevens' },
  contacts: { label: 'Contactpersonen', title: 'Contactpersonen' },
  loginEmail: { label: 'Inlogadres', title: 'Inlogadres wijzigen' },
  password: { label: 'Wachtwoord', title: 'Wachtwoord wijzigen' },
  sessions: { label: 'Apparaten', title: 'Waar je bent ingelogd' },
} as const

export const outsidePageTitles = {
  login: 'Inloggen',
  forgotPassword: 'Wachtwoord vergeten',
  choosePassword: 'Wachtwoord kiezen',
  confirmLoginEmail: 'Inlogadres bevestigen',
  lineChange: 'Wijziging van je bestelling',
  follow: 'Volg je bestelling of aanvraag',
} as const

/** Over the page of one order. */
export const titleOfOrder = (number: string) => `Bestelling ${number}`

/** The page or data being fetched, as part of a sentence. */
export const mijnSubjects = {
  page: 'de pagina',
  orders: 'je bestellingen',
  thisOrder: 'deze bestelling',
  documents: 'je documenten',
  carts: 'je winkelwagens',
  sessions: 'je apparaten',
} as const

export const mijnTexts = {
  menu: 'Mijn account',
  panel: 'Naar het klantenpaneel',
  customerUnavailable: 'We kunnen je gegevens nu niet ophalen',
  /** `subject` is one of `mijnSubjects`. */
  loading: (subject: string) => `Even geduld, ${subject} laden.`,
  notShown: (subject: string) => `We kunnen ${subject} nu niet laten zien`,
} as const

export const overviewTexts = {
  orders: 'Je laatste bestellingen',
  order: 'Iets bestellen',
} as const

/** Texts about orders and quotes, in lists and on their own pages. */
export const requestTexts = {
  allOrders: 'Alle bestellingen',
  toOrders: 'Naar je bestellingen',
  orderedOn: 'Besteld op',
  products: 'Producten en prijzen',
  details: 'Gegevens',
  type: 'Soort',
  mandateReference: 'Machtigingskenmerk',
  invoiceTo: 'Factuur aan',
  invoiceToOrganisation: 'Je organisatie, op het adres hierboven.',
  invoiceAddress: 'Factuuradres',
  withoutVat: (percentage: number) => `Bedragen zijn exclusief ${percentage}% btw.`,
} as const

export const notYoursTexts = {
  order: 'Deze bestelling vinden we niet bij jou',
  text: 'Klopt het nummer in de adresbalk? Wat zonder account is aangevraagd staat hier ook niet.',
} as const

/** Narrowing a list of orders or quotes, and going through it. */
export const requestListTexts = {
  filters: 'Filters',
  standing: { all: 'Alle', lopend: 'Lopend', afgerond: 'Afgerond' },
  allTypes: 'Alle producten',
  none: 'Niets gevonden met deze filters',
  noneText: 'Kies andere filters, of bekijk alles.',
  clear: 'Filters wissen',
  pages: 'Bladeren',
  newest: 'Naar de nieuwste',
  older: 'Oudere',
} as const

export const noOrdersTexts = {
  title: 'Je hebt nog niets besteld',
  text: 'Zodra je iets bestelt, zie je hier hoe het ermee staat.',
  begin: 'Begin een bestelling',
} as const

export const companyTexts = {
  save: 'Gegevens opslaan',
  saved: 'Je bedrijfsgegevens zijn opgeslagen',
  savedText: 'Ze gelden voor je volgende bestellingen. Wat je al besteld hebt, verandert niet.',
  reach: 'Bereikbaarheid',
  login: 'Inloggen',
  loginAddress: 'Met dit adres log je in. Wil je een ander adres? {change}.',
  changeLogin: 'Wijzig je inlogadres',
} as const

export const contactsTexts = {
  save: 'Contactpersonen opslaan',
  saved: 'Je contactpersonen zijn opgeslagen',
  savedText: 'Vanaf nu bellen en mailen we deze personen.',
} as const
