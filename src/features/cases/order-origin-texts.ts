/** The origin of an order in documents, mails and on pages: a quote and the name of its part, or the agreement in whose place it comes. */
export const orderOriginTexts = {
  branch: 'Vestiging',
  quote: 'Prijsopgave',
  ofQuote: (number: string) => `prijsopgave ${number}`,
  beside: (words: string, origin: string) => `${words} (${origin})`,
  replacing: {
    change: (agreement: string) => `wijziging van contract ${agreement}`,
    move: (agreement: string) => `verhuizing van contract ${agreement}`,
  },
  instead: 'Dit is een',
  insteadOf: 'In plaats van',
  goesOn: 'Wat je nu hebt',
  until: (overlapDays: number) =>
    overlapDays === 0 ? 'loopt door tot de levering' : `loopt door tot ${overlapDays} dagen na de levering`,
  term: 'Looptijd',
  termUntil: (lastDay: string) => `van je contract, tot en met ${lastDay}; daarna per maand`,
  newTerm: 'begint bij de levering',
  leaving: 'Eerder stoppen',
  costs: (amount: string) => `kost eenmalig ten hoogste ${amount}, excl. btw`,
  free: 'kost niets',
} as const
