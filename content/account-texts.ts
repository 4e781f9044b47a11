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
    'Naar {email} ging kort geleden al een mail. De link daarin hoort bij wat toen is ingevuld. Vraag hieronder een link aan voor wat je nu hebt ingevuld.',
  activationSent:
    'We hebben een activatielink gestuurd naar {email}. Je ontvangt de mail binnen {minutes} minuten.',
  newSent: (email: string) => `We hebben een nieuwe link gestuurd naar ${email}.`,
  comesWithin: (minutes: number) => `De mail is er binnen ${minutes} minuten.`,
  /** `time` is in words. */
  wait: (time: string) => `Dat kan over ${time}.`,
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

/** Where its link leads. */
export const confirmLoginEmailTexts = {
  notChecked: 'We kunnen je link nu niet controleren',
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
  forIban: 'We vragen dit omdat je het IBAN wijzigt.',
  forContactEmail: 'We vragen dit omdat je het e-mailadres wijzigt.',
  forSessions: 'We vragen dit voordat we een ander apparaat uitloggen.',
} as const

/** What stands in the field for a new password. */
export const newPasswordHint =
  'Minstens 8 tekens. Drie of vier losse woorden zijn sterk en makkelijk te onthouden.'

/** What the page says that a mailed link leads to. */
export const choosePasswordTexts = {
  notChecked: 'We kunnen je link nu niet controleren',
  choose: {
    activation: 'Kies een wachtwoord, dan is je account meteen actief.',
    'password-reset': 'Kies een nieuw wachtwoord. Daarna werkt je oude wachtwoord niet meer.',
  },
  accountOf: 'Je account is van {company}, en je logt in met {email}.',
  done: { activation: 'Je account is actief', 'password-reset': 'Je wachtwoord is gewijzigd' },
  loggedIn: 'Je bent ingelogd.',
  goOn: 'Je bent ingelogd en kunt verder met je bestelling.',
} as const

export const deadLinkTexts = {
  title: 'Deze link werkt niet meer',
  why: (hours: number) =>
    `Een link werkt ${hours} uur en maar één keer. Heb je daarna een nieuwere mail gekregen? Gebruik dan de link uit die mail.`,
  ask: 'Vraag een nieuwe link aan',
  purpose: 'Wat wil je doen?',
  purposes: { activation: 'Mijn nieuwe account activeren', 'password-reset': 'Een nieuw wachtwoord kiezen' },
} as const

/** What an account that is being activated was asked for with. */
export const registeredTexts = {
  title: 'Dit is geregistreerd',
  kvkNumber: 'KVK nummer',
  iban: 'IBAN',
  endsIn: (ending: string) => `eindigt op ${ending}`,
  wrong: 'Klopt dit niet? Activeer het account dan niet en bel {phone}.',
} as const

export const loggedOutTexts = { title: 'Je bent uitgelogd', text: 'Tot de volgende keer.' } as const

export const noAccountTexts = {
  title: 'Nog geen account?',
  text: 'Je maakt een account tijdens het bestellen, bij de stap Gegevens. Daarna vul je bij een volgende bestelling niets meer opnieuw in en zie je hier hoe het met je bestellingen staat.',
  goOn: 'Ga verder met je bestelling',
  begin: 'Begin een bestelling',
} as const
