/**
 * npm run bench:play: random visitors of the order flow in real Chromium, every step checked against invariants of the
 * specification. Ends with exit code 1 at the first broken one and says how to repeat it; a run over all types writes
 * bench/results/play.md.
 */
import { randomInt } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isProductType, productTypes } from '../domain/product.ts'
import { type Play, play } from './play/play.ts'
import { brokenInWords, playReport } from './play/report.ts'
import { onStage, type Stage } from './play/stage.ts'

const stepsPerPlay = 100

const { values } = parseArgs({
  options: { seed: { type: 'string' }, steps: { type: 'string' }, type: { type: 'string' } },
})
const seed = Number(values.seed ?? randomInt(1_000_000))
const steps = Number(values.steps ?? 4000)
const { type } = values
if (
  !Number.isInteger(seed) ||
  !Number.isInteger(steps) ||
  steps < 1 ||
  (type !== undefined && !isProductType(type))
) {
  process.stderr.write(
    `Usage: npm run bench:play -- [--seed N] [--steps N] [--type ${productTypes.join(' | ')}]\n`,
  )
  process.exit(2)
}
const types = type === undefined ? productTypes : [type]

const plays = await onStage(playAll)
const last = plays.at(-1)
if (last?.broken) {
  process.stdout.write(`\n${brokenInWords(last, stepsPerPlay)}`)
  process.exitCode = 1
} else if (type === undefined) {
  const report = playReport(plays, seed)
  process.stdout.write(`\n${report}`)
  await writeFile(path.join(import.meta.dirname, 'results/play.md'), report)
}

/** Visits of a hundred steps each, each with a seed of its own, until there are so many steps or one is broken. */
async function playAll(stage: Stage): Promise<readonly Play[]> {
  const plays: Play[] = []
  for (let done = 0; done < steps && !plays.at(-1)?.broken; done += stepsPerPlay) {
    const one = await play({
      ...stage,
      productType: types[plays.length % types.length] ?? 'internet',
      seed: seed + plays.length,
      steps: Math.min(stepsPerPlay, steps - done),
      screenshots: path.resolve(process.env.DATA_DIR ?? 'data', 'tmp'),
    })
    plays.push(one)
    process.stdout.write(
      `seed ${one.seed}, ${one.productType}: ${one.steps} steps, ${one.orders} orders, ${one.quotes} quotes\n`,
    )
  }
  return plays
}
