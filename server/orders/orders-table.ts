import type { Pool, PoolClient } from 'pg'
import type {
  ContactPerson,
  GuestDetails,
  InvoiceAddress,
  PostalAddress,
  TechnicalPerson,
} from '../../contract/details.ts'
import type { Cart } from '../../domain/cart.ts'
import type { ProductType } from '../../domain/product.ts'
import type { Totals } from '../../domain/totals.ts'
import type { VatStanding } from '../outside/vat-register.ts'
import type { Consent } from './agreement.ts'

/** An order as it was sold; what later changes in the catalogue does not touch it. */
export type StoredOrder = {
  readonly orderNumber: string
  readonly productType: ProductType
  readonly createdAt: Date
  readonly cart: Cart
  readonly totals: Totals
  readonly email: string
  readonly kvkNumber: string
  readonly kvkChecked: boolean
  readonly vatNumber: string
  /** null where there is no VAT number. */
  readonly vatStanding: VatStanding | null
  readonly resellerId: string | null
  /** The IBAN itself is encrypted in a column of its own; here stands how it ends. */
  readonly organization: Omit<GuestDetails, 'iban'> & { readonly ibanEnding: string }
  readonly contactPerson: ContactPerson
  readonly technicalPerson: TechnicalPerson | null
  readonly invoiceAddress: InvoiceAddress | null
  readonly installationAddress: PostalAddress
  /** false where the register of addresses could not be asked. */
  readonly addressChecked: boolean
  readonly phoneNumberRetention: readonly string[]
  readonly consents: readonly Consent[]
}

type Row = {
  order_number: string
  product_type: ProductType
  created_at: Date
  monthly_in_cents: number
  one_time_in_cents: number
  email: string
  kvk_number: string
  kvk_checked: boolean
  vat_number: string
  vat_standing: VatStanding | null
  reseller_id: string | null
  organization: StoredOrder['organization']
  contact_person: ContactPerson
  technical_person: TechnicalPerson | null
  invoice_address: InvoiceAddress | null
  installation_address: PostalAddress
  address_checked: boolean
  phone_number_retention: string[]
  lines: Cart
  consents: Consent[]
}

const select = `
  select o.order_number, o.product_type, o.created_at, o.monthly_in_cents, o.one_time_in_cents, o.email, o.kvk_number,
    o.kvk_checked, o.vat_number, o.vat_standing, o.reseller_id, o.organization, o.contact_person, o.technical_person,
    o.invoice_address, o.installation_address, o.address_checked, o.phone_number_retention,
    (select jsonb_agg(jsonb_build_object('product', product, 'quantity', quantity) order by position)
       from order_lines where order_id = o.id) as lines,
    (select jsonb_agg(jsonb_build_object('kind', kind, 'text_version', text_version, 'reference', reference) order by id)
       from consents where order_id = o.id) as consents
  from orders as o`

const orderFrom = (row: Row): StoredOrder => ({
  orderNumber: row.order_number,
  productType: row.product_type,
  createdAt: row.created_at,
  cart: row.lines,
  totals: { monthlyInCents: row.monthly_in_cents, oneTimeInCents: row.one_time_in_cents },
  email: row.email,
  kvkNumber: row.kvk_number,
  kvkChecked: row.kvk_checked,
  vatNumber: row.vat_number,
  vatStanding: row.vat_standing,
  resellerId: row.reseller_id,
  organization: row.organization,
  contactPerson: row.contact_person,
  technicalPerson: row.technical_person,
  invoiceAddress: row.invoice_address,
  installationAddress: row.installation_address,
  addressChecked: row.address_checked,
  phoneNumberRetention: row.phone_number_retention,
  consents: row.consents,
})

/** The order with this row id, or null. */
export async function orderById(database: Pool | PoolClient, id: string): Promise<StoredOrder | null> {
  const { rows } = await database.query<Row>(`${select} where o.id = $1`, [id])
  return rows[0] ? orderFrom(rows[0]) : null
}

/** What this session ordered last, or null. */
export async function lastOrderOf(database: Pool, sessionHash: Buffer): Promise<StoredOrder | null> {
  const { rows } = await database.query<Row>(
    `${select} where o.session_hash = $1 order by o.created_at desc, o.id desc limit 1`,
    [sessionHash],
  )
  return rows[0] ? orderFrom(rows[0]) : null
}

/** Removes orders once the seven years are over that the tax law asks for, with their mails (content/site/privacy.json). */
export async function forgetOldOrders(pool: Pool): Promise<void> {
  await pool.query("delete from orders where created_at < now() - interval '7 years'")
}
