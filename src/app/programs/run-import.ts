import { open } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type pg from 'pg'
import type { ImportOutcome } from '../../features/addresses/server/replace-table.ts'
import { readConfig } from '../../platform/config/config.ts'
import { withClient } from '../../platform/database/connection.ts'
import { reportToOperator, StartupProblem } from '../../platform/operations/startup-problem.ts'
import { withShopDatabase } from './with-shop-database.ts'

type Import = (client: pg.ClientBase, file: Readable) => Promise<ImportOutcome>

/** Runs an import as a program: `npm run <command> FILE`. Exit code 1 where nothing was imported. */
export async function runImport(command: string, importRows: Import): Promise<void> {
  try {
    const file = process.argv[2]
    if (!file) throw new StartupProblem(`Name the CSV file: npm run ${command} FILE`)
    const config = await readConfig(process.env)
    const started = performance.now()
    const outcome = await withShopDatabase(config, say, connection =>
      importFile(connection, fromCaller(file), importRows),
    )
    report(outcome, performance.now() - started)
  } catch (error) {
    process.exitCode = reportToOperator(error)
  }
}

/** npm runs a command in the checkout and says where it was typed; a relative path is meant from there. */
const fromCaller = (file: string) => path.resolve(process.env.INIT_CWD ?? '', file)

/**
 * Imports a file in one transaction on a connection of its own, which may take as long as it needs.
 * @throws StartupProblem when the file cannot be read
 */
export async function importFile(
  connection: pg.ClientConfig,
  filePath: string,
  importRows: Import,
): Promise<ImportOutcome> {
  try {
    const file = await open(filePath)
    return await withClient(
      { ...connection, application_name: 'shop import', keepAlive: true },
      async client => {
        await client.query('begin')
        const outcome = await importRows(client, file.createReadStream({ highWaterMark: 256 * 1024 }))
        await client.query(outcome.kind === 'imported' ? 'commit' : 'rollback')
        return outcome
      },
    )
  } catch (error) {
    throw isUnreadable(error)
      ? new StartupProblem(`The file ${filePath} cannot be read: ${error.message}.`)
      : error
  }
}

const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && ['open', 'read'].includes(String(error.syscall))

function report(outcome: ImportOutcome, ms: number): void {
  if (outcome.kind === 'imported') {
    const peakMb = Math.round(process.resourceUsage().maxRSS / 1024)
    say(`Imported ${outcome.rows} rows in ${(ms / 1000).toFixed(1)} seconds, with ${peakMb} MB of memory.`)
    return
  }
  const { badRows, badRowCount } = outcome
  const more = badRowCount - badRows.length
  const lines = [
    ...badRows.map(({ line, problem }) => `line ${line}: ${problem}`),
    ...(more > 0 ? [`and ${more} more`] : []),
    `${badRowCount} bad ${badRowCount === 1 ? 'row' : 'rows'}: nothing was imported.`,
  ]
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exitCode = 1
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
