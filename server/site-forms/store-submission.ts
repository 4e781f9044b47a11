import type { Mailbox, SiteForm } from '../../content/site-form.ts'
import { type Database, transaction } from '../database/pool.ts'
import { email, queueEmails } from '../emails/queue.ts'
import type { FormAnswer } from './form-fields.ts'
import { insertSubmission, senderOf } from './submissions-table.ts'
import { queueWebhookCall } from './webhook-calls-table.ts'

export type SiteFormServices = {
  readonly database: Database
  /** Who reads what comes in, by the mailbox that the form names. */
  readonly mailboxes: Readonly<Record<Mailbox, string>>
  readonly mailDomain: string
  /** Names of the webhooks that have an address. */
  readonly webhooks: readonly string[]
  /** Called after mails were committed to the outbox, so that they leave at once. */
  readonly onMailQueued: () => void
}

/** Keeps what was sent together with its mails and the webhook call that it owes, or nothing of it. */
export async function storeSubmission(
  services: SiteFormServices,
  form: SiteForm,
  answers: readonly FormAnswer[],
): Promise<void> {
  const { database, mailboxes, mailDomain, webhooks, onMailQueued } = services
  const sender = form.confirmation && senderOf({ formId: form.id, answers })
  await transaction(database, async ({ $client }) => {
    const siteFormSubmissionId = await insertSubmission($client, { formId: form.id, answers })
    await queueEmails($client, { siteFormSubmissionId }, [
      ...(sender ? [email('site-form-confirmation', sender, mailDomain)] : []),
      email('site-form-notice', mailboxes[form.target], mailDomain),
    ])
    if (form.webhook && webhooks.includes(form.webhook))
      await queueWebhookCall($client, form.webhook, siteFormSubmissionId)
  })
  onMailQueued()
}
