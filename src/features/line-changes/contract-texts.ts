export const lineChangeContractTexts = {
  tooManyLines: 'Een bestelling heeft hoogstens 100 regels',
  explanation: 'Toelichting',
  answerMissing: 'Kies of je akkoord gaat',
  message: 'Je bericht',
  linkGone: 'Deze link werkt niet meer: het voorstel is verlopen. Bel ons, dan maken we een nieuw voorstel.',
} as const
