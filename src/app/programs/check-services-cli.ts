import { type Config, readConfig } from '../../platform/config/config.ts'
import { reportToOperator } from '../../platform/operations/startup-problem.ts'
import { formatTable } from '../../platform/text/format-table.ts'
import { checkCaptcha, checkDatabase, checkMail, checkScript } from '../operations/connections.ts'
import { checkKvk, checkPdok, checkVies } from '../operations/registers.ts'
import type { ServiceCheck } from '../operations/service-check.ts'

/**
 * `npm run check:services` calls each configured service once and prints a line per service. Exit code 1 where a configured
 * one does not work.
 */

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

/** Calls every service that is configured, once and all together; what stands in for the others is only named. */
export const checkServices = (config: Config): Promise<ServiceCheck[]> =>
  Promise.all([
    checkDatabase(config),
    checkMail(config),
    checkCaptcha(config),
    checkKvk(config),
    checkPdok(config),
    checkVies(config),
    checkScript('Chat', config.outsideScripts.chat, 'CHAT_SCRIPT_URL'),
    checkScript('Statistieken', config.outsideScripts.analytics, 'ANALYTICS_SCRIPT_URL'),
  ])
