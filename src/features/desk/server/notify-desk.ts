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

/** On which the copies tell each other the number of a case that a colleague came to or left. */
export const presenceChannel = 'desk_presence'

/** Tells every copy that others have these cases open now, or write in them. Outside of a transaction, as above. */
export async function notifyPresence(database: Database, numbers: readonly string[]): Promise<void> {
  for (const number of numbers) await database.execute(sql`select pg_notify(${presenceChannel}, ${number})`)
}
