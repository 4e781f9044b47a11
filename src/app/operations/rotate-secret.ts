import { ne, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database } from '../../platform/database/pool.ts'
import { StartupProblem } from '../../platform/operations/startup-problem.ts'
import { type Cipher, createCipher } from '../../platform/secrets/cipher.ts'
import { refuseOtherSecret } from '../../platform/secrets/secret-fingerprint.ts'
import type { KeyPurpose, Secrets } from '../../platform/secrets/secrets.ts'
import { appSecret } from '../../platform/secrets/tables.ts'

type Encrypted = {
  readonly table: string
  readonly key: string
  readonly type: 'uuid' | 'bigint' | 'text'
  readonly column: string
  readonly purpose: KeyPurpose
  /** A column that was derived from the secret too, and only saves space: it is emptied. */
  readonly emptied?: string
  /** Keys and values, each with the owner that it is bound to. */
  readonly rows: string
}

/**
 * Columns with encrypted values. Their statements are written out, so that tables of several features are renewed in
 * one way.
 */
const encrypted: readonly Encrypted[] = [
  {
    table: 'customers',
    key: 'id',
    type: 'uuid',
    purpose: 'iban',
    column: 'iban_encrypted',
    rows: 'select id as key, id::text as owner, iban_encrypted as value from customers',
  },
  {
    table: 'registrations',
    key: 'id',
    type: 'uuid',
    purpose: 'iban',
    column: 'iban_encrypted',
    rows: 'select id as key, id::text as owner, iban_encrypted as value from registrations',
  },
  {
    table: 'product_orders',
    key: 'case_id',
    type: 'bigint',
    purpose: 'iban',
    column: 'iban_encrypted',
    rows: 'select case_id as key, number as owner, iban_encrypted as value from product_orders join cases on cases.id = case_id',
  },
  {
    table: 'document_contents',
    key: 'id',
    type: 'uuid',
    purpose: 'document',
    column: 'content_encrypted',
    emptied: 'content_mac',
    rows: 'select id as key, id::text as owner, content_encrypted as value from document_contents',
  },
  {
    table: 'case_files',
    key: 'id',
    type: 'uuid',
    purpose: 'case-file',
    column: 'content_encrypted',
    rows: 'select id as key, id::text as owner, content_encrypted as value from case_files where content_encrypted is not null',
  },
  {
    table: 'staff_second_factors',
    key: 'staff_id',
    type: 'uuid',
    purpose: 'second-factor',
    column: 'secret_encrypted',
    rows: 'select staff_id as key, staff_id::text as owner, secret_encrypted as value from staff_second_factors',
  },
  {
    table: 'case_address_keys',
    key: 'id',
    type: 'text',
    purpose: 'case-address',
    column: 'key_encrypted',
    rows: 'select id as key, id as owner, key_encrypted as value from case_address_keys',
  },
  {
    table: 'api_hash_key',
    key: 'id',
    type: 'text',
    purpose: 'api-key',
    column: 'key_encrypted',
    rows: 'select id as key, id as owner, key_encrypted as value from api_hash_key',
  },
  {
    table: 'webhook_secrets',
    key: 'id',
    type: 'uuid',
    purpose: 'webhook-secret',
    column: 'secret_encrypted',
    rows: 'select id as key, id::text as owner, secret_encrypted as value from webhook_secrets',
  },
]
type Row = { readonly key: string; readonly owner: string; readonly value: Buffer }

const batch = 100

/** How many values were encrypted anew, and those that no known secret opens. */
export type Rotation = { readonly renewed: number; readonly unreadable: readonly string[] }

/**
 * Encrypts everything anew under APP_SECRET that stands under APP_SECRET_PREVIOUS, in batches beside a shop that serves, and
 * then binds the database to APP_SECRET. Can be run again; where a value cannot be read the database stays bound as it was.
 * @throws StartupProblem without APP_SECRET_PREVIOUS, or where the database belongs to a third secret
 */
export async function rotateSecret(database: Database, secrets: Secrets): Promise<Rotation> {
  if (!secrets.previousKey('iban')) {
    throw new StartupProblem(
      'There is nothing to rotate from: set APP_SECRET to the new secret and APP_SECRET_PREVIOUS to the one before.',
    )
  }
  await refuseOtherSecret(database, secrets)
  let renewed = 0
  const unreadable: string[] = []
  for (const place of encrypted) {
    const { purpose } = place
    const cipher = createCipher(secrets.deriveKey(purpose), secrets.previousKey(purpose))
    const done = await renewTable(database.$client, place, cipher)
    renewed += done.renewed
    unreadable.push(...done.unreadable)
  }
  if (unreadable.length === 0) {
    const fingerprint = secrets.deriveKey('fingerprint')
    await database
      .update(appSecret)
      .set({ fingerprint, recordedAt: sql`now()` })
      .where(ne(appSecret.fingerprint, fingerprint))
  }
  return { renewed, unreadable }
}

async function renewTable(pool: Pool, place: Encrypted, cipher: Cipher): Promise<Rotation> {
  let renewed = 0
  const unreadable: string[] = []
  for (let last: string | null = null; ; ) {
    const { rows }: { rows: Row[] } = await pool.query<Row>(
      `select * from (${place.rows}) as given where $1::${place.type} is null or key > $1 order by key limit ${batch}`,
      [last],
    )
    const changes = rows.flatMap(row => {
      const value = renewedValue(cipher, row)
      if (value === 'unreadable') unreadable.push(`${place.table} ${row.key}`)
      return value instanceof Buffer ? [{ ...row, renewed: value }] : []
    })
    renewed += await store(pool, place, changes)
    last = rows.at(-1)?.key ?? null
    if (rows.length < batch) return { renewed, unreadable }
  }
}

function renewedValue(cipher: Cipher, { value, owner }: Row): Buffer | null | 'unreadable' {
  try {
    return cipher.renew(value, owner)
  } catch {
    return 'unreadable'
  }
}

/** A value that somebody changed since it was read is left: it was written under a known secret. */
async function store(
  pool: Pool,
  { table, key, type, column, emptied }: Encrypted,
  changes: readonly (Row & { readonly renewed: Buffer })[],
): Promise<number> {
  if (changes.length === 0) return 0
  const { rowCount } = await pool.query(
    `update ${table} set ${column} = given.renewed${emptied ? `, ${emptied} = null` : ''}
     from unnest($1::${type}[], $2::bytea[], $3::bytea[]) as given (key, value, renewed)
     where ${table}.${key} = given.key and ${column} = given.value`,
    [
      changes.map(change => change.key),
      changes.map(change => change.value),
      changes.map(change => change.renewed),
    ],
  )
  return rowCount ?? 0
}
