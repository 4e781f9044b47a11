/** The words that mails have in common. */
export const mailTexts = {
  greeting: (name: string) => `Beste ${name},`,
  registered: (kvkNumber: string, vatNumber: string) => `KVK ${kvkNumber} · btw ${vatNumber}`,
  /** Around a price that is struck, where text cannot strike. */
  usualPrice: { before: '(normaal ', after: ')' },
} as const
