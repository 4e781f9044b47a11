// Part of npm run check: SQL names only tables of its own feature (docs/decisions/data.md#tables-have-one-owner).
import { readdir, readFile } from 'node:fs/promises'
import { inProject } from './lib/project.mjs'
import { isForTests } from './lib/source-folders.mjs'
import { foreignTables, hiddenTables, tableOwners } from './lib/table-owners.mjs'

/** Files that may name tables of others, and why. */
const allowed = {
  'src/app/operations/moving/move-database.ts': {
    tables: ['schema_migrations'],
    why: 'it copies every table of a database, whoever owns it',
  },
}

const files = await Promise.all(
  (await readdir(inProject('src'), { recursive: true }))
    .map(name => `src/${name}`)
    .filter(name => /\.tsx?$/.test(name) && !isForTests(name))
    .sort()
    .map(async name => ({ name, text: await readFile(inProject(name), 'utf8') })),
)
const owners = tableOwners(files)
const foreign = files.flatMap(file => foreignTables(file, owners))
const sentences = [
  ...foreign
    .filter(({ name, table }) => !(allowed[name]?.tables ?? []).includes(table))
    .map(
      ({ name, line, table, owner }) =>
        `${name}:${line} names ${table}, which ${owner} owns: take a function or a part of a query of the owner.`,
    ),
  ...files
    .flatMap(hiddenTables)
    .map(({ name, line, what }) => `${name}:${line} ${what}: only its owner's statements name a table.`),
  ...Object.entries(allowed).flatMap(([name, { tables }]) =>
    tables
      .filter(table => !foreign.some(each => each.name === name && each.table === table))
      .map(table => `${name} names no ${table} any more: take it off the list in scripts/check-tables.mjs.`),
  ),
]
for (const sentence of sentences) process.stderr.write(`${sentence}\n`)
process.stdout.write(`${owners.size} tables. ${sentences.length} places name one of another owner.\n`)
process.exitCode = sentences.length > 0 ? 1 : 0
