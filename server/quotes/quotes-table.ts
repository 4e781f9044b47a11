import type { Pool, PoolClient } from 'pg'
import type { PostalAddress } from '../../contract/details.ts'
import type { Cart } from '../../domain/cart.ts'
import type { Totals } from '../../domain/totals.ts'

/** A quote as it was asked for; only internet has them. */
export type StoredQuote = {
  readonly quoteNumber: string
  readonly productType: 'internet'
  readonly createdAt: Date
  readonly cart: Cart
  readonly totals: Totals
  readonly companyName: string
  readonly fullName: string
  readonly email: string
  readonly phoneNumber: string
  readonly resellerId: string | null
  readonly installationAddress: PostalAddress
  /** false where the register of addresses could not be asked. */
  readonly addressChecked: boolean
}

type Row = {
  quote_number: string
  product_type: 'internet'
  created_at: Date
  monthly_in_cents: number
  one_time_in_cents: number
  company_name: string
  full_name: string
  email: string
  phone_number: string
  reseller_id: string | null
  installation_address: PostalAddress
  address_checked: boolean
  lines: Cart
}

const select = `
  select q.quote_number, q.product_type, q.created_at, q.monthly_in_cents, q.one_time_in_cents, q.company_name,
    q.full_name, q.email, q.phone_number, q.reseller_id, q.installation_address, q.address_checked,
    (select jsonb_agg(jsonb_build_object('product', product, 'quantity', quantity) order by position)
       from quote_lines where quote_id = q.id) as lines
  from quotes as q`

const quoteFrom = (row: Row): StoredQuote => ({
  quoteNumber: row.quote_number,
  productType: row.product_type,
  createdAt: row.created_at,
  cart: row.lines,
  totals: { monthlyInCents: row.monthly_in_cents, oneTimeInCents: row.one_time_in_cents },
  companyName: row.company_name,
  fullName: row.full_name,
  email: row.email,
  phoneNumber: row.phone_number,
  resellerId: row.reseller_id,
  installationAddress: row.installation_address,
  addressChecked: row.address_checked,
})

/** The quote with this row id, or null. */
export async function quoteById(database: Pool | PoolClient, id: string): Promise<StoredQuote | null> {
  const { rows } = await database.query<Row>(`${select} where q.id = $1`, [id])
  return rows[0] ? quoteFrom(rows[0]) : null
}

/** What this session asked for last, or null. */
export async function lastQuoteOf(database: Pool, sessionHash: Buffer): Promise<StoredQuote | null> {
  const { rows } = await database.query<Row>(
    `${select} where q.session_hash = $1 order by q.created_at desc, q.id desc limit 1`,
    [sessionHash],
  )
  return rows[0] ? quoteFrom(rows[0]) : null
}

/** Removes quote requests a year after they came, with their mails (content/site/privacy.json). */
export async function forgetOldQuotes(pool: Pool): Promise<void> {
  await pool.query("delete from quotes where created_at < now() - interval '1 year'")
}
