import { DatabaseError, type Pool } from 'pg'
import type { OrderPlaced } from '../../contract/order.ts'
import type { Cart } from '../../domain/cart.ts'
import { hasSqlState } from '../database/failures.ts'
import type { QueuedEmail } from '../emails/queue.ts'
import type { Consent } from './agreement.ts'
import type { RetryKey } from './idempotency.ts'

/** The row of `orders` or `quotes` by its column names; the table's own defaults fill the rest. */
export type HeadRow = Readonly<Record<string, unknown>> & { readonly reseller_id: string | null }

export type Storable = {
  readonly head: HeadRow
  readonly cart: Cart
  readonly consents: readonly Consent[]
  readonly emails: readonly QueuedEmail[]
  /** The catalogue that the prices are from; another one in the database stores nothing. */
  readonly catalogueVersion: string
  readonly retryKey: RetryKey | null
  readonly answer: OrderPlaced
}

export type StoreOutcome = 'stored' | 'catalogue-changed' | 'key-used' | 'number-taken'

/** How one kind of request is stored; written once per kind, so that PostgreSQL plans it once per connection. */
export type StoreStatement = { readonly name: string; readonly text: string }

/**
 * One statement stores everything that belongs together, so that it is one round trip and one transaction by itself:
 * head, lines, consents, e-mails and the key's answer. A reseller that is not active is left out. Nothing is stored when
 * the catalogue is no longer the one given.
 */
export const storeStatement = (owner: 'order' | 'quote', columns: readonly string[]): StoreStatement => ({
  name: `store-${owner}`,
  text: `
    with head as (
      insert into ${owner}s (reseller_id, ${columns.join(', ')})
      select (select id from resellers where id = given.reseller_id and active), ${columns.map(column => `given.${column}`).join(', ')}
      from jsonb_populate_record(null::${owner}s, $1::jsonb) as given
      where exists (select from catalogue_state where version = $2)
      returning id
    ), lines as (
      insert into ${owner}_lines (${owner}_id, position, product_id, quantity, price_in_cents, contract_duration, product)
      select head.id, line.position, line.product_id, line.quantity, line.price_in_cents, line.contract_duration, line.product
      from head, jsonb_populate_recordset(null::${owner}_lines, $3::jsonb) as line
    ), agreed as (
      insert into consents (${owner}_id, kind, text_version, reference)
      select head.id, given.kind, given.text_version, given.reference
      from head, jsonb_populate_recordset(null::consents, $4::jsonb) as given
    ), mails as (
      insert into outbox_emails (${owner}_id, kind, recipient, message_id)
      select head.id, mail.kind, mail.recipient, mail.message_id
      from head, jsonb_populate_recordset(null::outbox_emails, $5::jsonb) as mail
    ), retry_key as (
      insert into retry_keys (owner_hash, key, body_mac, answer)
      select $6::bytea, $7::text, $8::bytea, $9::jsonb from head where $7::text is not null
    )
    select id from head`,
})

const attempts = 5

/** Stores an order or a quote; a conflict with another transaction is tried again. Other failures are thrown. */
export async function store(
  pool: Pool,
  statement: StoreStatement,
  storable: Storable,
): Promise<StoreOutcome> {
  const values = valuesOf(storable)
  for (let attempt = 1; ; attempt++) {
    try {
      const { rowCount } = await pool.query({ ...statement, values })
      return rowCount === 1 ? 'stored' : 'catalogue-changed'
    } catch (error) {
      const taken = uniqueConstraint(error)
      // The table's first name: servers of the release before go by it too.
      if (taken === 'idempotency_keys_pkey') return 'key-used'
      if (taken?.endsWith('_number_key')) return 'number-taken'
      if (attempt === attempts || !hasSqlState(error, '40001', '40P01')) throw error
    }
  }
}

const uniqueConstraint = (error: unknown): string | undefined =>
  error instanceof DatabaseError && error.code === '23505' ? error.constraint : undefined

const valuesOf = ({
  head,
  cart,
  consents,
  emails,
  catalogueVersion,
  retryKey,
  answer,
}: Storable): unknown[] => [
  JSON.stringify(head),
  catalogueVersion,
  JSON.stringify(cart.map(lineRow)),
  JSON.stringify(consents),
  JSON.stringify(emails),
  retryKey?.ownerHash ?? null,
  retryKey?.key ?? null,
  retryKey?.bodyMac ?? null,
  JSON.stringify(answer),
]

const lineRow = ({ product, quantity }: Cart[number], position: number) => ({
  position,
  product_id: product.id,
  quantity,
  price_in_cents: product.priceInCents,
  contract_duration: product.contractDuration,
  product,
})

/** Bytes as they stand in a JSON document that PostgreSQL reads into a bytea column. */
export const byteaInJson = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`
