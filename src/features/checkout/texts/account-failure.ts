/** When the account of a logged-in visitor cannot be fetched; the server says why. */
export const accountFailureTexts = {
  title: 'We kunnen je account nu niet ophalen',
  advice: 'Je winkelwagen en wat je invulde, staan er nog.',
} as const
