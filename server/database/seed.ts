import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Pool, PoolClient } from 'pg'
import resellers from '../../content/resellers.json' with { type: 'json' }
import { replaceAddresses } from '../addresses/replace-addresses.ts'
import { replaceCoverage } from '../addresses/replace-coverage.ts'
import { catalogueVersion, readCatalogueFiles } from '../catalogue/catalogue-files.ts'
import { replaceOfferings } from '../catalogue/products-table.ts'

const shipped = (name: string) => path.join(import.meta.dirname, '../../content/addresses', name)

/**
 * Brings the data that the shop ships into the database: the catalogue whenever it changed, resellers that are not
 * there yet, and the sample addresses and coverage while those tables are empty, so that imported ones stay. Can run
 * again and in several servers at once: the first one works, the others wait for it and find it done.
 */
export async function seed(pool: Pool, log: (line: string) => void = () => undefined): Promise<void> {
  const offerings = readCatalogueFiles()
  const version = catalogueVersion(offerings)
  if (await isSeeded(pool, version)) return

  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const previous = await lockCatalogueState(client)
    if (previous !== version) {
      await replaceOfferings(client, offerings)
      await client.query('update catalogue_state set version = $1, changed_at = now()', [version])
      log(`The catalogue now holds ${offerings.length} products.`)
    }
    await seedResellers(client)
    if (await isEmpty(client, 'addresses')) await fill(client, 'addresses.csv', replaceAddresses, log)
    if (await isEmpty(client, 'coverage')) await fill(client, 'coverage.csv', replaceCoverage, log)
    await client.query('commit')
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // A connection that failed in the middle is not used again; its transaction ends with it.
    client.release(broken)
  }
}

/** One look that tells a second start that there is nothing to do. */
async function isSeeded(pool: Pool, version: string): Promise<boolean> {
  const { rows } = await pool.query<{ done: boolean }>(
    `select exists (select from catalogue_state where version = $1)
       and exists (select from addresses)
       and exists (select from coverage)
       and (select count(*) from resellers where id = any ($2)) = $3 as done`,
    [version, resellers.map(reseller => reseller.id), resellers.length],
  )
  return rows[0]?.done === true
}

/** Everyone who seeds meets at this row; resolves to the version that it had. */
async function lockCatalogueState(client: PoolClient): Promise<string | undefined> {
  await client.query("insert into catalogue_state (version) values ('') on conflict do nothing")
  const { rows } = await client.query<{ version: string }>('select version from catalogue_state for update')
  return rows[0]?.version
}

/** A reseller that is there already stays as it is: staff may have changed it. */
async function seedResellers(client: PoolClient): Promise<void> {
  await client.query(
    `insert into resellers (id, company_name)
     select id, "companyName" from jsonb_to_recordset($1::jsonb) as seed (id text, "companyName" text)
     on conflict (id) do nothing`,
    [JSON.stringify(resellers)],
  )
}

async function isEmpty(client: PoolClient, table: 'addresses' | 'coverage'): Promise<boolean> {
  const { rows } = await client.query<{ empty: boolean }>(`select not exists (select from ${table}) as empty`)
  return rows[0]?.empty === true
}

async function fill(
  client: PoolClient,
  name: string,
  replace: typeof replaceAddresses,
  log: (line: string) => void,
): Promise<void> {
  const outcome = await replace(client, createReadStream(shipped(name)))
  if (outcome.kind === 'refused') {
    const [first] = outcome.badRows
    throw new Error(`The shipped ${name} cannot be imported: line ${first?.line}: ${first?.problem}`)
  }
  log(`${outcome.rows} rows of ${name} were imported.`)
}
