import { open } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { ImportKind } from '../../features/addresses/import.ts'
import { recordLive } from '../../features/addresses/server/imports/stored-imports.ts'
import { replaceAddresses } from '../../features/addresses/server/replace-addresses.ts'
import { replaceCoverage } from '../../features/addresses/server/replace-coverage.ts'
import type { ImportOutcome } from '../../features/addresses/server/replace-table.ts'
import { readConfig } from '../../platform/config/config.ts'
import { withClient } from '../../platform/database/connection.ts'
import { onClient } from '../../platform/database/pool.ts'
import { reportToOperator, StartupProblem } from '../../platform/operations/startup-problem.ts'
import { withShopDatabase } from './with-shop-database.ts'

const importsOf = { addresses: replaceAddresses, coverage: replaceCoverage } as const

/** Runs an import as a program: `npm run import:<kind> FILE`. Exit code 1 where nothing was imported. */
export async function runImport(kind: ImportKind): Promise<void> {
  try {
    const file = process.argv[2]
    if (!file) throw new StartupProblem(`Name the CSV file: npm run import:${kind} FILE`)
    const config = await readConfig(process.env)
    const started = performance.now()
    const outcome = await withShopDatabase(config, say, connection =>
      importFile(connection, fromCaller(file), kind),
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
  kind: ImportKind,
): Promise<ImportOutcome> {
  try {
    const file = await open(filePath)
    return await withClient(
      { ...connection, application_name: 'shop import', keepAlive: true },
      async client => {
        await client.query('begin')
        const { size } = await file.stat()
        const outcome = await importsOf[kind](client, file.createReadStream({ highWaterMark: 256 * 1024 }))
        if (outcome.kind === 'imported')
          await recordLive(onClient(client), {
            kind,
            origin: 'command',
            fileName: path.basename(filePath),
            fileBytes: size,
            rowCount: outcome.rows,
          })
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
