import { momentInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { Cipher } from '../../../../platform/secrets/cipher.ts'
import { sentWithCases } from '../../../api-clients/server/api-cases.ts'
import { partsOfDay } from '../../../cases/delivery-plan.ts'
import { caseEvents } from '../../../cases/events.ts'
import { isOpenNumber } from '../../../cases/port-in-states.ts'
import type { Case } from '../../../cases/server/case.ts'
import { lastChangeOf } from '../../../cases/server/changed-cases.ts'
import { type DeliveryPlan, deliveryPlansAmong } from '../../../cases/server/planning/delivery-plan.ts'
import { openReplies, requestEventTypes } from '../../../cases/server/planning/open-requests.ts'
import { stateReason } from '../../../cases/server/planning/state-reason.ts'
import { otherReason } from '../../../cases/state-reasons.ts'
import { eventsAmong, type StoredEvent } from '../../../events/server/case-events.ts'
import { valuesOfEvents } from '../../../events/server/find-events.ts'
import { type PortIn, portInsAmong } from '../../../orders/server/port-ins.ts'
import { ordersAmong, type StoredOrder } from '../../../orders/server/stored-orders.ts'
import { resellerNames } from '../../../resellers/server/reseller-name.ts'
import type { OrderToShow, ProductOrderState } from '../../product-order.ts'
import type { OrderPart } from './order-part.ts'

type Services = {
  readonly database: Queryable
  readonly ibanCipher: Cipher
  readonly orderParts: readonly OrderPart[]
}

/** Orders as TMF622 shows them, by the case's id. @param withIban decrypts the IBANs, for who may read them */
export async function ordersToShow(
  { database, ibanCipher, orderParts }: Services,
  opened: readonly Case[],
  withIban = false,
): Promise<ReadonlyMap<number, OrderToShow>> {
  const ids = opened.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const [orders, numbers, lists, plans, sent, events, names] = await Promise.all([
    ordersAmong(database, opened),
    portInsAmong(database, ids),
    Promise.all(orderParts.map(async part => [part.name, await part.shown?.load(database, ids)] as const)),
    deliveryPlansAmong(database, ids),
    sentWithCases(database, ids),
    eventsAmong(database, ids, requestEventTypes),
    resellerNames(database, [...new Set(opened.flatMap(({ resellerId }) => resellerId ?? []))]),
  ])
  const values = await valuesOfEvents(
    database,
    [...events.values()].flatMap(each =>
      each.flatMap(({ id, type }) => (type === caseEvents.stateChanged ? [id] : [])),
    ),
  )
  return new Map(
    opened.flatMap(each => {
      const order = orders.get(each.id)
      if (!order) return []
      const happened = events.get(each.id) ?? []
      const portIns = numbers.get(each.id) ?? []
      const { reason, words } = stateReason([...happened], values)
      const plan = plans.get(each.id)
      const own = sent.get(each.id)
      const shown: OrderToShow = {
        number: each.number,
        version: each.version,
        state: productOrderState(order, happened, portIns),
        productType: order.productType,
        openedAt: each.openedAt,
        closedAt: each.closedAt,
        changedAt: lastChangeOf(each),
        ...orderForm(order),
        contactName: `${order.contactPerson.firstName} ${order.contactPerson.lastName}`,
        lines: order.lines,
        totals: order.totals,
        iban: withIban ? ibanCipher.decrypt(order.ibanEncrypted, order.orderNumber).toString() : null,
        ibanEnding: order.organization.ibanEnding,
        consents: order.consents.map(({ passedOn, isReadOut, ...consent }) => ({
          ...consent,
          channel: passedOn?.how ?? (isReadOut ? 'phone' : 'web'),
          givenBy: passedOn?.by ?? null,
        })),
        numbers: portIns,
        lists: Object.fromEntries(
          lists.flatMap(([name, entriesOf]) => {
            const entries = entriesOf?.(order) ?? []
            return entries.length > 0 ? [[name, entries]] : []
          }),
        ),
        plan: plan ? { ...plan, until: endOf(plan) } : null,
        reason: reason === otherReason ? words : reason,
        reseller: each.resellerId
          ? { id: each.resellerId, name: names.get(each.resellerId) ?? each.resellerId }
          : null,
        origin: order.origin,
        externalId: own?.externalId ?? null,
        sent: own?.sent ?? {},
      }
      return [[each.id, shown] as const]
    }),
  )
}

/** The state of TMF622: an order is being assessed while its customer's request to cancel waits, and cancelled when its numbers are. */
export function productOrderState(
  { state }: Pick<StoredOrder, 'state'>,
  events: readonly StoredEvent[],
  numbers: readonly PortIn[],
): ProductOrderState {
  if (state === 'cancelled')
    return numbers.some(number => number.askedOn !== null && isOpenNumber(number))
      ? 'pendingCancellation'
      : state
  return openReplies('order', events).some(({ words }) => words === 'cancel')
    ? 'assessingCancellation'
    : state
}

/** Details that were filled in with an order, under the names of its form. */
function orderForm(order: StoredOrder): Pick<OrderToShow, 'form' | 'installationAddress'> {
  const { ibanEnding: _ending, ...organization } = order.organization
  const { kvkNumber, vatNumber, contactPerson, technicalPerson, invoiceAddress, references } = order
  return {
    form: {
      ...organization,
      kvkNumber,
      vatNumber,
      contactPerson,
      technicalPerson,
      invoiceAddress,
      references,
      deliveryPreference: order.deliveryPreference,
    },
    installationAddress: order.installationAddress,
  }
}

/** When a planned delivery is done at the latest. */
const endOf = ({ day, partOfDay }: DeliveryPlan): Date =>
  momentInTheNetherlands(day, `${String(partsOfDay[partOfDay].to).padStart(2, '0')}:00`)
