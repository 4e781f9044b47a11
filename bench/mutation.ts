import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import settings from '../stryker.config.json' with { type: 'json' }
import { circumstances, finish, tableOf } from './report.ts'

/**
 * `npm run mutation`: changes the rules of features and of src/common/ in every small way that Stryker knows, one at a time, and sees
 * whether a named test notices. Writes bench/results/mutation.md; takes hours. Exit code 1 when fewer than 90%
 * are noticed, or when one that touches prices or totals is not. `npm run mutation -- FEATURE …` changes the rules of these features
 * alone, and writes no result.
 */
const root = path.join(import.meta.dirname, '..')
const reportFile = path.join(root, '.cache/mutation/report.json')
const goal = 90
const mustBeSpotless = [
  'src/common/money.ts',
  'src/features/carts/totals.ts',
  'src/features/catalogue/product.ts',
]

/** Of the schema that Stryker reports in, what is read here. */
const Report = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          mutatorName: z.string(),
          replacement: z.optional(z.string()),
          location: z.object({ start: z.object({ line: z.int() }) }),
        }),
      ),
    }),
  ),
})
type Report = z.infer<typeof Report>
type Mutant = Report['files'][string]['mutants'][number]

const isKilled = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout'
const isAlive = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage'
/** A mutant that breaks the module while it loads: every test fails, but none of them is named as the one that killed it. */
const isUnloadable = ({ status }: Mutant) => status === 'RuntimeError'

const percentage = (mutants: readonly Mutant[]): number => {
  const killed = mutants.filter(isKilled).length
  return (100 * killed) / Math.max(1, killed + mutants.filter(isAlive).length)
}

const features = process.argv.slice(2)

async function runStryker(): Promise<void> {
  const program = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const left = settings.mutate.filter(pattern => pattern.startsWith('!'))
  const only = [
    ...features.map(feature => `src/features/${feature}/**/*.ts`),
    '!**/{server,components}/**',
    ...left,
  ]
  const args = features.length > 0 ? ['--mutate', only.join(',')] : []
  const child = spawn(process.execPath, [program, 'run', ...args], { cwd: root, stdio: 'inherit' })
  await once(child, 'exit')
}

function asMarkdown({ files }: Report): string {
  const all = Object.values(files).flatMap(file => file.mutants)
  const row = (name: string, mutants: readonly Mutant[]) => [
    name,
    `${percentage(mutants).toFixed(1)}%`,
    ...[isKilled, isAlive, isUnloadable].map(is => mutants.filter(is).length),
  ]
  const survivors = Object.entries(files).flatMap(([name, { mutants, source }]) =>
    mutants.filter(isAlive).map(({ location: { start }, mutatorName, replacement = '' }) => {
      const line = source.split('\n')[start.line - 1]?.trim() ?? ''
      return `- ${name}:${start.line} ${mutatorName}, \`${line}\` → \`${replacement.replace(/\s+/g, ' ')}\``
    }),
  )
  return [
    '# Mutation testing of the rules',
    '',
    `${circumstances()}. The named unit tests only, without the random visits.`,
    '',
    tableOf(
      ['file', 'killed:', 'mutants killed:', 'survived:', 'broke at loading, not counted:'],
      [row('**all**', all), ...Object.entries(files).map(([name, { mutants }]) => row(name, mutants))],
    ),
    '',
    '## Survivors',
    '',
    ...(survivors.length > 0 ? survivors : ['None.']),
    '',
  ].join('\n')
}

await rm(reportFile, { force: true })
await runStryker()
const report = Report.parse(JSON.parse(await readFile(reportFile, 'utf8')))
if (features.length > 0) console.log(asMarkdown(report))
else await finish(asMarkdown(report), 'mutation')
const all = Object.values(report.files).flatMap(file => file.mutants)
const stained = mustBeSpotless.filter(name => report.files[name]?.mutants.some(isAlive))
console.log(
  `${percentage(all).toFixed(1)}% killed; survivors in ${stained.join(', ') || 'no file of prices'}`,
)
process.exitCode = percentage(all) >= goal && stained.length === 0 ? 0 : 1
