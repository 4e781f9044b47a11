// Part of npm run check: each feature has its storey, and no pair is listed as running upward that does not any more.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './lib/project.mjs'
import { isForTests } from './lib/source-folders.mjs'
import { stillUpward, storeys } from './lib/storeys.mjs'

const folder = 'src/features'
const listed = storeys.flat()
const features = readdirSync(inProject(folder))
const storeyOf = new Map(storeys.flatMap((beside, at) => beside.map(feature => [feature, at])))

/** Features that a file of one imports from, once for each import; of styles too. */
function importedBy(name) {
  const text = readFileSync(inProject(name), 'utf8')
  return [...text.matchAll(/\bfrom\s+'(\.[^']+)'|\bimport\s*\(?\s*'(\.[^']+)'/g)].flatMap(
    ([, from, loaded]) => {
      const [top, features, feature] = path.join(path.dirname(name), from ?? loaded).split(path.sep)
      return top === 'src' && features === 'features' && feature ? [feature] : []
    },
  )
}

/** Imports of each pair that runs upward: `cases orders` to their number. */
const upward = new Map()
for (const feature of features)
  for (const name of readdirSync(inProject(folder, feature), { recursive: true })) {
    if (!/\.(?:tsx?|css)$/.test(name) || isForTests(name)) continue
    for (const other of importedBy(path.join(folder, feature, name))) {
      if (other === feature || storeyOf.get(other) < storeyOf.get(feature)) continue
      const pair = `${feature} ${other}`
      upward.set(pair, (upward.get(pair) ?? 0) + 1)
    }
  }

const sentences = [
  ...features
    .filter(feature => listed.filter(name => name === feature).length !== 1)
    .map(
      feature => `${feature} stands once in the storeys of docs/architecture.md: put it where it belongs.`,
    ),
  ...listed
    .filter(feature => !features.includes(feature))
    .map(feature => `${feature} is no feature: take it off the storeys of docs/architecture.md.`),
  ...Object.entries(stillUpward).flatMap(([feature, others]) =>
    others
      .filter(other => !upward.has(`${feature} ${other}`))
      .map(
        other => `${feature} does not import ${other} any more: take it off scripts/lib/still-upward.json.`,
      ),
  ),
]
for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
const imports = [...upward.values()].reduce((sum, count) => sum + count, 0)
process.stdout.write(
  `${features.length} features. ${upward.size} pairs still run upward, with ${imports} imports.\n`,
)
process.exitCode = sentences.length > 0 ? 1 : 0
