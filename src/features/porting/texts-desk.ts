import type { PortInStep } from './port-in.ts'

/** Providers that numbers often come from, to choose while the name is typed; any other can be typed too. */
export const dutchProviders: readonly string[] = [
  'Budget Mobiel',
  'Delta',
  'hollandsnieuwe',
  'KPN',
  'Lebara',
  'Odido',
  'RoutIT',
  'Simyo',
  'Solcon',
  'T-Mobile Zakelijk',
  'Tele2 Zakelijk',
  'Vodafone',
  'Voiceworks',
  'VoIPGRID',
  'Voys',
  'Xelion',
  'Youfone',
  'Ziggo Zakelijk',
]

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
