/** Why a quote is not made or answered by API. */
export const quoteApiTexts = {
  wrong: 'De prijsopgave is niet goed ingevuld.',
  pricesMissing: 'Stuur de prijzen mee die de klant heeft gezien.',
  otherPrices: 'De prijsopgave kost iets anders. Lees hem opnieuw; er is niets besteld.',
  nameParts: 'Noem in quoteItem de delen die worden geaccepteerd.',
  replaced: 'Deze versie is vervangen. Lees de prijsopgave opnieuw.',
  onePlace: 'Vraag per adres een prijsopgave aan.',
  noPlace: 'Vul het adres in waarvoor de prijsopgave is.',
  noOffering: 'Kies een product dat we verkopen.',
  termsMissing: 'De aanvrager moet akkoord zijn met de voorwaarden.',
  stateOnly: 'Via de API accepteer je een prijsopgave (accepted) of wijs je hem af (rejected).',
  notSent: 'Er is nog geen prijsopgave verstuurd.',
  externalIdUsed: 'Met dit externalId is al een andere prijsopgave aangevraagd.',
  placedAndGone: 'Wat hiermee is aangevraagd, is er niet meer.',
  keyUsed: 'Met deze Idempotency-Key is al een andere prijsopgave aangevraagd.',
} as const
