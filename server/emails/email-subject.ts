import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { mailedLink } from '../accounts/account-links.ts'
import { customerById } from '../accounts/customers-table.ts'
import { type Case, caseById } from '../cases/case.ts'
import type { Queryable } from '../database/pool.ts'
import { enquiryFrom } from '../forms/fibre-enquiry.ts'
import { submissionOf } from '../forms/submissions.ts'
import { orderOf } from '../orders/stored-orders.ts'
import { quoteOf } from '../orders/stored-quotes.ts'
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
    (mail.caseId !== null && (await caseSubject(drizzle({ client: database }), mail.caseId))) ||
    (mail.accountLinkId !== null && (await linkSubject(database, mail.accountLinkId, linkKey))) ||
    (mail.customerId !== null && (await customerSubject(database, mail.customerId, mail))) ||
    (mail.deadLetterReportId !== null && (await reportSubject(database, mail.deadLetterReportId)))
  if (!subject) throw new Error('What the mail tells about does not exist')
  return subject
}

async function caseSubject(database: Queryable, id: number): Promise<EmailSubject | null> {
  const opened = await caseById(database, id)
  return opened && subjectOfKind[opened.kind](database, opened)
}

/** What a mail about a case of each kind tells about. */
const subjectOfKind: Readonly<
  Record<Case['kind'], (database: Queryable, opened: Case) => Promise<EmailSubject | null>>
> = {
  async order(database, opened) {
    const order = await orderOf(database, opened)
    return order && { about: 'order', order }
  },
  async quote(database, opened) {
    const quote = await quoteOf(database, opened)
    return quote && { about: 'quote', quote }
  },
  async 'fibre-enquiry'(database, opened) {
    const submission = await submissionOf(database, opened)
    if (!submission) return null
    const { createdAt } = submission
    return { about: 'fibre-enquiry', enquiry: { enquiry: enquiryFrom(submission), createdAt } }
  },
  async form(database, opened) {
    const submission = await submissionOf(database, opened)
    return submission && { about: 'site-form', submission }
  },
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
