/** Outcomes of a call, and why it cannot be planned or noted so. */
export const callTexts = {
  outcomes: {
    reached: 'Gesproken',
    callBack: 'Wil op een ander moment gebeld worden',
    noAnswer: 'Geen gehoor',
    voicemail: 'Voicemail ingesproken',
    wrongNumber: 'Het nummer klopt niet',
  },
  notAWorkingDay: 'Op deze dag werken we niet. Bel je toch?',
  outsideHours: (from: string, to: string) => `We werken van ${from} tot ${to} uur. Bel je toch?`,
  past: 'Dit moment is al voorbij.',
  tooFar: 'Kies een moment binnen een jaar.',
} as const
