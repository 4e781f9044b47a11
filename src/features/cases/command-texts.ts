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

/** Labels and errors of what staff fill in to work on a case. */
export const commandTexts = {
  chooseDay: (label: string) => `Kies een dag: ${label.toLowerCase()}`,
  wrongTime: 'Vul een tijd in, bijvoorbeeld 14:00',
  time: 'Tijd',
  note: 'Notitie',
  noteMissing: 'Schrijf een notitie',
  day: 'Dag',
  outcomeMissing: 'Kies hoe het gesprek afliep',
  explanation: 'Toelichting',
  snoozeDay: 'Wachten tot',
  followUpDay: 'Dag waarop je de klant opvolgt',
  deliveryDay: 'Leverdag',
  partOfDayMissing: 'Kies een dagdeel',
  installer: 'Monteur',
  numberStepMissing: 'Kies wat er met het nummer gebeurt',
  provider: 'Huidige aanbieder',
  providerReference: 'Klantnummer bij die aanbieder',
  refusalMissing: 'Kies waarom het nummer niet meekomt',
  subject: 'Onderwerp',
  message: 'Bericht',
  messageMissing: 'Schrijf een bericht',
  cc: 'Cc',
  wrongCopy: (typed: string) =>
    `‘${typed}’ is geen e-mailadres. Vul adressen in als naam@bedrijf.nl, met een komma ertussen.`,
  tooManyCopies: (most: number) => `Stuur hoogstens ${most} mensen een kopie`,
  waitDays: 'Werkdagen tot je opvolgt',
  wrongWaitDays: (most: number) => `Kies 1 tot ${most} werkdagen`,
  tooManyFiles: (most: number) => `Voeg hoogstens ${most} bestanden toe`,
  lineMissing: 'Kies een verbinding',
  otherCase: 'Zaaknummer',
  otherCaseMissing: 'Vul het nummer van een zaak in',
} as const
