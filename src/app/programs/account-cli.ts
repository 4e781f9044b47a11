import { manageAccounts, parseAccountCommand } from '../../features/customers/server/manage-accounts.ts'
import { readConfig } from '../../platform/config/config.ts'
import { createSecurityMarks } from '../../platform/http/security-log.ts'
import { reportToOperator } from '../../platform/operations/startup-problem.ts'
import { refuseOtherSecret } from '../../platform/secrets/secret-fingerprint.ts'
import { openSecrets } from '../../platform/secrets/secrets.ts'
import { onShopDatabase } from './with-shop-database.ts'

/**
 * `npm run account -- mark klant@shop.example` says by which marks the security log knows an account, with an IP address by
 * which one a source; `-- log-out klant@shop.example` ends all sessions of a customer. Works beside a running shop and
 * without one. Exit code 1 where nothing was done.
 */

process.exitCode = await run(process.argv.slice(2)).catch(reportToOperator)

async function run(words: readonly string[]): Promise<number> {
  const command = parseAccountCommand(words)
  if (typeof command === 'string') {
    process.stderr.write(`${command}\n`)
    return 1
  }
  const config = await readConfig(process.env)
  return onShopDatabase(config, async database => {
    const secrets = await openSecrets(config)
    await refuseOtherSecret(database, secrets)
    const marks = createSecurityMarks(secrets.deriveKey('security-log'))
    const { done, text } = await manageAccounts({ database, marks }, command)
    const stream = done ? process.stdout : process.stderr
    stream.write(text)
    return done ? 0 : 1
  })
}
