import type { Queryable } from '../../../../platform/database/pool.ts'
import type { Case } from '../../../cases/server/case.ts'
import type { ChangeableLines } from '../../contract-desk.ts'
import { lineChangesOf } from '../dto.ts'
import { choicesOf, type Offer } from './line-choices.ts'

/** The lines of an order and what they can be changed to. */
export async function changeableLinesOf(
  database: Queryable,
  found: Case,
  offer: Offer,
  now: Date,
): Promise<ChangeableLines> {
  const [{ ordered, catalogue, offered }, changes] = await Promise.all([
    choicesOf(database, found, offer),
    lineChangesOf(database, found, now),
  ])
  return {
    ...changes,
    number: found.number,
    version: found.version,
    organization: found.organizationName,
    email: found.contactEmail,
    lines: ordered,
    catalogue,
    offered,
    addressChecked: offer.addressChecked,
  }
}
