import { opensByMail } from '../../cases/case-states.ts'
import { caseEvents } from '../../cases/events.ts'
import type { Case } from '../../cases/server/case.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import { openReplies } from '../../cases/server/planning/open-requests.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { eventsOfCase } from '../../events/server/events.ts'
import { incomingMailOf, storeAsks } from '../../incoming-mails/server/stored-mails.ts'

type Events = Awaited<ReturnType<typeof eventsOfCase>>

/**
 * Says what a mail that came in asks, where the rule was wrong (src/features/incoming-mails/classify-mail.ts), and lets follow what follows
 * from it: a mail that asks opens a case that was closed; one that asks nothing closes again what it opened, as long as nothing else
 * happened there.
 */
export const reclassifyMail =
  ({ mail: mailId, asks }: { readonly mail: string; readonly asks: boolean }): CommandHandler =>
  async (tx, { row, change, move }) => {
    const mail = await incomingMailOf(tx, row.id, mailId)
    const events = await eventsOfCase(tx, row.id)
    const received = events.find(({ type, data }) => type === caseEvents.mailReceived && data.mail === mailId)
    if (!mail || !received) return refused(caseRefusals.noSuchMail)
    await storeAsks(tx, mailId, asks)
    // Moving the case on would take up what waits there.
    const refusal = asks && opensByMail(row.state) ? await move('new', { isMail: true }) : null
    if (refusal) return refusal
    await change({ type: caseEvents.mailReclassified, data: { classified: received.id, asks } })
    if (asks) return null
    const reason = openedBy(row, events, received)
    const others = openReplies(row.kind, await eventsOfCase(tx, row.id))
    return reason === null || others.length > 0 ? null : move('closed', { reason })
  }

/** With which reason a case is closed again that a mail opened; null where it did not, or more was done since. */
function openedBy(row: Case, events: Events, received: Events[number]): string | null {
  if (row.state !== 'new') return null
  const last = events.findLast(({ type }) => type === caseEvents.stateChanged)
  const isOfMail = ({ occurredAt }: Events[number]) => occurredAt.getTime() === received.occurredAt.getTime()
  // A mail opens a case in one transaction, whose events have one moment.
  const [opened] = events
  if (!last) return row.kind === 'message' && opened && isOfMail(opened) ? 'nothing-asked' : null
  if (last.data.to !== 'new' || !isOfMail(last)) return null
  const closed = events.findLast(
    ({ id, type, data }) => id < last.id && type === caseEvents.stateChanged && data.to === 'closed',
  )
  return typeof closed?.data.reason === 'string' ? closed.data.reason : 'nothing-asked'
}
