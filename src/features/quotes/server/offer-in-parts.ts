import type { OfferInParts } from '../contract.ts'
import { isReadByLink } from '../versions.ts'
import { ordersOfParts, partToRead, type QuoteLinkServices } from './by-link/quote-of-link.ts'
import { isWhole, versionsOfCase } from './stored-versions.ts'

type Services = Pick<QuoteLinkServices, 'database' | 'linkKey'>

/** The parts of the newest version of a quote, as its customer reads them; null where it has one, or is over. */
export async function offerInParts(services: Services, caseId: number): Promise<OfferInParts | null> {
  const [newest] = await versionsOfCase(services.database, caseId)
  if (!newest || newest.parts.length === 1 || !isReadByLink(newest.state)) return null
  const orders = await ordersOfParts(services, newest.parts)
  return {
    isWhole: isWhole(newest),
    parts: newest.parts.map(part => partToRead(part, orders)),
  }
}
