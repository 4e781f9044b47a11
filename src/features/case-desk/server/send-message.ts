import { closedOn, dayInTheNetherlands, endOfDayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { workingDaysAfter } from '../../../common/working-days.ts'
import { delayed, email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { attachDrafts } from '../../case-files/server/store-files.ts'
import { callMomentError } from '../../cases/call-outcomes.ts'
import { addressesIn } from '../../cases/cc-addresses.ts'
import type { AfterAnswer } from '../../cases/command-schemas.ts'
import { caseEvents } from '../../cases/events.ts'
import { caseMails } from '../../cases/mails.ts'
import { changeCaseState } from '../../cases/server/commands/case-commands.ts'
import { type CommandHandler, refused } from '../../cases/server/commands/command.ts'
import { storeMessage } from '../../cases/server/planning/notes-and-messages.ts'
import { caseRefusals } from '../../cases/server/texts.ts'
import { assignCase, type Moment, momentOf } from './case-commands.ts'
import { conversationOf } from './conversation.ts'
import type { DeskCaseServices } from './services.ts'

/** A message of staff to the customer of a case. */
export type CustomerMessage = {
  readonly id: string
  readonly subject: string
  readonly text: string
  /** Addresses that get a copy. */
  readonly cc: string
  /** null sends it at once. */
  readonly sendAt: Moment | null
}

/** Drafts of files (src/features/case-files) that go along with it. */
type Attached = { readonly staffId: string; readonly files: readonly string[] }

/** How long an answer can be taken back. */
export const takeBackMs = 10_000

type Services = Pick<DeskCaseServices, 'mailDomain' | 'closingDays' | 'stateParts'> & { readonly now: Date }

/**
 * Mails whoever sent the case in. An enquiry, a form or a mail is answered with it; the event that it was written owns the mail,
 * so that a case can be answered more than once.
 */
export const sendMessage =
  (
    { sendAt, cc, ...answer }: CustomerMessage,
    { mailDomain, now }: Pick<Services, 'mailDomain' | 'now'>,
    attached: Attached | null = null,
  ): CommandHandler =>
  async (tx, { row, change, move }) => {
    const { id: caseId, contactEmail: recipient, dueAt } = row
    if (recipient === null) return refused(caseRefusals.noEmail)
    const goesAt = sendAt ? momentOf(sendAt) : new Date(now.getTime() + takeBackMs)
    const wrongMoment = sendAt && callMomentError(goesAt, now)
    if (wrongMoment) return refused(wrongMoment, 'sendAt.day')
    const stored = await storeMessage(tx, caseId, {
      id: answer.id,
      subject: answer.subject,
      text: answer.text,
      recipient,
      cc: addressesIn(cc).filter(address => address.toLowerCase() !== recipient.toLowerCase()),
      ...(await conversationOf(tx, caseId)),
    })
    if (!stored) return refused(caseRefusals.otherMail)
    if (attached) {
      const to = { caseId, staffId: attached.staffId, messageId: answer.id }
      const outcome = await attachDrafts(tx, to, attached.files)
      if (outcome !== 'attached')
        return refused(outcome === 'gone' ? caseRefusals.filesGone : caseRefusals.fileInfected, 'files')
    }
    const eventId = await change({
      type: caseEvents.messageSent,
      data: {
        message: answer.id,
        ...(sendAt && { startsAt: goesAt.toISOString() }),
        ...(dueAt && { before: dueAt.toISOString() }),
      },
    })
    await queueDeliveries(tx, { eventId }, [delayed(email(caseMails.message, recipient, mailDomain), goesAt)])
    return row.state === 'new' ? move('answered') : null
  }

/** Does with a message what is to be done to the case: all of it, or nothing. */
export const andThen =
  (handler: CommandHandler, { assignee, waitDays, close }: AfterAnswer, services: Services): CommandHandler =>
  async (tx, locked) => {
    const refusal = await handler(tx, locked)
    if (refusal) return refusal
    const unassigned = assignee === null ? null : await assignCase(assignee)(tx, locked)
    if (unassigned) return { ...unassigned, field: 'after.assignee' }
    if (waitDays !== null) {
      const today = dayInTheNetherlands(services.now)
      const day = workingDaysAfter(today, waitDays, closedOn(services.closingDays))
      locked.setDue(endOfDayInTheNetherlands(day))
    }
    if (close === null) return null
    const closing = { state: 'closed', reason: close, until: null, mail: false } as const
    const unclosed = await changeCaseState(closing, services)(tx, locked)
    return unclosed && { ...unclosed, field: 'after.close' }
  }
