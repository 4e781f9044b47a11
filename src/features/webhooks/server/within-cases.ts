import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { agreementEvents } from '../../agreements/events.ts'
import { isHeld } from '../../agreements/product-end.ts'
import type { OrderLine } from '../../carts/order-lines.ts'
import { caseEvents } from '../../cases/events.ts'
import type { OrderAction } from '../../cases/order-purpose.ts'
import type { Case } from '../../cases/server/case.ts'
import { cancelProgress } from '../../cases/server/planning/cancel-requests.ts'
import { requestEventTypes } from '../../cases/server/planning/open-requests.ts'
import { eventsAmong, type StoredEvent } from '../../events/server/case-events.ts'
import { linesAmong } from '../../orders/server/lines.ts'
import type { WebhookType } from '../event-types.ts'
import type { Happening, LoggedEvent, PartSubject } from '../happening.ts'
import { agreementsOf, deliveryIn, endingEvents } from './within-agreements.ts'

/*
 * An event of a case can tell of more than the case itself: of the customer's requests to cancel, of the products that come of a
 * delivery, and that the customer has to say something first.
 */

type Found = {
  readonly event: LoggedEvent
  readonly about: Case
}

/** Happenings within the cases of these events. @param types that receivers ask for */
export async function happeningsWithin(
  database: Queryable,
  told: readonly LoggedEvent[],
  {
    cases,
    actions,
  }: {
    readonly cases: ReadonlyMap<number, Case>
    readonly actions: ReadonlyMap<number, OrderAction>
  },
  types: readonly WebhookType[],
): Promise<readonly Happening[]> {
  const found = told.flatMap((event): readonly Found[] => {
    const about = event.caseId === null ? undefined : cases.get(event.caseId)
    return about ? [{ event, about }] : []
  })
  const orders = found.filter(({ about }) => about.kind === 'order')
  const idsOf = (prefix: string) =>
    types.some(type => type.startsWith(prefix)) ? [...new Set(orders.map(({ about }) => about.id))] : []
  const [asking, delivering, agreed] = [idsOf('cancel-request.'), idsOf('product.'), idsOf('agreement.')]
  const sold = delivering.length > 0 ? delivering : agreed
  const [events, ending, lines] = await Promise.all([
    asking.length > 0 ? eventsAmong(database, asking, requestEventTypes) : new Map<number, StoredEvent[]>(),
    agreed.length > 0 ? eventsAmong(database, agreed, endingEvents) : new Map<number, StoredEvent[]>(),
    sold.length > 0 ? linesAmong(database, sold) : new Map<number, OrderLine[]>(),
  ])
  return [
    ...found.flatMap(each => informationRequired(each, actions.get(each.about.id) ?? null)),
    ...orders.flatMap(each => cancelRequests(each, events.get(each.about.id) ?? [])),
    ...orders.flatMap(each => products(each, (lines.get(each.about.id) ?? []).map(isHeld))),
    ...orders.flatMap(each =>
      agreementsOf(each, ending.get(each.about.id) ?? [], lines.get(each.about.id) ?? []),
    ),
  ]
}

const origin = ({ id, occurredAt }: LoggedEvent, part: string) => ({
  source: `event ${id} ${part}`,
  eventId: id,
  at: occurredAt,
})

/** Reasons for which an order waits for its customer. */
const customersTurn: readonly unknown[] = ['customer-details', 'customer-approval', 'customer-day']

function informationRequired({ event, about }: Found, action: OrderAction | null): readonly Happening[] {
  const { type, data } = event
  const { kind, id: caseId, number: id, productType } = about
  if (type !== caseEvents.stateChanged) return []
  const isOrder = kind === 'order' && data.to === 'held' && customersTurn.includes(data.reason)
  if (!isOrder && !(kind === 'quote' && data.to === 'pending')) return []
  const subject = { kind, caseId, id, state: String(data.to), productType, lines: 0, action }
  return [
    {
      ...origin(event, 'information'),
      type: isOrder ? 'order.information-required' : 'quote.information-required',
      subject,
    },
  ]
}

const partOf = (
  { id: caseId, number: orderNumber, productType }: Case,
  part: Pick<PartSubject, 'kind' | 'id' | 'state'>,
): PartSubject => ({ caseId, orderNumber, productType, ...part })

/** Requests that this event made, or that are in another state by it. @param events of the case, oldest first */
function cancelRequests({ event, about }: Found, events: readonly StoredEvent[]): readonly Happening[] {
  const until = events.filter(({ id }) => id <= event.id)
  const before = until.filter(({ id }) => id < event.id)
  return until
    .filter(({ type }) => type === caseEvents.cancelAsked)
    .flatMap(({ id }): readonly Happening[] => {
      const { state } = cancelProgress(id, until)
      const isNew = id === event.id
      if (!isNew && cancelProgress(id, before).state === state) return []
      const type = isNew ? 'cancel-request.created' : 'cancel-request.state-changed'
      const subject = partOf(about, { kind: 'cancel-request', id: String(id), state })
      return [{ ...origin(event, `cancel ${id}`), type, subject }]
    })
}

/** Products that a delivery brings, that go as it is taken back, or of which an end was written down. @param held by line */
function products({ event, about }: Found, held: readonly boolean[]): readonly Happening[] {
  const { type, data, occurredAt } = event
  const happening = (
    of: Extract<WebhookType, `product.${string}`>,
    line: number,
    state: string,
  ): Happening => ({
    ...origin(event, `product ${line}`),
    type: of,
    subject: partOf(about, { kind: 'product', id: `${about.number}-${line}`, state }),
  })
  if (type === agreementEvents.ended) {
    const isLater = String(data.day) > dayInTheNetherlands(occurredAt)
    return [
      happening('product.state-changed', Number(data.position), isLater ? 'pendingTerminate' : 'terminated'),
    ]
  }
  if (type === agreementEvents.kept)
    return [happening('product.state-changed', Number(data.position), 'active')]
  const delivery = deliveryIn(event)
  if (delivery === null) return []
  const [of, state] =
    delivery === 'made'
      ? (['product.created', 'active'] as const)
      : (['product.deleted', 'cancelled'] as const)
  return held.flatMap((isProduct, place) => (isProduct ? [happening(of, place + 1, state)] : []))
}
