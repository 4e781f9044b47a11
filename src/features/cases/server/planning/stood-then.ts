import type { EventValue } from '../../../events/server/case-events.ts'
import type { ReportedEvents } from '../../../events/server/reported-events.ts'
import { type OrderState, orderState } from '../../case-states.ts'
import { isPartOfDay } from '../../delivery-plan.ts'
import { caseEvents } from '../../events.ts'
import type { DeliveryPlan } from './delivery-plan.ts'

/* How a case stood when that happened which a mail tells of, by its events. */

type Then = Pick<ReportedEvents, 'upTo'>

/** The state of an order; null where it never changed. */
export function stateIn({ upTo, later }: Pick<ReportedEvents, 'upTo' | 'later'>): OrderState | null {
  const isTurn = ({ type }: ReportedEvents['later'][number]) => type === caseEvents.stateChanged
  const state = upTo.findLast(isTurn)?.data.to ?? later.find(isTurn)?.data.from
  return typeof state === 'string' ? orderState(state) : null
}

/** The planned delivery; null where there was none. @param values of the events of the case */
export function planIn({ upTo }: Then, values: readonly EventValue[]): DeliveryPlan | null {
  const plans = upTo.filter(({ type }) => type === caseEvents.deliveryPlanned)
  const { day, partOfDay } = plans.at(-1)?.data ?? {}
  if (typeof day !== 'string' || !isPartOfDay(partOfDay)) return null
  // An event has the installer only where it changed them.
  const installers = plans.flatMap(({ id }) =>
    values.filter(({ eventId, field }) => eventId === id && field === 'installer'),
  )
  return { day, partOfDay, installer: installers.at(-1)?.after ?? '' }
}
