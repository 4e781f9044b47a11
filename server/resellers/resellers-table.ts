import type { Pool } from 'pg'

/** The company name of an active reseller; null where there is none with this id. */
export async function selectResellerName(pool: Pool, id: string): Promise<string | null> {
  const { rows } = await pool.query<{ company_name: string }>(
    'select company_name from resellers where id = $1 and active',
    [id],
  )
  return rows[0]?.company_name ?? null
}
