import type { Pool } from 'pg'
import type { Cart } from '../../src/features/carts/cart-line.ts'
import { totalsOf } from '../../src/features/carts/totals.ts'
import { unless } from './action.ts'

/** The visitor's view before the last press, and the number on the thank-you page. */
export type PlacedOrder = {
  readonly number: string
  readonly cart: Cart
  readonly isQuote: boolean
  readonly email: string
}

type Row = {
  number: string
  monthly: number
  oneTime: number
  lines: { id: number; quantity: number; cents: number }[] | null
  recipients: string[]
}

/** Problems with the order in the database: it exists once, with exactly these lines and totals, and its mails. */
export async function orderProblems(
  { number, cart, isQuote, email }: PlacedOrder,
  placed: ReadonlyMap<string, PlacedOrder>,
  database: Pool,
): Promise<readonly string[]> {
  const { rows } = await database.query<Row>(
    `select number, monthly_in_cents as monthly, one_time_in_cents as "oneTime",
       (select json_agg(json_build_object('id', product_id, 'quantity', quantity, 'cents', price_in_cents) order by position)
          from case_lines where case_id = cases.id) as lines,
       (select coalesce(array_agg(recipient), '{}') from deliveries where case_id = cases.id) as recipients
     from cases join ${isQuote ? 'product_quotes' : 'product_orders'} as request on request.case_id = cases.id
     where contact_email = $1`,
    [email],
  )
  const known = [...placed.values()].filter(each => each.email === email && each.isQuote === isQuote).length
  const row = rows.find(each => each.number === number.replaceAll('-', ''))
  if (!row) return [`order ${number} of ${email} is not in the database`]
  const totals = totalsOf(cart)
  const lines = JSON.stringify(
    cart.map(({ product, quantity }) => ({ id: product.id, quantity, cents: product.priceInCents })),
  )
  return [
    ...unless(
      rows.length === known,
      `${rows.length} orders, not ${known}, of ${email}: ${rows.map(each => each.number).join(', ')}`,
    ),
    ...unless(
      JSON.stringify(row.lines) === lines,
      `order ${number} has the lines ${JSON.stringify(row.lines)}, expected ${lines}`,
    ),
    ...unless(
      row.monthly === totals.monthlyInCents && row.oneTime === totals.oneTimeInCents,
      `order ${number} has the totals ${row.monthly} and ${row.oneTime}`,
    ),
    ...unless(row.recipients.includes(email), `order ${number} has no mail to ${email}`),
    ...unless(
      row.recipients.some(recipient => recipient !== email),
      `order ${number} has no mail to the shop`,
    ),
  ]
}
