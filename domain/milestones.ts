import type { CaseKind } from './case-states.ts'

/** The moments that a customer hears of by mail, besides that his order was received. */
export const milestones = [
  'order-confirmed',
  'delivery-planned',
  'order-delivered-in-part',
  'order-delivered',
  'order-cancelled',
  'port-in-planned',
] as const
export type Milestone = (typeof milestones)[number]

/** The milestone that a case comes to with a state; null where the customer hears nothing by itself. */
export function milestoneOf(kind: CaseKind, from: string, to: string): Milestone | null {
  if (kind !== 'order') return null
  switch (to) {
    case 'inProgress':
      // Who waited and goes on was confirmed before.
      return from === 'held' ? null : 'order-confirmed'
    case 'partial':
      return 'order-delivered-in-part'
    case 'completed':
      return 'order-delivered'
    case 'cancelled':
      return 'order-cancelled'
    default:
      return null
  }
}
