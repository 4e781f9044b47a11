import { text } from 'drizzle-orm/pg-core'
import type { ReferenceField } from '../references.ts'

const column = (name: string) => text(name).notNull().default('')

/** The columns of a table that stores the references of a buyer. */
export const referenceColumns = () =>
  ({
    purchaseOrderNumber: column('purchase_order_number'),
    invoiceEmail: column('invoice_email'),
    costCentre: column('cost_centre'),
  }) satisfies Record<ReferenceField, unknown>
