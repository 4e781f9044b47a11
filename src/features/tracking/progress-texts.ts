/** Labels and errors of what a customer asks about his order. */
export const requestFieldTexts = {
  wishMissing: 'Kies wat je wilt',
  message: 'Je bericht',
  messageMissing: 'Schrijf kort wat je wilt',
  linkGone: 'Deze link werkt niet meer. Bel ons, dan sturen we je een nieuwe.',
} as const

/** How far an order or a quote request is, as its customer reads it. */
export const progressTexts = {
  callsBy: (day: string) => `We bellen je uiterlijk ${day}.`,
  hearsBy: (day: string) => `Je hoort uiterlijk ${day} van ons.`,
  callsAt: (moment: string, moved: string) => `We bellen je ${moment}.${moved}`,
  deliversOn: (day: string, moved: string) => `We leveren ${day}.${moved}`,
  agreedFor: (day: string) => `Afgesproken voor ${day}.`,
  dayToCome: 'We spreken een dag af die jou past.',
  expired: 'Verlopen',
  expiredNext: 'De laatste dag om te accepteren is voorbij. Wil je hem nog, vraag dan om een nieuwe versie.',
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

/** Steps of a quote request. */
export const quoteStepTexts = {
  requested: 'Aangevraagd',
  discussed: 'Doorgenomen',
  discussedText: 'We hebben je aanvraag bekeken.',
  toDiscuss: 'We nemen je aanvraag telefonisch met je door.',
  sent: 'Prijsopgave verstuurd',
  toSend: 'Je krijgt onze prijsopgave per mail.',
  sentText: 'Je hebt onze prijsopgave per mail gekregen.',
  expiredOn: (until: string) => `Je kon hem accepteren tot en met ${until}.`,
  acceptUntil: (until: string) => `Je hebt hem per mail gekregen en kunt hem accepteren tot en met ${until}.`,
  expired: 'Verlopen',
  askAnew: 'Vraag om een nieuwe versie als je hem nog wilt.',
  accepted: 'Geaccepteerd',
  acceptedText: 'We maken er een bestelling van.',
  toAccept: 'Dan maken we er een bestelling van en gaan we leveren.',
} as const
