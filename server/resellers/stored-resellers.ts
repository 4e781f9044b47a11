import type { Pool } from 'pg'

export type StoredReseller = {
  readonly id: string
  readonly companyName: string
  /** Only an active one can be ordered through. */
  readonly active: boolean
  readonly createdAt: Date
}

/** The company name of an active reseller; null where there is none with this id. */
export async function selectResellerName(pool: Pool, id: string): Promise<string | null> {
  const { rows } = await pool.query<{ company_name: string }>({
    name: 'reseller-name',
    text: 'select company_name from resellers where id = $1 and active',
    values: [id],
  })
  return rows[0]?.company_name ?? null
}

/** Every reseller, by company name. */
export async function selectResellers(pool: Pool): Promise<readonly StoredReseller[]> {
  const { rows } = await pool.query<StoredReseller>(
    'select id, company_name as "companyName", active, created_at as "createdAt" from resellers order by company_name, id',
  )
  return rows
}

/** False where the id is somebody's already; nothing changes then. */
export async function insertReseller(pool: Pool, id: string, companyName: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'insert into resellers (id, company_name) values ($1, $2) on conflict (id) do nothing',
    [id, companyName],
  )
  return rowCount === 1
}

/** The company name of the reseller that is now active or not; null where there is none with this id. */
export async function updateResellerActive(pool: Pool, id: string, active: boolean): Promise<string | null> {
  const { rows } = await pool.query<{ company_name: string }>(
    'update resellers set active = $2 where id = $1 returning company_name',
    [id, active],
  )
  return rows[0]?.company_name ?? null
}
