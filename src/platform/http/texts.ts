import { contractTexts } from '../../common/contract/field-texts.ts'
/** Refusals that the server gives whatever was asked of it. */
export const httpTexts = {
  captchaRefused: 'Verificatie mislukt. Probeer opnieuw.',
  captchaUnavailable: 'De verificatie is even niet bereikbaar. Probeer het over een minuut opnieuw.',
  unavailable: 'We kunnen je aanvraag nu even niet verwerken. Probeer het over een minuut opnieuw.',
  busy: 'Het is nu erg druk. Wacht een paar tellen en probeer het opnieuw.',
  ourFault: 'Er is iets misgegaan. Probeer het later opnieuw.',
  moreWrong: (count: number) =>
    count === 1
      ? 'En nog 1 ander veld klopt niet.'
      : `En nog ${count.toLocaleString('nl-NL')} andere velden kloppen niet.`,
  malformed: contractTexts.malformed,
  notLoggedIn: 'Log in om verder te gaan.',
  sessionExpired: 'Je sessie is verlopen. Laad de pagina opnieuw en probeer het nog eens.',
  noSuchPage: 'Deze pagina bestaat niet.',
  notAllowedHere: 'Dat kan hier niet.',
  tooSlow: 'De aanvraag kwam te langzaam binnen. Probeer het opnieuw.',
  tooLarge: 'De aanvraag is te groot.',
  addressTooLong: 'Het adres is te lang.',
  unreadableKind: 'Dit soort gegevens kunnen we niet lezen.',
  tooOften: 'Je hebt dit te vaak achter elkaar gedaan. Wacht even en probeer het opnieuw.',
} as const
