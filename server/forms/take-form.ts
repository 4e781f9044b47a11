import type { Mailbox, SiteForm } from '../../content/site-form.ts'
import type { CallBy } from '../calendar/promised.ts'
import { type Database, transaction } from '../database/pool.ts'
import { email } from '../emails/queue.ts'
import { answerAt, type FormAnswer, phoneOf, senderOf, storeSubmission } from './submissions.ts'
import { queueWebhookCall } from './webhook-calls-table.ts'

export type SiteFormServices = {
  readonly database: Database
  /** Who reads what comes in, by the mailbox that the form names. */
  readonly mailboxes: Readonly<Record<Mailbox, string>>
  readonly mailDomain: string
  /** Names of the webhooks that have an address. */
  readonly webhooks: readonly string[]
  /** By when we call about what comes in now. */
  readonly callBy: CallBy
  /** Called after mails were committed to the outbox, so that they leave at once. */
  readonly onMailQueued: () => void
}

/** Keeps what was sent together with its mails and the webhook call that it owes, or nothing of it. */
export async function takeForm(
  { database, mailboxes, mailDomain, webhooks, callBy, onMailQueued }: SiteFormServices,
  form: SiteForm,
  answers: readonly FormAnswer[],
): Promise<void> {
  const contact = contactIn(form, answers)
  const sender = form.confirmation && contact.contactEmail
  await transaction(database, async tx => {
    const caseId = await storeSubmission(tx, {
      kind: 'form',
      formId: form.id,
      answers,
      contact,
      dueAt: callBy(new Date()),
      emails: [
        ...(sender ? [email('site-form-confirmation', sender, mailDomain)] : []),
        email('site-form-notice', mailboxes[form.target], mailDomain),
      ],
    })
    if (form.webhook && webhooks.includes(form.webhook))
      await queueWebhookCall(tx.$client, form.webhook, caseId)
  })
  onMailQueued()
}

/** Who sent it, by the fields that every form names alike and those that are for reaching somebody. */
const contactIn = ({ id: formId }: SiteForm, answers: readonly FormAnswer[]) => ({
  organizationName: answerAt(answers, 'bedrijf'),
  contactName: answerAt(answers, 'naam'),
  contactEmail: senderOf({ formId, answers }),
  contactPhone: phoneOf({ formId, answers }),
})
