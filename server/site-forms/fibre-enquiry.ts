import type { Pool } from 'pg'
import type { FibreEnquiry } from '../../contract/fibre-enquiry.ts'
import { type Database, transaction } from '../database/pool.ts'
import { email, queueEmails } from '../emails/queue.ts'

type FibreEnquiryServices = {
  readonly database: Database
  /** Who hears of the enquiry, besides the one who asks. */
  readonly staffEmail: string
  readonly mailDomain: string
  /** Called after mails were committed to the outbox, so that they leave at once. */
  readonly onMailQueued: () => void
}

/** Keeps a fibre enquiry together with the e-mails about it, or neither. */
export async function storeFibreEnquiry(
  services: FibreEnquiryServices,
  enquiry: FibreEnquiry,
): Promise<void> {
  const { database, staffEmail, mailDomain, onMailQueued } = services
  await transaction(database, async ({ $client }) => {
    const { rows } = await $client.query<{ id: string }>(
      'insert into fibre_enquiries (enquiry) values ($1) returning id',
      [JSON.stringify(enquiry)],
    )
    const fibreEnquiryId = rows[0]?.id
    if (fibreEnquiryId === undefined) throw new Error('The fibre enquiry got no id')
    await queueEmails($client, { fibreEnquiryId }, [
      email('fibre-enquiry-confirmation', enquiry.email, mailDomain),
      email('fibre-enquiry-notice', staffEmail, mailDomain),
    ])
  })
  onMailQueued()
}

/** Removes enquiries after a year, with their mails (content/site/privacy.json). */
export async function forgetOldEnquiries(pool: Pool): Promise<void> {
  await pool.query("delete from fibre_enquiries where created_at < now() - interval '1 year'")
}
