import type { Queryable } from '../../../../platform/database/pool.ts'
import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import type { Cart } from '../../../carts/cart-line.ts'
import { toOrderLines } from '../../../carts/order-lines.ts'
import { totalsOf } from '../../../carts/totals.ts'
import { caseEvents } from '../../../cases/events.ts'
import { caseById } from '../../../cases/server/case.ts'
import { whyOf, withFollowToken } from '../../../cases/server/mails/load.ts'
import { hasMovedOn } from '../../../cases/server/moved-on.ts'
import { type DeliveryPlan, deliveryPlanOf } from '../../../cases/server/planning/delivery-plan.ts'
import { type Reschedulings, reschedulingsOf } from '../../../cases/server/planning/reschedulings.ts'
import type { StateReason } from '../../../cases/server/planning/state-reason.ts'
import { planIn, stateIn } from '../../../cases/server/planning/stood-then.ts'
import { valuesOfCase } from '../../../events/server/case-events.ts'
import { type ReportedEvents, reportedEvents } from '../../../events/server/reported-events.ts'
import { changeById } from '../line-changes/stored-changes.ts'
import { type PortIn, portInsOf } from '../port-ins.ts'
import { portInsThen } from '../port-ins-then.ts'
import { orderOf, type StoredOrder } from '../stored-orders.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

type ToldOrder = { readonly order: StoredOrder; readonly told: ReportedEvents }

/**
 * An order as it stood when that happened which a mail tells of, with its lines and state of then. A corrected name or address
 * is told as it is right.
 */
export async function loadReportedOrder(
  delivery: Pick<EmailDelivery, 'id'>,
  { database }: Pick<EmailSources, 'database'>,
): Promise<ToldOrder | null> {
  const told = await reportedEvents(database, delivery)
  const opened = told && (await caseById(database, told.caseId))
  const order = opened && (await orderOf(database, opened))
  if (!order) return null
  const cart = await cartOfThen(database, told)
  const lines = cart && { lines: toOrderLines(cart), totals: totalsOf(cart) }
  return { told, order: { ...order, ...lines, state: stateIn(told) ?? order.state } }
}

export const loadOrder = async (
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<StoredOrder | null> => (await loadReportedOrder(delivery, sources))?.order ?? null

/** An order, with the token of the page that says where it stands. */
export type LinkedOrder = StoredOrder & {
  readonly followToken: string
  /** Of a confirmation: what was promised with the order is settled or gone since. */
  readonly hasMovedOn?: boolean
}

export async function loadLinkedOrder(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<LinkedOrder | null> {
  const order = await loadOrder(delivery, sources)
  return order && withFollowToken(order, sources)
}

/** The same of an order that is confirmed, with whether it went on since. */
export async function loadPlacedOrder(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<LinkedOrder | null> {
  const order = await loadLinkedOrder(delivery, sources)
  return order && { ...order, hasMovedOn: await hasMovedOn(sources.database, order.caseId) }
}

/** An order, and how far it was. */
export type OrderProgress = {
  readonly order: LinkedOrder
  /** null while no day is planned. */
  readonly plan: DeliveryPlan | null
  /** Whether another day was planned since, of which another mail tells. */
  readonly isPlanGone?: boolean
  readonly portIns: readonly PortIn[]
  readonly moves: Reschedulings
  /** Why it is in its state. */
  readonly why: StateReason
}

export async function loadProgress(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<OrderProgress | null> {
  const { database } = sources
  const found = await loadReportedOrder(delivery, sources)
  if (!found) return null
  const { told } = found
  const isPlanGone = told.later.some(({ type }) => type === caseEvents.deliveryPlanned)
  const [order, plan, portIns, moves, why] = await Promise.all([
    withFollowToken(found.order, sources),
    isPlanGone
      ? planIn(told, await valuesOfCase(database, told.caseId))
      : deliveryPlanOf(database, told.caseId),
    portInsOf(database, told.caseId),
    reschedulingsOf(database, told.caseId, told.upTo),
    whyOf(sources, told),
  ])
  return { order, plan, isPlanGone, portIns: portInsThen(portIns, told), moves, why }
}

/** The lines of an order of then, which were changed since; null where they are the same. */
async function cartOfThen(
  database: Queryable,
  { later }: Pick<ReportedEvents, 'later'>,
): Promise<Cart | null> {
  const change = later.find(({ type }) => type === caseEvents.linesChanged)?.data.change
  return typeof change === 'string' ? ((await changeById(database, change))?.before ?? null) : null
}
