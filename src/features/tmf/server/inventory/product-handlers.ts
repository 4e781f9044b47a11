import { randomUUID } from 'node:crypto'
import { and, or, type SQL, sql } from 'drizzle-orm'
import { dayInTheNetherlands, momentInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { Database } from '../../../../platform/database/pool.ts'
import { productEndReasonNames, productStatus, productStatuses } from '../../../agreements/product-end.ts'
import type { Acting } from '../../../agreements/server/end-case.ts'
import { endProduct, keepProduct } from '../../../agreements/server/end-product.ts'
import { heldProducts } from '../../../agreements/server/held-products.ts'
import {
  listedProducts,
  type ProductPlace,
  productConditions,
} from '../../../agreements/server/listed-products.ts'
import { partiesAmong, partyToShow } from '../../../agreements/server/parties.ts'
import { productEndRefusals } from '../../../agreements/texts.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { casesByIds } from '../../../cases/server/case.ts'
import { type CommandHandler, executeCommand } from '../../../cases/server/commands/command.ts'
import { caseConditions } from '../../../cases/server/listed-cases.ts'
import { businessProductSchema } from '../../business-order-schema.ts'
import { type ProductPatch, product, productId, productPatch, productPlace } from '../../product.ts'
import { productTexts as texts } from '../../product-texts.ts'
import { partyOfDay } from '../agreements/party-of-day.ts'
import { productChanges } from '../changes/product-changes.ts'
import { countListedProducts, pageOfProducts } from '../counts/product-list.ts'
import { refusal, type TmfRefusal } from '../kit/errors.ts'
import type { Json } from '../kit/json.ts'
import { type DatabaseSource, listFromDatabase } from '../kit/lists.ts'
import { changedSinceRead, type Precondition } from '../kit/preconditions.ts'
import type { ResourceHandlers } from '../kit/register-api.ts'
import { ordersToShow } from '../orders/load-orders.ts'
import { equals, type OrderSourceServices, visibleOrder, visibleOrders } from '../orders/order-source.ts'
import type { PatchServices } from '../orders/patch-order.ts'

export type ProductServices = OrderSourceServices & PatchServices & { readonly database: Database }

/** product of TMF637: what customers have from delivered orders (docs/decisions/integration.md#products-that-customers-have). */
export const productHandlers = (services: ProductServices): ResourceHandlers => ({
  attributes: Object.keys(businessProductSchema.properties as object),
  list: (caller, query) => listFromDatabase(productSource(services, caller), query),
  read: (caller, id) => readProduct(services, caller, id),
  comparesPatch: true,
  patch: (caller, id, patch, _request, expected) => patchProduct(services, caller, id, patch, expected),
})

/** Products of delivered orders as a list of TMF637. */
export function productSource(
  services: OrderSourceServices,
  caller: ApiCaller,
): DatabaseSource<ProductPlace> {
  const { database } = services
  const visible = visibleOrders(caller)
  const today = dayInTheNetherlands(new Date())
  return {
    conditions: {
      id: equals(ids => or(...ids.map(placeCondition)) ?? null),
      status: equals(statuses => or(...statuses.map(status => statusCondition(status, today))) ?? null),
      'relatedParty.id': equals(ids => partyOfDay(ids, today)),
      'productOrderItem.productOrderId': equals(caseConditions.number),
    },
    sorts: {},
    newest: async () => Date.now(),
    changes: { list: 'product', ...productChanges(database, visible) },
    upTo: asOf => productConditions.upTo(new Date(asOf)),
    rows: (where, _orderBy, offset, limit, asked) =>
      pageOfProducts(database, caller, asked, and(visible, where), { offset, limit }),
    count: (where, asked) => countListedProducts(database, caller, asked, and(visible, where)),
    present: places => present(services, places),
  }
}

function placeCondition(id: string): SQL {
  const place = productPlace(id)
  return place ? productConditions.place(place.number, place.position) : sql`false`
}

function statusCondition(name: string, today: string): SQL {
  const status = productStatuses.find(each => each === name)
  return status ? productConditions.status(status, today) : sql`false`
}

async function present(services: OrderSourceServices, places: readonly ProductPlace[]) {
  const { database } = services
  const ids = [...new Set(places.map(({ caseId }) => caseId))]
  const [orders, held, parties] = await Promise.all([
    casesByIds(database, ids).then(cases => ordersToShow(services, cases)),
    heldProducts(database, ids),
    partiesAmong(database, ids),
  ])
  const today = dayInTheNetherlands(new Date())
  return places.flatMap(({ caseId, position }) => {
    const order = orders.get(caseId)
    const found = held.get(caseId)?.find(each => each.position === position)
    if (!order || !found) return []
    const { line, startedAt, end } = found
    const shown = {
      order,
      position,
      line,
      startedAt,
      status: productStatus(end, today),
      party: partyToShow(parties.get(caseId) ?? [], today),
      end: end && { ...end, at: momentInTheNetherlands(end.endedOn, '00:00') },
    }
    return [product(shown, services)]
  })
}

async function readProduct(services: ProductServices, caller: ApiCaller, id: string) {
  const place = productPlace(id)
  if (!place) return null
  const where = and(visibleOrders(caller), productConditions.place(place.number, place.position))
  const [found] = await present(
    services,
    await listedProducts(services.database, where, { offset: 0, limit: 1 }),
  )
  return found ?? null
}

/** Ends a product, corrects its end or takes that back, by the commands of the desk. */
async function patchProduct(
  services: ProductServices,
  caller: ApiCaller,
  id: string,
  patch: Json,
  expected: Precondition,
): Promise<Json | null | TmfRefusal> {
  const place = productPlace(id)
  // Read before the product, so that it is no newer than that.
  const order = place && (await visibleOrder(services.database, caller, place.number))
  const current = await readProduct(services, caller, id)
  if (!current || !place || !order) return null
  const changed = expected.refusal(current)
  if (changed) return changed
  const { end, wrong } = productPatch(current, patch)
  const acting = {
    now: new Date(),
    steps: services.steps,
    actor: { kind: 'client', id: caller.clientId },
  } as const
  const handler = end === 'kept' ? keepProduct(place, acting) : end && endingOf(place, end, acting)
  const fields = [
    ...wrong,
    ...(end && !handler ? [{ path: 'terminationReason', message: productEndRefusals.reasonMissing }] : []),
  ]
  if (fields.length > 0) return refusal(422, 'refused', texts.notChanged, { fields })
  if (!handler) return current
  const outcome = await executeCommand(
    services,
    {
      number: place.number,
      id: randomUUID(),
      version: expected.isGiven ? order.version : null,
      clientId: caller.clientId,
    },
    handler,
  )
  switch (outcome.kind) {
    case 'done':
      return readProduct(services, caller, productId(place.number, place.position))
    case 'unknown':
      return null
    case 'stale':
      return changedSinceRead
    case 'refused':
      return refusal(422, 'refused', outcome.message, {
        fields: [{ path: 'terminationDate', message: outcome.message }],
      })
  }
}

/** Ends the product at a place; null where the reason is none. */
function endingOf(
  { position }: Pick<ProductPlace, 'position'>,
  end: Exclude<ProductPatch['end'], 'kept' | null>,
  acting: Acting,
): CommandHandler | null {
  const reason = productEndReasonNames.find(name => name === end.reason)
  const day = dayInTheNetherlands(end.at === null ? acting.now : new Date(end.at))
  return reason ? endProduct({ position, day, reason }, acting) : null
}
