import { sharedTexts } from '../../common/texts.ts'
/** Errors of what is sent with an order. */
export const orderContractTexts = {
  noSuchProduct: 'Een product in je winkelwagen bestaat niet',
  wrongQuantity: (max: number) => `Een aantal is een heel getal van 1 tot en met ${max}`,
  tooManyNumbers: (max: number) => `Je kunt hoogstens ${max} nummers opgeven`,
  agreeToTerms: sharedTexts.agreeToTerms,
  chooseType: 'Kies een bestelling of een prijsopgave',
  replaceAgain: 'Begin je wijziging opnieuw vanuit je contracten.',
  emptyCart: 'Je winkelwagen is leeg',
  tooManyLines: (max: number) => `Een bestelling heeft hoogstens ${max} regels`,
  wrongDetails: 'Niet alle gegevens kloppen. Kijk ze na en probeer het opnieuw.',
  noDetails: 'Vul eerst je gegevens in om te bestellen.',
} as const
