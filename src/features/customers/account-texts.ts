import { sharedTexts } from '../../common/texts.ts'
import type { LinkPurpose } from './contract-links.ts'

/* Texts of the account pages: mailed links, passwords. */

/** Effect of a requested link; true for known and unknown addresses alike. */
export const linkWillCome: Readonly<Record<LinkPurpose, (email: string) => string>> = {
  'password-reset': email =>
    `Als er een account is met het adres ${email}, sturen we daar een link heen om een nieuw wachtwoord te kiezen.`,
  activation: email =>
    `Als er bij het adres ${email} een account wacht op activatie, sturen we daar een nieuwe activatielink heen.`,
}

export const passwordTexts = {
  before: 'Na het wijzigen ben je op al je andere apparaten uitgelogd.',
  save: 'Wachtwoord opslaan',
  forgotten: 'Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
  backToLogin: 'Terug naar inloggen',
} as const

/** Another address to log in with. */
export const loginEmailTexts = {
  now: 'Je logt nu in met {email}. Wil je een ander adres? We sturen er een link heen; pas als je die volgt, verandert er iets.',
  newEmail: 'Nieuw e-mailadres',
  hint: 'Een adres waarvan jij de mail leest.',
  send: 'Stuur de link',
  asked: 'Kijk in je mail',
  follow: (email: string, minutes: number) =>
    `We hebben een link gestuurd naar ${email}. De mail is er binnen ${minutes} minuten. Tot je de link volgt, log je in zoals je gewend bent.`,
} as const

const linkNotChecked = 'We kunnen je link nu niet controleren'

/** Where its link leads. */
export const confirmLoginEmailTexts = {
  notChecked: linkNotChecked,
  question:
    'Log je voor het account van {company} voortaan in met {email}? Op je andere apparaten word je dan uitgelogd.',
  confirm: 'Ja, voortaan met dit adres',
  failed: 'Je inlogadres is niet gewijzigd',
  askAgain: 'Vraag het opnieuw aan',
  changed: 'Je inlogadres is gewijzigd',
  logInWith: (email: string) => `Je logt voortaan in met ${email}. Je wachtwoord bleef hetzelfde.`,
  goOn: 'Naar je account',
} as const

/** Where the password is asked for once more, and why. */
export const confirmTexts = {
  legend: 'Bevestig met je wachtwoord',
  forPayment: 'We vragen dit omdat je wijzigt hoe je betaalt of waar je facturen heen gaan.',
  forContactEmail: 'We vragen dit omdat je het e-mailadres wijzigt.',
  forSessions: 'We vragen dit voordat we een ander apparaat uitloggen.',
} as const

/** Texts of the page behind a mailed link. */
export const choosePasswordTexts = {
  notChecked: linkNotChecked,
  choose: {
    activation: 'Kies een wachtwoord, dan is je account meteen actief.',
    'password-reset': 'Kies een nieuw wachtwoord. Daarna werkt je oude wachtwoord niet meer.',
  },
  accountOf: 'Je account is van {company}, en je logt in met {email}.',
} as const

export const deadLinkTexts = {
  title: sharedTexts.deadLink,
  why: (hours: number) =>
    `Een link werkt ${hours} uur en maar één keer. Heb je daarna een nieuwere mail gekregen? Gebruik dan de link uit die mail.`,
  ask: 'Vraag een nieuwe link aan',
  purpose: 'Wat wil je doen?',
  purposes: { activation: 'Mijn nieuwe account activeren', 'password-reset': 'Een nieuw wachtwoord kiezen' },
} as const

/** Registered data of an account that is being activated. */
export const registeredTexts = {
  title: 'Dit is geregistreerd',
  kvkNumber: 'KVK nummer',
  iban: 'IBAN',
  endsIn: (ending: string) => `eindigt op ${ending}`,
  wrong: 'Klopt dit niet? Activeer het account dan niet en bel {phone}.',
} as const
