import { consentsIn, type SentConsent, type WrongPath } from '../tmf/consents.ts'
import { isJson, type Json, objectsIn, textIn } from '../tmf/json.ts'
import { buyerFields, dataFields, pathOfField, toForm } from '../tmf/order-fields.ts'
import { totalsIn } from './tmf-quote-prices.ts'
import { quoteApiTexts as texts } from './tmf-quote-texts.ts'

/** An accepted quote of TMF648 in the words of the page by which a customer accepts one. */
export type AskedAcceptance = {
  /** Body of the call that accepts (src/features/quotes/contract.ts), without its token. */
  readonly acceptance: Json
  readonly consents: readonly SentConsent[]
  /** Mistakes that the call does not know of. */
  readonly wrong: readonly WrongPath[]
}

/** Reads a patch that accepts a quote: all of it, or the items that it names. */
export function askedAcceptance(patch: Json): AskedAcceptance {
  const items = itemsOf(patch)
  const { given, wrong: wrongConsents, has } = consentsIn(patch.consent)
  const agreed = totalsIn(patch.quoteTotalPrice) ?? sumOf(items)
  return {
    acceptance: {
      ...(items.length > 0 && { parts: items.map(({ item }) => item.id ?? '') }),
      agreedTotals: agreed,
      details: toForm(patch, buyerFields),
      contactPerson: {},
      ...toForm(patch, dataFields),
      termsAccepted: has('terms'),
      directDebit: has('direct-debit'),
      longTermConsent: has('long-term'),
      phoneNumberRetention: numbersIn(patch),
      atParts: items.filter(({ item }) => isSiteOf(item)).map(({ item }) => siteOf(item)),
    },
    consents: given,
    wrong: [
      ...wrongConsents,
      ...(agreed === null ? [{ path: 'quoteTotalPrice', message: texts.pricesMissing }] : []),
    ],
  }
}

/** The items that a patch accepts, with their places in it: where it names a state, only those with that one. */
const itemsOf = ({ quoteItem }: Json): readonly { readonly item: Json; readonly place: number }[] =>
  objectsIn(quoteItem)
    .map((item, place) => ({ item, place }))
    .filter(({ item }) => item.state === undefined || item.state === 'accepted')

function sumOf(items: ReturnType<typeof itemsOf>): ReturnType<typeof totalsIn> {
  const prices = items.map(({ item }) => item.quoteItemPrice)
  return prices.every(each => totalsIn(each) !== null) ? totalsIn(prices.flatMap(objectsIn)) : null
}

const numbersIn = ({ portIn }: Json): readonly unknown[] =>
  objectsIn(portIn).map(({ number }) => number ?? '')

/** Whether an item has somebody or numbers of its own. */
const isSiteOf = ({ technicalContact, portIn }: Json): boolean =>
  isJson(technicalContact) || Array.isArray(portIn)

const siteOf = (item: Json): Json => ({
  part: item.id ?? '',
  ...toForm(item, dataFields),
  phoneNumberRetention: numbersIn(item),
})

/** A field of the call as the sender of a patch knows it: `atParts.0.technicalPerson.email` is `quoteItem[1].technicalContact.email`. */
export function pathOfAcceptance(field: string, patch: Json): string {
  const [name = '', position = '', ...rest] = field.split('.')
  if (name === 'parts')
    return position === '' ? 'quoteItem' : `quoteItem[${placeOf(patch, Number(position))}].id`
  if (name === 'agreedTotals') return 'quoteTotalPrice'
  if (name === 'details') return pathOfField(field.slice('details.'.length))
  if (name !== 'atParts') return pathOfField(field)
  const sites = itemsOf(patch).filter(({ item }) => isSiteOf(item))
  return `quoteItem[${sites[Number(position)]?.place ?? 0}].${pathOfField(rest.join('.'))}`
}

const placeOf = (patch: Json, position: number): number => itemsOf(patch)[position]?.place ?? 0

/** The attribute in which a patch says what the customer agreed to pay. */
export const pathOfPrices = ({ quoteTotalPrice }: Json): string =>
  totalsIn(quoteTotalPrice) === null ? 'quoteItem' : 'quoteTotalPrice'

/** Why a quote is declined, in the words of whoever sends it. */
export const declineReason = ({ stateReason }: Json): string => textIn(stateReason)
