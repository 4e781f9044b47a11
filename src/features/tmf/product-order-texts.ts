import { orderContractTexts } from '../orders/contract-texts.ts'

/** Why an order by API is not placed or changed. */
export const productOrderTexts = {
  onlyAdd: 'Een nieuwe bestelling bestaat uit producten die erbij komen: gebruik add.',
  noParts: 'Een product van een bestelling heeft geen onderdelen: zet elk product apart in de lijst.',
  noOffering: orderContractTexts.noSuchProduct,
  otherPlace: 'Alle producten van een bestelling worden op hetzelfde adres geleverd.',
  noQuote: 'Van een prijsopgave wordt een bestelling door de prijsopgave te accepteren.',
  givenBy: 'wie akkoord gaf',
  channel: 'Zeg hoe er akkoord is gegeven: web, phone, paper of in-person.',
  consentKind: 'Zeg waarmee akkoord is gegeven: terms, direct-debit of long-term.',
  consentMoment: 'Dit is geen moment waarop akkoord is gegeven.',
  consentList: 'Geef de lijst van waarmee akkoord is gegeven.',
  consentTwice: 'Dit akkoord staat er twee keer.',
  termsMissing: orderContractTexts.agreeToTerms,
  externalIdUsed: 'Met dit externalId is al een andere bestelling geplaatst.',
  keyUsed: 'Met deze Idempotency-Key is al een andere bestelling geplaatst.',
  resellerUnknown: 'Deze reseller is er niet.',
  notChangeable: 'Dit verandert niet via de API.',
} as const
