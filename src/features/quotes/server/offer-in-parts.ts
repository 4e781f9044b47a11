import { deskCasePage } from '../../../common/desk-pages.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { ReadPart } from '../../case-desk/server/read-parts.ts'
import { caseNumbers } from '../../cases/server/case.ts'
import type { OfferInParts, OrderOfQuote } from '../contract-parts.ts'
import { acceptedPart, ordersOfParts, partToRead, type QuoteLinkServices } from './by-link/quote-of-link.ts'
import { acceptedEarlier, isWhole, type StoredPart, versionsOfCase } from './stored-versions.ts'

type Services = Pick<QuoteLinkServices, 'database' | 'linkKey'>

/** The orders that parts became, by the id of the part. */
type OrdersOf = (parts: readonly StoredPart[]) => Promise<ReadonlyMap<string, OrderOfQuote>>

/**
 * The parts of the newest version of a quote, and those of earlier ones that are orders by now, as its customer reads them; null
 * where it is one part from the beginning.
 */
export const offerInParts = (services: Services, caseId: number): Promise<OfferInParts | null> =>
  offerWith(services.database, caseId, parts => ordersOfParts(services, parts))

/** The parts as staff read them, also once the quote is over: orders lead to their cases. */
export const offerAtDesk: ReadPart<OfferInParts | null> = async (database, { id: caseId, kind }) => {
  const offer = kind === 'quote' ? await offerWith(database, caseId, ordersAtDesk(database)) : null
  return () => offer
}

const ordersAtDesk =
  (database: Queryable): OrdersOf =>
  async parts => {
    const numbers = await caseNumbers(
      database,
      parts.flatMap(({ orderCaseId }) => orderCaseId ?? []),
    )
    return new Map(
      parts.flatMap(({ id, orderCaseId }) => {
        const number = orderCaseId === null ? undefined : numbers.get(orderCaseId)
        return number === undefined
          ? []
          : [[id, { number: formatOrderNumber(number), followPath: deskCasePage(number) }] as const]
      }),
    )
  }

async function offerWith(
  database: Queryable,
  caseId: number,
  ordersOf: OrdersOf,
): Promise<OfferInParts | null> {
  const versions = await versionsOfCase(database, caseId)
  const [newest] = versions
  if (!newest) return null
  const earlier = acceptedEarlier(versions, newest)
  if (newest.parts.length === 1 && earlier.length === 0) return null
  const orders = await ordersOf([...newest.parts, ...earlier])
  return {
    isWhole: isWhole(newest),
    parts: newest.parts.map(part => partToRead(part, orders)),
    acceptedBefore: earlier.map(part => acceptedPart(part, orders)),
  }
}
