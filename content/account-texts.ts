import type { LinkPurpose } from '../contract/account.ts'

/* What the forms of an account say: logging in, mailed links, passwords. */

export const loginTexts = {
  button: 'Inloggen',
  failed: 'Inloggen is niet gelukt',
  forgotten: 'Wachtwoord vergeten?',
  tryLater: 'Probeer het over een minuut opnieuw.',
} as const

/** Of a link that is mailed, asked for or sent again. */
export const linkTexts = {
  emailHint: 'Het adres waarmee je inlogt',
  ask: 'Stuur me een link',
  first: 'Stuur de link',
  again: 'Stuur de link opnieuw',
  otherAddress: 'Ander e-mailadres invullen',
  sent: 'Kijk in je mail',
  nothingYet: 'Zie je niets? Kijk dan ook bij je ongewenste mail.',
  failed: 'De link is niet verstuurd',
  noMail: 'Er is geen nieuwe mail gestuurd',
  noMailBecause:
    'ging kort geleden al een mail. De link daarin hoort bij wat toen is ingevuld. Vraag hieronder een link aan voor wat je nu hebt ingevuld.',
  useNewest: 'Gebruik de nieuwste mail: die hoort bij wat je het laatst hebt ingevuld.',
  /** order-flow §8. */
  notResent: 'Er is iets misgegaan. Probeer het later nog eens.',
  tooSoon: 'Je hebt net al een link gevraagd. Kijk in je mail, of probeer het straks opnieuw.',
} as const

/** What an asked link will do; true for a known and an unknown address. */
export const linkWillCome: Readonly<Record<LinkPurpose, (email: string) => string>> = {
  'password-reset': email =>
    `Als er een account is met het adres ${email}, sturen we daar een link heen om een nieuw wachtwoord te kiezen.`,
  activation: email =>
    `Als er bij het adres ${email} een account wacht op activatie, sturen we daar een nieuwe activatielink heen.`,
}

export const passwordTexts = {
  before: 'Na het wijzigen ben je op al je andere apparaten uitgelogd.',
  change: 'Wachtwoord wijzigen',
  changed: 'Je wachtwoord is gewijzigd',
  loggedOutElsewhere: 'Op je andere apparaten ben je uitgelogd.',
  save: 'Wachtwoord opslaan',
} as const

/** What stands in the field for a new password. */
export const newPasswordHint =
  'Minstens 8 tekens. Drie of vier losse woorden zijn sterk en makkelijk te onthouden.'
