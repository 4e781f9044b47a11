import { transaction } from '../../../platform/database/pool.ts'
import { deliveryOfEvent } from '../../../platform/deliveries/find-deliveries.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { earlierCommand } from '../../events/server/earlier-command.ts'
import { appendEvent } from '../../events/server/events.ts'
import { mailEvents } from '../events.ts'
import { ownMails } from '../mails.ts'
import type { DeskMailServices } from './mail-services.ts'

type MailAction = { readonly staffId: string; readonly recipient: string; readonly act: string }

/** Mails whoever asks, to see that mail leaves the house and arrives. MailAction for twice under one id, it is queued once. */
export async function queueTestMail(
  { database, mailDomain, onMailQueued }: DeskMailServices,
  { staffId, recipient, act }: MailAction,
): Promise<number> {
  const id = await transaction(database, async tx => {
    const earlier = await earlierCommand(tx, mailEvents.testSent, { staffId, act })
    if (earlier) return deliveryOfEvent(tx, earlier.id)
    const actor = { kind: 'staff', id: staffId } as const
    const eventId = await appendEvent(tx, { type: mailEvents.testSent, actor, data: { act } })
    await queueDeliveries(tx, { eventId }, [email(ownMails.test, recipient, mailDomain)])
    return deliveryOfEvent(tx, eventId)
  })
  if (id === null) throw new Error('The test mail was queued and is not there')
  onMailQueued()
  return id
}
