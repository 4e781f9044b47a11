import type { EmailDelivery } from '../../../../platform/deliveries/claim.ts'
import type { EmailSources } from '../../../../platform/mail/email.ts'
import { caseOf, whyOf, withFollowToken } from '../../../cases/server/mails/load.ts'
import { type DeliveryPlan, deliveryPlanOf } from '../../../cases/server/planning/delivery-plan.ts'
import { type Reschedulings, reschedulingsOf } from '../../../cases/server/planning/reschedulings.ts'
import type { StateReason } from '../../../cases/server/planning/state-reason.ts'
import { type PortIn, portInsOf } from '../port-ins.ts'
import { orderOf, type StoredOrder } from '../stored-orders.ts'

/* Data of e-mails, by the owner of their delivery; null if the delivery has another owner or the data is gone. */

export async function loadOrder(delivery: EmailDelivery, sources: EmailSources): Promise<StoredOrder | null> {
  const opened = await caseOf(delivery, sources)
  return opened && orderOf(sources.database, opened)
}

/** An order, with the token of the page that says where it stands. */
export type LinkedOrder = StoredOrder & { readonly followToken: string }

export async function loadLinkedOrder(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<LinkedOrder | null> {
  const order = await loadOrder(delivery, sources)
  return order && withFollowToken(order, sources)
}

/** An order, and how far it is. */
export type OrderProgress = {
  readonly order: LinkedOrder
  /** null while no day is planned. */
  readonly plan: DeliveryPlan | null
  readonly portIns: readonly PortIn[]
  readonly moves: Reschedulings
  /** Why it is in its state. */
  readonly why: StateReason
}

export async function loadProgress(
  delivery: EmailDelivery,
  sources: EmailSources,
): Promise<OrderProgress | null> {
  const order = await loadLinkedOrder(delivery, sources)
  if (!order) return null
  const [plan, portIns, moves, why] = await Promise.all([
    deliveryPlanOf(sources.database, order.caseId),
    portInsOf(sources.database, order.caseId),
    reschedulingsOf(sources.database, order.caseId),
    whyOf(sources, order.caseId),
  ])
  return { order, plan, portIns, moves, why }
}
