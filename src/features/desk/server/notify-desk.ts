import { sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'

/** On which the copies tell each other that something happened at the desk. */
export const channel = 'desk'

/**
 * Tells every copy at whose desk somebody looks that there is something new, which it then reads. Outside of any other
 * transaction: NOTIFY holds a lock of the whole database until its own one is committed.
 */
export async function notifyDesk(database: Database): Promise<void> {
  await database.execute(sql`select pg_notify(${channel}, '')`)
}
