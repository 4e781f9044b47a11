import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Database } from '../../../platform/database/pool.ts'
import { ordersOfCustomer, type StoredOrder } from '../../orders/server/stored-orders.ts'
import type { CustomerAgreement } from '../contract-mijn.ts'
import { agreementsAmong } from './held-products.ts'

/** The agreements of a customer, the newest order first. */
export async function agreementsOfCustomer(
  database: Database,
  customerId: string,
): Promise<readonly CustomerAgreement[]> {
  return agreementsOfOrders(database, await ordersOfCustomer(database, customerId))
}

/** The agreements of these orders, in their order; an order that is not delivered has none. */
export async function agreementsOfOrders(
  database: Database,
  orders: readonly Pick<
    StoredOrder,
    'caseId' | 'orderNumber' | 'productType' | 'installationAddress' | 'origin'
  >[],
): Promise<readonly CustomerAgreement[]> {
  const ids = orders.map(({ caseId }) => caseId)
  const agreements = await agreementsAmong(database, ids, dayInTheNetherlands(new Date()))
  return orders.flatMap(({ caseId, orderNumber, productType, installationAddress, origin }) => {
    const agreement = agreements.get(caseId)
    return agreement && agreement.lines.length > 0
      ? [{ ...agreement, number: formatOrderNumber(orderNumber), productType, installationAddress, origin }]
      : []
  })
}
