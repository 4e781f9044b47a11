import type { Database } from '../../../../platform/database/pool.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { customerCaseEvents } from '../../../customers/events.ts'
import { appendView } from '../../../events/server/views.ts'
import { businessOrderSchema } from '../../business-order-schema.ts'
import { productOrder } from '../../product-order.ts'
import { productOrderOfEnd } from '../../product-order-end.ts'
import { productOrderTexts } from '../../product-order-texts.ts'
import { isRefusal } from '../kit/errors.ts'
import { listFromDatabase } from '../kit/lists.ts'
import { conflict } from '../kit/placing.ts'
import type { ResourceHandlers } from '../kit/register-api.ts'
import type { EndServices } from './create-end.ts'
import { createOrder, wrongOrderFields } from './create-order.ts'
import { endsToShow } from './load-ends.ts'
import { ordersToShow } from './load-orders.ts'
import { schemasOfLists } from './order-part.ts'
import { type OrderSourceServices, orderSource, visibleOrder } from './order-source.ts'
import { type PatchServices, patchOrder } from './patch-order.ts'

export type ProductOrderServices = OrderSourceServices &
  EndServices &
  PatchServices & { readonly database: Database }

/** productOrder of TMF622: the orders of the shop (docs/decisions/integration.md#orders-by-api). */
export const productOrderHandlers = (services: ProductOrderServices): ResourceHandlers => ({
  attributes: Object.keys(businessOrderSchema(schemasOfLists(services.orderParts)).properties as object),
  list: async (caller, query) => listFromDatabase(await orderSource(services, caller, query), query),
  read: (caller, id) => readOrder(services, caller, id),
  wrongFields: (caller, body) => wrongOrderFields(services, caller, body),
  async create(caller, body, request) {
    const number = await createOrder(services, caller, body, request)
    if (isRefusal(number)) return number
    // A key is kept longer than an order of a test client.
    return (await readOrder(services, caller, number, false)) ?? conflict(productOrderTexts.placedAndGone)
  },
  // The whole IBAN is in the answer to reading alone; who corrects it makes the next version.
  notInTag: ['bankAccount'],
  comparesPatch: true,
  async patch(caller, id, patch, _request, expected) {
    const current = await readOrder(services, caller, id, false)
    if (!current) return null
    const outcome =
      expected.refusal(current) ?? (await patchOrder(services, caller, current, patch, expected))
    return outcome === 'done' ? readOrder(services, caller, id, false) : outcome
  },
})

/** An order that the client sees, or null. A whole IBAN is written down as looked at, as at the desk. */
async function readOrder(services: ProductOrderServices, caller: ApiCaller, id: string, isRead = true) {
  const found = await visibleOrder(services.database, caller, id)
  if (!found) return null
  const end = (await endsToShow(services.database, [found])).get(found.id)
  if (end) return { ...productOrderOfEnd(end, services), id: end.number, version: end.version }
  const withIban = isRead && caller.scopes.has('iban:read')
  const order = (await ordersToShow(services, [found], withIban)).get(found.id)
  if (!order) return null
  if (withIban)
    await appendView(services.database, {
      type: customerCaseEvents.ibanViewed,
      clientId: caller.clientId,
      of: { caseId: found.id, customerId: found.customerId },
    })
  return productOrder(order, services)
}
