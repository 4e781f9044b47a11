export const mailStates = {
  queued: 'wacht op verzending',
  held: 'wacht',
  sent: 'verstuurd',
  kept: 'bewaard, er is geen mailserver',
  dead: 'niet afgeleverd',
  overtaken: 'niet verstuurd: ingehaald',
} as const

/** The same of a mail that was overtaken. @param by the entry of what overtook it */
export const overtakenMail = (by: string): string => `niet verstuurd: ingehaald door ‘${by}’`

/** The same of the last mail to the customer, in the header of its case. */
export const lastMailStates = {
  queued: 'Laatste mail wacht',
  held: 'Laatste mail wacht',
  sent: 'Laatste mail verstuurd',
  kept: 'Laatste mail bewaard',
  dead: 'Laatste mail niet afgeleverd',
  overtaken: 'Laatste mail ingehaald',
} as const

/** The notice of an address that mails came back from. */
export const bounceTexts = {
  title: 'Mail komt niet aan',
  text: (email: string, since: string) =>
    `Een mail aan ${email} kwam terug, ${since}. Nieuwe mails aan dit adres wachten tot het is nagekeken.`,
  correct: 'E-mailadres verbeteren',
  works: 'Adres klopt, stuur opnieuw',
} as const

const inWords = (files: readonly string[]): string =>
  files.length === 0 ? 'een bijlage' : new Intl.ListFormat('nl-NL').format(files)

/** A virus in files of an answer. */
export const infectedTexts = {
  held: 'Antwoord niet verstuurd: virus in een bijlage',
  went: 'Virus gevonden in een verstuurde bijlage',
  heldText: (files: readonly string[], since: string) =>
    `In ${inWords(files)} zit een virus, gevonden ${since}. Wat besmet is, is niet bewaard, en de mail is niet weggegaan.`,
  wentText: (files: readonly string[], since: string) =>
    `In ${inWords(files)} zit een virus, gevonden ${since}. De mail was al weg: waarschuw de klant.`,
  without: (files: number) => (files > 1 ? 'Verstuur zonder deze bestanden' : 'Verstuur zonder dit bestand'),
  answer: 'Nieuw antwoord schrijven',
} as const
