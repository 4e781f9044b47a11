import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { readConfig } from '../../platform/config/config.ts'
import { reportToOperator } from '../../platform/operations/startup-problem.ts'
import { backUp } from '../operations/backup/back-up.ts'

/**
 * `npm run backup` backs up the embedded database with its secret and mails into BACKUP_DIR, while the shop runs or not;
 * `-- new-key` makes the pair of keys for that (docs/operations.md).
 */

process.exitCode = await run(process.argv.slice(2)).catch(reportToOperator)

async function run(args: readonly string[]): Promise<number> {
  if (args[0] === 'new-key') return newKey()
  if (args.length > 0) {
    process.stderr.write('Usage: npm run backup, or npm run backup -- new-key.\n')
    return 2
  }
  const { file, bytes } = await backUp(await readConfig(process.env), new Date())
  process.stdout.write(`${file} is written, ${Math.ceil(bytes / 1024)} KB.\n`)
  return 0
}

/** In the form of a key file of age, so that it can be kept as it is. */
async function newKey(): Promise<number> {
  const identity = await generateX25519Identity()
  process.stdout.write(
    [
      '# Keep this away from the machine of the shop, such as in the vault of the company: whoever has it reads every backup,',
      '# and without it none can be read.',
      '# Set for the shop:',
      `# BACKUP_RECIPIENT=${await identityToRecipient(identity)}`,
      identity,
      '',
    ].join('\n'),
  )
  return 0
}
