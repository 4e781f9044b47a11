import type { Pool, PoolClient } from 'pg'
import type { FibreEnquiry } from '../../contract/fibre-enquiry.ts'
import { mailedLink } from '../accounts/account-links.ts'
import { customerById } from '../accounts/customers-table.ts'
import { orderById } from '../orders/orders-table.ts'
import { quoteById } from '../quotes/quotes-table.ts'
import { submissionById } from '../site-forms/submissions-table.ts'
import { deadLetterReport } from './dead-letters.ts'
import type { OutboxEmail } from './outbox-table.ts'
import type { EmailSubject } from './templates/email-request.ts'

/**
 * Reads what a mail tells about. Throws when it is gone, which foreign keys make impossible.
 * @param linkKey the key that the tokens of mailed links are derived under
 */
export async function subjectOf(
  database: Pool | PoolClient,
  mail: OutboxEmail,
  linkKey: Uint8Array,
): Promise<EmailSubject> {
  const subject =
    (mail.orderId !== null && (await orderSubject(database, mail.orderId))) ||
    (mail.quoteId !== null && (await quoteSubject(database, mail.quoteId))) ||
    (mail.fibreEnquiryId !== null && (await enquirySubject(database, mail.fibreEnquiryId))) ||
    (mail.accountLinkId !== null && (await linkSubject(database, mail.accountLinkId, linkKey))) ||
    (mail.customerId !== null && (await customerSubject(database, mail.customerId, mail))) ||
    (mail.deadLetterReportId !== null && (await reportSubject(database, mail.deadLetterReportId))) ||
    (mail.siteFormSubmissionId !== null && (await formSubject(database, mail.siteFormSubmissionId)))
  if (!subject) throw new Error('What the mail tells about does not exist')
  return subject
}

async function orderSubject(database: Pool | PoolClient, id: string): Promise<EmailSubject | null> {
  const order = await orderById(database, id)
  return order && { about: 'order', order }
}

async function quoteSubject(database: Pool | PoolClient, id: string): Promise<EmailSubject | null> {
  const quote = await quoteById(database, id)
  return quote && { about: 'quote', quote }
}

async function enquirySubject(database: Pool | PoolClient, id: string): Promise<EmailSubject | null> {
  const { rows } = await database.query<{ enquiry: FibreEnquiry; createdAt: Date }>(
    'select enquiry, created_at as "createdAt" from fibre_enquiries where id = $1',
    [id],
  )
  return rows[0] ? { about: 'fibre-enquiry', enquiry: rows[0] } : null
}

async function linkSubject(
  database: Pool | PoolClient,
  id: string,
  linkKey: Uint8Array,
): Promise<EmailSubject | null> {
  const link = await mailedLink(database, id, linkKey)
  return link && { about: 'account-link', link }
}

async function customerSubject(
  database: Pool | PoolClient,
  id: string,
  { changedDetail: detail, createdAt: changedAt }: OutboxEmail,
): Promise<EmailSubject | null> {
  const customer = await customerById(database, id)
  if (!customer || detail === null) return customer && { about: 'customer', customer }
  return { about: 'customer-change', change: { customer, detail, changedAt } }
}

async function reportSubject(database: Pool | PoolClient, id: string): Promise<EmailSubject | null> {
  const report = await deadLetterReport(database, id)
  return report && { about: 'dead-letters', report }
}

async function formSubject(database: Pool | PoolClient, id: string): Promise<EmailSubject | null> {
  const submission = await submissionById(database, id)
  return submission && { about: 'site-form', submission }
}
