import type { Transaction } from '../../../platform/database/pool.ts'
import { noteKvkKnown, proposedParty } from '../../agreements/server/parties.ts'
import { checkTexts } from '../../cases/texts-desk.ts'
import type { DetailsServices } from '../../details/server/check-details.ts'
import { transferEvents } from '../events.ts'
import { transferRefusals as texts } from '../texts.ts'
import type { StoredTransfer } from './stored-transfers.ts'
import type { TransferContext } from './transfer-context.ts'

/**
 * Asks the register for the KVK number of who takes an agreement over, or takes the word of who looked it up, as for an order. The
 * register is asked before anything is held.
 * @returns what notes the answer: why not as one Dutch sentence, or null
 */
export async function checkPartyKvk(
  { database, kvkStatus }: DetailsServices & { readonly database: Parameters<typeof proposedParty>[0] },
  { transfer: id, byHand }: { readonly transfer: string; readonly byHand: boolean },
) {
  const asked = byHand ? null : await proposedParty(database, id)
  const standing = byHand ? 'known' : asked && (await kvkStatus(asked.kvkNumber))
  return async (
    tx: Transaction,
    transfer: StoredTransfer | null,
    { found, change }: TransferContext,
  ): Promise<string | null> => {
    const party = transfer?.caseId === found.id ? await proposedParty(tx, transfer.id) : null
    if (!transfer || !party || standing === null) return texts.gone
    if (standing !== 'known') return checkTexts.outcomes[standing]
    if (party.kvkChecked) return null
    await noteKvkKnown(tx, party.id)
    await change({ type: transferEvents.kvkChecked, data: { transfer: transfer.id, byHand } })
    return null
  }
}
