// npm run check: everything that can be said about the code and what is built of it without running it.
import { ensureDependencies } from './lib/dependencies.mjs'
import { environmentFor, pickNode } from './lib/node24.mjs'
import { launch, say } from './lib/project.mjs'
import { run } from './lib/run.mjs'
import { CODE_FOLDERS } from './lib/source-folders.mjs'

const CHECKS = [
  ["Types of the pages' routes", ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  // Four checkers, as by default, look at what files have in common four times. What did not change since is known from the run before.
  [
    'Types',
    [
      'node_modules/typescript/bin/tsc',
      ...['--project', '.', '--checkers', '1'],
      ...['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'],
    ],
  ],
  ['Lint and format', ['node_modules/@biomejs/biome/bin/biome', 'check']],
  [
    'Imports between folders',
    ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', ...CODE_FOLDERS],
  ],
  ['Storeys of features', ['scripts/check-storeys.mjs']],
  [
    'Source files: owners of tables, words, lengths, casts, names and patterns',
    ['scripts/check-sources.mjs'],
  ],
  ['Texts beside what changes', ['scripts/check-text-nodes.mjs']],
  ['Security requirements', ['scripts/check-asvs.mjs']],
  ['Links to documents', ['scripts/check-docs.mjs']],
  [
    'Dead code and unused dependencies',
    ['node_modules/knip/bin/knip.js', '--cache', '--cache-location', '.cache/knip'],
  ],
  ['Size of the pages', ['scripts/check-pages.mjs']],
]

await launch(async () => {
  await ensureDependencies({ withTools: true })
  const node = pickNode()
  const failed = []
  for (const [name, args] of CHECKS) {
    say(name)
    if ((await run(node, args, environmentFor(node))) !== 0) failed.push(name)
  }
  say(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join('; ')}.`)
  return failed.length === 0 ? 0 : 1
})
