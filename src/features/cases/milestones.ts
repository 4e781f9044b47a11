import { inTable } from '../../common/in-table.ts'
import type { MailKind } from '../../common/mail-kinds.ts'
import type { CaseKind } from './case-kinds.ts'
import type { OrderState, QuoteState } from './case-states.ts'
import { caseMails } from './mails.ts'
import type { OrderPurpose } from './order-purpose.ts'

/** Milestones that are mailed to the customer, apart from the receipt of the order, with their mails. */
export const milestoneMails = {
  'order-confirmed': caseMails.confirmed,
  'delivery-planned': caseMails.deliveryPlanned,
  'order-delivered-in-part': caseMails.deliveredInPart,
  'order-delivered': caseMails.delivered,
  'order-held': caseMails.held,
  'order-cancelled': caseMails.cancelled,
  'order-rejected': caseMails.rejected,
  'order-failed': caseMails.failed,
  'order-reopened': caseMails.reopened,
  'quote-ended': caseMails.quoteEnded,
  'quote-reopened': caseMails.quoteReopened,
  'port-in-planned': caseMails.numberPlanned,
  'parcel-sent': caseMails.parcelSent,
} as const
export type Milestone = keyof typeof milestoneMails

/** The milestone of each state of an order; null where the customer hears nothing by itself. */
const orderMilestones: Readonly<Record<OrderState, Milestone | null>> = {
  acknowledged: null,
  pending: null,
  inProgress: 'order-confirmed',
  held: 'order-held',
  partial: 'order-delivered-in-part',
  completed: 'order-delivered',
  cancelled: 'order-cancelled',
  rejected: 'order-rejected',
  failed: 'order-failed',
}

const quoteMilestones: Readonly<Record<QuoteState, Milestone | null>> = {
  inProgress: null,
  pending: null,
  approved: null,
  accepted: null,
  rejected: 'quote-ended',
  cancelled: 'quote-ended',
}

const quoteMilestone = inTable(quoteMilestones)
const orderMilestone = inTable(orderMilestones)

/** The milestone that a case comes to with a state; null where the customer hears nothing by itself. */
export function milestoneOf(
  { kind, purpose }: { readonly kind: CaseKind; readonly purpose?: OrderPurpose },
  from: string,
  to: string,
): Milestone | null {
  // Mails of its own tell that notice was given and withdrawn.
  if (purpose === 'end') return null
  if (kind === 'quote') return quoteMilestone(to)
  if (kind !== 'order') return null
  // A case that continues after waiting was confirmed before.
  return to === 'inProgress' && from === 'held' ? null : orderMilestone(to)
}

/** Mails about states that can be undone. A customer who got one is also mailed about the undo. */
const endMilestones: readonly MailKind[] = [
  caseMails.deliveredInPart,
  caseMails.delivered,
  caseMails.cancelled,
  caseMails.rejected,
  caseMails.failed,
  caseMails.quoteEnded,
  caseMails.quoteWithdrawn,
]

/** Whether a mail of this kind told a state that can be undone. */
export const tellsAnEnd = (kind: string): boolean => endMilestones.some(({ name }) => name === kind)

/** The mail that a state was taken back; null of what its customer is mailed no state of. */
export function correctionOf(kind: CaseKind): Milestone | null {
  if (kind === 'order') return 'order-reopened'
  return kind === 'quote' ? 'quote-reopened' : null
}
