export const savedCartLinkTexts = {
  gone: 'Deze winkelwagen is er niet meer.',
} as const
