import { readConfig } from '../../platform/config/config.ts'
import { reportToOperator } from '../../platform/operations/startup-problem.ts'
import { openSecrets } from '../../platform/secrets/secrets.ts'
import { type Rotation, rotateSecret } from '../operations/rotate-secret.ts'
import { onShopDatabase } from './with-shop-database.ts'

/** `npm run rotate-secret` encrypts anew under APP_SECRET what stands under APP_SECRET_PREVIOUS (docs/operations.md). */

process.exitCode = await run().catch(reportToOperator)

async function run(): Promise<number> {
  const config = await readConfig(process.env)
  const secrets = await openSecrets(config)
  return onShopDatabase(config, async database => report(await rotateSecret(database, secrets)))
}

function report({ renewed, unreadable }: Rotation): number {
  process.stdout.write(`${renewed} values were encrypted anew.\n`)
  if (unreadable.length === 0) {
    process.stdout.write('Everything is under APP_SECRET now: APP_SECRET_PREVIOUS can be left out.\n')
    return 0
  }
  process.stderr.write(
    `${unreadable.join('\n')}\n${unreadable.length} of them can be read under neither secret: keep APP_SECRET_PREVIOUS, and look which secret they had.\n`,
  )
  return 1
}
