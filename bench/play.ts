/**
 * npm run bench:play: random visitors of the order flow in real Chromium, every step checked against invariants of the
 * specification. Ends with exit code 1 at the first broken one and says how to repeat it; a run over all types writes
 * bench/results/play.md.
 */

import { randomInt } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isProductType, productTypes } from '../src/features/catalogue/product.ts'
import { type Play, play } from './play/play.ts'
import { brokenInWords, playReport } from './play/report.ts'
import { onStage, type Stage } from './play/stage.ts'
import { finish } from './report.ts'

const stepsPerPlay = 100
/** Visitors wait more than they work. */
const atATime = 3

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
if (plays.some(({ broken }) => broken)) process.exitCode = 1
else if (type === undefined) {
  const report = playReport(plays, seed)
  await finish(report, 'play')
}

/** Visits of a hundred steps each, each with a seed of its own, until there are so many steps or one is broken. */
async function playAll(stage: Stage): Promise<readonly Play[]> {
  const plays: Play[] = []
  const visits = Math.ceil(steps / stepsPerPlay)
  let begun = 0
  const visitInTurn = async () => {
    while (begun < visits && !plays.some(({ broken }) => broken)) {
      const number = begun++
      const one = await play({
        ...stage,
        productType: types[number % types.length] ?? 'internet',
        seed: seed + number,
        steps: Math.min(stepsPerPlay, steps - number * stepsPerPlay),
        screenshots: path.resolve(process.env.DATA_DIR ?? 'data', 'tmp'),
      })
      plays.push(one)
      process.stdout.write(
        `seed ${one.seed}, ${one.productType}: ${one.steps} steps, ${one.orders} orders, ${one.quotes} quotes\n${brokenInWords(one, stepsPerPlay)}`,
      )
    }
  }
  await Promise.all(Array.from({ length: atATime }, visitInTurn))
  return plays
}
