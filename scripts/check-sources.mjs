// Part of npm run check: what is said of source files one by one. Each file is read once for all of it, and parsed once.
import { readFile } from 'node:fs/promises'
import { limits } from './check-code-limits.mjs'
import { lengths } from './check-lengths.mjs'
import { names } from './check-names.mjs'
import { patterns } from './check-patterns.mjs'
import { tables } from './check-tables.mjs'
import { soldFigures } from './check-typed-facts.mjs'
import { words } from './check-words.mjs'
import { inProject } from './lib/project.mjs'
import { ALL_FOLDERS, filesIn } from './lib/source-folders.mjs'

const checks = {
  'Owners of tables': tables,
  'Words of the interface': words,
  'Length of functions, and casts': limits,
  'Names and comments': names,
  'Length of files': lengths,
  'Figures of what is sold': soldFigures,
  'Patterns that take long': patterns,
}

let looked = 0
for (const name of filesIn(ALL_FOLDERS)) {
  const taking = Object.values(checks).filter(({ takes }) => takes(name))
  if (taking.length === 0) continue
  const file = { name, text: await readFile(inProject(name), 'utf8') }
  for (const { look } of taking) look(file)
  looked += 1
}

process.stdout.write(`Looked at ${looked} files.\n`)
for (const [what, { results }] of Object.entries(checks)) {
  const { sentences, summary } = results()
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
  process.stdout.write(`${what}: ${summary}\n`)
  if (sentences.length > 0) process.exitCode = 1
}
