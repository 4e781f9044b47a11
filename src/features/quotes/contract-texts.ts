/** Labels and errors of what a customer sends about a quote. */
export const quoteContractTexts = {
  question: 'Je vraag',
  questionMissing: 'Schrijf wat je wilt weten',
  reason: 'De reden',
  linkGone: 'Deze link werkt niet (meer). Bel ons, dan sturen we je een nieuwe.',
} as const
