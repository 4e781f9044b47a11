import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readConfig } from '../../platform/config/config.ts'
import { reportToOperator, StartupProblem } from '../../platform/operations/startup-problem.ts'
import { type Restored, restore } from '../operations/backup/restore.ts'

/**
 * `npm run restore -- BACKUP KEYFILE` puts a backup into the empty DATA_DIR; with `--check` in front into a folder for
 * temporary files, which is removed again, so that an operator sees that the backup works (docs/operations.md).
 */

process.exitCode = await run(process.argv.slice(2)).catch(reportToOperator)

async function run(args: readonly string[]): Promise<number> {
  const isCheck = args[0] === '--check'
  const [file, keyFile, ...others] = isCheck ? args.slice(1) : args
  if (!file || !keyFile || others.length > 0) {
    process.stderr.write('Usage: npm run restore -- [--check] BACKUP KEYFILE\n')
    return 2
  }
  const { dataDir, database } = await readConfig(process.env)
  const options = {
    file,
    identity: await keyIn(keyFile),
    binDir: database.kind === 'embedded' ? database.binDir : null,
  }
  if (!isCheck) {
    process.stdout.write(
      `${told(await restore({ ...options, dataDir }))} It is in ${dataDir}: start the shop.\n`,
    )
    return 0
  }
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-restore-'))
  try {
    process.stdout.write(`${told(await restore({ ...options, dataDir: folder }))} It can be restored.\n`)
    return 0
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The secret key in a file as age writes them: lines that begin with # are comments. */
async function keyIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartupProblem(`The key file ${file} cannot be read.`)
  })
  const key = text.split('\n').find(line => line.startsWith('AGE-SECRET-KEY-'))
  if (!key)
    throw new StartupProblem(`The file ${file} has no line with a key that begins with AGE-SECRET-KEY-.`)
  return key.trim()
}

function told({ startedAt, cases }: Restored): string {
  const begun = `The backup of ${startedAt.slice(0, 19).replace('T', ' ')} (UTC) starts`
  if (!cases) return `${begun}.`
  const last = cases.lastAt
    ? `, the last one of ${cases.lastAt.toISOString().slice(0, 19).replace('T', ' ')} (UTC)`
    : ''
  return `${begun}; it has ${cases.count} orders, requests and forms${last}.`
}
