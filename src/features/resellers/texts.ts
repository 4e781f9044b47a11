/** Over the flow for who came by a reseller's link; to the letter (order-flow §2). */
export const resellerTexts = {
  valid: (name: string) => `Je bestelt momenteel met een reseller account (${name})`,
  invalid: 'Er is een onjuist resellerId gebruikt.',
} as const
