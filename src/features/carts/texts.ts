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

/** Why the rules change a cart with telephony. */
export const telefonieReasons = {
  newDevices: 'Niet nodig bij nieuwe toestellen',
  ownDevices: 'Je gebruikt je eigen toestellen',
  forAccount: 'Geldt voor je belaccount',
  forAccounts: (quantity: number) => `Geldt voor je ${quantity} belaccounts`,
  baseStation: (devices: number) => `1 basisstation per ${devices} toestellen`,
  forDevice: 'Hoort bij je toestel',
  forDevices: (quantity: number) => `Hoort bij je ${quantity} toestellen`,
  notNeeded: 'Niet meer nodig',
  onlyWithAccount: 'Alleen samen met een belaccount',
  tooManyDevices: 'Meer toestellen dan belaccounts',
  enoughAccounts: (quantity: number) => `Nu ${quantity}, zodat elk toestel een account heeft`,
} as const

/** Why a cart with telephony cannot be ordered. */
export const telefonieRefusals = {
  noAccount: 'Kies minstens één belaccount.',
  tooManyDevices: 'Je hebt meer toestellen dan belaccounts gekozen.',
} as const

/** Why a number cannot be kept. */
export const retentionTexts = {
  mobile: 'Een mobiel nummer kun je hier niet behouden. Vul een vast nummer in.',
  noNumber:
    'Vul een Nederlands vast nummer in of een nummer met 085, 088, 091, 0800 of 0900, of laat het veld leeg.',
  twice: 'Dit nummer heb je hierboven al ingevuld.',
} as const

/** Why the rules change a cart with mobile subscriptions. */
export const mobielReasons = {
  otherTerm: 'Je koos een andere looptijd',
  forSubscription: 'Geldt voor je abonnement',
  forSubscriptions: (quantity: number) => `Geldt voor je ${quantity} abonnementen`,
  onlyWithSubscription: 'Alleen samen met een abonnement',
  oneTerm: 'Eén looptijd per bestelling',
} as const

/** Why a cart with mobile subscriptions cannot be ordered. */
export const mobielRefusals = {
  noSubscription: 'Kies minstens één mobiel abonnement.',
  severalTerms: 'Kies voor alle mobiele abonnementen dezelfde looptijd.',
} as const

/** Why the rules change a cart with licences. */
export const cloudReasons = {
  support: (quantity: number) => `Support voor ${quantity} ${quantity === 1 ? 'licentie' : 'licenties'}`,
  noSupport: 'Zonder licentie geen support',
} as const

/** Why the rules change a cart, whatever its type. */
export const cartReasons = {
  belongs: 'Hoort bij je keuze',
  belongedToRemoved: 'Hoort bij wat je weghaalde',
  most: (quantity: number) => `Hoogstens ${quantity} per bestelling`,
} as const

/** Why a cart cannot be ordered, whatever its type. */
export const cartRefusals = {
  doesNotBelong: (name: string) => `${name} hoort niet bij de rest van deze bestelling.`,
  otherQuantity: (name: string, count: number) =>
    `Van ${name} ${count === 1 ? 'hoort' : 'horen'} er ${count} in deze bestelling.`,
  belongs: (name: string) => `${name} hoort bij deze bestelling.`,
  empty: 'Je winkelwagen is leeg.',
  noQuote: 'Alleen voor internet kun je een vrijblijvende prijsopgave vragen.',
  otherType: (name: string, productType: string) =>
    `${name} kan niet samen met ${productType} worden besteld.`,
  twice: (name: string) => `${name} staat twee keer in de bestelling.`,
  quantity: (name: string, min: number, max: number) =>
    `Van ${name} kun je er ${max === min ? min : `${min} tot ${max}`} bestellen.`,
} as const

/** Why a kept cart changes once it is opened again. */
export const refreshReasons = {
  gone: 'Niet meer leverbaar',
  price: (was: string, now: string) => `Prijs was ${was}, is nu ${now}`,
} as const

/** The table of a cart. */
export const cartTableTexts = {
  product: 'Product',
  quantity: 'Aantal',
  amount: 'Bedrag',
  oneTime: 'Eenmalig',
  monthly: 'Per maand',
  totalWithoutVat: (percentage: number) => `Totaal excl. ${percentage}%\u00a0btw`,
  totalWithVat: (percentage: number) => `Totaal incl. ${percentage}%\u00a0btw`,
  numbersToKeep: 'Nummerbehoud',
} as const

/** The first invoice, and the total over the term. */
export const termFactsTexts = {
  firstInvoice: 'Eerste factuur',
  /** `term` is in words: `2 jaar`. */
  overTerm: (term: string) => `Totaal over ${term}`,
  month: 'Een volle maand',
  freeMonth: 'Een maand, abonnement gratis',
  oneTimeOnly: 'Het eenmalige bedrag',
  plusOneTime: (month: string) => `${month}, plus eenmalig`,
} as const

/** The figure of what an order costs. */
export const costTexts = {
  title: 'Wat je betaalt',
  /** Months counted from 1. */
  months: (from: number, to: number) => (from === to ? `Maand ${from}` : `Maand ${from} t/m ${to}`),
  free: 'gratis',
  subscriptionFree: 'abonnement gratis',
  notKnown: 'Nog niet bekend',
  construction: 'De kosten van de aanleg',
} as const

export const vatTexts = {
  switch: (percentage: number) => `Toon ook incl. ${percentage}% btw`,
  /** After an amount. */
  withVat: 'incl. btw',
  allWithout: (percentage: number) => `Alle bedragen zijn exclusief ${percentage}% btw.`,
  othersWithout: (percentage: number) => `Alle andere bedragen zijn exclusief ${percentage}% btw.`,
} as const

/** For taking a line out of a cart or an order. */
export const removeLineTexts = {
  remove: 'Verwijderen',
  removeOf: (name: string) => `${name} verwijderen`,
  isRemoved: (name: string) => `${name} is verwijderd.`,
} as const
