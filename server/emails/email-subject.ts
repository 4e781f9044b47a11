import type { Pool, PoolClient } from 'pg'
import type { FibreEnquiry } from '../../contract/fibre-enquiry.ts'
import { orderById } from '../orders/orders-table.ts'
import { quoteById } from '../quotes/quotes-table.ts'
import type { OutboxEmail } from './outbox-table.ts'
import type { EmailSubject } from './templates/email-request.ts'

/** Reads what a mail tells about. Throws when it is gone, which foreign keys make impossible. */
export async function subjectOf(database: Pool | PoolClient, mail: OutboxEmail): Promise<EmailSubject> {
  const subject =
    (mail.orderId !== null && (await orderSubject(database, mail.orderId))) ||
    (mail.quoteId !== null && (await quoteSubject(database, mail.quoteId))) ||
    (mail.fibreEnquiryId !== null && (await enquirySubject(database, mail.fibreEnquiryId)))
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
