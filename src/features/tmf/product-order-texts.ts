import { orderContractTexts } from '../orders/contract-texts.ts'
import { tmfTexts } from './texts.ts'

/** Why an order by API is not placed or changed. */
export const productOrderTexts = {
  actionIs: {
    add: 'Met een bestelling komen er producten bij (add). In de plaats van een contract (modify) komt ze met replaces, en een einde (delete) met ends.',
    modify:
      'Een bestelling met replaces komt in de plaats van een heel contract: elk product heeft de actie modify.',
    delete:
      'Een bestelling met ends beëindigt producten van een contract: elk product heeft de actie delete.',
  },
  noEnds: 'Zeg met ends welk contract eindigt, en per welke laatste dag.',
  noProduct: 'Noem een product van dit contract, met zijn id in TMF637.',
  noReason: 'Dit is geen reden om op te zeggen.',
  noAgreement: 'Dit contract is er niet.',
  noParts: 'Een product van een bestelling heeft geen onderdelen: zet elk product apart in de lijst.',
  noOffering: orderContractTexts.noSuchProduct,
  otherPlace: 'Alle producten van een bestelling worden op hetzelfde adres geleverd.',
  noQuote: 'Van een prijsopgave wordt een bestelling door de prijsopgave te accepteren.',
  givenBy: 'wie akkoord gaf',
  wholePrices:
    'Stuur de prijs van elke regel mee (itemPrice), of beide totalen (recurring en nonRecurring), of geen prijzen.',
  futureConsent: 'Dit moment ligt in de toekomst.',
  oldConsent: (months: number) => `Een akkoord van meer dan ${months} maanden geleden geldt niet meer.`,
  channel: 'Zeg hoe er akkoord is gegeven: web, phone, paper of in-person.',
  consentKind: 'Zeg waarmee akkoord is gegeven: terms, direct-debit of long-term.',
  consentMoment: 'Dit is geen moment waarop akkoord is gegeven.',
  consentList: 'Geef de lijst van waarmee akkoord is gegeven.',
  consentTwice: 'Dit akkoord staat er twee keer.',
  termsMissing: orderContractTexts.agreeToTerms,
  externalIdUsed: 'Met dit externalId is al een andere bestelling geplaatst.',
  keyUsed: 'Met deze Idempotency-Key is al een andere bestelling geplaatst.',
  placedAndGone: 'Wat hiermee is besteld, is er niet meer.',
  wrongKey: 'Een Idempotency-Key heeft 1 tot 100 zichtbare tekens.',
  externalIdTooLong: (most: number) => `Een externalId heeft hoogstens ${most} tekens.`,
  priceIs: (euros: number) => `De prijs is nu ${euros.toFixed(2).replace('.', ',')} euro.`,
  resellerUnknown: 'Deze reseller is er niet.',
  notChangeable: tmfTexts.unchangeable,
  deliveryStays:
    'Een geplande levering kan alleen naar een andere dag. Is er geen dag meer, zet de bestelling dan op held.',
  notEmptied: 'Dit kan niet leeg worden gemaakt.',
  notChanged: 'De bestelling is niet veranderd.',
  changedMeanwhile: 'De bestelling is intussen veranderd. Lees hem opnieuw.',
  onlyByCancel: 'Hierom vraag je met cancelProductOrder.',
  noState: 'Dit is geen status van een bestelling.',
  noDay: 'Geef een dag als 2026-12-01.',
  noOrder: 'Deze bestelling is er niet.',
  cancelLater: 'Annuleren gaat meteen in: een latere dag kan niet.',
  cancelReason: 'reden van annuleren',
  alreadyCancelled: 'Deze bestelling is al geannuleerd.',
} as const
