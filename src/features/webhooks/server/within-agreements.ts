import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { agreementEnd } from '../../agreements/agreement-end.ts'
import { agreementEvents } from '../../agreements/events.ts'
import { isHeld, type ProductStatus, productStatus } from '../../agreements/product-end.ts'
import { lineDuration, type OrderLine } from '../../carts/order-lines.ts'
import { caseEvents } from '../../cases/events.ts'
import type { Case } from '../../cases/server/case.ts'
import type { StoredEvent } from '../../events/server/case-events.ts'
import type { WebhookType } from '../event-types.ts'
import type { Happening, LoggedEvent } from '../happening.ts'

/** Events of a case by which its agreement ends otherwise. */
export const endingEvents = [agreementEvents.ended, agreementEvents.kept] as const

const isDelivered = (state: unknown): boolean => state === 'completed' || state === 'partial'

/** Whether an event is of a delivery, or of one that is taken back; null where it is neither. */
export function deliveryIn({ type, data }: Pick<LoggedEvent, 'type' | 'data'>): 'made' | 'taken-back' | null {
  if (type !== caseEvents.stateChanged || isDelivered(data.from) === isDelivered(data.to)) return null
  return isDelivered(data.to) ? 'made' : 'taken-back'
}

/**
 * The agreement that a delivery begins, that goes as it is taken back, that ends otherwise, or that is another organisation's by now. What one act says of several lines, as
 * a notice does, is told once: with the last of its events.
 * @param ending events of the case by which something ends otherwise, oldest first
 */
export function agreementsOf(
  { event, about }: { readonly event: LoggedEvent; readonly about: Case },
  ending: readonly StoredEvent[],
  lines: readonly OrderLine[],
): readonly Happening[] {
  const held = lines.flatMap((line, place) => (isHeld(line) ? [{ line, place: place + 1 }] : []))
  if (held.length === 0) return []
  const today = dayInTheNetherlands(event.occurredAt)
  const statusAfter = (events: readonly StoredEvent[]): ProductStatus => {
    const ends = new Map(
      events.map(({ type, data }) => [
        Number(data.position),
        type === agreementEvents.ended ? { endedOn: String(data.day) } : null,
      ]),
    )
    const products = held.map(({ line, place }) => ({
      isPaidMonthly: lineDuration(line) > 0,
      end: ends.get(place) ?? null,
    }))
    return productStatus(agreementEnd(products), today)
  }
  const happening = (type: Extract<WebhookType, `agreement.${string}`>, state: string): Happening => ({
    source: `event ${event.id} agreement`,
    eventId: event.id,
    at: event.occurredAt,
    type,
    subject: {
      kind: 'agreement',
      caseId: about.id,
      orderNumber: about.number,
      id: agreementNumber(about.number),
      state,
      productType: about.productType,
      products: held.map(({ place }) => `${about.number}-${place}`),
    },
  })
  const until = ending.filter(({ id }) => id <= event.id)
  const delivery = deliveryIn(event)
  if (delivery === 'made') return [happening('agreement.created', statusAfter(until))]
  if (delivery === 'taken-back') return [happening('agreement.deleted', 'cancelled')]
  if (event.type === agreementEvents.handedOver) return [happening('agreement.changed', statusAfter(until))]
  const act = ending.filter(({ occurredAt }) => occurredAt.getTime() === event.occurredAt.getTime())
  const [first] = act
  if (!first || act.at(-1)?.id !== event.id) return []
  const state = statusAfter(until)
  const isOther = statusAfter(ending.filter(({ id }) => id < first.id)) !== state
  return [happening(isOther ? 'agreement.state-changed' : 'agreement.changed', state)]
}
