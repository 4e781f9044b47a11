/** When another tab composes something else. */
export const otherTabTexts = {
  composes: (typeName: string) => `In een ander tabblad stel je ${typeName} samen`,
  isDone: 'In een ander tabblad is deze bestelling afgerond of gewist',
  question: 'Je winkelwagen bevat één soort bestelling tegelijk. Waarmee wil je verder?',
  goOnWith: (typeName: string) => `Verder met ${typeName}`,
  beginAgainWith: (typeName: string) => `Opnieuw beginnen met ${typeName}`,
} as const
