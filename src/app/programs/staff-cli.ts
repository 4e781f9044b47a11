import { parseStaffCommand, recoverAccess } from '../../features/staff/server/recover-access.ts'
import { readConfig } from '../../platform/config/config.ts'
import { reportToOperator } from '../../platform/operations/startup-problem.ts'
import { refuseOtherSecret } from '../../platform/secrets/secret-fingerprint.ts'
import { openSecrets } from '../../platform/secrets/secrets.ts'
import { onShopDatabase } from './with-shop-database.ts'

/**
 * `npm run staff -- link noor@shop.example` restores the access of a colleague who lost the password or the second
 * factor: it prints a link for choosing another one. It works beside a running shop and without one. Exit code 1 if
 * nothing was done.
 */

process.exitCode = await run(process.argv.slice(2)).catch(reportToOperator)

async function run(words: readonly string[]): Promise<number> {
  const config = await readConfig(process.env)
  return onShopDatabase(config, async database => {
    const secrets = await openSecrets(config)
    await refuseOtherSecret(database, secrets)
    const parts = { database, linkKey: secrets.deriveKey('account-link'), publicUrl: config.publicUrl }
    const { done, text } = await recoverAccess(parts, parseStaffCommand(words))
    const stream = done ? process.stdout : process.stderr
    stream.write(text)
    return done ? 0 : 1
  })
}
