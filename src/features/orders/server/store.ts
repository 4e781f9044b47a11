import { DatabaseError, type QueryConfig, type QueryResult } from 'pg'
import { hasSqlState } from '../../../platform/database/failures.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { recordOf } from '../../../platform/database/record.ts'
import { deliveryJson, insertDeliveries, type NewDelivery } from '../../../platform/deliveries/queue.ts'
import { assignToAgent } from '../../cases/server/case.ts'
import { caseJson, insertCase, type NewCase, openingEvent } from '../../cases/server/open-case.ts'
import type { NewConsent } from '../../consents/server/consent.ts'
import { storeConsentTexts } from '../../consents/server/consent-texts.ts'
import { insertConsents, recordReadOut } from '../../consents/server/consents.ts'
import { referenceFields } from '../../details/references.ts'
import { eventJson, insertEvent } from '../../events/server/events.ts'
import type { OrderPlaced } from '../contract.ts'
import type { RetryKey } from './idempotency.ts'
import { lineRow } from './lines.ts'
import type { PlacingClient } from './order-services.ts'
import type { LineToStore } from './stored-product.ts'
import { caseLines, portInRequests, productOrders, productQuotes } from './tables.ts'

const orderRecord = recordOf(productOrders, [
  'kvkNumber',
  'kvkChecked',
  'vatNumber',
  'vatStatus',
  'organization',
  'contactPerson',
  'technicalPerson',
  'invoiceAddress',
  'installationAddress',
  'addressChecked',
  'deliveryChecked',
  'ibanEncrypted',
  'directDebit',
  'deliveryPreference',
  ...referenceFields,
  'replacesCaseId',
  'replaces',
  'monthlyInCents',
  'oneTimeInCents',
])
const quoteRecord = recordOf(productQuotes, [
  'installationAddress',
  'addressChecked',
  ...referenceFields,
  'monthlyInCents',
  'oneTimeInCents',
])
const lineRecord = recordOf(caseLines, [
  'position',
  'productId',
  'quantity',
  'priceInCents',
  'contractDuration',
  'productFormat',
  'product',
])
const portInRecord = recordOf(portInRequests, ['position', 'number'])

/** Data specific to an order or a quote request. */
export type Details =
  | { readonly kind: 'order'; readonly row: Parameters<typeof orderRecord.json>[0] }
  | { readonly kind: 'quote'; readonly row: Parameters<typeof quoteRecord.json>[0] }

export type Storable = {
  readonly number: string
  readonly opened: NewCase
  readonly details: Details
  readonly lines: readonly LineToStore[]
  /** Numbers that come along from another provider, as `+31201234567`. */
  readonly portIns: readonly string[]
  readonly consents: readonly NewConsent[]
  readonly emails: readonly NewDelivery[]
  /** The catalogue that the prices are from; another one in the database stores nothing. */
  readonly catalogueVersion: string
  readonly retryKey: RetryKey | null
  readonly answer: OrderPlaced
  /** Further rows of what a client of the API sent, in the same transaction. */
  readonly storeWith?: PlacingClient['storeWith']
}

/** Why nothing was stored: other prices, a key of before, or another order that takes the place of the same agreement. */
export type NotStored = 'catalogue-changed' | 'key-used' | 'place-taken'

/**
 * One statement stores an order with everything that belongs to it: one round trip, and a transaction by itself
 * (docs/decisions/orders.md#one-statement-stores-an-order). $1 is the whole as one document; the owner of each table has its
 * part. Nothing is stored if the catalogue is no longer the one given. Drizzle writes no statement over several tables, so
 * this is raw SQL; its columns and values are typed by the tables' declarations.
 */
const statementFor = (details: typeof orderRecord | typeof quoteRecord): string => `
  with opened as (${insertCase("$1::jsonb -> 'case'", 'catalogue_version() = $2')}
  ), details as (${details.insertOne("$1::jsonb -> 'details'")}
  ), lines as (${lineRecord.insertAll("$1::jsonb -> 'lines'")}
  ), port_ins as (${portInRecord.insertAll("$1::jsonb -> 'portIns'")}
  ), agreed as (${insertConsents("$1::jsonb -> 'consents'")}
  ), mails as (${insertDeliveries("$1::jsonb -> 'emails'")}
  ), happened as (${insertEvent("$1::jsonb -> 'event'")}
  ), retry_key as (
    insert into retry_keys (owner_hash, key, body_mac, answer)
    select $3::bytea, $4::text, $5::bytea, $6::jsonb from opened where $4::text is not null
  )
  select id from opened`

/** Written once per kind, so that PostgreSQL plans it once per connection. */
const statements = {
  order: { name: 'store-order', text: statementFor(orderRecord) },
  quote: { name: 'store-quote', text: statementFor(quoteRecord) },
} as const

/** Conflicts and numbers that are taken are rare; this many in a row mean that something is broken. */
const attempts = 8

/**
 * Stores an order or a quote request whole.
 * @param make a request with a number of its own, again for each attempt
 * @returns its answer, or why nothing was stored
 */
export async function store(
  database: Database,
  make: () => Storable,
): Promise<{ readonly answer: OrderPlaced } | NotStored> {
  return untilStored(database, async () => {
    const storable = make()
    try {
      const id = await storedBy(database, storable)
      return id === null ? 'catalogue-changed' : { answer: storable.answer }
    } catch (error) {
      if (uniqueConstraint(error) === 'product_orders_replaces') return 'place-taken'
      throw error
    }
  })
}

/**
 * Tries to store until it is done: again after a conflict with another transaction, and with another number where one was
 * taken.
 * @param attempt draws a number and stores by one of these statements, alone or in a transaction of its own
 */
export async function untilStored<Stored>(
  database: Database,
  attempt: () => Promise<Stored>,
): Promise<Stored | 'key-used'> {
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      const taken = uniqueConstraint(error)
      // The table's first name: servers of the release before go by it too.
      if (taken === 'idempotency_keys_pkey') return 'key-used'
      if (count === attempts) throw error
      if (taken === 'cases_number_key') continue
      if (isTextMissing(error)) await storeConsentTexts(database)
      else if (!hasSqlState(error, '40001', '40P01')) throw error
    }
  }
}

/**
 * Stores an order whose prices no catalogue decides, as a part of a transaction; call it in an `untilStored`.
 * @returns its case's id
 */
export async function storeWithin(
  tx: Transaction,
  storable: Omit<Storable, 'catalogueVersion' | 'retryKey'>,
): Promise<number> {
  for (let count = 1; count <= attempts; count++) {
    const { rows } = await tx.$client.query<{ version: string }>('select catalogue_version() as version')
    const statement = statementOf({ ...storable, catalogueVersion: rows[0]?.version ?? '', retryKey: null })
    const id = idIn(await tx.$client.query<{ id: string }>(statement))
    if (id !== null) return id
  }
  throw new Error('The catalogue changed again and again while an order was stored')
}

const statementOf = (storable: Storable): QueryConfig => ({
  ...statements[storable.details.kind],
  values: valuesOf(storable),
})

/** Stores orders by phone and by API with their extra rows in one transaction; others avoid that cost. */
async function storedBy(database: Database, storable: Storable): Promise<number | null> {
  const statement = statementOf(storable)
  const takenBy = storable.opened.placedByStaff ?? null
  const { storeWith } = storable
  if (takenBy === null && !storeWith) return idIn(await database.$client.query<{ id: string }>(statement))
  return transaction(database, async tx => {
    const id = idIn(await tx.$client.query<{ id: string }>(statement))
    if (id === null) return null
    await storeWith?.(tx, id)
    if (takenBy === null) return id
    await recordReadOut(tx, id, takenBy)
    await assignToAgent(tx, id, takenBy)
    return id
  })
}

const idIn = ({ rows: [row] }: QueryResult<{ id: string }>): number | null => (row ? Number(row.id) : null)

const uniqueConstraint = (error: unknown): string | undefined =>
  error instanceof DatabaseError && error.code === '23505' ? error.constraint : undefined

/** A text that somebody agrees to is no row yet: it was shipped after the last start. */
const isTextMissing = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '23502' && error.column === 'agreement_text_id'

function valuesOf(storable: Storable): unknown[] {
  const { number, opened, details, portIns, consents, emails, retryKey } = storable
  const document = {
    case: caseJson(opened, number),
    details: details.kind === 'order' ? orderRecord.json(details.row) : quoteRecord.json(details.row),
    lines: storable.lines.map(lineJson),
    portIns: portIns.map((ported, position) => portInRecord.json({ position, number: ported })),
    consents,
    emails: emails.map(deliveryJson),
    event: eventJson(openingEvent(opened)),
  }
  return [
    JSON.stringify(document),
    storable.catalogueVersion,
    retryKey?.ownerHash ?? null,
    retryKey?.key ?? null,
    retryKey?.bodyMac ?? null,
    JSON.stringify(storable.answer),
  ]
}

const lineJson = (line: LineToStore, position: number) => lineRecord.json(lineRow(line, position))
