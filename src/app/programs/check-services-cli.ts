import { readConfig } from '../../platform/config/config.ts'
import { reportToOperator } from '../../platform/operations/startup-problem.ts'
import { installNameLookups } from '../../platform/outside/name-lookup.ts'
import { formatTable } from '../../platform/text/format-table.ts'
import { checkServices } from '../operations/check-services.ts'

/**
 * `npm run check:services` calls each configured service once and prints a line per service. Exit code 1 where a configured
 * one does not work.
 */

installNameLookups()
process.exitCode = await run().catch(reportToOperator)

async function run(): Promise<number> {
  const checks = await checkServices(await readConfig(process.env))
  const rows = checks.map(({ name, kind, works, says }) => [
    name,
    kind === 'configured' ? 'ingesteld' : 'ingebouwd',
    works ? 'goed' : 'FOUT',
    says,
  ])
  process.stdout.write(formatTable([['DIENST', 'SOORT', 'STATUS', 'UITLEG'], ...rows]))
  return checks.every(({ works }) => works) ? 0 : 1
}
