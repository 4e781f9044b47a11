import type { ReturnOutcome } from './returns.ts'

/** The words of devices that come back, at the desk. */
export const deskReturnTexts = {
  title: 'Retour van huurapparaten',
  summary: (open: number) => {
    if (open === 0) return 'alles afgehandeld'
    return open === 1 ? 'nog 1 terug' : `nog ${open} terug`
  },
  by: (count: string, lastDay: string, due: string) => `${count}, laatste dag ${lastDay}, uiterlijk ${due}`,
  settled: (lastDay: string) => `alles afgehandeld, laatste dag ${lastDay}`,
  count: (open: number, all: number) => (open === all ? `${all} terug` : `nog ${open} van ${all} terug`),
  goesOn: 'het product loopt door, er komt niets meer terug',
  price: (amount: string) => `Kost ten hoogste ${amount} excl. btw per stuk als het niet terugkomt.`,
  actions: {
    received: 'Terug ontvangen',
    missing: 'Niet teruggekomen',
    waived: 'Kwijtschelden',
  } satisfies Record<ReturnOutcome, string>,
  /** For who hears it. */
  of: (action: string, name: string) => `${action}, ${name}`,
  titleOf: (action: string, name: string) => `${action}: ${name}`,
  charged: (amount: string) => `In rekening te brengen: ${amount} excl. btw.`,
  waivedText: 'De klant hoeft dit niet terug te sturen en betaalt er niets voor.',
  stateHint: 'Bijvoorbeeld: compleet, of zonder adapter.',
  recorded: {
    received: (count: number, day: string) => `${count} terug ontvangen op ${day}`,
    missing: (count: number, day: string) => `${count} niet teruggekomen, vastgelegd op ${day}`,
    waived: (count: number, day: string) => `${count} kwijtgescholden op ${day}`,
  } satisfies Record<ReturnOutcome, (count: number, day: string) => string>,
  undo: 'Ongedaan maken',
  undoTitle: 'Dit ongedaan maken?',
  undoText: 'De apparaten staan daarna weer open.',
} as const
