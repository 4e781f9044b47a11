import { parseArgs } from 'node:util'
import { formatDateTime } from '../../common/moments.ts'
import { changeText, conflictText, problemText } from '../../features/catalogue/revision-words.ts'
import { offeringsOfFiles, tariffsOfFiles } from '../../features/catalogue/server/catalogue-files.ts'
import {
  type CatalogueImport,
  importCatalogue,
  type WantedCatalogue,
} from '../../features/catalogue/server/import-catalogue.ts'
import { readConfig } from '../../platform/config/config.ts'
import { type Database, transaction } from '../../platform/database/pool.ts'
import { reportToOperator, StartupProblem } from '../../platform/operations/startup-problem.ts'
import { onShopDatabase } from './with-shop-database.ts'

/**
 * `npm run import:catalogue` has the shop sell what content/catalogue holds, from now on or, with `-- --from 2027-01-01`,
 * from that day on. `-- --dry-run` only says what it would do. All or nothing; exit code 1 where nothing was imported.
 */

const usage =
  'Gebruik: npm run import:catalogue, met achter -- eventueel --from JJJJ-MM-DD (de eerste dag van de prijzen) en --dry-run (alleen laten zien).'

async function run(): Promise<number> {
  const { day, isDry } = wordsOf(process.argv.slice(2), process.env)
  const wanted = { offerings: offeringsOfFiles(), tariffs: tariffsOfFiles() }
  const config = await readConfig(process.env)
  const outcome = await onShopDatabase(config, database => importOrTry(database, wanted, day, isDry))
  return report(outcome, isDry)
}

/** npm keeps an option that has no `--` before it for itself; forgotten, it would have prices of next year go live now. */
function wordsOf(args: readonly string[], env: NodeJS.ProcessEnv): { day: string | null; isDry: boolean } {
  const { from, 'dry-run': isDry } = optionsOf(args)
  const day = from ?? env.npm_config_from ?? null
  if (day !== null && !isDay(day)) throw new StartupProblem(usage)
  return { day, isDry: isDry ?? env.npm_config_dry_run === 'true' }
}

function optionsOf(args: readonly string[]) {
  const options = { from: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch {
    throw new StartupProblem(usage)
  }
}

const isDay = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  )
}

const fromFiles = { name: 'Catalogus uit content/', origin: 'file' } as const

/** Thrown out of the transaction, so that nothing of it stays. */
class OnlyTried extends Error {
  readonly outcome: CatalogueImport
  constructor(outcome: CatalogueImport) {
    super('An import that was only tried')
    this.outcome = outcome
  }
}

async function importOrTry(
  database: Database,
  wanted: WantedCatalogue,
  day: string | null,
  isDry: boolean,
): Promise<CatalogueImport> {
  try {
    return await transaction(database, async tx => {
      const outcome = await importCatalogue(tx, wanted, day, fromFiles)
      if (isDry) throw new OnlyTried(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof OnlyTried) return error.outcome
    throw error
  }
}

function report(outcome: CatalogueImport, isDry: boolean): number {
  switch (outcome.kind) {
    case 'past':
      process.stderr.write('Die dag is al begonnen: laat --from weg om de prijzen nu in te laten gaan.\n')
      return 1
    case 'refused':
      process.stderr.write(`${refusalLines(outcome).join('\n')}\nEr is niets veranderd.\n`)
      return 1
    case 'imported':
      process.stdout.write(
        `${linesOf(outcome).join('\n')}\n${isDry ? 'Alleen laten zien: er is niets veranderd.\n' : ''}`,
      )
      return 0
  }
}

const refusalLines = ({ conflicts, problems }: CatalogueImport & { kind: 'refused' }): readonly string[] => [
  ...conflicts.map(conflictText),
  ...problems.map(problemText),
]

function linesOf({ at, changes, warned }: CatalogueImport & { kind: 'imported' }): readonly string[] {
  if (changes.length === 0) return ['De catalogus is al zo: er verandert niets.']
  return [
    `Per ${formatDateTime(at)}:`,
    ...changes.map(changeText),
    ...(warned.length > 0 ? ['Is dit de bedoeling?', ...warned.map(problemText)] : []),
  ]
}

process.exitCode = await run().catch(reportToOperator)
