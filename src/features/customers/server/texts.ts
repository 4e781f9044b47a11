import { sharedTexts } from '../../../common/texts.ts'

/** Output of `npm run account`. */
export const accountProgramTexts = {
  usage:
    'Gebruik: npm run account -- mark E-MAILADRES (of IP-ADRES), of npm run account -- log-out E-MAILADRES.',
  noCustomer: (email: string) => `Er is geen klant met het e-mailadres ${email}.\n`,
  loggedOut: (email: string, ended: number) => `${email} is uitgelogd; beëindigde sessies: ${ended}.\n`,
  accountOfNobody: (mark: string) => `account  ${mark}  (toen niemand dit adres had)`,
} as const

/** Why an account does not do what a customer asks of it. */
export const accountRefusals = {
  cooldown: (wait: string) => `Je hebt net al een e-mail aangevraagd. Over ${wait} kan het opnieuw.`,
  wrongLogin: sharedTexts.wrongLogin,
  blocked: 'Dit account is geblokkeerd. Bel ons: dan kijken we samen wat er aan de hand is.',
  throttled: (minutes: number) =>
    `Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het over ${minutes === 1 ? '1 minuut' : `${minutes} minuten`} opnieuw, of kies een nieuw wachtwoord via ‘Wachtwoord vergeten’.`,
  throttledHere: 'Er is te vaak een verkeerd wachtwoord ingevuld. Probeer het later opnieuw.',
  noSuchSession: sharedTexts.noSuchSession,
  sameAddress: 'Met dit adres log je nu al in',
  changedMeanwhile:
    'Je gegevens zijn net ergens anders gewijzigd. Er is nog niets opgeslagen, en wat je typte staat er nog. Probeer het nog eens.',
  addressTaken: 'Met dit adres logt al iemand in. Kies een ander adres.',
} as const
