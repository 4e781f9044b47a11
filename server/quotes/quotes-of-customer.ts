import type { Pool } from 'pg'
import type { QuoteSummary } from '../../contract/customer.ts'
import type { Totals } from '../../domain/totals.ts'
import { quoteById, type StoredQuote } from './quotes-table.ts'

/** What a list of quote requests shows of each. */
export type QuoteHead = Pick<StoredQuote, 'quoteNumber' | 'productType' | 'createdAt' | 'totals'> & {
  readonly state: QuoteSummary['state']
}

/** The quotes that a customer asked for while logged in, newest first. */
export async function quotesOfCustomer(pool: Pool, customerId: string): Promise<readonly QuoteHead[]> {
  const { rows } = await pool.query<Omit<QuoteHead, 'totals'> & Totals>(
    `select quote_number as "quoteNumber", product_type as "productType", state, created_at as "createdAt",
       monthly_in_cents as "monthlyInCents", one_time_in_cents as "oneTimeInCents"
     from quotes where customer_id = $1 order by created_at desc, id desc`,
    [customerId],
  )
  return rows.map(({ monthlyInCents, oneTimeInCents, ...head }) => ({
    ...head,
    totals: { monthlyInCents, oneTimeInCents },
  }))
}

/** A quote request of a customer with its state; null where the customer has none of this number. */
export async function quoteOfCustomer(
  pool: Pool,
  customerId: string,
  quoteNumber: string,
): Promise<{ readonly quote: StoredQuote; readonly state: QuoteSummary['state'] } | null> {
  const { rows } = await pool.query<{ id: string; state: QuoteSummary['state'] }>(
    'select id, state from quotes where customer_id = $1 and quote_number = $2',
    [customerId, quoteNumber],
  )
  const [row] = rows
  const quote = row && (await quoteById(pool, row.id))
  return quote ? { quote, state: row.state } : null
}
