import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatEuro } from '../../../common/money.ts'
import { parseOrderNumber } from '../../../common/order-number.ts'
import { addDays, type Day } from '../../../common/working-days.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Database, Transaction } from '../../../platform/database/pool.ts'
import { lineDuration } from '../../carts/order-lines.ts'
import { isOver } from '../../cases/case-states.ts'
import { type Case, caseByNumber } from '../../cases/server/case.ts'
import { changeCase, lockCase } from '../../cases/server/update-case.ts'
import { addressLine } from '../../details/facts.ts'
import type { CheckInPlace } from '../../orders/server/order-services.ts'
import {
  orderOf,
  ordersInPlaceAmong,
  replacingAmong,
  setReplacing,
} from '../../orders/server/stored-orders.ts'
import { agreementEvents } from '../events.ts'
import { partyOn } from '../party.ts'
import { canBeReplaced, costOfOrder, termsToContinue, termUntil } from '../replacing.ts'
import { replacingRefusals as texts } from '../texts.ts'
import { caseToChange } from './change-by-link.ts'
import { agreedLines, agreementsAmong, removeReplacedEnds, storeProductEnd } from './held-products.ts'
import { orderOfParty, partiesOf, partyAt, spanToday } from './parties.ts'

type Asked = Parameters<CheckInPlace>[0]

const refusedFor = (message: string) => ({ errors: { replaces: { message } } })

/**
 * The case of an agreement that somebody may have an order take the place of, or why not: staff any, a customer their own, a client of
 * the API one that it sees, and whoever has the link that was mailed to its organisation.
 */
async function replaceable(
  database: Database,
  { replaces: { agreement, token }, visitor: { ownerId, placedByStaff, client } }: Asked,
): Promise<Case | string> {
  if (!client && placedByStaff === null && token !== undefined)
    return (await caseToChange(database, token)) ?? texts.linkGone
  if (!client && placedByStaff === null && ownerId === null) return texts.logIn
  const number = parseOrderNumber(agreement)
  const found = number === null ? null : await caseByNumber(database, number)
  if (!found) return texts.unknown
  if (client) return client.replaceable === found.id ? found : texts.unknown
  const party = (await partyAt(database, found.id, new Date())) ?? found
  return placedByStaff !== null || party.customerId === ownerId ? found : texts.unknown
}

/** Checks an order that is to take the place of an agreement. */
export const checkInPlace =
  (database: Database): CheckInPlace =>
  async asked => {
    const { replaces, productType, lines, installationAddress } = asked
    const found = await replaceable(database, asked)
    if (typeof found === 'string') return refusedFor(found)
    const today = dayInTheNetherlands(new Date())
    const ordered = await orderOf(database, found)
    const parties = await partiesOf(database, found.id)
    const party = partyOn(parties, today)
    const order = ordered && orderOfParty(ordered, party)
    const agreement = order && (await agreementsAmong(database, [found.id], today)).get(found.id)
    if (!agreement || parseOrderNumber(replaces.agreement) !== found.number) return refusedFor(texts.unknown)
    const { until } = spanToday(parties, today)
    if (until !== null) return refusedFor(texts.handedOver(until))
    if (agreement.replacedBy !== null) return refusedFor(texts.replacedAlready(agreement.replacedBy))
    if (!canBeReplaced(agreement.lines)) return refusedFor(texts.nothingRuns)
    if (order.productType !== productType) return refusedFor(texts.otherType)
    if (productType === 'internet') {
      const isSamePlace = addressLine(order.installationAddress) === addressLine(installationAddress)
      if (isSamePlace !== (replaces.action === 'change'))
        return refusedFor(isSamePlace ? texts.samePlace : texts.otherPlace)
    } else if (replaces.action === 'move') return refusedFor(texts.nothingMoves)
    const costInCents = costOfOrder(agreement.lines, lines, today)
    if (costInCents !== replaces.costInCents) return refusedFor(texts.otherCost(formatEuro(costInCents)))
    return {
      replacesCaseId: order.caseId,
      ownerId: (party ?? found).customerId,
      organizationEmail: order.organization.email,
      replaces: {
        agreement: order.orderNumber,
        action: replaces.action,
        overlapDays: replaces.overlapDays,
        costInCents,
        termUntil: termUntil(agreement.lines, lines),
        termsToContinue: [...termsToContinue(agreement.lines)],
      },
    }
  }

const isDelivered = (state: string): boolean => state === 'completed' || state === 'partial'

/** The order in whose place another one comes, and how; null where it takes no place. */
async function replacedBy(tx: Transaction, { id, kind }: Case) {
  if (kind !== 'order') return null
  return (await ordersInPlaceAmong(tx, [id])).get(id) ?? null
}

const linesOf = async (tx: Transaction, caseId: number) =>
  (await agreedLines(oneByOne(tx), [caseId])).get(caseId) ?? []

/**
 * Has what an order took the place of end with its delivery, under the lock of both cases. An order that will not be
 * delivered leaves the agreement as it is, for another order to take its place.
 */
export async function onOrderInPlace(tx: Transaction, row: Case, state: string): Promise<void> {
  const replaces = await replacedBy(tx, row)
  if (!replaces) return
  if (isDelivered(state) || isOver(row.kind, state)) await setReplacing(tx, row.id, null)
  if (!isDelivered(state)) return
  const replaced = await lockCase(tx, replaces.agreement)
  if (!replaced) return
  const today = dayInTheNetherlands(new Date())
  const reason = replaces.action === 'move' ? 'moved' : 'replaced'
  const endedOn: Day = addDays(today, replaces.overlapDays)
  let locked = replaced
  for (const { position, line, end } of await linesOf(tx, replaced.id)) {
    // A device that was bought stays with its customer; a line that ended, or ends sooner by itself, is left as it is.
    if (lineDuration(line) === 0 || (end && end.endedOn <= endedOn)) continue
    await storeProductEnd(
      tx,
      replaced.id,
      { position, endedOn, reason },
      { replacedBy: row.id, covered: end },
    )
    const { version } = await changeCase(tx, locked, {
      type: agreementEvents.ended,
      actor: { kind: 'system' },
      data: { position: position + 1, day: endedOn, reason },
    })
    locked = { ...locked, version }
  }
}

/** Has what an order took the place of go on, where its delivery was taken back. */
export async function onOrderInPlaceUndone(tx: Transaction, row: Case, state: string): Promise<void> {
  const replaces = await replacedBy(tx, row)
  if (!replaces || isDelivered(state)) return
  const replaced = await lockCase(tx, replaces.agreement)
  if (!replaced) return
  const isFree = !(await replacingAmong(tx, [replaced.id])).has(replaced.id)
  if (isFree && !isOver(row.kind, state)) await setReplacing(tx, row.id, replaced.id)
  let locked = replaced
  for (const { position, end } of await removeReplacedEnds(tx, replaced.id, row.id)) {
    const { version } = await changeCase(tx, locked, {
      ...(end
        ? {
            type: agreementEvents.ended,
            data: { position: position + 1, day: end.endedOn, reason: end.reason },
          }
        : { type: agreementEvents.kept, data: { position: position + 1 } }),
      actor: { kind: 'system' },
    })
    locked = { ...locked, version }
  }
}
