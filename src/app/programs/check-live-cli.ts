import { readConfig } from '../../platform/config/config.ts'
import { reportToOperator } from '../../platform/operations/startup-problem.ts'
import { formatTable } from '../../platform/text/format-table.ts'
import { liveChecks } from '../operations/live-checks.ts'
import { onShopDatabase } from './with-shop-database.ts'

/** `npm run check:live` names what must not go live; exit code 1 while there is something (docs/operations.md). */

process.exitCode = await run().catch(reportToOperator)

async function run(): Promise<number> {
  const config = await readConfig(process.env)
  return onShopDatabase(config, async database => {
    const checks = await liveChecks(config, database, new Date())
    const rows = checks.map(({ what, problem }) => [
      what,
      problem === null ? 'goed' : 'NIET LIVE',
      problem ?? '',
    ])
    process.stdout.write(formatTable([['WAT', 'STATUS', 'UITLEG'], ...rows]))
    return checks.every(({ problem }) => problem === null) ? 0 : 1
  })
}
