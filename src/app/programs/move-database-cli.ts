import { readConfig } from '../../platform/config/config.ts'
import { reportToOperator, StartupProblem } from '../../platform/operations/startup-problem.ts'
import { type Moved, moveDatabase } from '../operations/moving/move-database.ts'
import { forgetMovedAway, recordMovedAway } from '../operations/moving/moved-away.ts'
import { withEmbeddedDatabase } from './with-shop-database.ts'

/**
 * `npm run move-database -- to-external` moves what the embedded database of DATA_DIR has to the one of DATABASE_URL, and
 * `-- to-embedded` back again, while no copy of the shop runs (docs/operations.md).
 */

process.exitCode = await run(process.argv.slice(2)).catch(reportToOperator)

async function run(args: readonly string[]): Promise<number> {
  const [direction, ...others] = args
  if ((direction !== 'to-external' && direction !== 'to-embedded') || others.length > 0) {
    process.stderr.write(
      'Usage: npm run move-database -- to-external, or npm run move-database -- to-embedded\n',
    )
    return 2
  }
  const { database, dataDir } = await readConfig(process.env)
  if (database.kind === 'embedded') {
    throw new StartupProblem('DATABASE_URL is not set: set it to the database outside, in either direction.')
  }
  const outside = { connectionString: database.url }
  const moved = await withEmbeddedDatabase(
    dataDir,
    null,
    () => undefined,
    embedded =>
      direction === 'to-external' ? moveDatabase(embedded, outside) : moveDatabase(outside, embedded),
  )
  if (direction === 'to-external') await recordMovedAway(dataDir, withoutPassword(database.url))
  else await forgetMovedAway(dataDir)
  process.stdout.write(told(direction, moved, dataDir))
  return 0
}

function withoutPassword(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

function told(direction: 'to-external' | 'to-embedded', { rows, tables }: Moved, dataDir: string): string {
  const next =
    direction === 'to-external'
      ? `Start the shop with this DATABASE_URL, and with APP_SECRET set to what it had: without one until now that is the content of ${dataDir}/app-secret.`
      : 'Start the shop without DATABASE_URL and with the same APP_SECRET as before.'
  return `${rows} rows of ${tables} tables were moved and compared. ${next}\n`
}
