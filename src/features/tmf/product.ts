import type { ProductEnd, ProductStatus } from '../agreements/product-end.ts'
import { tmfPath } from '../api-clients/tmf-resources.ts'
import { isProductLine, lineDuration, lineName, lineQuantity, type OrderLine } from '../carts/order-lines.ts'
import { businessProductSchemaPath } from './business-order-schema.ts'
import type { WrongPath } from './consents.ts'
import { isWithin, type Json } from './json.ts'
import { fromForm, placeFields } from './order-fields.ts'
import { priceOfPiece } from './price.ts'
import { type OrderToShow, quoteOf } from './product-order.ts'
import { productTexts as texts } from './product-texts.ts'
import {
  type AgreementParty,
  contactParty,
  customerParty,
  namedParties,
  resellerParty,
} from './related-party.ts'

/** A product that a customer has from a delivered order. */
export type ProductToShow = {
  readonly order: OrderToShow
  /** Place of its line in the order, from 0. */
  readonly position: number
  readonly line: OrderLine
  readonly status: ProductStatus
  readonly startedAt: Date
  /** With the moment at which its last day begins. */
  readonly end: (ProductEnd & { readonly at: Date }) | null
  /** The organisation that took its agreement over by today; null while the buyer has it. */
  readonly party: AgreementParty | null
}

/** The number of its order, and the place of its line there from 1: `482739165-2`. */
export const productId = (orderNumber: string, position: number): string => `${orderNumber}-${position + 1}`

/** The order's nine digits and the place of the line from 0; null where it is no id of a product. */
export function productPlace(id: string): { readonly number: string; readonly position: number } | null {
  const [, number, place] = /^(\d{9})-([1-9]\d{0,3})$/.exec(id) ?? []
  return number && place ? { number, position: Number(place) - 1 } : null
}

/** A product as TMF637 has it, with the extension `BusinessProduct`. */
export function product(
  { order, position, line, status, startedAt, end, party }: ProductToShow,
  { publicUrl }: { readonly publicUrl: string },
) {
  const id = productId(order.number, position)
  const sold = isProductLine(line) ? line.product : null
  const months = lineDuration(line)
  const { kvkNumber, companyName } = party ?? order.form
  return {
    id,
    href: publicUrl + tmfPath('TMF637', 'product', id),
    name: lineName(line),
    isBundle: false,
    isCustomerVisible: true,
    status,
    orderDate: order.openedAt.toISOString(),
    lastUpdate: order.changedAt.toISOString(),
    startDate: startedAt.toISOString(),
    // A day of ending has its midnight, which may lie before the moment of delivery on the same day.
    ...(end && { terminationDate: new Date(Math.max(end.at.getTime(), startedAt.getTime())).toISOString() }),
    billingAccount: { id: kvkNumber, name: companyName },
    productCharacteristic: characteristicsOf(line),
    ...(sold && { productOffering: { id: String(sold.id), name: sold.name } }),
    productOrderItem: [
      {
        productOrderId: order.number,
        productOrderHref: publicUrl + tmfPath('TMF622', 'productOrder', order.number),
        orderItemId: String(position + 1),
        orderItemAction: 'add',
      },
    ],
    productPrice: [priceOfPiece(line)],
    ...(months > 0 && { productTerm: [{ duration: { amount: months, units: 'month' } }] }),
    place: [
      {
        role: 'installationAddress',
        '@type': 'GeographicAddress',
        ...fromForm(order.installationAddress, placeFields),
        country: 'NL',
      },
    ],
    relatedParty: [
      customerParty(publicUrl, kvkNumber, companyName),
      ...(party ? [] : [contactParty(publicUrl, order.number, order.contactName)]),
      ...(order.reseller ? [resellerParty(order.reseller)] : []),
      ...(party ? [] : namedParties(order.sent.relatedParty)),
    ],
    '@type': 'BusinessProduct',
    '@baseType': 'Product',
    '@schemaLocation': publicUrl + businessProductSchemaPath,
    ...(end && { terminationReason: end.reason }),
    ...quoteOf(order.origin, publicUrl),
  }
}

/** Attributes of the catalogue by their own names, beside the number of pieces. */
function characteristicsOf(line: OrderLine) {
  const sold = isProductLine(line) ? line.product : null
  const values = {
    quantity: lineQuantity(line),
    productType: sold?.productType,
    downloadSpeedMbs: sold?.downloadSpeedMbs,
    uploadSpeedMbs: sold?.uploadSpeedMbs,
    dataBundleGb: sold?.dataBundleGb,
  }
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [{ name, valueType: typeof value, value }],
  )
}

/**
 * The end that a merge patch asks for: a moment on its day or null for today, and a reason; `kept` where it takes back an end, null
 * where it changes nothing.
 */
export type ProductPatch = {
  readonly end: { readonly at: string | null; readonly reason: string } | 'kept' | null
  readonly wrong: readonly WrongPath[]
}

const endingAttributes = new Set(['status', 'terminationDate', 'terminationReason'])

/** Compares a merge patch with a product as it is shown. An end that lies ahead is corrected by what the patch names of it. */
export function productPatch(current: Json, patch: Json): ProductPatch {
  const changed = Object.keys(patch).filter(name => !isWithin(patch[name], current[name]))
  const wrong = changed.flatMap(name =>
    endingAttributes.has(name) ? [] : [{ path: name, message: texts.onlyEnds }],
  )
  if (!changed.some(name => endingAttributes.has(name))) return { end: null, wrong }
  const { status = 'terminated' } = patch
  const after = { ...current, ...patch }
  const hasEnd = current.status === 'pendingTerminate'
  if (hasEnd && (status === 'active' || patch.terminationDate === null)) return takenBack(patch, wrong)
  if (status !== 'terminated' && status !== 'pendingTerminate')
    return { end: null, wrong: [...wrong, { path: 'status', message: texts.onlyEnds }] }
  // At once, where only that is said.
  const { terminationDate } = changed.includes('status') ? patch : after
  return {
    end: {
      at: typeof terminationDate === 'string' ? terminationDate : null,
      reason: typeof after.terminationReason === 'string' ? after.terminationReason : '',
    },
    wrong,
  }
}

/** A product that goes on has no day and no reason. */
function takenBack(patch: Json, wrong: readonly WrongPath[]): ProductPatch {
  const left = (['terminationDate', 'terminationReason'] as const).filter(
    name => (patch[name] ?? null) !== null,
  )
  const status = patch.status ?? 'active'
  const fields = [
    ...wrong,
    ...left.map(path => ({ path, message: texts.goesOn })),
    ...(status === 'active' ? [] : [{ path: 'status', message: texts.goesOn }]),
  ]
  return { end: fields.length > 0 ? null : 'kept', wrong: fields }
}
