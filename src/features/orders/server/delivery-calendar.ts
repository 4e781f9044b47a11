import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Brand } from '../../../common/brand.ts'
import { fileTypes } from '../../../common/contract/call.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { momentInTheNetherlands } from '../../calendar/server/dutch-calendar.ts'
import type { OrderState } from '../../cases/case-states.ts'
import { partsOfDay } from '../../cases/delivery-plan.ts'
import { type DeliveryPlan, deliveryPlanOf } from '../../cases/server/planning/delivery-plan.ts'
import { addressLine } from '../../details/facts.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import { orderName } from '../order-origin.ts'
import { deliveryCalendarTexts as texts } from './documents/texts.ts'
import type { StoredOrder } from './stored-orders.ts'

/* The planned delivery of an order as an entry for a calendar (RFC 5545; docs/decisions/orders.md#the-planned-day-is-a-calendar-entry). */

/** A calendar file as mails bring it; who opens it may take it over at once. */
export type CalendarFile = { readonly name: string; readonly content: Buffer; readonly contentType: string }

type Event = Pick<Awaited<ReturnType<typeof eventsOfCase>>[number], 'type' | 'data' | 'occurredAt'>

const endsWithout: readonly unknown[] = ['cancelled', 'rejected', 'failed'] satisfies readonly OrderState[]

/** How often the entry changed since it was first planned, and when it did last. @param events of the case, oldest first */
export function entryRevision(events: readonly Event[]): {
  readonly sequence: number
  readonly at: Date | null
} {
  const changes = events.filter(
    ({ type, data: { from, to } }) =>
      type === 'delivery-planned' ||
      (type === 'state-changed' && endsWithout.includes(from) !== endsWithout.includes(to)),
  )
  const since = changes.slice(changes.findIndex(({ type }) => type === 'delivery-planned'))
  return { sequence: Math.max(0, since.length - 1), at: since.at(-1)?.occurredAt ?? null }
}

type Entry = {
  readonly order: Pick<
    StoredOrder,
    'orderNumber' | 'origin' | 'createdAt' | 'state' | 'installationAddress' | 'organization'
  >
  readonly plan: DeliveryPlan
  readonly revision: ReturnType<typeof entryRevision>
  readonly brand: Brand
}

/** The entry as a file: an event of its hours, or of the whole day where no part of it was agreed. */
export function writeDeliveryCalendar({ order, plan, revision, brand }: Entry): string {
  const number = orderName(order)
  const { from, to, label } = partsOfDay[plan.partOfDay]
  const isWholeDay = plan.partOfDay === 'day'
  const at = (hour: number) => momentInTheNetherlands(plan.day, `${String(hour).padStart(2, '0')}:00`)
  const midnight = new Date(`${plan.day}T00:00:00Z`)
  const calendar = ical({
    prodId: { company: brand.name, product: texts.product, language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    // The number is drawn at random; with the moment of the order nobody else has it.
    id: `levering-${order.orderNumber}-${order.createdAt.getTime()}`,
    sequence: revision.sequence,
    stamp: revision.at ?? order.createdAt,
    status: endsWithout.includes(order.state) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(isWholeDay
      ? { allDay: true, start: midnight, end: new Date(midnight.getTime() + 24 * 60 * 60 * 1000) }
      : { start: at(from), end: at(to) }),
    // A whole day is no appointment of nine hours.
    transparency: isWholeDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: texts.summary(brand.name, number),
    location: addressLine(order.installationAddress),
    description: texts.description({
      number,
      company: order.organization.companyName,
      label,
      installer: plan.installer,
      phone: brand.phone.display,
    }),
    organizer: { name: brand.name, email: brand.email },
  })
  return calendar.toString()
}

/** The calendar file of an order; null while no day is planned. */
export async function deliveryCalendar(
  database: Queryable,
  order: StoredOrder,
  brand: Brand,
): Promise<CalendarFile | null> {
  const [plan, events] = await Promise.all([
    deliveryPlanOf(database, order.caseId),
    eventsOfCase(database, order.caseId),
  ])
  if (!plan) return null
  return {
    name: `levering-${order.orderNumber}.ics`,
    content: Buffer.from(writeDeliveryCalendar({ order, plan, revision: entryRevision(events), brand })),
    contentType: `${fileTypes.calendar}; method=PUBLISH`,
  }
}
