import path from 'node:path'

/**
 * Import rules of docs/architecture.md for the folders of server/: a feature's tables are its own, and imports form no
 * cycle. A file beside the folders counts as a folder of its own. Tests and their helpers may import everything.
 * @param {ReadonlyMap<string, string>} files the text of each file by its path below server/: `orders/store.ts`
 * @returns {string[]} a sentence for each import that breaks a rule
 */
export function brokenImportRules(files) {
  const imports = [...files].filter(([file]) => !isForTests(file)).flatMap(importsOf)
  const tables = imports
    .filter(({ to }) => path.basename(to) === 'tables.ts')
    .map(
      ({ from, to }) => `${from} imports ${to}: call a use case of ${featureOf(to)} instead of its tables.`,
    )
  return [...tables, ...circles(imports)]
}

const isForTests = file => /\.test\.tsx?$|(^|\/)testing/.test(file)

/** The feature that a file belongs to; one beside the folders is its own. */
const featureOf = file => (file.includes('/') ? file.slice(0, file.indexOf('/')) : file)

/** Biome writes every import of this repository in this way, those of types and at run time too. */
const importedPath = /^(?:import|export|\} from)[^'\n]*'(\.[^']+)'|import\('(\.[^']+)'\)/gm

/** The imports of a file that leave its feature and stay below server/. */
const importsOf = ([from, text]) =>
  [...text.matchAll(importedPath)]
    .map(([, still, atRunTime]) => path.join(path.dirname(from), still ?? atRunTime))
    .filter(to => !to.startsWith('..') && featureOf(to) !== featureOf(from))
    .map(to => ({ from, to }))

function circles(imports) {
  const after = new Map()
  for (const { from, to } of imports)
    after.set(featureOf(from), (after.get(featureOf(from)) ?? new Set()).add(featureOf(to)))
  return imports.flatMap(({ from, to }) => {
    const way = wayTo(after, featureOf(to), featureOf(from))
    return way ? [`${from} imports ${to}: a circle, ${[featureOf(from), ...way].join(' → ')}.`] : []
  })
}

/** The shortest way from one feature to another, both ends with it; null where there is none. */
function wayTo(after, start, end) {
  const ways = [[start]]
  const seen = new Set([start])
  for (const way of ways) {
    if (way.at(-1) === end) return way
    for (const next of after.get(way.at(-1)) ?? []) {
      if (seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return null
}
