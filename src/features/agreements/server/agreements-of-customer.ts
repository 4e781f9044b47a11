import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Day } from '../../../common/working-days.ts'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import { type Case, caseByNumber, casesByIds } from '../../cases/server/case.ts'
import { type OrderHead, orderOf, ordersAmong, ordersOfCustomer } from '../../orders/server/stored-orders.ts'
import type { Agreement } from '../contract.ts'
import type { CustomerAgreement } from '../contract-mijn.ts'
import { agreementInSpan, spanOf, transferIn } from '../party.ts'
import { agreementsAmong } from './held-products.ts'
import { casesOfParty, partiesAmong, type StoredParty, spanToday } from './parties.ts'

type AgreedOrder = Pick<
  OrderHead,
  'caseId' | 'orderNumber' | 'productType' | 'installationAddress' | 'origin'
>

/** The agreements that a customer has or handed over, the newest order first. */
export async function agreementsOfCustomer(
  database: Database,
  customerId: string,
): Promise<readonly CustomerAgreement[]> {
  const today = dayInTheNetherlands(new Date())
  const own: readonly AgreedOrder[] = await ordersOfCustomer(database, customerId)
  const isOwn = isAmong(own)
  const takenIds = (await casesOfParty(database, customerId, today)).filter(id => !isOwn(id))
  if (takenIds.length === 0) return agreementsOfOrders(database, own, { customerId, isOwn, today })
  const taken = await ordersAmong(database, await casesByIds(database, takenIds))
  const orders = [...own, ...taken.values()].toSorted((one, other) => other.caseId - one.caseId)
  return agreementsOfOrders(database, orders, { customerId, isOwn, today })
}

const isAmong = (orders: readonly AgreedOrder[]) => {
  const ids = new Set(orders.map(({ caseId }) => caseId))
  return (id: number): boolean => ids.has(id)
}

/** An agreement that a customer has or handed over, by its order's nine digits; null where there is none. */
export async function agreementOfCustomer(
  database: Database,
  customerId: string,
  number: string,
): Promise<CustomerAgreement | null> {
  const opened = await caseByNumber(database, number)
  const order = opened && (await orderOf(database, opened))
  if (!order) return null
  const isOwn = () => opened.customerId === customerId
  const today = dayInTheNetherlands(new Date())
  const [found] = await agreementsOfOrders(database, [order], { customerId, isOwn, today })
  return found ?? null
}

type Reader = {
  readonly customerId: string
  /** Whether an order, by its case, is in the reader's account. */
  readonly isOwn: (caseId: number) => boolean
  readonly today: Day
}

/** The agreements of these orders as a customer reads them, in their order; an order that is not delivered has none. */
async function agreementsOfOrders(
  database: Database,
  orders: readonly AgreedOrder[],
  { customerId, isOwn, today }: Reader,
): Promise<readonly CustomerAgreement[]> {
  const ids = orders.map(({ caseId }) => caseId)
  const [agreements, parties] = await Promise.all([
    agreementsAmong(database, ids, today),
    partiesAmong(database, ids),
  ])
  return orders.flatMap(order => {
    const agreement = agreements.get(order.caseId)
    const isReader = (party: StoredParty | null) =>
      party ? party.customerId === customerId : isOwn(order.caseId)
    const span = spanOf(parties.get(order.caseId) ?? [], isReader, today)
    return agreement && span ? (customerAgreement(order, agreementInSpan(agreement, span, today)) ?? []) : []
  })
}

/** An agreement with its order's number and address; null of an order of which nothing is held. */
function customerAgreement(
  { orderNumber, productType, installationAddress, origin }: AgreedOrder,
  agreement: Agreement,
): CustomerAgreement | null {
  if (agreement.lines.length === 0) return null
  const number = formatOrderNumber(orderNumber)
  // The quote was that of whoever ordered.
  const ownOrigin = agreement.transfer?.side === 'to' ? null : origin
  return { ...agreement, number, productType, installationAddress, origin: ownOrigin }
}

/** The agreement of an order as whoever placed it reads it, with the account that is the order's. */
export async function agreementOfOrder(
  database: Queryable,
  {
    caseId,
    ownerId,
    today,
  }: { readonly caseId: number; readonly ownerId: string | null; readonly today: Day },
): Promise<Agreement | null> {
  const [agreements, parties] = await Promise.all([
    agreementsAmong(database, [caseId], today),
    partiesAmong(database, [caseId]),
  ])
  const agreement = agreements.get(caseId)
  const isReader = (party: StoredParty | null) =>
    party === null || (ownerId !== null && party.customerId === ownerId)
  const span = spanOf(parties.get(caseId) ?? [], isReader, today)
  return agreement && span ? agreementInSpan(agreement, span, today) : null
}

/** The agreement of an order with all that it ever held, and who has it today; null where it was not delivered. */
export async function agreementAtDesk(
  database: Queryable,
  caseId: number,
  today: Day,
): Promise<Agreement | null> {
  const agreement = (await agreementsAmong(database, [caseId], today)).get(caseId)
  const parties = await partiesAmong(database, [caseId])
  return agreement
    ? { ...agreement, transfer: transferIn(spanToday(parties.get(caseId) ?? [], today)) }
    : null
}

/** The agreement of an order as a party of it reads it, without an account; null where nothing is held. */
export async function agreementOfParty(
  database: Database,
  opened: Case,
  party: StoredParty,
): Promise<CustomerAgreement | null> {
  const order = await orderOf(database, opened)
  if (!order) return null
  const today = dayInTheNetherlands(new Date())
  const reads = (each: StoredParty | null) => each?.id === party.id
  const [agreements, parties] = await Promise.all([
    agreementsAmong(database, [opened.id], today),
    partiesAmong(database, [opened.id]),
  ])
  const agreement = agreements.get(opened.id)
  const span = spanOf(parties.get(opened.id) ?? [], reads, today)
  return agreement && span ? customerAgreement(order, agreementInSpan(agreement, span, today)) : null
}
