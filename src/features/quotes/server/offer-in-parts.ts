import { deskCasePage } from '../../../common/desk-pages.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { caseNumbers } from '../../cases/server/case.ts'
import type { OfferInParts } from '../contract-parts.ts'
import { ordersOfParts, partToRead, type QuoteLinkServices } from './by-link/quote-of-link.ts'
import { isWhole, versionsOfCase } from './stored-versions.ts'

type Services = Pick<QuoteLinkServices, 'database' | 'linkKey'>

/** The parts of the newest version of a quote, as its customer reads them; null where it has one. */
export async function offerInParts(services: Services, caseId: number): Promise<OfferInParts | null> {
  const [newest] = await versionsOfCase(services.database, caseId)
  if (!newest || newest.parts.length === 1) return null
  const orders = await ordersOfParts(services, newest.parts)
  return {
    isWhole: isWhole(newest),
    parts: newest.parts.map(part => partToRead(part, orders)),
  }
}

/** The same as staff read it, also once it is over: orders lead to their cases. */
export async function offerAtDesk(database: Queryable, caseId: number): Promise<OfferInParts | null> {
  const [newest] = await versionsOfCase(database, caseId)
  if (!newest || newest.parts.length === 1) return null
  const numbers = await caseNumbers(
    database,
    newest.parts.flatMap(({ orderCaseId }) => orderCaseId ?? []),
  )
  const orders = new Map(
    newest.parts.flatMap(({ id, orderCaseId }) => {
      const number = orderCaseId === null ? undefined : numbers.get(orderCaseId)
      return number === undefined
        ? []
        : [[id, { number: formatOrderNumber(number), followPath: deskCasePage(number) }] as const]
    }),
  )
  return { isWhole: isWhole(newest), parts: newest.parts.map(part => partToRead(part, orders)) }
}
