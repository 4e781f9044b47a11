import { waitInWords } from '../../common/waiting.ts'
import type { CaseKind } from '../cases/case-kinds.ts'
import type { AccountStatus } from './contract-desk.ts'

/** The words of the customers' pages of the staff desk. */

export const deskCustomerTexts = {
  title: 'Klanten',
  intro: 'Wie een account heeft, of zich registreerde en nog een wachtwoord moet kiezen.',
  unknown: 'Deze klant bestaat niet (meer).',
  linkBlocked: 'Dit account is geblokkeerd. Hef eerst de blokkade op.',
  linkTooSoon: (seconds: number) =>
    `Er is net al een link naar dit adres gestuurd. Over ${waitInWords(seconds)} kan er weer een.`,
  changedMeanwhile: 'Iemand anders heeft deze gegevens intussen gewijzigd. Er is nog niets opgeslagen.',
  caption: 'Klanten en registraties',
  search: 'Zoek op bedrijf, KVK nummer, naam of e-mailadres',
  columns: {
    company: 'Organisatie',
    contact: 'Contactpersoon',
    email: 'Inlognaam',
    kvk: 'KVK nummer',
    city: 'Plaats',
    standing: 'Account',
    since: 'Sinds',
  },
  cut: 'Er zijn er meer die hierop lijken. Maak je zoekopdracht preciezer.',
  none: 'Er zijn nog geen klanten',
  noneText: 'Zodra iemand zich registreert staat hij hier.',
  noneFound: 'Niemand gevonden',
  noneFoundText:
    'Wie zonder account bestelde is geen klant met een account: zijn bestelling vind je bij de zaken.',
  all: 'Alle klanten',
  since: (moment: string) => `klant sinds ${moment}`,
  registeredAt: (moment: string) => `geregistreerd ${moment}`,
  noneYet: 'Nog niets.',
} as const

export const accountStatusNames: Readonly<Record<AccountStatus, string>> = {
  active: 'Actief',
  blocked: 'Geblokkeerd',
  registered: 'Wacht op wachtwoord',
}

/** The parts of the page of one customer. */
export const customerPartTexts = {
  company: 'Organisatie',
  contact: 'Contactpersonen',
  cases: 'Bestellingen en aanvragen',
  mails: 'Mails',
  sessions: 'Ingelogd op',
  history: 'Geschiedenis',
  login: 'Inlognaam',
  phone: 'Telefoonnummer',
  kvkNotChecked: 'nog na te kijken in het handelsregister',
  ibanEnding: (ending: string) => `eindigt op ${ending}`,
  technical: 'Technische contactpersoon',
  noSessions: 'Nergens ingelogd.',
  lastSeen: (moment: string) => `laatst gezien ${moment}`,
  save: 'Gegevens opslaan',
  saved: 'De gegevens zijn opgeslagen',
  savedText: 'De klant hoort het per mail.',
  told: 'De klant krijgt een mail dat we zijn gegevens aanpasten. Bestellingen die er al zijn veranderen niet.',
  ibanByCustomer: 'Het IBAN wijzigt de klant alleen zelf, met zijn wachtwoord.',
  conflict: {
    title: 'Deze gegevens zijn intussen gewijzigd',
    text: 'Er is nog niets opgeslagen. Wat jij typte staat er nog. Dit staat er nu:',
    again: 'Klopt wat jij typte? Sla dan nog een keer op.',
    yours: 'jij hebt',
  },
} as const

/** Actions of staff for a customer. */
export const customerHelpTexts = {
  title: 'Helpen',
  link: {
    active: 'Stuur wachtwoordlink',
    registered: 'Stuur activatielink',
    sent: (email: string) => `De link is onderweg naar ${email}`,
    sentText: 'Hij werkt één keer, 24 uur lang.',
    failed: 'De link is niet gestuurd',
  },
  sessions: {
    end: 'Log overal uit',
    ended: (count: number) => (count === 1 ? '1 sessie is beëindigd' : `${count} sessies zijn beëindigd`),
    failed: 'Uitloggen is niet gelukt',
  },
  block: {
    open: 'Blokkeer account',
    title: 'Account blokkeren',
    text: 'De klant wordt overal uitgelogd, kan niet meer inloggen en krijgt geen links meer. Zijn bestellingen gaan gewoon door.',
    button: 'Blokkeren',
    failed: 'Het account is niet geblokkeerd',
    lift: 'Hef blokkade op',
    notLifted: 'De blokkade is niet opgeheven',
    is: 'Dit account is geblokkeerd',
    since: (moment: string, by: string | null) => `Sinds ${moment}${by === null ? '' : `, door ${by}`}.`,
  },
} as const

export const caseKindNames: Readonly<Record<CaseKind, string>> = {
  order: 'Bestelling',
  quote: 'Prijsopgave',
  'fibre-enquiry': 'Glasvezelvraag',
  form: 'Formulier',
  message: 'E-mail',
}

export const caseColumns = {
  caption: 'Bestellingen en aanvragen',
  number: 'Nummer',
  kind: 'Soort',
  state: 'Status',
  moment: 'Binnengekomen',
} as const
