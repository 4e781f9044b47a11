import type { Pool } from 'pg'
import type { Database } from '../../platform/database/pool.ts'
import { StartupProblem } from '../../platform/operations/startup-problem.ts'
import type { EncryptedColumn } from '../../platform/personal-data/declare.ts'
import { type Cipher, createCipher } from '../../platform/secrets/cipher.ts'
import { rebindToSecret, refuseOtherSecret } from '../../platform/secrets/secret-fingerprint.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { parts } from '../server/personal-data.ts'

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
  for (const place of parts.flatMap(({ encrypted = [] }) => encrypted)) {
    const { purpose } = place
    const cipher = createCipher(secrets.deriveKey(purpose), secrets.previousKey(purpose))
    const done = await renewTable(database.$client, place, cipher)
    renewed += done.renewed
    unreadable.push(...done.unreadable)
  }
  if (unreadable.length === 0) await rebindToSecret(database, secrets)
  return { renewed, unreadable }
}

async function renewTable(pool: Pool, place: EncryptedColumn, cipher: Cipher): Promise<Rotation> {
  const { table, key, type, column, owner = `${key}::text` } = place
  let renewed = 0
  const unreadable: string[] = []
  for (let last: string | null = null; ; ) {
    const { rows }: { rows: Row[] } = await pool.query<Row>(
      `select ${key} as key, ${owner} as owner, ${column} as value from ${table}
       where ${column} is not null and ($1::${type} is null or ${key} > $1) order by ${key} limit ${batch}`,
      [last],
    )
    const changes = rows.flatMap(row => {
      const value = renewedValue(cipher, row)
      if (value === 'unreadable') unreadable.push(`${table} ${row.key}`)
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
  { table, key, type, column, emptied }: EncryptedColumn,
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
