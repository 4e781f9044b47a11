import { casesPerReseller } from '../../features/cases/server/case.ts'
import {
  type CommandOutcome,
  manageResellers,
  parseResellerCommand,
} from '../../features/resellers/server/manage-resellers.ts'
import { readConfig } from '../../platform/config/config.ts'
import { reportToOperator } from '../../platform/operations/startup-problem.ts'
import { onShopDatabase } from './with-shop-database.ts'

/**
 * `npm run reseller` lists the resellers, `npm run reseller -- add ID "Company name"` adds one, `-- deactivate ID` and
 * `-- activate ID` switch one off and on. Works beside a running shop and without one. Exit code 1 where nothing was done.
 */

process.exitCode = await run(process.argv.slice(2)).catch(reportToOperator)

async function run(words: readonly string[]): Promise<number> {
  const command = parseResellerCommand(words)
  if (typeof command === 'string') {
    process.stderr.write(`${command}\n`)
    return 1
  }
  const config = await readConfig(process.env)
  return onShopDatabase(config, async database =>
    report(await manageResellers(database, command, resold => casesPerReseller(resold, 'order'))),
  )
}

function report({ done, text }: CommandOutcome): number {
  const stream = done ? process.stdout : process.stderr
  stream.write(text)
  return done ? 0 : 1
}
