import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatDateTime } from '../../../common/moments.ts'
import { oneByOne } from '../../../platform/database/one-by-one.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { agreementEvents } from '../../agreements/events.ts'
import { agreementLinks } from '../../agreements/server/links.ts'
import { type ProposedParty, proposedParty, registerParty } from '../../agreements/server/parties.ts'
import { recipientsOf } from '../../agreements/server/recipients.ts'
import { isBlockedCustomer } from '../../customers/server/stored-customers.ts'
import { createLink, revokeLinks } from '../../mailed-links/server/mailed-links.ts'
import { decideOnOwn } from '../../staff/server/lone-decision.ts'
import { transferEvents } from '../events.ts'
import { transferMails } from '../mails.ts'
import { transferRefusals as texts } from '../texts.ts'
import { isComplete, type TransferSide, transferStatus } from '../transfer.ts'
import { factsOf, type StoredTransfer, transfersOf, updateTransfer } from './stored-transfers.ts'
import type { StoredConsent } from './tables.ts'
import type { TransferContext } from './transfer-context.ts'
import { whyNotTransferred } from './transferable.ts'

/** Why nobody can agree to a transfer now, as one Dutch sentence; null where one can. */
export async function whyNotAgreed(
  database: Queryable,
  transfer: StoredTransfer,
  now: Date,
): Promise<string | null> {
  const today = dayInTheNetherlands(now)
  const status = transferStatus(factsOf(transfer), today)
  if (status !== 'waiting') return status === 'lapsed' ? texts.lapsed : texts.gone
  const party = await proposedParty(database, transfer.id)
  if (!party || (await isBlockedCustomer(database, addressed(party)))) return texts.callUs
  return whyNotTransferred(database, transfer.caseId, today)
}

const addressed = ({ kvkNumber, organization: { email } }: ProposedParty) => ({ kvkNumber, email })

/** Writes down that a side agreed; why not as one Dutch sentence, null where it did. */
export async function agreeToTransfer(
  tx: Transaction,
  transfer: StoredTransfer,
  { side, consents }: { readonly side: TransferSide; readonly consents: readonly StoredConsent[] },
  context: TransferContext,
): Promise<string | null> {
  const refusal = await whyNotAgreed(oneByOne(tx), transfer, context.now)
  if (refusal !== null) return refusal
  if (factsOf(transfer).hasAgreed[side]) return texts.agreedAlready
  const agreed = await updateTransfer(
    tx,
    transfer.id,
    side === 'from'
      ? { fromAgreedAt: context.now, fromConsents: [...consents] }
      : { toAgreedAt: context.now, toConsents: [...consents] },
  )
  await context.change({ type: transferEvents.agreed, data: { transfer: transfer.id, side } })
  await registerOnceComplete(tx, agreed, context)
  return null
}

/** Writes down that a second colleague approved, or the one who began it where nobody else may; why not, or null. */
export async function approveTransfer(
  tx: Transaction,
  transfer: StoredTransfer | null,
  staffId: string,
  context: TransferContext,
): Promise<string | null> {
  if (!transfer || transfer.caseId !== context.found.id) return texts.gone
  const refusal = await whyNotAgreed(oneByOne(tx), transfer, context.now)
  if (refusal !== null) return refusal
  if (transfer.approvedAt) return texts.approvedAlready
  const { begunBy, begunAt } = transfer
  const isOwn = begunBy === staffId
  if (isOwn) {
    const asked = { staffId, permission: 'agreements.work', since: begunAt } as const
    const decision = await decideOnOwn(tx, asked, context.now)
    if (decision.kind === 'others') return texts.ownTransfer
    if (decision.kind === 'no-factor') return texts.aloneWithoutFactor
    if (decision.kind === 'too-early') return texts.aloneTooEarly(formatDateTime(decision.from))
  }
  const approved = await updateTransfer(tx, transfer.id, { approvedAt: context.now, approvedBy: staffId })
  await context.change({
    type: transferEvents.approved,
    data: {
      transfer: transfer.id,
      ...(begunBy !== null && { requestedBy: begunBy }),
      ...(isOwn && { isAlone: true }),
    },
  })
  await registerOnceComplete(tx, approved, context)
  return null
}

/** Has a transfer hold from its day once everybody agreed, and tells both sides. */
async function registerOnceComplete(
  tx: Transaction,
  transfer: StoredTransfer,
  { found, now, mailDomain, linkKey, change }: TransferContext,
): Promise<void> {
  if (!isComplete(factsOf(transfer))) return
  const { id, holdsFrom } = transfer
  const party = await proposedParty(tx, id)
  if (!party) throw new Error('The party of a transfer went while that was under way')
  // Never that of a mandate before, also of a transfer that was cancelled.
  const place = (await transfersOf(tx, found.id)).length + 1
  const today = dayInTheNetherlands(now)
  const hasCome = holdsFrom <= today
  const given = await recipientsOf(tx, found, today)
  const mandateReference = `MACHTIGING-${found.number}-${place}`
  const linkId = await createLink(tx, { owner: { caseId: found.id }, purpose: agreementLinks.party }, linkKey)
  await registerParty(tx, party, { holdsFrom, mandateReference, hasCome, linkId })
  // Mailed today to who had it until then.
  const { notice, withdrawal, change: toChange } = agreementLinks
  if (hasCome)
    for (const purpose of [notice, withdrawal, toChange]) await revokeLinks(tx, { caseId: found.id }, purpose)
  await updateTransfer(tx, id, { outcome: 'registered', endedAt: now })
  const eventId = await change({
    type: transferEvents.registered,
    data: { transfer: id, day: holdsFrom },
  })
  if (hasCome) await change({ type: agreementEvents.handedOver, data: { day: holdsFrom } })
  await queueDeliveries(tx, { eventId }, [
    ...given.map(recipient => email(transferMails.given, recipient, mailDomain)),
    email(transferMails.taken, party.organization.email, mailDomain),
  ])
}
