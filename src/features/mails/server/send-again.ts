import { randomUUID } from 'node:crypto'
import { type Transaction, transaction } from '../../../platform/database/pool.ts'
import { deliveryStatusOf, queueCopy, storedDelivery } from '../../../platform/deliveries/find-deliveries.ts'
import { messageIdOf } from '../../../platform/deliveries/queue.ts'
import { type StoredDelivery, sendAgain } from '../../../platform/deliveries/stored-deliveries.ts'
import { caseEvents } from '../../cases/events.ts'
import { recipientNow } from '../../cases/server/case.ts'
import { earlierCommand } from '../../events/server/earlier-command.ts'
import { appendEvent } from '../../events/server/events.ts'
import type { resendModes } from '../contract.ts'
import { deskMailTexts } from '../texts.ts'
import type { DeskMailServices } from './mail-services.ts'
import { subjectsOf } from './mail-subjects.ts'
import { overtakenBy } from './overtaken.ts'

/**
 * How a delivery can be sent again; null where it goes by itself, or cannot. A link serves once and not for long, and a
 * webhook that was told is not told twice.
 */
export function resendMode(
  delivery: Pick<StoredDelivery, 'channel' | 'state' | 'heldAt' | 'mailedLinkId'>,
): (typeof resendModes)[number] | null {
  const standing = deliveryStatusOf(delivery)
  if (standing === 'dead' || standing === 'held' || standing === 'overtaken') return 'retry'
  const isRepeatable = delivery.channel === 'email' && delivery.mailedLinkId === null
  return standing !== 'queued' && isRepeatable ? 'copy' : null
}

/** Outcome of sending again; `id` is the delivery that is sent now. */
export type AgainOutcome =
  | { readonly kind: 'queued'; readonly id: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly message: string }

type MailAction = { readonly staffId: string; readonly id: number; readonly act: string }

/** Has a delivery sent again, and writes down who asked. MailAction for twice under one id, it is queued once. */
export async function sendMailAgain(
  { database, mailDomain, onMailQueued, overtakersOf }: DeskMailServices,
  { staffId, id, act }: MailAction,
): Promise<AgainOutcome> {
  const outcome = await transaction<AgainOutcome>(database, async tx => {
    const earlier = await earlierCommand(tx, caseEvents.mailSentAgain, { staffId, act })
    if (earlier) return { kind: 'queued', id: Number(earlier.data.queued) }
    const delivery = await storedDelivery(tx, id)
    if (!delivery) return { kind: 'unknown' }
    const way = resendMode(delivery)
    // A second click finds the mail queued already.
    if (delivery.state === 'queued' && way === null) return { kind: 'queued', id }
    if (way === null) return { kind: 'refused', message: whyNot(delivery) }
    if ((await overtakenBy(tx, delivery, overtakersOf)) !== null)
      return { kind: 'refused', message: deskMailTexts.overtaken }
    if (way === 'retry') {
      if ((await sendAgain(tx, id)) !== null) await writeDown(tx, delivery, { staffId, act, queued: id })
      return { kind: 'queued', id }
    }
    const caseId = (await subjectsOf(tx, [delivery])).get(id)?.caseId ?? null
    const recipient =
      caseId === null || delivery.recipient === null
        ? delivery.recipient
        : await recipientNow(tx, caseId, delivery.recipient)
    const messageId = messageIdOf(randomUUID(), mailDomain)
    const queued = await queueCopy(tx, id, { recipient, messageId })
    await writeDown(tx, delivery, { staffId, act, queued })
    return { kind: 'queued', id: queued }
  })
  if (outcome.kind === 'queued') onMailQueued()
  return outcome
}

const whyNot = ({ channel }: StoredDelivery): string =>
  channel === 'webhook' ? deskMailTexts.toldAlready : deskMailTexts.linkServesNoMore

async function writeDown(
  tx: Transaction,
  delivery: StoredDelivery,
  { staffId, act, queued }: { readonly staffId: string; readonly act: string; readonly queued: number },
): Promise<void> {
  const subject = (await subjectsOf(tx, [delivery])).get(delivery.id)
  await appendEvent(tx, {
    type: caseEvents.mailSentAgain,
    actor: { kind: 'staff', id: staffId },
    ...(subject?.caseId && { caseId: subject.caseId }),
    // A registration is not a customer yet.
    customerId: delivery.mailedLinkId === null ? (subject?.holderId ?? null) : null,
    data: { delivery: delivery.id, kind: delivery.kind, queued, act },
  })
}
