import type { ClientBase } from 'pg'
import type { Database } from '../../../../platform/database/pool.ts'

const lockOf = "hashtextextended('coverage-import ' || $1::text, 0)"

/** Tries to be the one who works on an import for as long as `client` is connected. */
export async function lockImport(client: ClientBase, id: number): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>(
    `select pg_try_advisory_lock(${lockOf}) as "isMine"`,
    [id],
  )
  return rows[0]?.isMine === true
}

export const unlockImport = (client: ClientBase, id: number): Promise<unknown> =>
  client.query(`select pg_advisory_unlock(${lockOf})`, [id])

/**
 * Works on an import where nobody else does: the lock ends with the connection, so also with a process that is killed.
 * @returns null where somebody else works on it
 */
export async function workOnImport<Result>(
  database: Database,
  id: number,
  work: (client: ClientBase) => Promise<Result>,
): Promise<{ readonly result: Result } | null> {
  const client = await database.$client.connect()
  let broken = true
  try {
    if (!(await lockImport(client, id))) {
      broken = false
      return null
    }
    const result = await work(client)
    await unlockImport(client, id)
    broken = false
    return { result }
  } finally {
    // A connection that goes takes its lock along.
    client.release(broken)
  }
}
