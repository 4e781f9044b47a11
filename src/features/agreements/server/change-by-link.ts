import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import type { Case } from '../../cases/server/case.ts'
import { orderOf } from '../../orders/server/stored-orders.ts'
import type { ChangeableAgreement } from '../contract-change.ts'
import { caseBehind } from './followed-order.ts'
import { agreementsAmong } from './held-products.ts'
import { agreementLinks } from './links.ts'

/** The agreement of a case, as an order in its place begins with it; null where the case has none. */
export async function changeableAgreement(
  database: Database,
  found: Case,
): Promise<ChangeableAgreement | null> {
  const order = await orderOf(database, found)
  const today = dayInTheNetherlands(new Date())
  const agreement = order && (await agreementsAmong(database, [found.id], today)).get(found.id)
  if (!order || !agreement) return null
  const { orderNumber, productType, installationAddress, lines } = order
  return {
    number: formatOrderNumber(orderNumber),
    productType,
    installationAddress,
    lines,
    agreement: { lines: agreement.lines, replacedBy: agreement.replacedBy },
  }
}

/** The case whose agreement a link leads to a change of; null where the link does not serve. */
export const caseToChange = (database: Queryable, token: string): Promise<Case | null> =>
  caseBehind(database, token, agreementLinks.change)
