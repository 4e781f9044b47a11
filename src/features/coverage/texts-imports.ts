import type { ImportKind, ImportOrigin, ImportState } from '../addresses/import.ts'

/** The words of the files of coverage and addresses at the desk. */

const number = (count: number): string => count.toLocaleString('nl-NL')

export const importKindTitles: Readonly<Record<ImportKind, string>> = {
  coverage: 'Dekking',
  addresses: 'Adressen',
}

export const importStateNames: Readonly<Record<ImportState, string>> = {
  receiving: 'komt binnen',
  checking: 'wordt vergeleken',
  refused: 'geweigerd',
  'cut-off': 'afgebroken',
  ready: 'klaar',
  planned: 'gepland',
  live: 'live',
  replaced: 'vervangen',
  'thrown-away': 'weggegooid',
}

const origins: Readonly<Record<ImportOrigin, string>> = {
  desk: 'via de balie',
  command: 'met de opdrachtregel',
  shipped: 'meegeleverd',
  unknown: 'van vóór deze lijst',
}

export const importListTexts = {
  intro: 'Dekking van de netwerken en het adresregister. Een bestand telt pas als je het live zet.',
  liveTitle: 'Nu live',
  file: 'Bestand',
  noName: 'Onbekend bestand',
  kind: 'Soort',
  rows: 'Rijen',
  arrived: 'Binnen',
  by: 'Door',
  state: 'Status',
  all: 'Alle bestanden',
  since: (moment: string): string => `live sinds ${moment}`,
  sinceUnknown: 'live, sinds wanneer is niet bekend',
  rowCount: (count: number): string => (count === 1 ? '1 rij' : `${number(count)} rijen`),
  byOf: (name: string | null, origin: ImportOrigin): string => name ?? origins[origin],
} as const

export const importUploadTexts = {
  title: 'Bestand inlezen',
  what: 'Wat staat erin?',
  coverageHint: 'Wat de netwerken waar leveren.',
  addressesHint: 'Het adresregister van het land.',
  file: 'Bestand',
  hint: 'CSV met puntkomma’s, of ingepakt met gzip; tot 2 GB, uitgepakt tot 8 GB.',
  send: 'Inlezen',
  missing: 'Kies een bestand.',
  tooLarge: 'Het bestand is groter dan 2 GB: pak het in met gzip.',
  sending: (part: number): string => `${Math.round(100 * part)}% verstuurd`,
  reading: 'Verstuurd. De laatste rijen worden ingelezen …',
  progress: 'Voortgang van het versturen',
  failed: 'Het bestand is niet ingelezen',
  stays: 'Blijf op deze pagina tot het verstuurd is.',
} as const

export const importPageTexts = {
  unknown: 'Dit bestand bestaat niet.',
  wrongType: 'Stuur het bestand als application/octet-stream.',
  tooMany:
    'Er wachten al drie bestanden van deze soort. Zet er een live of gooi er een weg, en probeer het opnieuw.',
  brokeOff: 'Het bestand brak onderweg af. Er is niets veranderd: stuur het opnieuw.',
  tooFar: 'Kies een moment binnen een jaar.',
  back: 'Alle bestanden',
  facts: 'Over dit bestand',
  size: 'Grootte',
  megabytes: (bytes: number): string =>
    bytes < 1_000_000
      ? `${number(Math.max(1, Math.round(bytes / 1000)))} kB`
      : `${(bytes / 1_000_000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })} MB`,
  startsAt: 'Gaat live op',
  liveAt: 'Live sinds',
  endedAt: 'Geëindigd',
  decidedBy: 'Live gezet door',
  receiving: 'Het bestand komt binnen.',
  receivingText: (rows: number, bad: number): string =>
    `${number(rows)} rijen ingelezen${bad > 0 ? `, ${number(bad)} fout` : ''}. Je kunt deze pagina verlaten; degene die verstuurt niet.`,
  checking: 'Het bestand wordt vergeleken met wat nu live is.',
  checkingText: 'Bij een heel land duurt dat hoogstens twee minuten. Je kunt gewoon verder werken.',
  cutOff: 'Het bestand is afgebroken',
  cutOffText: 'Er is niets veranderd. Stuur het opnieuw.',
  refused: (count: number): string =>
    count === 1
      ? 'Er is 1 rij fout: er is niets ingelezen'
      : `Er zijn ${number(count)} rijen fout: er is niets ingelezen`,
  refusedFile: 'Het bestand is niet ingelezen',
  refusedFirst:
    'De eerste 1.000 staan hieronder en in de CSV. Herstel dit in het bestand en stuur het opnieuw.',
  refusedText: 'Herstel dit in het bestand en stuur het opnieuw.',
  problems: 'Wat er mis is',
  line: 'Regel',
  wholeFile: 'Bestand',
  column: 'Kolom',
  what: 'Wat',
  mend: 'Zo herstel je het',
  download: 'Download als CSV',
  shown: (shown: number, all: number): string => `De eerste ${number(shown)} van ${number(all)}`,
  comparison: 'Wat er verandert',
  comparedWith: (moment: string): string => `Vergeleken op ${moment} met wat toen live was.`,
  summary: 'In het kort',
  gaining: 'Krijgen een lijn erbij',
  losing: 'Verliezen een lijn',
  otherTerms: 'Andere levertijd of kosten',
  addresses: 'Adressen in het register',
  rowsBefore: 'Rijen nu',
  rowsAfter: 'Rijen straks',
  register: 'Het register',
  added: 'Adressen erbij',
  gone: 'Adressen eraf',
  renamed: 'Andere straat of plaats',
  nothing: 'Er verandert voor geen enkel adres iets.',
  lines: 'Per lijn',
  lineName: 'Lijn',
  gain: 'Erbij',
  lose: 'Eraf',
  technologies: 'Per techniek',
  technology: 'Techniek',
  faster: 'Sneller',
  slower: 'Langzamer',
  touched: 'Wat het raakt',
  untouched: 'Geen lopende bestellingen, verstuurde prijsopgaven of bewaarde winkelwagens.',
  touchedMore: (shown: number, all: number): string => `Hier staan ${number(shown)} van de ${number(all)}.`,
  what2: 'Waarover',
  address: 'Adres',
  change: 'Verandering',
  lost: (names: readonly string[]): string => `vervalt: ${names.join(', ')}`,
  gained: (names: readonly string[]): string => `erbij: ${names.join(', ')}`,
  otherwise: 'andere levertijd of kosten',
  quotesStay: 'Verstuurde prijsopgaven en bestellingen veranderen niet.',
  stale: 'Er is intussen een ander bestand live. Vergelijk opnieuw voordat je dit live zet.',
  compareAgain: 'Vergelijk opnieuw',
  decide: 'Live zetten',
  decideText: 'Het hele bestand gaat in één keer live. Daarna kun je met één druk terug naar het vorige.',
  now: 'Nu live zetten',
  plan: 'Plannen',
  planAt: 'Op een moment',
  planHint: 'Volgens de klok van deze computer. De winkel zet het dan zelf live.',
  planMissing: 'Kies een moment.',
  planned: (moment: string): string => `Gaat live op ${moment}`,
  plannedNow: 'Wordt nu live gezet …',
  withdraw: 'Trek de planning in',
  throwAway: 'Weggooien',
  throwAwayTitle: 'Dit bestand weggooien?',
  throwAwayText: 'Het is dan niet meer live te zetten; je moet het opnieuw inlezen.',
  takeBack: 'Terug naar het vorige bestand',
  takeBackTitle: 'Terug naar het vorige bestand?',
  takeBackText: 'Wat vóór dit bestand gold, geldt binnen enkele seconden weer. Correcties blijven staan.',
  failed: 'Dat is niet gelukt',
  isLive: 'Dit bestand is live',
  liveText: 'Zo lang er geen ander bestand live gaat, kun je terug naar het vorige.',
  nothingKept: 'Het bestand van hiervoor is er niet meer.',
} as const
