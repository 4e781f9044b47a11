import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'

/** Every e-mail that the shop sends; each has a file of this name in templates/. */
export type EmailKind =
  | 'order-confirmation'
  | 'order-notice'
  | 'quote-confirmation'
  | 'quote-notice'
  | 'fibre-enquiry-confirmation'
  | 'fibre-enquiry-notice'
  | 'account-activation'
  | 'account-active-already'
  | 'registration-attempt'
  | 'password-reset'
  | 'password-changed'
  | 'account-details-changed'
  | 'dead-letter-report'
  | 'site-form-confirmation'
  | 'site-form-notice'

/** What of an account is told to its owner when it was changed. */
export type ChangedDetail = 'iban' | 'contact-email'

/** A row of `outbox_emails` as it is queued. */
export type QueuedEmail = {
  readonly kind: EmailKind
  readonly recipient: string
  readonly message_id: string
  /** For 'account-details-changed' only. */
  readonly changed_detail?: ChangedDetail
}

/**
 * An e-mail to queue; its Message-ID is made here, so that every attempt has the same.
 * @param mailDomain right-hand side of the Message-ID
 */
export const email = (kind: EmailKind, recipient: string, mailDomain: string): QueuedEmail => ({
  kind,
  recipient,
  message_id: `<${randomUUID()}@${mailDomain}>`,
})

/** What e-mails tell about, by its id. */
export type EmailAbout =
  | { readonly caseId: number }
  | { readonly accountLinkId: string }
  | { readonly customerId: string }

/**
 * Queues e-mails; call it in the transaction that stores what they tell about. (Orders and quotes queue theirs in their
 * own statement, orders/store.ts.)
 */
export async function queueEmails(
  client: Pool | PoolClient,
  about: EmailAbout,
  emails: readonly QueuedEmail[],
): Promise<void> {
  await client.query(
    `insert into outbox_emails (case_id, account_link_id, customer_id, kind, recipient, message_id, changed_detail)
     select $1, $2, $3, mail.kind, mail.recipient, mail.message_id, mail.changed_detail
     from jsonb_populate_recordset(null::outbox_emails, $4::jsonb) as mail`,
    [
      'caseId' in about ? about.caseId : null,
      'accountLinkId' in about ? about.accountLinkId : null,
      'customerId' in about ? about.customerId : null,
      JSON.stringify(emails),
    ],
  )
}
