import type { EventKind } from '../../common/event-kind.ts'
import type { CaseKind } from '../cases/case-kinds.ts'
import { caseTable, isOver } from '../cases/case-states.ts'
import { caseEvents } from '../cases/events.ts'
import type { OrderAction } from '../cases/order-purpose.ts'
import type { ProductType } from '../catalogue/product.ts'
import type { WebhookType } from './event-types.ts'

/** A row of the event log, as far as receivers are told of it. */
export type LoggedEvent = {
  readonly id: number
  readonly type: EventKind
  readonly occurredAt: Date
  readonly caseId: number | null
  readonly data: Readonly<Record<string, unknown>>
}

/** Something that receivers are told of. */
export type Happening = {
  /** The same however often it is read. */
  readonly source: string
  readonly eventId: number | null
  readonly type: WebhookType
  readonly at: Date
  readonly subject: CaseSubject | PartSubject | RevisionSubject
}
/** Whether an order adds something, takes the place of what its customer has, or ends it: TMF622's words for its items. */
export const orderActions = ['add', 'modify', 'delete'] as const satisfies readonly OrderAction[]

export type CaseSubject = {
  readonly kind: CaseKind
  readonly caseId: number
  /** Its number, in digits. */
  readonly id: string
  readonly state: string
  readonly productType: ProductType | null
  /** How many lines it has; 0 where no receiver is told of them. */
  readonly lines: number
  /** null of what is no order. */
  readonly action: OrderAction | null
}
/** A customer's request to cancel an order, a product that a customer has from one, or the agreement that it is. */
export type PartSubject = {
  readonly kind: 'cancel-request' | 'product' | 'agreement'
  readonly caseId: number
  readonly orderNumber: string
  readonly id: string
  readonly state: string
  readonly productType: ProductType | null
  /** Products of an agreement, by their ids. */
  readonly products?: readonly string[]
}
export type RevisionSubject = { readonly kind: 'revision'; readonly id: string; readonly state: string }

/** An order whose customer asks to cancel it is in a state of TM Forum that is none of its own. */
const asksToCancel = 'assessingCancellation'

/**
 * The state that a case had when an event had happened, as far as the event says so; else the state that it has now.
 * @param state the state that it has now
 */
export function stateAfter({
  storedType,
  data,
  kind,
  state,
}: {
  readonly storedType: EventKind
  readonly data: Readonly<Record<string, unknown>>
  readonly kind: CaseKind
  readonly state: string
}): string {
  if (storedType === caseEvents.opened) return caseTable(kind).first
  // One that needs nobody's decision is cancelled in the same transaction.
  if (storedType === caseEvents.cancelAsked && kind === 'order' && !isOver(kind, state)) return asksToCancel
  return typeof data.to === 'string' && storedType === caseEvents.stateChanged ? data.to : state
}
