/* Texts about logging in and out. */

export const loginTexts = {
  button: 'Inloggen',
  failed: 'Inloggen is niet gelukt',
  forgotten: 'Wachtwoord vergeten?',
} as const

export const loggedOutTexts = { title: 'Je bent uitgelogd', text: 'Tot de volgende keer.' } as const

export const noAccountTexts = {
  title: 'Nog geen account?',
  text: 'Je maakt een account tijdens het bestellen, bij de stap Gegevens. Daarna vul je bij een volgende bestelling niets meer opnieuw in en zie je hier hoe het met je bestellingen staat.',
  goOn: 'Ga verder met je bestelling',
  begin: 'Begin een bestelling',
} as const

/** Choosing a password logs the customer in. */
export const passwordChosenTexts = {
  done: { activation: 'Je account is actief', 'password-reset': 'Je wachtwoord is gewijzigd' },
  loggedIn: 'Je bent ingelogd.',
  goOn: 'Je bent ingelogd en kunt verder met je bestelling.',
} as const

/** Texts about links that are mailed, requested or sent again. */
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
