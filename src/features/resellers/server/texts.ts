export const resellerTexts = {
  wrongId: 'Er is een onjuist resellerId gebruikt.',
} as const
