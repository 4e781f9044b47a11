import type { PortInStep } from './port-in.ts'

export const portInTexts = {
  steps: {
    ask: 'Aanvragen',
    plan: 'Datum vastleggen',
    refuse: 'Weigering vastleggen',
    complete: 'Overgezet',
    cancel: 'Laten vervallen',
    restore: 'Toch meenemen',
  } satisfies Readonly<Record<PortInStep, string>>,
  askAgain: 'Opnieuw aanvragen',
  notAsked: 'nog niet aangevraagd',
  provider: 'Huidige aanbieder',
  reference: 'Klantnummer daar',
  asked: 'Aangevraagd op',
  answeredBy: 'antwoord uiterlijk',
  wish: 'Wensdatum',
  planned: 'Gaat over op',
  refusal: 'Geweigerd',
  refusalField: 'Reden van de weigering',
  chooseRefusal: 'Kies een reden',
  wishField: 'Wensdatum',
  plannedField: 'Dag waarop het nummer overgaat',
  wishHint: (day: string) =>
    `Een werkdag vanaf ${day}: de andere aanbieder heeft 3 werkdagen om te antwoorden.`,
} as const

/** Open port-ins of an order that is marked as delivered. */
export const openNumberTexts = {
  title: (count: number) =>
    count === 1 ? 'Er is nog 1 nummer niet overgezet' : `Er zijn nog ${count} nummers niet overgezet`,
  text: 'De bestelling blijft open tot het laatste nummer over is of vervalt.',
} as const
