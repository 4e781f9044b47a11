import type { PartsOfCase } from '../../api/desk-case.ts'
import type { ReadPart } from '../../features/case-desk/server/read-parts.ts'
import type { DeskCaseServices } from '../../features/case-desk/server/services.ts'
import { portInsOf } from '../../features/orders/server/port-ins.ts'
import { parcelsAtDesk } from '../../features/parcels/server/at-desk.ts'
import { parcelsOf } from '../../features/parcels/server/stored-parcels.ts'
import { portInsAtDesk } from '../../features/porting/server/at-desk.ts'
import { offerAtDesk } from '../../features/quotes/server/offer-in-parts.ts'

/** Parts that features add to a case at the desk: one that is forgotten does not compile. */
export const readParts: ReadPart<PartsOfCase> = async (database, found) => {
  const [parcels, offer] = await Promise.all([
    parcelsAtDesk(database, found),
    found.kind === 'quote' ? offerAtDesk(database, found.id) : null,
  ])
  return ({ portIns, address, isClosed }) => ({
    offer,
    portIns: portInsAtDesk(portIns, found, isClosed),
    parcels: parcels(address?.zipCode ?? ''),
  })
}

/** Numbers and parcels of an order, for ready-made texts that tell of them. */
export const replyParts: DeskCaseServices['replyParts'] = async (database, caseId) => {
  const [portIns, parcels] = await Promise.all([portInsOf(database, caseId), parcelsOf(database, caseId)])
  return { portIns, parcels }
}
