import type { BulkProblem } from './bulk-change.ts'

/** Many offerings at once: the page, and why something cannot be done. */
export const bulkTexts = {
  title: 'Veel tegelijk',
  titleOf: (revision: string) => `Veel tegelijk in “${revision}”`,
  intro: 'Kies producten, zeg wat ermee gebeurt en bekijk eerst wat het wordt.',
  open: 'Veel tegelijk',
  choose: 'Welke producten',
  chosen: (count: number) => (count === 1 ? '1 product gekozen' : `${count} producten gekozen`),
  group: (group: string, count: number, chosen: number) =>
    `${group}, ${count === 1 ? '1 product' : `${count} producten`}${chosen === 0 ? '' : `, ${chosen} gekozen`}`,
  wholeGroup: (group: string) => `Alles van ${group}`,
  product: (name: string, term: string, price: string) => `${name}, ${term}, ${price}`,
  what: 'Wat gebeurt er',
  kind: 'Kies wat je wilt',
  kinds: {
    percentage: 'Prijs met een percentage',
    amount: 'Prijs met een bedrag',
    move: 'Verplaatsen',
    end: 'Laten vervallen',
  },
  percentageLabel: 'Percentage erbij',
  amountLabel: 'Bedrag erbij',
  minusHint: 'Met een min ervoor gaat het eraf.',
  roundingLabel: 'Afronden op',
  roundingHint: 'De helft gaat naar boven.',
  roundings: { 1: '1 cent', 5: '5 cent', 10: '10 cent', 50: '50 cent', 100: 'hele euro’s' },
  behindLabel: 'Achter welk product',
  first: 'Helemaal vooraan',
  show: 'Bekijken',
  take: (count: number) => (count === 1 ? '1 product wijzigen' : `${count} producten wijzigen`),
  becomesTitle: 'Dit wordt het',
  takenTitle: 'Gewijzigd in de herziening',
  nothing: 'Er verandert niets.',
  columns: { product: 'Product', was: 'Was', exact: 'Berekend', becomes: 'Wordt' },
  shifts: 'schuift op',
  warned: 'Is dit de bedoeling?',
  undo: 'Alles weer ongedaan maken',
  undone: 'Alles is weer zoals het was.',
  last: (count: number, moment: string, by: string | null) =>
    `Het laatst samen gewijzigd: ${count === 1 ? '1 product' : `${count} producten`}, ${moment}${by === null ? '' : `, door ${by}`}.`,
  noneChosen: 'Kies minstens één product',
  tooMany: 'Kies hoogstens 2.000 producten',
  amount: 'Vul een bedrag in, zoals 1,50 of -1,50',
  percentage: 'Vul een percentage in van -100 tot 1.000, zoals 3,5',
  failed: 'Er is niets gewijzigd',
  place: (position: number) => `plaats ${position}`,
  ends: 'vervalt',
  changedSince: (names: string) => `Dit is intussen weer veranderd: ${names}. Maak dat eerst ongedaan.`,
  problems: {
    'below-zero': 'de prijs zou onder € 0 komen',
    'too-high': 'de prijs zou boven een miljoen euro komen',
    'of-several-types': 'verplaatsen kan alleen met producten van één soort',
    'behind-itself': 'kies een ander product om ze achter te zetten',
    gone: 'Een van deze producten is er niet meer. Kies opnieuw.',
  } satisfies Record<BulkProblem, string>,
} as const

/** The calendar of plans. */
export const calendarTexts = {
  title: 'Kalender',
  intro: 'Wat er klaarstaat, waar het op rust en wat meegaat als je het terugdraait.',
  nothing: 'Er staat niets klaar',
  nothingText: 'Een herziening die je plant, staat hier tot ze ingaat.',
  from: 'Gaat in',
  until: 'Eindigt vanzelf',
  items: 'Verandert',
  restsOn: 'Rust op',
  takesAlong: 'Terugdraaien neemt mee',
  keptBy: 'Eerst terug te draaien',
  listed: (names: readonly string[]) =>
    names.length > 6 ? `${names.slice(0, 6).join(', ')} en nog ${names.length - 6}` : names.join(', '),
} as const

/** Changes that go to another revision. */
export const moveTexts = {
  open: 'Naar een andere herziening',
  title: 'Wijzigingen verplaatsen',
  intro: 'Wat je kiest, gaat uit deze herziening en komt in de andere te staan.',
  what: 'Welke wijzigingen',
  to: 'Naar welke herziening',
  noneChosen: 'Kies minstens één wijziging',
  move: 'Verplaatsen',
  moved: 'De wijzigingen zijn verplaatst.',
} as const
