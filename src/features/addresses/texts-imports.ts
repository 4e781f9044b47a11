import { type ImportComparison, losesMuch, type Touched } from './import-comparison.ts'
import type { BadRow, RowProblemCode } from './row-problem.ts'

/** The words of an imported file: what is wrong with it, and how it is mended. */

type Words = {
  readonly what: string | ((problem: BadRow) => string)
  readonly mend: string | ((problem: BadRow) => string)
}

const valueIn = ({ value }: BadRow): string => (value === null || value === '' ? 'leeg' : `“${value}”`)

const words: Readonly<Record<RowProblemCode, Words>> = {
  'not-gzip': {
    what: 'Het bestand heet .gz en is dat niet.',
    mend: 'Pak het opnieuw in met gzip, of stuur de CSV zelf.',
  },
  'broken-gzip': {
    what: 'Het ingepakte bestand is beschadigd of afgebroken.',
    mend: 'Download of pak het opnieuw in, en stuur het nog eens.',
  },
  archive: {
    what: 'Dit is een zip- of Excel-bestand.',
    mend: 'Bewaar het als CSV met puntkomma’s (UTF-8), eventueel ingepakt met gzip.',
  },
  'too-large': {
    what: ({ limit }) => `Het bestand is groter dan ${limit} GB.`,
    mend: 'Pak het in met gzip.',
  },
  'unpacked-too-large': {
    what: ({ limit }) => `Uitgepakt is het bestand groter dan ${limit} GB.`,
    mend: 'Controleer of dit het goede bestand is; zoveel rijen heeft het land niet.',
  },
  'empty-file': { what: 'Het bestand is leeg.', mend: 'Stuur een bestand met een kopregel en rijen.' },
  'no-rows': {
    what: 'Onder de kopregel staan geen rijen.',
    mend: 'Controleer of de export gelukt is.',
  },
  'missing-columns': {
    what: ({ limit }) => `In de kopregel ontbreekt ${limit}.`,
    mend: 'Zet de kolommen erbij, gescheiden door puntkomma’s; andere kolommen mogen blijven staan.',
  },
  'line-too-long': {
    what: ({ limit }) => `De regel is langer dan ${limit} tekens.`,
    mend: 'Controleer of elke rij op een eigen regel staat.',
  },
  'broken-quotes': {
    what: 'Er staat een aanhalingsteken waar het niet kan, of het wordt niet gesloten.',
    mend: 'Zet het hele veld tussen aanhalingstekens, en verdubbel een aanhalingsteken erin.',
  },
  'field-count': {
    what: ({ value, limit }) =>
      `De rij heeft ${value === '1' ? '1 veld' : `${value} velden`} en de kopregel ${limit}.`,
    mend: 'Maak de rij af. Is het de laatste, dan is het bestand waarschijnlijk afgebroken.',
  },
  'not-utf8': { what: 'Er staat een teken dat geen UTF-8 is.', mend: 'Bewaar het bestand als UTF-8.' },
  'control-character': {
    what: 'Er staat een onzichtbaar stuurteken.',
    mend: 'Haal tabs en andere stuurtekens weg.',
  },
  empty: { what: 'Het veld is leeg.', mend: 'Vul het in.' },
  'too-long': {
    what: ({ value, limit }) => `“${value}” is langer dan ${limit} tekens.`,
    mend: 'Kort het in.',
  },
  'house-number': {
    what: problem => `${valueIn(problem)} is geen huisnummer.`,
    mend: 'Vul een getal van 1 tot en met 99999 in; de toevoeging heeft een eigen kolom.',
  },
  'house-letter': {
    what: problem => `${valueIn(problem)} is niet één letter.`,
    mend: 'Zet meer dan een letter in huisnummertoevoeging.',
  },
  addition: {
    what: problem => `${valueIn(problem)} is geen toevoeging.`,
    mend: 'Gebruik hoogstens 4 letters of cijfers.',
  },
  postcode: {
    what: problem => `${valueIn(problem)} is geen postcode.`,
    mend: 'Schrijf vier cijfers en twee letters, zoals 1017XN.',
  },
  'postcodes-backwards': {
    what: ({ value, limit }) => `${value} komt na ${limit}.`,
    mend: 'Verwissel postcode_van en postcode_tot.',
  },
  'number-in-range': {
    what: 'Er staat een huisnummer bij een reeks postcodes.',
    mend: 'Maak postcode_van en postcode_tot gelijk, of laat huisnummer leeg.',
  },
  'addition-without-number': {
    what: 'Er staat een toevoeging zonder huisnummer.',
    mend: 'Vul het huisnummer in, of laat toevoeging leeg.',
  },
  technology: { what: problem => `${valueIn(problem)} is geen techniek.`, mend: 'Vul glasvezel of dsl in.' },
  availability: {
    what: problem => `${valueIn(problem)} is geen beschikbaarheid.`,
    mend: ({ limit }) => `Vul een van deze in: ${limit}.`,
  },
  speed: {
    what: problem => `${valueIn(problem)} is geen snelheid.`,
    mend: 'Vul een heel getal in Mbit/s in; 0 waar niets kan.',
  },
  'no-speed': {
    what: 'De lijn is on-net en heeft geen snelheid.',
    mend: 'Vul de hoogste snelheid in, of een andere beschikbaarheid.',
  },
  weeks: {
    what: problem => `${valueIn(problem)} is geen aantal weken.`,
    mend: 'Vul een getal van 0 tot en met 99 in; 0 en 0 waar niemand het weet.',
  },
  'weeks-backwards': {
    what: ({ value, limit }) => `${value} tot ${limit} weken kan niet.`,
    mend: 'Verwissel levertijd_van_weken en levertijd_tot_weken.',
  },
  amount: {
    what: problem => `${valueIn(problem)} is geen bedrag.`,
    mend: 'Schrijf 950 of 950,00, of laat het leeg waar het niet bekend is.',
  },
  'duplicate-address': {
    what: ({ limit }) => `Hetzelfde adres staat op regel ${limit}.`,
    mend: 'Haal een van beide weg.',
  },
  'duplicate-coverage': {
    what: ({ limit }) => `Hetzelfde netwerk met dezelfde techniek staat voor deze plek op regel ${limit}.`,
    mend: 'Haal een van beide weg.',
  },
}

const said = (text: Words['what'], problem: BadRow): string =>
  typeof text === 'string' ? text : text(problem)

/** A problem in words, and how it is mended. */
export const problemWords = (problem: BadRow): { readonly what: string; readonly mend: string } => {
  const { what, mend } = words[problem.code]
  return { what: said(what, problem), mend: said(mend, problem) }
}

export const importReportTexts = {
  header: ['regel', 'kolom', 'wat er mis is', 'hoe je het herstelt'],
  wholeFile: 'bestand',
  /** A line of the command's report. */
  row(problem: BadRow): string {
    const { what, mend } = problemWords(problem)
    const place = problem.line === null ? 'bestand' : `regel ${problem.line}`
    return `${place}${problem.column === null ? '' : `, ${problem.column}`}: ${what} ${mend}`
  },
  more: (count: number): string =>
    `Er zijn nog ${count.toLocaleString('nl-NL')} rijen fout; de eerste 1.000 staan hierboven.`,
  total: (count: number): string =>
    count === 1
      ? '1 fout: er is niets ingelezen.'
      : `${count.toLocaleString('nl-NL')} fouten: er is niets ingelezen.`,
} as const

const number = (count: number): string => count.toLocaleString('nl-NL')
const percentage = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${((100 * part) / whole).toLocaleString('nl-NL', { maximumFractionDigits: 1 })}%`
const addressCount = (count: number): string => (count === 1 ? '1 adres' : `${number(count)} adressen`)
const seconds = (ms: number): string =>
  `${(ms / 1000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} seconden`

export const importKindNames = { coverage: 'dekking', addresses: 'adressen' } as const

export const technologyNames = { fibre: 'Glasvezel', dsl: 'DSL' } as const

/** Names of what is open at an address, one and many. */
const useNames: Readonly<Record<string, readonly [string, string]>> = {
  orders: ['lopende bestelling', 'lopende bestellingen'],
  quotes: ['verstuurde prijsopgave', 'verstuurde prijsopgaven'],
  carts: ['bewaarde winkelwagen', 'bewaarde winkelwagens'],
  corrections: ['correctie', 'correcties'],
}

export const comparisonTexts = {
  addressCount,
  number,
  /** Said where more than 1% of the addresses lose something. */
  warning: ({ losing, addresses, register }: ImportComparison): string =>
    register !== null && register.gone > losing
      ? `Let op: ${addressCount(register.gone)} (${percentage(register.gone, addresses)}) staan niet meer in het register. Controleer of het bestand compleet is.`
      : `Let op: ${addressCount(losing)} van de ${number(addresses)} (${percentage(losing, addresses)}) verliezen een lijn of kunnen die niet meer direct bestellen. Controleer of het bestand compleet is.`,
  nothing: 'Er verandert voor geen enkel adres iets.',
  register: ({ added, gone, renamed }: NonNullable<ImportComparison['register']>): string =>
    `${addressCount(added)} erbij, ${number(gone)} eraf, ${number(renamed)} met een andere straat of plaats.`,
  gaining: (count: number): string => `${addressCount(count)} krijgen een lijn erbij.`,
  losing: (count: number): string => `${addressCount(count)} verliezen een lijn.`,
  otherTerms: (count: number): string =>
    `${addressCount(count)} houden hun lijnen, met een andere levertijd of andere aanlegkosten.`,
  touched: ({ kind, count, losing }: Touched): string => {
    const [one, many] = useNames[kind] ?? [kind, kind]
    return `${number(count)} ${count === 1 ? one : many} geraakt${losing > 0 ? `, waarvan ${number(losing)} met een lijn die vervalt` : ''}.`
  },
} as const

/** A comparison in lines, for the command. */
export function comparisonInWords(comparison: ImportComparison): readonly string[] {
  const { gaining, losing, otherTerms, lines, register, touched } = comparison
  const texts = comparisonTexts
  return [
    ...(losesMuch(comparison) ? [texts.warning(comparison)] : []),
    ...(register ? [texts.register(register)] : []),
    ...(gaining + losing + otherTerms === 0 && !register ? [texts.nothing] : []),
    ...(gaining > 0 ? [texts.gaining(gaining)] : []),
    ...(losing > 0 ? [texts.losing(losing)] : []),
    ...(otherTerms > 0 ? [texts.otherTerms(otherTerms)] : []),
    ...lines.map(({ name, gain, lose }) => `${name}: +${number(gain)}, −${number(lose)}`),
    ...touched.map(texts.touched),
  ]
}

/** Why a decision about an import was not taken. */
export const importRefusalTexts = {
  'other-state': 'Dit bestand is intussen van een collega of de winkel: laad de pagina opnieuw.',
  'other-planned': 'Er is al een ander bestand gepland: trek dat eerst in.',
  stale: 'Er is intussen een ander bestand live: vergelijk dit eerst opnieuw.',
  'nothing-kept': 'Het vorige bestand is er niet meer: lees het opnieuw in.',
} as const

export const importCommandTexts = {
  tooMany: 'Er wachten al drie bestanden van deze soort: gooi er in de balie eerst een weg.',
  received: (rows: number, ms: number, kilobytes: number): string =>
    `${number(rows)} rijen ingelezen in ${seconds(ms)}, met ${number(Math.round(kilobytes / 1024))} MB geheugen.`,
  compared: (ms: number): string => `Vergeleken in ${seconds(ms)}:`,
  waits: 'Het bestand wacht in de balie (Dekking, Bestanden) en is nog niet live.',
  live: 'Het bestand is live.',
  refusals: importRefusalTexts,
} as const
