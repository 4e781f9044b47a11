import { and } from 'drizzle-orm'
import { fieldErrors } from '../../../../common/contract/failure.ts'
import { optionalLines } from '../../../../common/contract/lines-field.ts'
import type { Database, Queryable } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { caseConditions } from '../../../cases/server/listed-cases.ts'
import {
  type CancelRequest,
  cancelProgress,
  cancelRequestConditions,
  countCancelRequests,
  listedCancelRequests,
  newestCancelRequest,
} from '../../../cases/server/planning/cancel-requests.ts'
import { requestEventTypes, requestTextOf } from '../../../cases/server/planning/open-requests.ts'
import { eventsAmong } from '../../../events/server/case-events.ts'
import { valuesOfEvents } from '../../../events/server/find-events.ts'
import { newestEventId } from '../../../events/server/newest-events.ts'
import {
  type CustomerRequestServices,
  submitCustomerRequest,
} from '../../../tracking/server/customer-request.ts'
import { type CancelTask, cancelProductOrder } from '../../cancel-product-order.ts'
import { productOrderTexts as texts } from '../../product-order-texts.ts'
import { refusal, type TmfRefusal } from '../kit/errors.ts'
import { isObject, type Json } from '../kit/json.ts'
import { type DatabaseSource, listFromDatabase } from '../kit/lists.ts'
import type { ResourceHandlers } from '../kit/register-api.ts'
import { visibleOrder, visibleOrders } from './order-source.ts'

export type CancelServices = CustomerRequestServices & {
  readonly database: Database
  readonly publicUrl: string
}

const Reason = optionalLines(texts.cancelReason, 1000)
const dayMs = 24 * 60 * 60 * 1000

/** cancelProductOrder of TMF622: what customers ask for by themselves, and what clients of the API pass on. */
export const cancelProductOrderHandlers = (services: CancelServices): ResourceHandlers => ({
  list: (caller, query) => listFromDatabase(requestSource(services, caller), query),
  read: (caller, id) => readRequest(services, caller, id),
  async create(caller, body) {
    const made = await createRequest(services, caller, body)
    if (typeof made !== 'number') return made
    const resource = await readRequest(services, caller, String(made))
    if (!resource) throw new Error('A request to cancel is gone')
    return resource
  },
})

const requestSource = (
  { database, publicUrl }: CancelServices,
  caller: ApiCaller,
): DatabaseSource<CancelRequest> => {
  const visible = visibleOrders(caller)
  return {
    conditions: {
      id: ({ operator, values }) =>
        operator === 'eq' ? cancelRequestConditions.ids(values.flatMap(value => idIn(value) ?? [])) : null,
      'productOrder.id': ({ operator, values }) => (operator === 'eq' ? caseConditions.number(values) : null),
    },
    sorts: {},
    newest: () => newestEventId(database),
    upTo: cancelRequestConditions.upTo,
    rows: (where, _orderBy, offset, limit) =>
      listedCancelRequests(database, and(visible, where), { offset, limit }),
    count: where => countCancelRequests(database, and(visible, where)),
    present: async rows =>
      (await tasksOf(database, rows)).map(task => cancelProductOrder(task, { publicUrl })),
  }
}

const idIn = (text: string): number | null => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

async function readRequest(services: CancelServices, caller: ApiCaller, id: string): Promise<Json | null> {
  const known = idIn(id)
  if (known === null) return null
  const where = and(visibleOrders(caller), cancelRequestConditions.ids([known]))
  const found = await listedCancelRequests(services.database, where, { offset: 0, limit: 1 })
  const [resource] = await requestSource(services, caller).present(found)
  return resource ?? null
}

async function tasksOf(database: Queryable, requests: readonly CancelRequest[]): Promise<CancelTask[]> {
  if (requests.length === 0) return []
  const caseIds = [...new Set(requests.map(({ caseId }) => caseId))]
  const [events, values] = await Promise.all([
    eventsAmong(database, caseIds, requestEventTypes),
    valuesOfEvents(
      database,
      requests.map(({ id }) => id),
    ),
  ])
  return requests.map(({ id, at, caseId, number }) => ({
    id,
    orderNumber: number,
    askedAt: at,
    words: requestTextOf(id, values),
    ...cancelProgress(id, events.get(caseId) ?? []),
  }))
}

/** Passes a customer's request on by the use case of the status page; answers the id of its event. */
async function createRequest(
  services: CancelServices,
  caller: ApiCaller,
  { productOrder, cancellationReason, requestedCancellationDate }: Json,
): Promise<number | TmfRefusal> {
  const id = isObject(productOrder) ? String(productOrder.id) : ''
  const found = await visibleOrder(services.database, caller, id)
  if (!found)
    return refusal(422, 'refused', texts.noOrder, {
      fields: [{ path: 'productOrder.id', message: texts.noOrder }],
    })
  const words = Reason.safeParse(cancellationReason ?? '')
  if (words.error)
    return refusal(422, 'refused', texts.notChanged, {
      fields: Object.values(fieldErrors(words.error)).map(({ message }) => ({
        path: 'cancellationReason',
        message,
      })),
    })
  if (
    typeof requestedCancellationDate === 'string' &&
    Date.parse(requestedCancellationDate) > Date.now() + dayMs
  )
    return refusal(422, 'refused', texts.cancelLater, {
      fields: [{ path: 'requestedCancellationDate', message: texts.cancelLater }],
    })
  const outcome = await submitCustomerRequest(services, found.number, {
    wish: 'cancel',
    words: words.data,
    by: { clientId: caller.clientId, sendsMails: caller.sendsMails },
  })
  if (outcome.kind === 'over')
    return refusal(422, 'refused', outcome.message, {
      fields: [{ path: 'productOrder.id', message: outcome.message }],
    })
  const made = await newestCancelRequest(services.database, found.id)
  // Staff cancelled it without a request of its customer.
  return made ?? refusal(409, 'conflict', texts.alreadyCancelled)
}
