import type { Queryable } from '../../../../platform/database/pool.ts'
import { endReasonOf } from '../../../agreements/notice-giver.ts'
import { partyOn } from '../../../agreements/party.ts'
import { lastOf } from '../../../agreements/server/end-case.ts'
import { partiesAmong } from '../../../agreements/server/parties.ts'
import { endsAmong } from '../../../agreements/server/stored-notices.ts'
import { sentWithCases } from '../../../api-clients/server/api-cases.ts'
import { orderState } from '../../../cases/case-states.ts'
import { type Case, casesByIds } from '../../../cases/server/case.ts'
import { lastChangeOf } from '../../../cases/server/changed-cases.ts'
import { requestEventTypes } from '../../../cases/server/planning/open-requests.ts'
import { stateReason } from '../../../cases/server/planning/state-reason.ts'
import { otherReason } from '../../../cases/state-reasons.ts'
import { eventsAmong } from '../../../events/server/case-events.ts'
import { valuesOfEvents } from '../../../events/server/find-events.ts'
import { productTypeOf } from '../../../orders/server/lines.ts'
import { ordersAmong } from '../../../orders/server/stored-orders.ts'
import { resellerNames } from '../../../resellers/server/reseller-name.ts'
import type { EndToShow } from '../../product-order-end.ts'

/** The ends among these cases as TMF622 shows them, by the case's id. */
export async function endsToShow(
  database: Queryable,
  opened: readonly Case[],
): Promise<ReadonlyMap<number, EndToShow>> {
  const own = opened.filter(({ purpose }) => purpose === 'end')
  if (own.length === 0) return new Map()
  const ids = own.map(({ id }) => id)
  const ends = await endsAmong(database, ids)
  const agreementIds = [...new Set([...ends.values()].map(({ caseId }) => caseId))]
  const [agreements, parties, sent, events, names] = await Promise.all([
    casesByIds(database, agreementIds),
    partiesAmong(database, agreementIds),
    sentWithCases(database, ids),
    eventsAmong(database, ids, requestEventTypes),
    resellerNames(database, [...new Set(own.flatMap(({ resellerId }) => resellerId ?? []))]),
  ])
  const orders = await ordersAmong(database, agreements)
  const values = await valuesOfEvents(
    database,
    [...events.values()].flatMap(each => each.map(({ id }) => id)),
  )
  return new Map(
    own.flatMap(each => {
      const notice = ends.get(each.id)
      const order = notice && orders.get(notice.caseId)
      if (!notice || !order) return []
      const party = partyOn(parties.get(notice.caseId) ?? [], notice.givenOn)
      const { reason, words } = stateReason([...(events.get(each.id) ?? [])], values)
      const shown: EndToShow = {
        number: each.number,
        version: each.version,
        state: orderState(each.state),
        productType: productTypeOf(each),
        openedAt: each.openedAt,
        closedAt: each.closedAt,
        changedAt: lastChangeOf(each),
        contactName: each.contactName ?? '',
        companyName: party?.organization.companyName ?? order.organization.companyName,
        kvkNumber: party?.kvkNumber ?? order.kvkNumber,
        agreement: order.orderNumber,
        lastDay: lastOf(notice),
        costInCents: notice.costInCents,
        endReason: endReasonOf(notice.giver),
        lines: notice.lines,
        reason: reason === otherReason ? words : reason,
        reseller: each.resellerId
          ? { id: each.resellerId, name: names.get(each.resellerId) ?? each.resellerId }
          : null,
        externalId: sent.get(each.id)?.externalId ?? null,
        sent: sent.get(each.id)?.sent ?? {},
      }
      return [[each.id, shown] as const]
    }),
  )
}
