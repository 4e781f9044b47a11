import { keepApplicationField } from '../../../../content/site-form-fields.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import type { WebhookKind } from '../../../platform/deliveries/kinds.ts'
import { email, webhookCall } from '../../../platform/deliveries/queue.ts'
import type { Mailbox } from '../../../shared/mailboxes.ts'
import type { CallBy } from '../../calendar/server/promised.ts'
import { retainedApplicationConsent } from '../../orders/server/agreement.ts'
import { boxAnswers } from '../contract.ts'
import type { SiteForm } from '../site-form.ts'
import { answerAt, type FormAnswer, phoneOf, senderOf, storeSubmission } from './submissions.ts'

export type SiteFormServices = {
  readonly database: Database
  /** Recipients by the mailbox that the form names. */
  readonly mailboxes: Readonly<Record<Mailbox, string>>
  readonly mailDomain: string
  /** The webhooks that have an address. */
  readonly webhooks: readonly WebhookKind[]
  /** By when we call about what comes in now. */
  readonly callBy: CallBy
  /** Called after deliveries were queued and committed, so that they leave at once. */
  readonly onMailQueued: () => void
}

/** Keeps what was sent together with its mails and the webhook call that it owes, or nothing of it. */
export async function submitForm(
  { database, mailboxes, mailDomain, webhooks, callBy, onMailQueued }: SiteFormServices,
  form: SiteForm,
  answers: readonly FormAnswer[],
): Promise<void> {
  const contact = contactIn(form, answers)
  const sender = form.confirmation && contact.contactEmail
  const webhook = form.webhook && webhooks.find(each => each === form.webhook)
  await transaction(database, tx =>
    storeSubmission(tx, {
      kind: 'form',
      formId: form.id,
      answers,
      contact,
      dueAt: callBy(new Date()),
      consents:
        answerAt(answers, keepApplicationField) === boxAnswers.ticked ? [retainedApplicationConsent] : [],
      deliveries: [
        ...(sender ? [email('site-form-confirmation', sender, mailDomain)] : []),
        email('site-form-notice', mailboxes[form.target], mailDomain),
        ...(webhook ? [webhookCall(webhook)] : []),
      ],
    }),
  )
  onMailQueued()
}

/** The sender, from the fields with common names and those for reaching somebody. */
const contactIn = ({ id: formId }: SiteForm, answers: readonly FormAnswer[]) => ({
  organizationName: answerAt(answers, 'bedrijf'),
  contactName: answerAt(answers, 'naam'),
  contactEmail: senderOf({ formId, answers }),
  contactPhone: phoneOf({ formId, answers }),
})
