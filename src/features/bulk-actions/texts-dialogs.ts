/** The words of choosing cases, and of what is done with them. */

const cases = (count: number): string => (count === 1 ? '1 zaak' : `${count.toLocaleString('nl-NL')} zaken`)

export const selectionTexts = {
  bar: 'Selectie',
  acts: 'Acties voor de selectie',
  chosen: (count: number) => `${cases(count)} geselecteerd`,
  all: 'Selecteer alles wat past',
  allChosen: (count: number, isMore: boolean) =>
    isMore ? `Er passen meer dan ${cases(count)}` : `Alle ${cases(count)} die passen`,
  clear: 'Selectie wissen',
} as const

export const actNames = {
  assign: 'Toewijzen',
  snooze: 'Laten wachten',
  state: 'Status wijzigen',
  close: 'Afsluiten',
  mail: 'Mailen',
  export: 'Exporteren',
} as const

export const bulkDialogTexts = {
  title: (act: string, count: number) => `${act}: ${cases(count)}`,
  preview: 'Bekijk wat er gebeurt',
  failed: { title: 'Dit is niet klaargezet' },
  leave: 'Toch niet',
  nobody: 'Niemand',
  assignee: 'Behandelaar',
  load: ({ name, open, late, today }: { name: string; open: string; late: string; today: string }) =>
    `${name}: ${open} open, ${late} te laat, ${today} vandaag`,
  mailIntro: 'Iedere klant krijgt deze mail, in het gesprek over zijn eigen zaak.',
  textHint:
    'Zonder aanhef en ondertekening: die zet de mail er zelf omheen. Velden zoals {voornaam} worden per zaak ingevuld.',
  settles: (requests: readonly string[]) => `Hiermee afgehandeld: ${requests.join(', ')}`,
  mailCustomer: 'Mail de klant, als er bij deze status een mail hoort',
  reason: 'Reden',
  words: 'Toelichting',
  chooseReason: 'Kies een reden',
  state: 'Status',
  chooseState: 'Kies een status',
  chooseAssignee: 'Kies een collega',
  assigneeMissing: 'Kies een collega, of niemand',
  exportIntro:
    'Je krijgt een bestand voor een spreadsheet met de gegevens uit de lijst. In het logboek staat dat jij het maakte.',
  exportFile: 'Maak het bestand',
  exportName: 'zaken.csv',
  exportFailed: 'Het bestand is niet gemaakt',
} as const

type Line = {
  readonly what: string
  readonly isUndo: boolean
  readonly state: string
  readonly canUndoNow: boolean
  readonly counts: { readonly done: number }
}

export const jobTexts = {
  reading: 'Een ogenblik …',
  unreadable: 'We kunnen niet zien hoever dit is',
  previewing: (count: number, total: number) => `We rekenen het door: ${count} van ${cases(total)} …`,
  running: (count: number, total: number) => `${count} van ${cases(total)} gedaan …`,
  progress: 'Voortgang',
  willChange: (count: number) => `Te wijzigen: ${cases(count)}`,
  willMail: (count: number) => `Te mailen: ${cases(count)}`,
  changed: (count: number) => `Gewijzigd: ${cases(count)}`,
  mailed: (count: number) => `Gemaild: ${cases(count)}`,
  unchanged: (count: number) => `Al zo: ${cases(count)}`,
  refused: (count: number) => `Kan niet: ${cases(count)}`,
  missing: (count: number) => `Niet (meer) te vinden: ${cases(count)}`,
  left: (count: number) => `Niet gedaan: ${cases(count)}`,
  refusedBecause: (message: string, count: number) => `${message} (${count})`,
  andOthers: (count: number) => `en ${count} andere`,
  run: (count: number) => `Uitvoeren voor ${cases(count)}`,
  stop: 'Stoppen',
  startsSoon: 'De mails gaan over een halve minuut weg.',
  notYet: 'Toch niet',
  change: 'Aanpassen',
  what: ({ what, isUndo }: Pick<Line, 'what' | 'isUndo'>) =>
    isUndo ? `Teruggedraaid: ${what}` : `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
  close: 'Sluiten',
  undo: 'Alles terugdraaien',
  notUndoable: 'Dit is daarna niet in één keer terug te draaien.',
  goesOn: 'Je kunt dit venster sluiten: het gaat door.',
  example: (name: string) => `De mail aan ${name}`,
  exampleSubject: (subject: string) => `Onderwerp: ${subject}`,
  failed: 'Dit is niet gelukt',
  recent: 'Taken',
  line: ({ what, isUndo, state, counts }: Line) =>
    `${isUndo ? 'Teruggedraaid: ' : ''}${cases(counts.done)} ${what}${state === 'running' ? ' – loopt nog' : ''}`,
  show: ({ what, canUndoNow }: Pick<Line, 'what' | 'canUndoNow'>) =>
    `${canUndoNow ? 'Bekijk of draai terug' : 'Bekijk'}: ${what}`,
  title: 'Taak',
} as const
