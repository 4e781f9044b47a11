import { and, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../../platform/database/pool.ts'
import type { Cipher } from '../../../../platform/secrets/cipher.ts'
import { isEndOf } from '../../../agreements/server/end-case.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { isOver, type OrderState, orderStates } from '../../../cases/case-states.ts'
import { type Case, newestCaseId } from '../../../cases/server/case.ts'
import { caseConditions, caseSorts, listedCases } from '../../../cases/server/listed-cases.ts'
import { ordersToAssess } from '../../../cases/server/planning/cancel-requests.ts'
import { visibleCases } from '../../../cases/server/visible-cases.ts'
import { isBoughtBy } from '../../../orders/server/buyers.ts'
import { ordersToWithdraw } from '../../../orders/server/port-ins.ts'
import { productOrder } from '../../product-order.ts'
import { productOrderOfEnd } from '../../product-order-end.ts'
import { isPartyId } from '../../related-party.ts'
import { caseChanges } from '../changes/case-changes.ts'
import { type CaseList, countListed, pageOfCases } from '../counts/case-list.ts'
import type { DatabaseSource } from '../kit/lists.ts'
import { momentOf } from '../kit/moment.ts'
import type { Filter, ListQuery } from '../kit/query.ts'
import { endsToShow } from './load-ends.ts'
import { ordersToShow } from './load-orders.ts'
import type { OrderPart } from './order-part.ts'

export type OrderSourceServices = {
  readonly database: Queryable
  readonly ibanCipher: Cipher
  readonly publicUrl: string
  readonly orderParts: readonly OrderPart[]
}

/** Orders that a client sees, as a condition on cases. */
export const visibleOrders = (caller: ApiCaller): SQL | undefined =>
  and(caseConditions.ofKind('order'), visibleCases(caller))

/** The order with this id that a client sees, or null. */
export async function visibleOrder(database: Queryable, caller: ApiCaller, id: string): Promise<Case | null> {
  const where = and(visibleOrders(caller), caseConditions.number([id]))
  const [found] = await listedCases(database, where, { orderBy: [], offset: 0, limit: 1 })
  return found ?? null
}

/** Orders in the database as a list of TMF622. */
export async function orderSource(
  services: OrderSourceServices,
  caller: ApiCaller,
  { filters }: Pick<ListQuery, 'filters'>,
): Promise<DatabaseSource<Case>> {
  const { database } = services
  const cancelling = await cancellingOrders(database, filters)
  const visible = visibleOrders(caller)
  const statesOf = ({ values }: Filter) => ({
    states: values.filter(isOrderState),
    special: [...cancelling.assessed, ...cancelling.withdrawn],
  })
  const list: CaseList = {
    kind: 'order',
    caller,
    openedPath: 'orderDate',
    completedPath: 'completionDate',
    statesOf: filter => {
      const found = statesOf(filter)
      return found.states.length > 0 ? found : null
    },
  }
  return {
    conditions: {
      id: equals(caseConditions.number),
      externalId: equals(ids => caseConditions.externalId(caller.clientId, ids)),
      state: equals(states => stateCondition(states, cancelling)),
      orderDate: moment(caseConditions.openedAt),
      completionDate: filter => {
        const closed = moment(caseConditions.closedAt)(filter)
        return closed && (and(caseConditions.state(['completed']), closed) ?? null)
      },
      'relatedParty.id': equals(partyCondition),
    },
    sorts: { orderDate: caseSorts.openedAt, id: caseSorts.number },
    newest: () => newestCaseId(database),
    upTo: caseConditions.upTo,
    changes: { list: 'productOrder', ...caseChanges(database, { kind: 'order', visible, statesOf }) },
    rows: (where, orderBy, offset, limit, asked) =>
      pageOfCases(database, list, asked, and(visible, where), { orderBy, offset, limit }),
    count: (where, asked) => countListed(database, list, asked, and(visible, where)),
    present: async rows => {
      const [shown, ends] = await Promise.all([ordersToShow(services, rows), endsToShow(database, rows)])
      return rows.flatMap(({ id }) => {
        const [order, end] = [shown.get(id), ends.get(id)]
        if (end) return [productOrderOfEnd(end, services)]
        return order ? [productOrder(order, services)] : []
      })
    },
  }
}

/** Values of a filter that asks for what is equal to one of them. */
export const equals =
  (condition: (values: readonly string[]) => SQL | null) =>
  ({ operator, values }: Filter): SQL | null =>
    operator === 'eq' ? condition(values) : null

const moment =
  (condition: (by: 'eq' | 'gt' | 'gte' | 'lt' | 'lte', at: Date) => SQL) =>
  ({ operator, values }: Filter): SQL | null => {
    const [value] = values
    const at = value === undefined || values.length > 1 ? null : momentOf(value)
    return operator === 'regex' || at === null ? null : condition(operator, new Date(at))
  }

type Cancelling = { readonly assessed: readonly number[]; readonly withdrawn: readonly number[] }

/** Orders that are shown as being cancelled, as far as the states that are asked for have some of them. */
async function cancellingOrders(database: Queryable, filters: readonly Filter[]): Promise<Cancelling> {
  const states = filters.flatMap(({ path, operator, values }) =>
    path === 'state' && operator === 'eq' ? values : [],
  )
  const isOpen = (state: string) => isOrderState(state) && !isOver('order', state)
  const [assessed, withdrawn] = await Promise.all([
    states.some(state => state === 'assessingCancellation' || isOpen(state)) ? ordersToAssess(database) : [],
    states.some(state => state === 'pendingCancellation' || state === 'cancelled')
      ? ordersToWithdraw(database)
      : [],
  ])
  return { assessed, withdrawn }
}

const isOrderState = (name: string): name is OrderState => orderStates.some(known => known === name)

/** Orders that are shown in one of these states: two of them are no state of a case. */
function stateCondition(states: readonly string[], { assessed, withdrawn }: Cancelling): SQL {
  const among = (ids: readonly number[]) => (ids.length === 0 ? sql`false` : caseConditions.ids(ids))
  const each = states.map(state => {
    if (state === 'assessingCancellation') return among(assessed)
    if (state === 'pendingCancellation') return among(withdrawn)
    if (!isOrderState(state)) return sql`false`
    return and(
      caseConditions.state([state]),
      // By the index of open cases: there are few of these among all.
      state === 'acknowledged' ? caseConditions.isOpen(true) : undefined,
      caseConditions.notIds(state === 'cancelled' ? withdrawn : assessed),
    )
  })
  return or(...each) ?? sql`false`
}

/** Organisations by their KVK number, contacts by the number of their order, resellers and parties that the sender named by their id. */
export function partyCondition(ids: readonly string[]): SQL | null {
  const kvkNumbers = ids.filter(id => /^\d{8}$/.test(id))
  const numbers = ids.filter(id => /^\d{9}$/.test(id))
  const named = ids.filter(isPartyId)
  const resellers = ids.filter(id => !/^\d{8,9}$/.test(id))
  return (
    or(
      kvkNumbers.length > 0 ? or(isBoughtBy(kvkNumbers), isEndOf(isBoughtBy(kvkNumbers))) : undefined,
      named.length > 0 ? caseConditions.namedParties(named) : undefined,
      numbers.length > 0 ? caseConditions.number(numbers) : undefined,
      resellers.length > 0 ? caseConditions.resellers(resellers) : undefined,
    ) ?? null
  )
}
