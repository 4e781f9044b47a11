import * as z from 'zod/mini'
import type { LastOrder } from '../../contract/last-order.ts'
import { productToWire } from '../../contract/products.ts'
import { formatOrderNumber } from '../../domain/order-number.ts'
import type { PromisedFor } from '../calendar/promised.ts'
import { lastCaseOfVisitor } from '../cases/case.ts'
import type { Database } from '../database/pool.ts'
import { productTypeOf } from './lines.ts'
import { totalsOnWire } from './price-change.ts'
import { storedProduct } from './stored-product.ts'

/** What this session ordered or asked for last, for its thank-you page; null when there is nothing. */
export async function lastOrder(
  database: Database,
  sessionHash: Buffer,
  promisedFor: PromisedFor,
): Promise<LastOrder | null> {
  const opened = await lastCaseOfVisitor(database, sessionHash, ['order', 'quote'])
  if (!opened) return null
  const { lines, monthlyInCents, oneTimeInCents, portIns } = await contentsOf(database, opened.id)
  return {
    orderNumber: formatOrderNumber(opened.number),
    requestType: opened.kind === 'quote' ? 'quote' : 'order',
    productType: productTypeOf(opened),
    products: lines.map(line => productToWire(storedProduct(line.format, line.product), line.quantity)),
    totals: totalsOnWire({ monthlyInCents, oneTimeInCents }),
    phoneNumberRetention: portIns,
    email: opened.contactEmail ?? '',
    isGuests: opened.kind === 'order' && opened.customerId === null,
    promised: promisedFor(opened.openedAt),
  }
}

const Contents = z.object({
  monthlyInCents: z.int(),
  oneTimeInCents: z.int(),
  lines: z.array(z.object({ format: z.int(), product: z.unknown(), quantity: z.int() })),
  portIns: z.array(z.string()),
})

/**
 * Only what the thank-you page shows. Every order asks for it once, so it is one statement that is planned once per
 * connection; written out, because drizzle would make it anew for each call.
 */
const contents = {
  name: 'contents-of-last-order',
  text: `
    select coalesce(o.monthly_in_cents, q.monthly_in_cents) as "monthlyInCents",
      coalesce(o.one_time_in_cents, q.one_time_in_cents) as "oneTimeInCents",
      array(select jsonb_build_object('format', product_format, 'product', product, 'quantity', quantity)
        from case_lines where case_id = asked.id order by position) as lines,
      array(select number from port_in_requests where case_id = asked.id order by position) as "portIns"
    from (select $1::bigint as id) as asked
    left join product_orders as o on o.case_id = asked.id
    left join product_quotes as q on q.case_id = asked.id`,
} as const

async function contentsOf({ $client }: Database, caseId: number): Promise<z.infer<typeof Contents>> {
  const { rows } = await $client.query({ ...contents, values: [caseId] })
  return Contents.parse(rows[0])
}
