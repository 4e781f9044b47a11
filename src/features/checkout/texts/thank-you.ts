/* Texts of the thank-you page (order-flow §2). */

export const thankYouTexts = {
  received: (orderNumber: string) => `We hebben je bestelling ontvangen, onder nummer ${orderNumber}`,
  unavailable: 'We kunnen je bestelling nu niet laten zien',
  unavailableAdvice: 'Het overzicht is nu niet op te halen. Je bestelling blijft bewaard.',
  number: { order: 'Bestelnummer', quote: 'Aanvraagnummer' },
  confirmed: 'We hebben een bevestiging gestuurd naar {email}.',
  whatNext: 'Wat gebeurt er nu?',
  thanks:
    'Fijn dat je voor {brand} kiest. Heb je intussen een vraag? Bel {phone} en houd je nummer bij de hand.',
} as const

/** The other product types, after an order. */
export const otherTypesTexts = {
  title: 'Ook iets anders regelen?',
  detailsGoAlong: 'Je gegevens gaan mee: je hoeft ze niet opnieuw in te vullen.',
  /** `Ook mobiel` */
  also: (productType: string) => `Ook ${productType.toLowerCase()}`,
} as const

/** An account for who ordered as a guest, on the thank-you page. */
export const accountOfferTexts = {
  title: 'Volg je bestelling in je eigen omgeving',
  text: 'Maak een account van wat je net invulde. Je kiest alleen nog een wachtwoord; deze bestelling staat er dan al in.',
  button: 'Stuur me de link voor een account',
  sent: (minutes: number) =>
    `Kijk in je mail: binnen ${minutes} minuten staat daar een bericht, op het adres waarmee je bestelde. Daarin kies je een wachtwoord.`,
  tooSoon: 'Naar het adres waarmee je bestelde ging kort geleden al een mail met een link. Kijk daar eerst.',
  failed: 'Het account kon nu niet worden gemaakt',
} as const

/** Documents of an order. */
export const orderFilesTexts = {
  title: 'Je documenten',
  /** PDFs that are attached to the mail. */
  mailed: (hasSummary: boolean) =>
    `Bij de mail naar {email} zitten als pdf: de bevestiging van je bestelling${
      hasSummary ? ', de samenvatting van je contract' : ''
    } en de algemene voorwaarden.`,
  /** Texts for a customer, who also finds the documents on their own pages. */
  inYourPages: 'Bekijk je bestelling in je eigen omgeving',
  confirmation: 'Bevestiging van je bestelling',
  terms: 'Algemene voorwaarden',
} as const
