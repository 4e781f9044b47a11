/** Words that stand on screens of every kind. */
export const commonTexts = {
  close: 'Sluiten',
  cancel: 'Annuleren',
  save: 'Opslaan',
  back: 'Terug',
  backToForm: 'Terug naar het formulier',
  change: 'Wijzigen',
  /** Label of a button for screen-reader users who hear it outside its block. */
  changeOf: (what: string) => `${what} wijzigen`,
  add: 'Toevoegen',
  remove: 'Verwijderen',
  retry: 'Probeer opnieuw',
  tryAgainSoon: 'Probeer het over een minuut opnieuw.',
  logOut: 'Uitloggen',
  logOutFailed: 'Uitloggen is niet gelukt',
  opensInNewTab: '(opent in een nieuw tabblad)',
  pageLoading: 'De pagina wordt geladen.',
  /** After a call that failed. */
  everythingKept: 'Wat je koos en invulde, staat er nog.',
  country: 'Land',
  netherlands: 'Nederland',
  postcodeExample: '1234 AB',
} as const

/** Unit of an amount. */
export const paidTexts = { perMonth: 'p/m', oneTime: 'eenmalig', each: 'per stuk' } as const

/** Unit of a product's price, by its term in months; 0 means no term. */
export const paidFor = (contractDuration: number): string =>
  contractDuration === 0 ? paidTexts.oneTime : paidTexts.perMonth

/** Why a thing does not come into a state, whatever it is. */
export const stateTexts = {
  isAlready: (label: string) => `De status is al ‘${label}’.`,
  noSuchState: 'Deze status bestaat hier niet.',
} as const

/** Sentences that several features say, each in its own place. */
export const sharedTexts = {
  typedIsKept: 'Wat je hebt ingevuld staat er nog.',
  sayMore: 'Wil je er iets bij zeggen?',
  deadLink: 'Deze link werkt niet meer',
  lookAndDecide: 'Bekijk en beslis',
  questions: 'Vragen?',
  noSuchAddress: 'Dit adres bestaat niet. Kijk postcode en huisnummer na.',
  dayIsOver: 'Deze dag is al voorbij.',
  dayTooFar: 'Kies een dag binnen een jaar.',
  notSold: 'Dit product wordt niet meer verkocht.',
  reload: 'Laad de pagina opnieuw en probeer het nog eens.',
  wrongLogin: 'Het e-mailadres of wachtwoord klopt niet.',
  noSuchSession: 'Deze sessie bestaat niet meer.',
  noOrderYet: 'Er is nog geen bestelling geplaatst.',
  agreeToTerms: 'Ga akkoord met de algemene voorwaarden',
  deliveredButNumbers: 'Alles is geleverd, op de nummers na die nog meekomen.',
} as const
