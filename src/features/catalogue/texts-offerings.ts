import type { AttributeGroup } from './attributes.ts'

/** The pages of what a revision changes: the offerings, one offering, a tariff list, a file. */

export const offeringListTexts = {
  title: 'Aanbod',
  titleOf: (revision: string) => `Aanbod in “${revision}”`,
  intro: (total: number) => (total === 1 ? '1 product' : `${total} producten`),
  shown: (shown: number, total: number) =>
    `De eerste ${shown} van ${total} producten. Zoek of kies een soort om de andere te zien.`,
  search: 'Zoek op naam, groep of id',
  type: 'Soort',
  everyType: 'Alle soorten',
  changes: 'Wijzigingen',
  everything: 'Alles',
  onlyChanged: 'Alleen wat verandert',
  name: 'Product',
  group: 'Groep',
  term: 'Looptijd',
  price: 'Prijs',
  listPrice: 'Normale prijs',
  promoted: 'Uitgelicht',
  change: 'Wijziging',
  once: 'eenmalig',
  months: (count: number) => (count === 1 ? '1 maand' : `${count} maanden`),
  none: 'Geen product gevonden',
  noneText: 'Zoek op iets anders, of wis de filters.',
  tariffs: 'Tarieflijsten van de website',
  tariffChanged: 'Gewijzigd',
} as const

export const addOfferingTexts = {
  open: 'Product toevoegen',
  title: 'Product toevoegen',
  type: 'Soort',
  copyOf: 'Begin met',
  empty: 'Een leeg product',
  copyHint: 'Een kopie neemt alles over en krijgt een eigen id.',
  copyElsewhere: 'Staat het er niet bij? Zoek en open het product, en druk daar op Kopie maken.',
  add: 'Toevoegen',
  failed: 'Het product is niet toegevoegd',
} as const

export const renameSectionTexts = {
  open: 'Groep hernoemen',
  title: 'Groep hernoemen',
  intro: 'Elk product in deze groep krijgt de nieuwe naam, zodra de herziening ingaat.',
  was: 'Welke groep',
  becomes: 'Nieuwe naam',
  rename: 'Hernoemen',
  renamed: (name: string) => `De groep heet nu ${name}.`,
  failed: 'De groep is niet hernoemd',
} as const

export const offeringPageTexts = {
  toList: 'Aanbod van deze herziening',
  unnamed: 'Product',
  ended: 'Dit product vervalt met deze herziening.',
  noLonger: 'Dit product is niet meer te koop.',
  groups: {
    basic: 'Basis',
    price: 'Prijs en looptijd',
    speeds: 'Snelheid en data',
    setupProduct: 'Installatie',
    supportProduct: 'Ondersteuning',
    device: 'Toestel',
  } satisfies Record<AttributeGroup, string>,
  partHints: {
    setupProduct: 'Laat alles leeg als er geen installatie bij hoort.',
    supportProduct: 'Laat alles leeg als er geen ondersteuning bij hoort.',
    device: 'Alleen voor een toestel of basisstation.',
  },
  mainProduct: 'Hoofdproduct',
  informationHint: 'Eén regel per punt, hoogstens acht.',
  termHint: '0 is eenmalig.',
  priceHint: 'Excl. btw.',
  listPriceHint: 'Doorgestreept. Leeg: geen actie.',
  bundleHint: 'Leeg: onbeperkt.',
  exitRuleOfType: 'Volgens de soort',
  exitPercentageHint: 'Van de resterende maanden. Leeg: niet bevestigd, dan geldt 100 (cloud 0).',
  fixedText:
    'Soort, looptijd, snelheid en databundel van dit product liggen vast, want het is al verkocht of gepland. Maak een opvolger om ze te veranderen: een nieuw product dat hiermee begint, terwijl dit vervalt.',
  makeSuccessor: 'Opvolger maken',
  makeCopy: 'Kopie maken',
  end: 'Laten vervallen',
  undo: 'Wijziging ongedaan maken',
  remove: 'Uit de herziening halen',
  undone: 'De wijziging is ongedaan gemaakt.',
  saved: 'Opgeslagen in de herziening.',
  isSaved: 'Opgeslagen',
  save: 'Opslaan',
  failed: 'Het product is niet opgeslagen',
  gone: 'Je collega liet dit product vervallen. Sla je op, dan blijft het te koop zoals jij het typte.',
  problems: 'Wat aan dit product opvalt',
  addPicture: 'Foto toevoegen',
  pictureHint:
    'PNG, JPEG of WebP, hoogstens 5 MB en 40 megapixel, liefst 480 pixels breed of meer. De shop maakt er zelf een klein formaat van voor de kaarten.',
  pictureFailed: 'De foto is niet toegevoegd',
  pictureAdded: 'De foto is toegevoegd. Kies haar in de lijst.',
  pictureName: (place: number) => `Foto ${place}`,
} as const

/** A change in a draft of an item that another revision changed since. */
export const meanwhileTexts = {
  title: 'Intussen veranderd',
  by: (revision: string | null) =>
    revision === null
      ? 'Sinds deze wijziging is gemaakt, is dit veranderd door een andere herziening.'
      : `Sinds deze wijziging is gemaakt, is dit veranderd door de herziening “${revision}”.`,
  was: 'Toen',
  yours: 'In deze herziening',
  theirs: 'Zonder deze herziening',
  ended: 'Het product is intussen vervallen. Ga je verder, dan komt het met deze herziening weer te koop.',
  begun: 'Het product is intussen te koop. Ga je verder, dan wordt het zoals het in deze herziening staat.',
  ends: 'In deze herziening vervalt het product. Ga je verder, dan vervalt het zoals het nu is.',
  hint: 'Ga je verder met de nieuwste versie, dan blijft wat deze herziening verandert, en komt erbij wat intussen veranderde.',
  goOn: 'Verder met de nieuwste versie',
  done: 'Deze wijziging gaat nu uit van de nieuwste versie.',
} as const

export const historyTexts = {
  title: 'Geschiedenis',
  none: 'Dit product is nog nooit verkocht.',
  since: 'Vanaf',
  revision: 'Herziening',
  by: 'Door',
  what: 'Wat het werd',
  first: 'Nieuw te koop',
  ended: 'Niet meer te koop',
  values: 'Alle gegevens',
  wordsOf: (label: string, was: string, becomes: string) => `${label}: ${was} → ${becomes}`,
  wordsOfNew: (label: string, becomes: string) => `${label}: ${becomes}`,
} as const

export const tariffPageTexts = {
  head: 'Boven de lijst',
  note: 'Toelichting boven de lijst',
  updated: 'Geldig vanaf',
  title: 'Titel van de lijst',
  short: 'Meest gebelde bestemmingen',
  long: 'Alle landen',
  longStart: 'Starttarief naar alle landen',
  destination: 'Bestemming',
  kind: 'Soort',
  kinds: { vast: 'vast', mobiel: 'mobiel', service: 'service' },
  perMinute: 'Per minuut',
  start: 'Start',
  remark: 'Opmerking',
  code: 'Landnummer',
  fixed: 'Vast per minuut',
  mobile: 'Mobiel per minuut',
  amountHint: 'Bedragen in euro’s, excl. btw, met hoogstens drie cijfers achter de komma.',
  of: (label: string, destination: string) => `${label} van ${destination}`,
  newRow: (place: number) => `rij ${place}`,
  remove: 'Verwijderen',
  removeRow: (destination: string) => `${destination} verwijderen`,
  removed: (destination: string) => `${destination} is verwijderd.`,
  add: 'Bestemming toevoegen',
  search: { short: 'Zoek een bestemming', long: 'Zoek een land' },
  save: 'Opslaan',
  saved: 'De lijst is opgeslagen in de herziening.',
  failed: 'De lijst is niet opgeslagen',
  undo: 'Wijzigingen ongedaan maken',
  wrong: (count: number) => (count === 1 ? 'Eén veld klopt nog niet.' : `${count} velden kloppen nog niet.`),
} as const

export const filePageTexts = {
  title: 'Bestand inlezen',
  titleOf: (revision: string) => `Bestand inlezen in “${revision}”`,
  intro:
    'Een CSV uit Excel of een JSON-bestand, met dezelfde kolommen als de export. Een lege id maakt een nieuw product.',
  back: 'Naar de herziening',
  card: 'Kies een bestand',
  choose: 'Bestand',
  chooseHint: 'CSV of JSON, hoogstens 2 MB en 2.000 rijen. Wat geen kolom heeft, blijft zoals het is.',
  missing: 'Kies eerst een bestand',
  tooLarge: 'Dit bestand is groter dan 2 MB. Deel het op in kleinere bestanden.',
  wrongKind: 'Kies een bestand dat eindigt op .csv of .json',
  try: 'Proberen',
  take: 'Inlezen',
  failed: 'Het bestand is niet gelezen',
  tried: 'Dit zou er veranderen',
  taken: 'Het bestand is ingelezen',
  takenText: (rows: number, items: number) =>
    `${rows === 1 ? '1 rij' : `${rows} rijen`} gelezen, ${items === 1 ? '1 wijziging' : `${items} wijzigingen`} in de herziening.`,
  triedText: (rows: number, items: number) =>
    `${rows === 1 ? '1 rij' : `${rows} rijen`} gelezen, ${items === 1 ? '1 wijziging' : `${items} wijzigingen`}. Er is nog niets opgeslagen: druk op Inlezen.`,
  wrong: (count: number) =>
    count === 1 ? '1 plek in het bestand klopt niet' : `${count} plekken in het bestand kloppen niet`,
  wrongText: 'Er is niets ingelezen. Verbeter dit in het bestand en probeer het opnieuw.',
  line: 'Regel',
  lineOf: (line: number) => `Regel ${line}`,
  column: 'Kolom',
  problem: 'Wat er mis is en hoe je het verbetert',
  whole: 'hele bestand',
  wholeRow: 'hele rij',
  noColumn: '–',
  refused: 'Zo kan deze herziening nog niet worden gepland',
  refusedText: 'Inlezen kan wel. Verbeter dit daarna in de herziening, of eerst in het bestand.',
  warned: 'Is dit de bedoeling?',
  warnedText: 'Inlezen kan. Wie de herziening plant, bevestigt dit eerst.',
  wholeOffer: 'hele aanbod',
  nothing: 'Er verandert niets: alles in het bestand is al zo.',
} as const
