/** Labels and errors of what a customer asks about his order. */
export const requestFieldTexts = {
  wishMissing: 'Kies wat je wilt',
  message: 'Je bericht',
  messageMissing: 'Schrijf kort wat je wilt',
  linkGone: 'Deze link werkt niet meer. Bel ons, dan sturen we je een nieuwe.',
} as const
