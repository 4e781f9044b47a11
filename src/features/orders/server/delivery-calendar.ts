import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { Brand } from '../../../common/brand.ts'
import { fileTypes } from '../../../common/contract/call.ts'
import { momentInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { MailKind } from '../../../common/mail-kinds.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { reportedMoments } from '../../../platform/deliveries/case-deliveries.ts'
import type { OrderState } from '../../cases/case-states.ts'
import { partsOfDay } from '../../cases/delivery-plan.ts'
import { caseEvents } from '../../cases/events.ts'
import { caseMails } from '../../cases/mails.ts'
import { orderName } from '../../cases/order-origin.ts'
import { type DeliveryPlan, deliveryPlanOf } from '../../cases/server/planning/delivery-plan.ts'
import { planIn, stateIn } from '../../cases/server/planning/stood-then.ts'
import { addressLine } from '../../details/facts.ts'
import { valuesOfCase } from '../../events/server/case-events.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import type { ReportedEvents } from '../../events/server/reported-events.ts'
import { deliveryCalendarTexts as texts } from './documents/texts.ts'
import type { StoredOrder } from './stored-orders.ts'

/* The planned delivery of an order as an entry for a calendar (RFC 5545; docs/decisions/orders.md#the-planned-day-is-a-calendar-entry). */

/** A calendar file as mails bring it; who opens it may take it over at once. */
export type CalendarFile = { readonly name: string; readonly content: Buffer; readonly contentType: string }

type Event = Pick<Awaited<ReturnType<typeof eventsOfCase>>[number], 'type' | 'data' | 'occurredAt'>

/** States in which nobody comes on the planned day. */
const comesToNothing: readonly unknown[] = [
  'held',
  'cancelled',
  'rejected',
  'failed',
] satisfies readonly OrderState[]

/** How often the entry changed since it was first planned, and when it did last. @param events of the case, oldest first */
export function entryRevision(events: readonly Event[]): {
  readonly sequence: number
  readonly at: Date | null
} {
  const changes = events.filter(
    ({ type, data: { from, to } }) =>
      type === caseEvents.deliveryPlanned ||
      (type === caseEvents.stateChanged && comesToNothing.includes(from) !== comesToNothing.includes(to)),
  )
  const since = changes.slice(changes.findIndex(({ type }) => type === caseEvents.deliveryPlanned))
  return { sequence: Math.max(0, since.length - 1), at: since.at(-1)?.occurredAt ?? null }
}

type Entry = {
  readonly order: Pick<
    StoredOrder,
    'orderNumber' | 'origin' | 'createdAt' | 'state' | 'productType' | 'installationAddress' | 'organization'
  >
  readonly plan: DeliveryPlan
  readonly revision: ReturnType<typeof entryRevision>
  readonly brand: Brand
}

/** Whether a delivery comes to its address: licences come from afar, unless somebody is sent. */
export const isAtTheDoor = (
  { productType }: Pick<StoredOrder, 'productType'>,
  { installer }: Pick<DeliveryPlan, 'installer'>,
): boolean => productType !== 'cloud' || installer !== ''

/** The entry as a file: an event of its hours, or of the whole day where no part of it was agreed. */
export function writeDeliveryCalendar({ order, plan, revision, brand }: Entry): string {
  const number = orderName(order)
  const { from, to, label } = partsOfDay[plan.partOfDay]
  const isWholeDay = plan.partOfDay === 'day'
  const at = (hour: number) => momentInTheNetherlands(plan.day, `${String(hour).padStart(2, '0')}:00`)
  const midnight = new Date(`${plan.day}T00:00:00Z`)
  const isCancelled = comesToNothing.includes(order.state)
  const calendar = ical({
    prodId: { company: brand.name, product: texts.product, language: 'NL' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    // The number is drawn at random; with the moment of the order nobody else has it.
    id: `levering-${order.orderNumber}-${order.createdAt.getTime()}`,
    sequence: revision.sequence,
    stamp: revision.at ?? order.createdAt,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(isWholeDay
      ? { allDay: true, start: midnight, end: new Date(midnight.getTime() + 24 * 60 * 60 * 1000) }
      : { start: at(from), end: at(to) }),
    // A whole day is no appointment of nine hours.
    transparency: isWholeDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    summary: texts.summary(brand.name, number),
    location: addressLine(order.installationAddress),
    description: isCancelled
      ? texts.cancelled(number, brand.phone.display)
      : texts.description({
          number,
          company: order.organization.companyName,
          label,
          installer: plan.installer,
          isAtTheDoor: isAtTheDoor(order, plan),
          phone: brand.phone.display,
        }),
    organizer: { name: brand.name, email: brand.email },
  })
  return calendar.toString()
}

/** The calendar file of an order as it stands; null while no day is planned. */
export async function deliveryCalendar(
  database: Queryable,
  order: StoredOrder,
  brand: Brand,
): Promise<CalendarFile | null> {
  const [plan, events] = await Promise.all([
    deliveryPlanOf(database, order.caseId),
    eventsOfCase(database, order.caseId),
  ])
  return plan && calendarFile({ order, plan, revision: entryRevision(events), brand })
}

const calendarFile = (entry: Entry): CalendarFile => ({
  name: `levering-${entry.order.orderNumber}.ics`,
  content: Buffer.from(writeDeliveryCalendar(entry)),
  contentType: `${fileTypes.calendar}; method=${comesToNothing.includes(entry.order.state) ? 'CANCEL' : 'PUBLISH'}`,
})

/** Mails that put the delivery into the calendar of the customer, or move it there. */
const standingKinds: readonly MailKind[] = [
  caseMails.confirmed,
  caseMails.deliveryPlanned,
  caseMails.reopened,
]
/** Mails that take it out. */
const takingKinds: readonly MailKind[] = [
  caseMails.held,
  caseMails.cancelled,
  caseMails.rejected,
  caseMails.failed,
]

export const bringsCalendar = (kind: MailKind): boolean =>
  [...standingKinds, ...takingKinds].some(({ name }) => name === kind.name)

/**
 * The calendar file of a mail that is true when it leaves; null where no day was planned, where a later mail brings another, and
 * where an entry would be taken out that no mail brought.
 */
export async function mailedCalendar(
  database: Queryable,
  order: StoredOrder,
  told: ReportedEvents,
  brand: Brand,
): Promise<CalendarFile | null> {
  const { caseId, upTo, later } = told
  const events = [...upTo, ...later]
  const plan = planIn(told, await valuesOfCase(database, caseId))
  if (!plan) return null
  const state = stateIn({ upTo: events, later: [] }) ?? order.state
  // A day that is planned while nobody comes is mailed once the order goes on.
  const isNoneOwed = comesToNothing.includes(state)
    ? !(await hasEntry(database, told))
    : later.some(({ type }) => type === caseEvents.deliveryPlanned)
  if (isNoneOwed) return null
  return calendarFile({ order: { ...order, state }, plan, revision: entryRevision(events), brand })
}

/** Whether mails of what happened before an act left an entry in the calendar of the customer. */
async function hasEntry(database: Queryable, { caseId, upTo, act }: ReportedEvents): Promise<boolean> {
  const now = act.at(-1)?.occurredAt
  const lastOf = async (kinds: readonly MailKind[], from: Date | undefined) =>
    Math.max(
      0,
      ...(await reportedMoments(database, caseId, kinds))
        .filter(moment => now && moment < now && from && moment >= from)
        .map(moment => moment.getTime()),
    )
  const firstPlan = upTo.find(({ type }) => type === caseEvents.deliveryPlanned)?.occurredAt
  return (await lastOf(standingKinds, firstPlan)) > (await lastOf(takingKinds, firstPlan))
}
