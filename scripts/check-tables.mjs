// Part of npm run check: SQL names only tables of its own feature (docs/decisions/data.md#tables-have-one-owner).
import { globSync, readFileSync } from 'node:fs'
import { inProject } from './lib/project.mjs'
import { isShopCode } from './lib/source-folders.mjs'
import { foreignTables, hiddenTables, tableOwners } from './lib/table-owners.mjs'

/** Files that may name tables of others, and why. */
const allowed = {
  'src/app/operations/moving/move-database.ts': {
    tables: ['schema_migrations'],
    why: 'it copies every table of a database, whoever owns it',
  },
}

const owners = tableOwners(
  globSync('src/**/personal-data.ts', { cwd: inProject() }).map(name => ({
    name,
    text: readFileSync(inProject(name), 'utf8'),
  })),
)
const foreign = []
const hidden = []

/** @type {import('./lib/source-check.mjs').SourceCheck} */
export const tables = {
  takes: name => name.startsWith('src/') && isShopCode(name) && /\.tsx?$/.test(name),
  look(file) {
    foreign.push(...foreignTables(file, owners))
    hidden.push(...hiddenTables(file))
  },
  results() {
    const sentences = [
      ...foreign
        .filter(({ name, table }) => !(allowed[name]?.tables ?? []).includes(table))
        .map(
          ({ name, line, table, owner }) =>
            `${name}:${line} names ${table}, which ${owner} owns: take a function or a part of a query of the owner.`,
        ),
      ...hidden.map(
        ({ name, line, what }) => `${name}:${line} ${what}: only its owner's statements name a table.`,
      ),
      ...Object.entries(allowed).flatMap(([name, { tables }]) =>
        tables
          .filter(table => !foreign.some(each => each.name === name && each.table === table))
          .map(
            table => `${name} names no ${table} any more: take it off the list in scripts/check-tables.mjs.`,
          ),
      ),
    ]
    return {
      sentences,
      summary: `${owners.size} tables. ${sentences.length} places name one of another owner.`,
    }
  },
}
