import { orderOfAgreement } from './agreement.ts'
import { consentsIn, type SentConsent, type WrongPath } from './consents.ts'
import { isJson, type Json, objectsIn } from './json.ts'
import { buyerFields, dataFields, pathOfField, placeFields, toForm } from './order-fields.ts'
import { productOrderTexts as texts } from './product-order-texts.ts'
import { namedParties } from './related-party.ts'

/** A product order of TMF622 in the words of the order form. */
export type AskedOrder = {
  /** Body of an order, to be judged by `OrderRequest` (src/features/orders/contract.ts). */
  readonly request: {
    readonly products: readonly { readonly id: number | null }[]
    readonly additionalData: Json
  }
  readonly consents: readonly SentConsent[]
  readonly externalId: string | null
  /** Attributes that the shop has no place for, as they were sent. */
  readonly sent: Json
  /** Mistakes that the order form does not know of. */
  readonly wrong: readonly WrongPath[]
}

/** Attributes of TMF622 that are kept and given out as they were sent. */
const keptAttributes = [
  'description',
  'notificationContact',
  'priority',
  'requestedCompletionDate',
  'requestedStartDate',
  'agreement',
  'billingAccount',
  'channel',
  'note',
  'payment',
  'productOfferingQualification',
] as const

const ownRoles = new Set<unknown>(['customer', 'contact', 'reseller'])

/** Reads a body that fits the official description. @param sender its reseller, or null where it may name one */
export function askedOrder(body: Json, sender: { readonly resellerId: string | null }): AskedOrder {
  const items = objectsIn(body.productOrderItem)
  const { given, has, wrong: wrongConsents } = consentsIn(body.consent)
  const parties = objectsIn(body.relatedParty)
  const reseller = parties.find(({ role }) => role === 'reseller')
  const named = namedParties(parties)
  const others = parties.filter(party => !ownRoles.has(party.role) || named.includes(party))
  const portIn = objectsIn(body.portIn)
  return {
    request: {
      products: items.map(productOf),
      additionalData: {
        ...completed(toForm(body, dataFields)),
        postCodeAddress: toForm(placeOf(items), placeFields),
        termsAccepted: has('terms'),
        directDebit: has('direct-debit'),
        longTermConsent: has('long-term'),
        phoneNumberRetention: portIn.map(({ number }) => number ?? ''),
        resellerId: sender.resellerId ?? reseller?.id ?? null,
        ...(isJson(body.replaces) && { replaces: replacesIn(body.replaces) }),
        ...agreedTotals(body.orderTotalPrice, items),
      },
      ...{ userWithoutAccountInformation: toForm(body, buyerFields) },
    },
    consents: given,
    externalId: typeof body.externalId === 'string' && body.externalId !== '' ? body.externalId : null,
    sent: {
      ...Object.fromEntries(
        keptAttributes.flatMap(name => (body[name] === undefined ? [] : [[name, body[name]]])),
      ),
      ...(others.length > 0 && { relatedParty: others }),
    },
    wrong: [
      ...items.flatMap((item, at) => wrongItem(item, at, body.replaces === undefined ? 'add' : 'modify')),
      ...wrongPlaces(items),
      ...wrongPrices(body.orderTotalPrice, items),
      ...(objectsIn(body.quote).length > 0 ? [{ path: 'quote', message: texts.noQuote }] : []),
      ...wrongConsents,
    ],
  }
}

/** The form asks for a contact person; what is left out is wrong at its fields. */
const completed = (form: Json): Json => ({ contactPerson: {}, ...form })

/** The id that an offering is ordered by is its number in the catalogue. */
const productOf = ({ productOffering, quantity, itemPrice }: Json) => {
  const id = isJson(productOffering) ? productOffering.id : undefined
  const agreedPrice = eurosOf(objectsIn(itemPrice)[0])
  return {
    id: typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : null,
    ...(quantity !== undefined && { quantity }),
    ...(agreedPrice !== null && { agreedPrice }),
  }
}

const eurosOf = (charge: Json | undefined): number | null => {
  const price = charge?.price
  const amount = isJson(price) ? price.dutyFreeAmount : null
  return isJson(amount) && typeof amount.value === 'number' ? amount.value : null
}

const priceTypes = ['recurring', 'nonRecurring'] as const

/** Totals that the sender agreed to: those that it sent, else the sums of its items. None where it sent no whole set of prices. */
function agreedTotals(prices: unknown, items: readonly Json[]): Json {
  const [monthly, oneTime] = priceTypes.map(type => sentTotal(prices, type) ?? sumOf(items, type))
  return typeof monthly === 'number' && typeof oneTime === 'number'
    ? { agreedTotals: { monthly, oneTime } }
    : {}
}

const sentTotal = (prices: unknown, type: string): number | null =>
  eurosOf(objectsIn(prices).find(({ priceType }) => priceType === type))

/** The sum of what items cost each month, or once; null where one has no price. */
function sumOf(items: readonly Json[], type: string): number | null {
  let cents = 0
  for (const { itemPrice, quantity } of items) {
    const price = objectsIn(itemPrice)[0]
    const euros = eurosOf(price)
    if (euros === null) return null
    if (price?.priceType === type)
      cents += Math.round(euros * 100) * (typeof quantity === 'number' ? quantity : 1)
  }
  return cents / 100
}

/** Prices of a part of the order say nothing that can be compared. */
function wrongPrices(prices: unknown, items: readonly Json[]): readonly WrongPath[] {
  const isSent =
    objectsIn(prices).length > 0 || items.some(({ itemPrice }) => objectsIn(itemPrice).length > 0)
  return isSent && !('agreedTotals' in agreedTotals(prices, items))
    ? [{ path: 'orderTotalPrice', message: texts.wholePrices }]
    : []
}

const placesOf = ({ product }: Json) => objectsIn(isJson(product) ? product.place : null)

/** The place of installation: the first that one of the items names. */
const placeOf = (items: readonly Json[]): Json => items.flatMap(placesOf)[0] ?? {}

function wrongPlaces(items: readonly Json[]): readonly WrongPath[] {
  const place = toForm(placeOf(items), placeFields)
  return items.flatMap((item, at) =>
    placesOf(item).flatMap((each, position) =>
      isSame(toForm(each, placeFields), place)
        ? []
        : [{ path: `productOrderItem[${at}].product.place[${position}]`, message: texts.otherPlace }],
    ),
  )
}

const isSame = (one: Json, other: Json): boolean =>
  placeFields.every(([, field]) => String(one[field] ?? '') === String(other[field] ?? ''))

/** The agreement in whose place the order comes, in the words of the order form. */
const replacesIn = ({ agreement, action = 'change', overlapDays = 0, leavingCost }: Json): Json => ({
  agreement: typeof agreement === 'string' ? (orderOfAgreement(agreement) ?? '') : '',
  action,
  overlapDays,
  costInCents:
    isJson(leavingCost) && typeof leavingCost.value === 'number' ? Math.round(leavingCost.value * 100) : 0,
})

/** @param action that all items of the order have: those of one in the place of an agreement modify what its customer has */
function wrongItem(
  { action: sent, productOrderItem, productOffering }: Json,
  at: number,
  action: 'add' | 'modify',
): readonly WrongPath[] {
  const path = `productOrderItem[${at}]`
  return [
    ...(sent === action ? [] : [{ path: `${path}.action`, message: texts.actionIs[action] }]),
    ...(objectsIn(productOrderItem).length > 0
      ? [{ path: `${path}.productOrderItem`, message: texts.noParts }]
      : []),
    ...(isJson(productOffering) ? [] : [{ path: `${path}.productOffering`, message: texts.noOffering }]),
  ]
}

/** Errors of the order form at the paths of TMF622. */
export const wrongPaths = (
  errors: Readonly<Record<string, { readonly message: string }>>,
): readonly WrongPath[] =>
  Object.entries(errors).map(([field, { message }]) => ({ path: pathOfField(field), message }))
