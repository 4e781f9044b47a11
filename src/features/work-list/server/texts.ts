/** Why a view is not kept. */
export const savedViewRefusals = {
  notKept: 'Deze weergave kan niet bewaard worden.',
  noSuchAssignee: 'Deze behandelaar bestaat niet (meer).',
  tooMany: (max: number) => `Je hebt al ${max} weergaven. Verwijder er eerst een die je niet meer gebruikt.`,
  sameName: 'Je hebt al een weergave met deze naam.',
  ofColleague: 'Deze weergave is van een collega.',
} as const
