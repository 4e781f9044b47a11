/** Labels and errors of what a customer asks about his order. */
export const requestFieldTexts = {
  wishMissing: 'Kies wat je wilt',
  message: 'Je bericht',
  messageMissing: 'Schrijf kort wat je wilt',
  linkGone: 'Deze link werkt niet meer. Bel ons, dan sturen we je een nieuwe.',
} as const

/** How far a case is, as its customer reads it. */
export const progressTexts = {
  callsBy: (day: string) => `We bellen je uiterlijk ${day}.`,
  hearsBy: (day: string) => `Je hoort uiterlijk ${day} van ons.`,
  callsAt: (moment: string, moved: string) => `We bellen je ${moment}.${moved}`,
  deliversOn: (day: string, moved: string) => `We leveren ${day}.${moved}`,
  agreedFor: (day: string) => `Afgesproken voor ${day}.`,
  goesOn: 'Bel of mail ons, dan gaan we verder.',
  dayToCome: 'We spreken een dag af die jou past.',
} as const

/** Steps of an order. */
export const orderStepTexts = {
  confirmed: 'Bevestigd',
  confirmedText: 'We hebben je bestelling met je doorgenomen.',
  toConfirm: 'We nemen je bestelling telefonisch met je door.',
  planned: 'Leverdag gepland',
  delivered: 'Geleverd',
  deliveredText: 'Werkt er iets niet? Bel ons.',
  toDeliver: 'Je krijgt een mail als alles werkt.',
  ported: 'Nummers over',
  toPort: 'Wanneer je nummers overgaan staat hieronder.',
  received: 'Ontvangen',
} as const

/** An order that its customer changes or cancels. */
export const orderRequestTexts = {
  title: (number: string) => `Bestelling ${number}`,
  rules: {
    'at-once':
      'Zolang we je bestelling niet telefonisch hebben bevestigd, annuleer je die hier zelf. Dat kost niets.',
    'on-request':
      'We zijn met je bestelling bezig. Wil je annuleren of iets anders, laat het weten: we bellen je binnen 1 werkdag over wat er kan.',
  },
  cancel: 'Bestelling annuleren',
  dialogs: {
    change: 'Wat wil je veranderen aan je bestelling?',
    cancel: 'Wil je je bestelling annuleren?',
  },
} as const
