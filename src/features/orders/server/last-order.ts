import * as z from 'zod/mini'
import { formatOrderNumber } from '../../../common/order-number.ts'
import type { Database } from '../../../platform/database/pool.ts'
import type { PromisedFor } from '../../calendar/server/promised.ts'
import { lastOfSession } from '../../cases/server/open-case.ts'
import { productTypes } from '../../catalogue/product.ts'
import { forEachReference } from '../../details/references.ts'
import { requestTypes } from '../contract.ts'
import type { LastOrder } from '../contract-last-order.ts'
import { DeliveryPreference } from '../delivery-preference.ts'
import { storedLine } from './stored-product.ts'

/** Last order or quote request of the session, for the thank-you page; null if there is none. */
export async function lastOrder(
  { $client }: Database,
  sessionHash: Buffer,
  promisedFor: PromisedFor,
): Promise<LastOrder | null> {
  const { rows } = await $client.query({ ...lastOfVisitor, values: [sessionHash] })
  if (rows.length === 0) return null
  const { number, openedAt, lines, monthlyInCents, oneTimeInCents, ...asStored } = Stored.parse(rows[0])
  return {
    ...asStored,
    orderNumber: formatOrderNumber(number),
    lines: lines.map(({ format, product, quantity }) => storedLine(format, product, quantity)),
    totals: { monthlyInCents, oneTimeInCents },
    promised: promisedFor(openedAt),
  }
}

const Stored = z.object({
  number: z.string(),
  requestType: z.enum(requestTypes),
  productType: z.enum(productTypes),
  email: z.string(),
  isGuests: z.boolean(),
  openedAt: z.date(),
  monthlyInCents: z.int(),
  oneTimeInCents: z.int(),
  lines: z.array(z.object({ format: z.int(), product: z.unknown(), quantity: z.int() })),
  phoneNumberRetention: z.array(z.string()),
  deliveryPreference: z.nullable(DeliveryPreference),
  references: z.object(forEachReference(() => z.string())),
})

/**
 * Only what the thank-you page shows. Every order asks for it once, so it is one statement that is planned once per
 * connection; written out, because drizzle would make it anew for each call.
 */
const lastOfVisitor = {
  name: 'last-order-of-visitor',
  text: `
    select last.number, last.kind as "requestType", product_type as "productType", opened_at as "openedAt",
      coalesce(contact_email, '') as email, last.kind = 'order' and customer_id is null as "isGuests",
      coalesce(o.monthly_in_cents, q.monthly_in_cents) as "monthlyInCents",
      coalesce(o.one_time_in_cents, q.one_time_in_cents) as "oneTimeInCents",
      jsonb_build_object('purchaseOrderNumber', coalesce(o.purchase_order_number, q.purchase_order_number),
        'invoiceEmail', coalesce(o.invoice_email, q.invoice_email),
        'costCentre', coalesce(o.cost_centre, q.cost_centre)) as "references",
      array(select jsonb_build_object('format', product_format, 'product', product, 'quantity', quantity)
        from case_lines where case_id = last.id order by position) as lines,
      array(select number from port_in_requests where case_id = last.id order by position)
        as "phoneNumberRetention",
      o.delivery_preference as "deliveryPreference"
    from (${lastOfSession('$1')}) as last
    left join product_orders as o on o.case_id = last.id
    left join product_quotes as q on q.case_id = last.id`,
} as const
