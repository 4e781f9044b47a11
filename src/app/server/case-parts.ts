import type { PartsOfCase } from '../../api/desk-case.ts'
import { transfersAtDesk } from '../../features/agreement-transfers/server/at-desk.ts'
import { type ReadPart, readTogether } from '../../features/case-desk/server/read-parts.ts'
import type { ReplySources } from '../../features/case-desk/server/reply-sources.ts'
import { returnsAtDesk } from '../../features/device-returns/server/at-desk.ts'
import { portInsOf } from '../../features/orders/server/port-ins.ts'
import { parcelsAtDesk } from '../../features/parcels/server/at-desk.ts'
import { parcelsOf } from '../../features/parcels/server/stored-parcels.ts'
import { portInsAtDesk } from '../../features/porting/server/at-desk.ts'
import { offerAtDesk } from '../../features/quotes/server/offer-in-parts.ts'
import { signatureOf } from '../../features/reply-templates/server/stored-templates.ts'

const read: { readonly [Part in keyof PartsOfCase]: ReadPart<PartsOfCase[Part]> } = {
  offer: offerAtDesk,
  portIns: portInsAtDesk,
  parcels: parcelsAtDesk,
  returns: returnsAtDesk,
  transfers: transfersAtDesk,
}

/** Parts that features add to a case at the desk: one that is forgotten does not compile. */
export const readParts = readTogether<PartsOfCase>(read)

/** Facts that features tell in mails of staff. */
export const replySources: ReplySources = {
  portIns: portInsOf,
  parcels: parcelsOf,
  signature: signatureOf,
}
