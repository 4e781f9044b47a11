import { openDatabase, openPool } from '../../../platform/database/pool.ts'
import { runJobs } from './testing.ts'

/** Works on jobs in a process of its own, which a test kills. Its argument is the connection as JSON. */
const pool = openPool(JSON.parse(process.argv[2] ?? ''), () => undefined)
await runJobs(openDatabase(pool))
await pool.end()
