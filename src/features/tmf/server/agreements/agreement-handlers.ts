import { and, or, type SQL, sql } from 'drizzle-orm'
import { dayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import { productStatuses } from '../../../agreements/product-end.ts'
import { agreedLines } from '../../../agreements/server/held-products.ts'
import { agreementIs, hasProductAt, listedAgreements } from '../../../agreements/server/listed-agreements.ts'
import { productConditions } from '../../../agreements/server/listed-products.ts'
import { partiesAmong, partyToShow } from '../../../agreements/server/parties.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { Provider } from '../../../api-clients/provider-party.ts'
import type { Case } from '../../../cases/server/case.ts'
import { caseConditions } from '../../../cases/server/listed-cases.ts'
import { agreement, orderOfAgreement } from '../../agreement.ts'
import { agreementAttributes } from '../../business-agreement-schema.ts'
import { productPlace } from '../../product.ts'
import { agreementChanges } from '../changes/agreement-changes.ts'
import { countListedAgreements, pageOfAgreements } from '../counts/agreement-list.ts'
import { type DatabaseSource, listFromDatabase } from '../kit/lists.ts'
import type { ResourceHandlers } from '../kit/register-api.ts'
import { ordersToShow } from '../orders/load-orders.ts'
import { equals, type OrderSourceServices, visibleOrders } from '../orders/order-source.ts'
import { partyOfDay } from './party-of-day.ts'

export type AgreementServices = OrderSourceServices & { readonly brand: Provider }

/** agreement of TMF651: what customers agreed to, by their delivered orders (docs/decisions/agreements.md). */
export const agreementHandlers = (services: AgreementServices): ResourceHandlers => ({
  attributes: Object.keys(agreementAttributes),
  list: (caller, query) => listFromDatabase(agreementSource(services, caller), query),
  read: (caller, id) => readAgreement(services, caller, id),
})

/** Agreements as a list of TMF651. */
export function agreementSource(services: AgreementServices, caller: ApiCaller): DatabaseSource<Case> {
  const { database } = services
  const visible = visibleOrders(caller)
  const today = dayInTheNetherlands(new Date())
  const statusCondition = (name: string): SQL => {
    const status = productStatuses.find(each => each === name)
    return status ? agreementIs(status, today) : sql`false`
  }
  return {
    conditions: {
      id: equals(ids => caseConditions.number(ids.flatMap(id => orderOfAgreement(id) ?? []))),
      status: equals(statuses => or(...statuses.map(statusCondition)) ?? null),
      'engagedParty.id': equals(ids =>
        ids.includes(services.brand.kvkNumber) ? sql`true` : partyOfDay(ids, today),
      ),
      'agreementItem.product.id': equals(ids => or(...ids.map(productCondition)) ?? null),
    },
    sorts: {},
    newest: async () => Date.now(),
    changes: { list: 'agreement', ...agreementChanges(database, visible) },
    upTo: asOf => productConditions.upTo(new Date(asOf)),
    rows: (where, _orderBy, offset, limit, asked) =>
      pageOfAgreements(database, caller, asked, and(visible, where), { offset, limit }),
    count: (where, asked) => countListedAgreements(database, caller, asked, and(visible, where)),
    present: opened => present(services, opened),
  }
}

function productCondition(id: string): SQL {
  const place = productPlace(id)
  return place
    ? sql`(${caseConditions.number([place.number])} and ${hasProductAt(place.position)})`
    : sql`false`
}

async function present({ database, brand, ...services }: AgreementServices, opened: readonly Case[]) {
  const ids = opened.map(({ id }) => id)
  const [orders, agreed, parties] = await Promise.all([
    ordersToShow({ database, ...services }, opened),
    agreedLines(database, ids),
    partiesAmong(database, ids),
  ])
  const today = dayInTheNetherlands(new Date())
  const shop = { publicUrl: services.publicUrl, provider: brand, today }
  return ids.flatMap(id => {
    const [order, delivered] = [orders.get(id), agreed.get(id)]
    const party = partyToShow(parties.get(id) ?? [], today)
    return (order && delivered && agreement({ order, delivered, party }, shop)) ?? []
  })
}

async function readAgreement(services: AgreementServices, caller: ApiCaller, id: string) {
  const number = orderOfAgreement(id)
  if (number === null) return null
  const where = and(visibleOrders(caller), caseConditions.number([number]))
  const [found] = await present(
    services,
    await listedAgreements(services.database, where, { offset: 0, limit: 1 }),
  )
  return found ?? null
}
