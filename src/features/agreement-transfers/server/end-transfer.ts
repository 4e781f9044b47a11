import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { EventKind } from '../../../common/event-kind.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { proposedParty, removeParty } from '../../agreements/server/parties.ts'
import { recipientsOf } from '../../agreements/server/recipients.ts'
import { caseEvents } from '../../cases/events.ts'
import { requestTextField } from '../../cases/server/planning/open-requests.ts'
import { revokeLinks } from '../../mailed-links/server/mailed-links.ts'
import { transferEvents } from '../events.ts'
import { transferMails } from '../mails.ts'
import { transferRefusals as texts } from '../texts.ts'
import { isCancellable, type TransferOutcome, type TransferSide, transferSides } from '../transfer.ts'
import { transferLinks } from './links.ts'
import { factsOf, type StoredTransfer, updateTransfer } from './stored-transfers.ts'
import type { TransferContext } from './transfer-context.ts'

type Ended = Exclude<TransferOutcome, 'registered'>

/** Ends a transfer that came to nothing: its links serve no more, its proposed party goes, and both sides hear of it. */
async function endTransfer(
  tx: Transaction,
  transfer: StoredTransfer,
  outcome: Ended,
  { found, now, mailDomain }: TransferContext,
  tell: () => Promise<number>,
): Promise<void> {
  const party = await proposedParty(tx, transfer.id)
  const today = dayInTheNetherlands(now)
  const addresses = [...(await recipientsOf(tx, found, today)), ...(party ? [party.organization.email] : [])]
  for (const side of transferSides) await revokeLinks(tx, { caseId: found.id }, transferLinks[side])
  await removeParty(tx, transfer.id)
  await updateTransfer(tx, transfer.id, { outcome, endedAt: now })
  const eventId = await tell()
  const recipients = new Map(addresses.map(address => [address.toLowerCase(), address]))
  await queueDeliveries(
    tx,
    { eventId },
    [...recipients.values()].map(recipient => email(transferMails.ended, recipient, mailDomain)),
  )
}

/** Why staff cannot cancel a transfer, as one Dutch sentence; null where it is cancelled. */
export async function cancelTransfer(
  tx: Transaction,
  transfer: StoredTransfer | null,
  context: TransferContext,
): Promise<string | null> {
  if (!transfer || transfer.caseId !== context.found.id) return texts.gone
  if (!isCancellable(factsOf(transfer), dayInTheNetherlands(context.now)))
    return transfer.outcome === 'registered' ? texts.tooLate : texts.gone
  await endWith(tx, transfer, 'cancelled', transferEvents.cancelled, context)
  return null
}

/** Ends a transfer whose day went by while somebody still had to agree. */
export const lapseTransfer = (tx: Transaction, transfer: StoredTransfer, context: TransferContext) =>
  endWith(tx, transfer, 'lapsed', transferEvents.lapsed, context)

const endWith = (
  tx: Transaction,
  transfer: StoredTransfer,
  outcome: Ended,
  type: EventKind<string, 'transfer' | 'day'>,
  context: TransferContext,
) =>
  endTransfer(tx, transfer, outcome, context, () =>
    context.change({ type, data: { transfer: transfer.id, day: transfer.holdsFrom } }),
  )

/** Ends a transfer that a side declined, which is a request in its case. */
export const declineTransfer = (
  tx: Transaction,
  transfer: StoredTransfer,
  { side, words }: { readonly side: TransferSide; readonly words: string },
  context: TransferContext,
): Promise<void> =>
  endTransfer(tx, transfer, 'declined', context, () =>
    context.change({
      type: caseEvents.transferDeclined,
      data: { transfer: transfer.id, side },
      ...(words !== '' && { values: { [requestTextField]: { before: null, after: words } } }),
    }),
  )
