import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import type { ImportKind } from '../../features/addresses/import.ts'
import { ImportComparison } from '../../features/addresses/import-comparison.ts'
import { compareImport } from '../../features/addresses/server/imports/compare-import.ts'
import { makeDueLive, planImport } from '../../features/addresses/server/imports/decide-import.ts'
import { dropLeftTables, endCutOffImports } from '../../features/addresses/server/imports/end-imports.ts'
import type { Loaded } from '../../features/addresses/server/imports/load-table.ts'
import { receiveFile } from '../../features/addresses/server/imports/receive-file.ts'
import { importById } from '../../features/addresses/server/imports/stored-imports.ts'
import {
  comparisonInWords,
  importReportTexts,
  importCommandTexts as texts,
} from '../../features/addresses/texts-imports.ts'
import { createCatalogue } from '../../features/catalogue/server/catalogue.ts'
import { readConfig } from '../../platform/config/config.ts'
import { type Database, FOR_BULK_WORK, openDatabase, openPool } from '../../platform/database/pool.ts'
import { reportToOperator, StartupProblem } from '../../platform/operations/startup-problem.ts'
import { addressUses } from '../server/address-uses.ts'
import { withShopDatabase } from './with-shop-database.ts'

const commands = { coverage: 'import:coverage', addresses: 'import:addresses' } as const

/**
 * Runs an import as a program: `npm run import:coverage FILE`. The file is received, compared with what is live, which is told, and made
 * live, unless `--wait` leaves that to the desk. Exit code 1 where nothing was imported.
 */
export async function runImport(kind: ImportKind): Promise<void> {
  try {
    const args = process.argv.slice(2)
    const file = args.find(arg => !arg.startsWith('--'))
    if (!file) throw new StartupProblem(`Name the CSV file: npm run ${commands[kind]} FILE`)
    const config = await readConfig(process.env)
    const isImported = await withShopDatabase(config, say, connection =>
      importFile(connection, fromCaller(file), kind, { waits: args.includes('--wait') }),
    )
    if (!isImported) process.exitCode = 1
  } catch (error) {
    process.exitCode = reportToOperator(error)
  }
}

/** npm runs a command in the checkout and says where it was typed; a relative path is meant from there. */
const fromCaller = (file: string) => path.resolve(process.env.INIT_CWD ?? '', file)

/**
 * Imports a file over connections of its own, which may take as long as they need.
 * @returns whether it was taken
 * @throws StartupProblem when the file cannot be read
 */
async function importFile(
  connection: pg.ClientConfig,
  filePath: string,
  kind: ImportKind,
  { waits }: { readonly waits: boolean },
): Promise<boolean> {
  const pool = openPool({ ...connection, application_name: 'shop import' }, say, FOR_BULK_WORK)
  const database = openDatabase(pool)
  try {
    const started = performance.now()
    await endCutOffImports(database)
    const file = await open(filePath)
    const received = await receiveFile(database, await sentFile(file, filePath, kind), readPieces(file))
    if (received.kind === 'too-many') return fail(texts.tooMany)
    if (received.loaded.kind === 'refused') return refuse(received.loaded)
    say(texts.received(received.loaded.rows, performance.now() - started, process.resourceUsage().maxRSS))
    return await decide(database, received.id, waits)
  } catch (error) {
    throw isUnreadable(error)
      ? new StartupProblem(`The file ${filePath} cannot be read: ${error.message}.`)
      : error
  } finally {
    await dropLeftTables(database).catch(() => undefined)
    await pool.end()
  }
}

const readPieces = (file: FileHandle): AsyncIterable<Buffer> =>
  file.createReadStream({ highWaterMark: 256 * 1024 })

const sentFile = async (file: FileHandle, filePath: string, kind: ImportKind) => ({
  kind,
  origin: 'command' as const,
  fileName: path.basename(filePath),
  fileBytes: (await file.stat()).size,
  staffId: null,
})

const isUnreadable = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && ['open', 'read'].includes(String(error.syscall))

/** Tells what would change, and makes it live. */
async function decide(database: Database, id: number, waits: boolean): Promise<boolean> {
  const started = performance.now()
  const catalogue = createCatalogue(database.$client, { onError: error => say(String(error)) })
  await compareImport({ database, catalogue, uses: addressUses }, id)
  // The shop's worker may have been faster: then it is done by now or soon.
  const compared = await untilCompared(database, id)
  say(texts.compared(performance.now() - started))
  for (const line of comparisonInWords(ImportComparison.parse(compared.comparison))) say(line)
  if (waits) {
    say(texts.waits)
    return true
  }
  const planned = await planImport(database, { id, staffId: null }, new Date())
  if (planned.kind === 'refused') return fail(texts.refusals[planned.why])
  await makeDueLive(database, compared.kind)
  say(texts.live)
  return true
}

async function untilCompared(database: Database, id: number) {
  for (;;) {
    const found = await importById(database, id)
    if (found === null) throw new Error('The import is gone')
    if (found.state !== 'checking') return found
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}

function refuse({ badRows, badRowCount }: Extract<Loaded, { kind: 'refused' }>): false {
  const more = badRowCount - badRows.length
  const lines = [
    ...badRows.map(importReportTexts.row),
    ...(more > 0 ? [importReportTexts.more(more)] : []),
    importReportTexts.total(badRowCount),
  ]
  return fail(lines.join('\n'))
}

function fail(text: string): false {
  process.stderr.write(`${text}\n`)
  return false
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
