import { agreementNumber } from '../../common/order-number.ts'
import { tmfPath } from '../api-clients/tmf-resources.ts'
import {
  isProductLine,
  lineDuration,
  lineName,
  lineQuantity,
  type OrderLine,
  unitPriceInCents,
} from '../carts/order-lines.ts'
import { lineTotalInCents, lineTotalWithVatInCents, type Totals, totalsWithVatOf } from '../carts/totals.ts'
import type { OrderState } from '../cases/case-states.ts'
import type { PartOfDay } from '../cases/delivery-plan.ts'
import type { OrderOrigin } from '../cases/order-origin.ts'
import type { PortInRefusal, PortInState } from '../cases/port-in-states.ts'
import { isMainProduct, type ProductType } from '../catalogue/product.ts'
import { businessOrderSchemaPath } from './business-order-schema.ts'
import type { Json } from './json.ts'
import { buyerFields, dataFields, fromForm, placeFields } from './order-fields.ts'
import { chargeOf, euros, excludedFrom, freeAtFirst, tmfPrice } from './price.ts'
import { contactParty, customerParty, type RelatedParty, resellerParty } from './related-party.ts'

/** States of TMF622; the last two are of orders whose customer asked to cancel, or whose numbers are still to be withdrawn. */
export type ProductOrderState = OrderState | 'assessingCancellation' | 'pendingCancellation'

export type OrderConsent = {
  readonly kind: 'terms' | 'direct-debit' | 'long-term' | 'application'
  readonly textVersion: string
  /** Of a mandate. */
  readonly reference: string | null
  readonly givenAt: Date
  readonly channel: string
  /** The person who gave it, as far as its sender said. */
  readonly givenBy: string | null
}

/** A number that comes along, and how far it is. */
export type OrderedNumber = {
  readonly number: string
  readonly state: PortInState
  readonly provider: string | null
  readonly providerReference: string | null
  readonly wishDate: string | null
  readonly plannedOn: string | null
  readonly refusal: PortInRefusal | null
}

/** An order of the shop with all that TMF622 shows of it. */
export type OrderToShow = {
  /** Nine digits. */
  readonly number: string
  readonly version: number
  readonly state: ProductOrderState
  readonly productType: ProductType
  readonly openedAt: Date
  readonly closedAt: Date | null
  readonly changedAt: Date
  /** As the order form has it: organisation, `contactPerson`, `technicalPerson`, `invoiceAddress`, `references` … */
  readonly form: Json & { readonly companyName: string; readonly kvkNumber: string }
  readonly installationAddress: Json
  /** Name of the person who is called about it. */
  readonly contactName: string
  readonly lines: readonly OrderLine[]
  readonly totals: Totals
  /** The whole IBAN where the caller may read it. */
  readonly iban: string | null
  readonly ibanEnding: string
  readonly consents: readonly OrderConsent[]
  readonly numbers: readonly OrderedNumber[]
  /** Lists that features above this one bring, by their attributes; one without entries is not in it. */
  readonly lists: Json
  readonly plan: {
    readonly day: string
    readonly partOfDay: PartOfDay
    readonly installer: string
    readonly until: Date
  } | null
  /** Why it is in its state: a reason of src/features/cases/state-reasons.ts, or words of their own. */
  readonly reason: string | null
  readonly reseller: { readonly id: string; readonly name: string } | null
  /** null where it was made of no quote. */
  readonly origin: OrderOrigin | null
  readonly externalId: string | null
  /** Attributes of its sender that the shop has no place for. */
  readonly sent: Json
}

type PartiesOfOrder = Pick<OrderToShow, 'number' | 'contactName' | 'reseller'> & {
  readonly form: { readonly companyName: string; readonly kvkNumber: string }
}

/** Addresses of this shop. */
export type Addresses = { readonly publicUrl: string }

/** An order as TMF622 has it, with the extension `BusinessOrder`. */
export function productOrder(order: OrderToShow, { publicUrl }: Addresses) {
  const { number, state, sent, form, plan, iban, ibanEnding } = order
  const action = order.origin && 'agreement' in order.origin ? 'modify' : 'add'
  const place = {
    role: 'installationAddress',
    '@type': 'GeographicAddress',
    ...fromForm(order.installationAddress, placeFields),
    country: 'NL',
  }
  return {
    ...sent,
    id: number,
    href: publicUrl + tmfPath('TMF622', 'productOrder', number),
    ...(order.externalId !== null && { externalId: order.externalId }),
    ...quoteOf(order.origin, publicUrl),
    ...replacesOf(order.origin),
    category: order.productType,
    orderDate: order.openedAt.toISOString(),
    state,
    ...endOf(order),
    ...(plan && { expectedCompletionDate: plan.until.toISOString() }),
    productOrderItem: order.lines.map((line, position) =>
      orderItem(line, position, { state, place, action }),
    ),
    orderTotalPrice: totalPrices(order.totals, totalsWithVatOf(order.lines), order.lines),
    relatedParty: [...ownParties(order, publicUrl), ...otherParties(sent)],
    '@type': 'BusinessOrder',
    '@baseType': 'ProductOrder',
    '@schemaLocation': `${publicUrl}${businessOrderSchemaPath}`,
    ...fromForm(form, buyerFields),
    ...fromForm(form, dataFields),
    bankAccount: {
      ...(iban === null ? { ibanEnding } : { iban }),
      accountHolder: form.ascription,
    },
    consent: order.consents.map(consentOf),
    ...(order.numbers.length > 0 && { portIn: order.numbers.map(portInOf) }),
    ...order.lists,
    ...(plan && { plannedDelivery: { day: plan.day, partOfDay: plan.partOfDay, installer: plan.installer } }),
    ...(order.reason !== null && { stateReason: order.reason }),
    version: order.version,
    lastUpdate: order.changedAt.toISOString(),
  }
}

/** The quote that an order was made of, and how its customer calls the part. */
export function quoteOf(origin: OrderOrigin | null, publicUrl: string) {
  if (!origin || !('quoteNumber' in origin)) return null
  return {
    quote: [
      {
        id: origin.quoteNumber,
        href: publicUrl + tmfPath('TMF648', 'quote', origin.quoteNumber),
        '@referredType': 'Quote',
      },
    ],
    ...(origin.branch !== '' && { branch: origin.branch }),
  }
}

/** The agreement in whose place it comes. */
function replacesOf(origin: OrderOrigin | null) {
  if (!origin || !('agreement' in origin)) return null
  const { agreement, action, overlapDays, costInCents } = origin
  return {
    replaces: {
      agreement: agreementNumber(agreement),
      action,
      overlapDays,
      leavingCost: euros(costInCents),
    },
  }
}

/** When it was completed or cancelled, and why. */
export function endOf({ state, closedAt, reason }: Pick<OrderToShow, 'state' | 'closedAt' | 'reason'>) {
  if (closedAt === null) return {}
  if (state === 'completed') return { completionDate: closedAt.toISOString() }
  if (state !== 'cancelled' && state !== 'pendingCancellation') return {}
  return { cancellationDate: closedAt.toISOString(), ...(reason !== null && { cancellationReason: reason }) }
}

/** An item is as far as its order; of one whose numbers are still to come, the products are there. */
const itemState = (state: ProductOrderState) => (state === 'partial' ? 'completed' : state)

/** The part that all items of an order share. Those of one that takes the place of an agreement modify what its customer has. */
type ItemContext = {
  readonly state: ProductOrderState
  readonly place: Json
  readonly action: 'add' | 'modify'
}

function orderItem(line: OrderLine, position: number, { state, place, action }: ItemContext) {
  const product = isProductLine(line) ? line.product : null
  const months = lineDuration(line)
  const charge = { name: lineName(line), ...chargeOf(months) }
  const freeMonths = product && isMainProduct(product) ? product.freeMonths : 0
  return {
    id: String(position + 1),
    action,
    quantity: lineQuantity(line),
    state: itemState(state),
    ...(product && { productOffering: { id: String(product.id), name: product.name } }),
    product: { name: lineName(line), isBundle: false, place: [place] },
    itemPrice: [
      {
        ...charge,
        price: tmfPrice(unitPriceInCents(line)),
        ...(freeMonths > 0 && { priceAlteration: [freeAtFirst(freeMonths)] }),
      },
    ],
    itemTotalPrice: [{ ...charge, price: tmfPrice(lineTotalInCents(line), lineTotalWithVatInCents(line)) }],
    ...(months > 0 && { itemTerm: [{ duration: { amount: months, units: 'month' } }] }),
  }
}

const totalPrices = (totals: Totals, withVat: Totals, lines: readonly OrderLine[]) => [
  { ...chargeOf(1), price: tmfPrice(totals.monthlyInCents, withVat.monthlyInCents) },
  { ...chargeOf(0), ...excludedFrom(lines), price: tmfPrice(totals.oneTimeInCents, withVat.oneTimeInCents) },
]

/** Parties that the shop knows of an order. */
export const ownParties = (
  { number, form, contactName, reseller }: PartiesOfOrder,
  publicUrl: string,
): readonly RelatedParty[] => [
  customerParty(publicUrl, form.kvkNumber, form.companyName),
  contactParty(publicUrl, number, contactName),
  ...(reseller ? [resellerParty(reseller)] : []),
]

/** Parties that its sender named. */
export const otherParties = ({ relatedParty }: Json): readonly unknown[] =>
  Array.isArray(relatedParty) ? relatedParty : []

const consentOf = ({ kind, textVersion, reference, givenAt, channel, givenBy }: OrderConsent) => ({
  kind,
  textVersion,
  ...(reference !== null && { reference }),
  givenAt: givenAt.toISOString(),
  channel,
  ...(givenBy !== null && { givenBy }),
})

const portInOf = ({
  number,
  state,
  provider,
  providerReference,
  wishDate,
  plannedOn,
  refusal,
}: OrderedNumber) => ({
  number,
  state,
  ...(provider !== null && { provider }),
  ...(providerReference !== null && { providerReference }),
  ...(wishDate !== null && { wishDate }),
  ...(plannedOn !== null && { plannedDate: plannedOn }),
  ...(refusal !== null && { refusal }),
})
