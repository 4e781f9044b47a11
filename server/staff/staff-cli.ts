import { refuseOtherSecret } from '../app-secret/secret-fingerprint.ts'
import { readConfig } from '../config.ts'
import { openSecrets } from '../secrets.ts'
import { toldToOperator } from '../startup-problem.ts'
import { onShopDatabase } from '../with-shop-database.ts'
import { letBackIn, parseStaffCommand } from './let-back-in.ts'

/**
 * `npm run staff -- link noor@shop.example` lets a colleague in who lost his password or his second factor: it prints a link with
 * which he chooses another one. Works beside a running shop and without one. Exit code 1 where nothing was done.
 */

process.exitCode = await run(process.argv.slice(2)).catch(toldToOperator)

async function run(words: readonly string[]): Promise<number> {
  const config = await readConfig(process.env)
  return onShopDatabase(config, async database => {
    const secrets = await openSecrets(config)
    await refuseOtherSecret(database, secrets)
    const parts = { database, linkKey: secrets.deriveKey('account-link'), publicUrl: config.publicUrl }
    const { done, text } = await letBackIn(parts, parseStaffCommand(words))
    const stream = done ? process.stdout : process.stderr
    stream.write(text)
    return done ? 0 : 1
  })
}
