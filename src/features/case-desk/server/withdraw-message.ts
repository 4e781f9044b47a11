import { isView } from '../../../common/event-kind.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { takeOutUnsent } from '../../../platform/deliveries/queue.ts'
import { returnToDrafts } from '../../case-files/server/store-files.ts'
import { caseEvents } from '../../cases/events.ts'
import {
  type CommandHandler,
  type LockedCase,
  type Refused,
  refused,
} from '../../cases/server/commands/command.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import type { StoredEvent } from '../../events/server/case-events.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import { formOf } from '../../forms/server/submissions.ts'
import { assignableColleagues, colleaguesOf } from '../../staff/server/colleagues.ts'

/**
 * Takes back a message whose mail no worker has begun to send, and what was done to the case with it where that still stands; its
 * files are drafts of who does so. Of two who press, the second finds it done.
 */
export const withdrawMessage =
  (message: string, staffId: string): CommandHandler =>
  async (tx, locked) => {
    const events = await eventsOfCase(tx, locked.row.id)
    const sent = events.find(event => event.type === caseEvents.messageSent && event.data.message === message)
    if (!sent) return refused(caseRefusals.otherMail)
    if (events.some(event => event.type === caseEvents.messageWithdrawn && event.data.message === message))
      return null
    if (!(await takeOutUnsent(tx, sent.id))) return refused(caseRefusals.mailWent)
    await returnToDrafts(tx, { messageId: message, staffId })
    await locked.change({ type: caseEvents.messageWithdrawn, data: { message } })
    const refusal = await reverse(
      tx,
      events.filter(({ data }) => data.act === message),
      locked,
    )
    if (refusal) return refusal
    const { before } = sent.data
    const last = events.findLast(({ type }) => !isView(type))
    if (typeof before === 'string' && last?.data.act === message) locked.setDue(new Date(before))
    return null
  }

/**
 * Undoes changes of the state and the assignee, the newest first, as long as nobody changed them since. The case stays with whoever
 * has it where the colleague before can have it no more.
 */
async function reverse(
  tx: Transaction,
  events: readonly StoredEvent[],
  { row, move, change }: LockedCase,
): Promise<Refused | null> {
  let { state, assigneeId } = row
  const takers = assignableColleagues(await colleaguesOf(tx), await formOf(tx, row))
  for (const { type, data } of events.toReversed()) {
    const { from, to } = data
    if (type === caseEvents.stateChanged && typeof from === 'string' && to === state) {
      const refusal = await move(from, { takesBack: true })
      if (refusal) return refusal
      state = from
    }
    if (type === caseEvents.assigned && to === assigneeId) {
      if (typeof from === 'string' && !takers.some(({ id }) => id === from)) continue
      assigneeId = typeof from === 'string' ? from : null
      await change({
        type: caseEvents.assigned,
        changedFields: ['assigneeId'],
        data: { from: to, to: assigneeId },
        change: { assigneeId },
      })
    }
  }
  return null
}
