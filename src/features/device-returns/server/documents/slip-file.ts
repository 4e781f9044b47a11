import type { Brand } from '../../../../common/brand.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import { drawPdf } from '../../../../platform/pdf/draw-pdf.ts'
import { partyAt } from '../../../agreements/server/parties.ts'
import type { StoredOrder } from '../../../orders/server/stored-orders.ts'
import { comingBack } from '../../returns.ts'
import { returnsAmong } from '../stored-returns.ts'
import { returnSlip } from './return-slip.ts'

/** The slip of an order's devices that are still to come back, as it is now; null where none are. */
export async function slipFile(
  database: Queryable,
  order: StoredOrder,
  brand: Brand,
  at = new Date(),
): Promise<Buffer | null> {
  // The order's own pages are those of whoever ordered.
  if (await partyAt(database, order.caseId, at)) return null
  const devices = comingBack((await returnsAmong(database, [order.caseId])).get(order.caseId) ?? [])
  return devices.length > 0 ? drawPdf(returnSlip({ order, devices, brand, at }), brand) : null
}
