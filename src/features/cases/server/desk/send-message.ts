import { email, queueDeliveries } from '../../../../platform/deliveries/queue.ts'
import { appendEvent } from '../../../events/server/events.ts'
import { storeMessage } from '../planning/notes-and-messages.ts'
import { caseRefusals } from '../texts.ts'
import { type CommandHandler, refused } from './command.ts'
import type { DeskCaseServices } from './services.ts'

/** A message of staff to the customer of a case. */
export type CustomerMessage = { readonly id: string; readonly subject: string; readonly text: string }

/**
 * Mails whoever sent the case in. An enquiry or a form is answered with it; the event that it was written owns the mail,
 * so that a case can be answered more than once.
 */
export const sendMessage =
  (
    answer: CustomerMessage,
    staffId: string,
    { mailDomain }: Pick<DeskCaseServices, 'mailDomain'>,
  ): CommandHandler =>
  async (tx, { row, move }) => {
    const { id: caseId, customerId, contactEmail: recipient } = row
    if (recipient === null) return refused(caseRefusals.noEmail)
    if (!(await storeMessage(tx, caseId, { ...answer, recipient }))) return null
    const eventId = await appendEvent(tx, {
      type: 'message-sent',
      actor: { kind: 'staff', id: staffId },
      caseId,
      customerId,
      data: { message: answer.id },
    })
    await queueDeliveries(tx, { eventId }, [email('case-answer', recipient, mailDomain)])
    if (row.state !== 'new') return null
    return move('answered')
  }
