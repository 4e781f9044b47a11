export const lineChangeContractTexts = {
  tooManyLines: 'Een bestelling heeft hoogstens 100 regels',
  explanation: 'Toelichting',
  answerMissing: 'Kies of je akkoord gaat',
  message: 'Je bericht',
  linkGone: 'Deze link werkt niet meer: het voorstel is verlopen. Bel ons, dan maken we een nieuw voorstel.',
} as const

/** Why the lines of an order do not change. */
export const lineChangeRefusals = {
  delivered: 'Deze bestelling is geleverd: de regels veranderen niet meer.',
  cancelled: 'Deze bestelling is geannuleerd: de regels veranderen niet meer.',
  rejected: 'Deze bestelling is afgewezen: de regels veranderen niet meer.',
  failed: 'Deze bestelling is mislukt: de regels veranderen niet meer.',
  nothingLeft: 'Zo blijft er niets over. Wil de klant niets meer, annuleer dan de bestelling.',
  notSold: 'Dit product wordt niet meer verkocht.',
} as const
