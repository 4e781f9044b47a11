/** Why the rules change a cart with an internet line. */
export const internetReasons = {
  lineGone: 'Je gekozen verbinding is op dit adres niet leverbaar',
  termGone: (years: number) => `Op dit adres niet leverbaar met een looptijd van ${years} jaar`,
  newLine: (isPromoted: boolean | undefined, years: number) =>
    `${isPromoted ? 'Meest gekozen' : 'Snelste'} bij een looptijd van ${years} jaar`,
  installation: 'Installatie hoort erbij',
  router: (years: number) => `Router bij een looptijd van ${years} jaar`,
  tvBoxes: 'Minstens 1 tv-ontvanger bij televisie, hoogstens 4',
  one: 'Eén per bestelling',
  noTvBox: 'Zonder televisie geen tv-ontvanger',
  noInstallation: 'Installatie is niet meer nodig',
  onlyWithBackup: 'Alleen samen met een back-upverbinding',
  fibreRepairs: 'Bij glasvezel is de hersteltijd al 6 uur',
  onlyWithLine: 'Alleen samen met een internetverbinding',
} as const

/** Why a cart with an internet line cannot be ordered. */
export const internetRefusals = {
  noLine: 'Kies een internetverbinding.',
  notOffered: (name: string) => `${name} is op dit adres niet leverbaar.`,
  quoteFirst: (name: string) => `Voor ${name} maken we op dit adres eerst een vrijblijvende prijsopgave.`,
  severalLines: 'Een bestelling heeft één internetverbinding.',
  otherTerm: (name: string) => `${name} past niet bij de looptijd van je verbinding.`,
  onlyDsl: (name: string) => `${name} is er alleen voor DSL: bij glasvezel is de hersteltijd al 6 uur.`,
  onlyWithBackup: (name: string) => `${name} kan alleen samen met een back-upverbinding.`,
  oneOfGroup: (name: string) => `Kies ${name} of een ander product van dezelfde soort, niet allebei.`,
} as const
