import { and, or, type SQL } from 'drizzle-orm'
import type { Day } from '../../../../common/working-days.ts'
import { isOfParty, isWithBuyer } from '../../../agreements/server/listed-parties.ts'
import { isPartyId } from '../../related-party.ts'
import { partyCondition } from '../orders/order-source.ts'

/** Parties of what customers have, as it shows them on a day: who took it over is there in the place of all who came with the order. */
export function partyOfDay(ids: readonly string[], day: Day): SQL | null {
  const kvkNumbers = ids.filter(id => /^\d{8}$/.test(id))
  const ofOrder = ids.filter(id => /^\d{8,9}$/.test(id) || isPartyId(id))
  const others = ids.filter(id => !/^\d{8,9}$/.test(id))
  return (
    or(
      and(partyCondition(ofOrder) ?? undefined, ofOrder.length > 0 ? isWithBuyer(day) : undefined),
      kvkNumbers.length > 0 ? isOfParty(kvkNumbers, day) : undefined,
      partyCondition(others.filter(id => !isPartyId(id))) ?? undefined,
    ) ?? null
  )
}
