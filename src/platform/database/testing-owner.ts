/**
 * A server reduced to its database, as a process of its own that tests can kill:
 * `node testing-owner.ts DATA_DIR`. Prints one line of JSON with its connection when the database answers. On
 * SIGINT it does what a draining server does: it finishes its work, ends its pool and stops the database.
 */
import { startEmbeddedDatabase } from './embedded.ts'
import { openPool } from './pool.ts'

const log = (line: string) => process.stderr.write(`${line}\n`)
const database = await startEmbeddedDatabase({ dataDir: process.argv[2] ?? '', log })
const pool = openPool(database.connection, log)
await pool.query('CREATE TABLE IF NOT EXISTS note (text text)')
process.once('SIGINT', async () => {
  await pool.query("INSERT INTO note VALUES ('written while draining')")
  await pool.end()
  await database.stop()
})
process.stdout.write(`${JSON.stringify(database.connection)}\n`)
