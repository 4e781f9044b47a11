import type { CaseKind } from './case-kinds.ts'

/** Milestones that are mailed to the customer, apart from the receipt of the order. */
export const milestones = [
  'order-confirmed',
  'delivery-planned',
  'order-delivered-in-part',
  'order-delivered',
  'order-held',
  'order-cancelled',
  'order-rejected',
  'order-failed',
  'order-reopened',
  'quote-ended',
  'quote-reopened',
  'port-in-planned',
  'parcel-sent',
] as const
export type Milestone = (typeof milestones)[number]

/** The milestone that a case comes to with a state; null where the customer hears nothing by itself. */
export function milestoneOf(kind: CaseKind, from: string, to: string): Milestone | null {
  if (kind === 'quote') return to === 'rejected' || to === 'cancelled' ? 'quote-ended' : null
  if (kind !== 'order') return null
  switch (to) {
    case 'inProgress':
      // A case that continues after waiting was confirmed before.
      return from === 'held' ? null : 'order-confirmed'
    case 'partial':
      return 'order-delivered-in-part'
    case 'completed':
      return 'order-delivered'
    case 'held':
      return 'order-held'
    case 'cancelled':
      return 'order-cancelled'
    case 'rejected':
      return 'order-rejected'
    case 'failed':
      return 'order-failed'
    default:
      return null
  }
}

/** Milestone mails about states that can be undone. A customer who got one is also mailed about the undo. */
export const endMilestones: readonly string[] = [
  'order-delivered-in-part',
  'order-delivered',
  'order-cancelled',
  'order-rejected',
  'order-failed',
  'quote-ended',
  'quote-withdrawn',
]

/** The mail that a state was taken back; null of what its customer is mailed no state of. */
export function correctionOf(kind: CaseKind): Milestone | null {
  if (kind === 'order') return 'order-reopened'
  return kind === 'quote' ? 'quote-reopened' : null
}
