export const serverTexts = {
  malformed: 'Een gegeven ontbreekt of heeft een verkeerde vorm',
  opened: (address: string) => `De winkel draait op ${address}\n`,
} as const
