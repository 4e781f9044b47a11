import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documents } from '../../features/documents/server/tables.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts'
import { webhookKind } from '../../platform/deliveries/kinds.ts'
import { dataIn } from '../../platform/personal-data/declare.ts'
import { mailKinds } from '../mails/declared.ts'
import { activitiesIn, parts, personalData } from './personal-data.ts'

/** The map of personal data has everything that there is, and nothing that is gone (docs/security.md#the-map-of-personal-data). */

const root = path.join(import.meta.dirname, '../../..')
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  name => !/\.test\.tsx?$|\/testing[^/]*$|^src\/app\/vite\//.test(name),
)
const codeOf = (name: string) => readFileSync(path.join(root, name), 'utf8')

/** A sentence for each name that is not on the map, is on it twice or is gone. */
const differences = (
  there: readonly string[],
  mapped: readonly string[],
  say: { missing(name: string): string; gone(name: string): string },
): readonly string[] => [
  ...[...new Set(there)].filter(name => !mapped.includes(name)).map(say.missing),
  ...mapped.filter(name => !there.includes(name)).map(say.gone),
  ...mapped
    .filter((name, position) => mapped.indexOf(name) !== position)
    .map(name => `${name} is on the map twice.`),
]

const saying = (what: string, where: string) => ({
  missing: (name: string) => `${what} ${name} is not on the map of personal data: add it to ${where}.`,
  gone: (name: string) =>
    `${what} ${name} is on the map of personal data and is gone: take it from ${where}.`,
})

test('every part of the map is put together', async () => {
  const files = sources.filter(name => /^src\/(features|platform)\/.*\/personal-data\.ts$/.test(name))
  const declared = await Promise.all(
    files.map(async name => (await import(path.join(root, name))).personalData),
  )
  expect(files.filter((_, position) => !parts.includes(declared[position]))).toEqual([])
})

describe('tables', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  // Views for the release before show columns of these tables.
  const columns = async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm') and attnum > 0 and not attisdropped`,
    )
    return rows.map(({ name }) => name)
  }

  test('have every column on the map once', async () => {
    const mapped = parts
      .flatMap(({ tables = {} }) => Object.entries(tables))
      .flatMap(([table, { persons, nobody }]) =>
        [...Object.keys(persons), ...nobody].map(column => `${table}.${column}`),
      )
    const where = 'server/personal-data.ts of its feature, under "persons" or "nobody"'
    expect(differences(await columns(), mapped, saying('The column', where))).toEqual([])
  })
})

test('what holds data of persons says by which activity it is kept, and each activity holds something', () => {
  const holders = [...Object.entries(personalData.tables), ...Object.entries(personalData.files)]
  const known = personalData.activities.map(({ name }) => name)
  const used = holders.flatMap(([, { activities }]) => activitiesIn(activities))
  expect(used.filter(name => !known.includes(name))).toEqual([])
  expect(known.filter(name => !used.includes(name))).toEqual(['log'])
  const withPersons = Object.entries(personalData.tables).filter(
    ([, { persons }]) => Object.keys(persons).length > 0,
  )
  expect(withPersons.filter(([, { activities }]) => activities.length === 0)).toEqual([])
  expect(
    withPersons
      .flatMap(([, { persons }]) => Object.values(persons).map(dataIn))
      .filter(of => of.length === 0),
  ).toEqual([])
})

test('whose data a table or file holds, one of its activities is about', () => {
  const personsOf = (activities: readonly string[]) =>
    personalData.activities
      .filter(({ name }) => activitiesIn(activities).includes(name))
      .flatMap(({ persons }) => persons)
  const held = [
    ...Object.entries(personalData.tables).map(
      ([name, { activities, persons }]) =>
        [name, activities, Object.values(persons).flatMap(dataIn)] as const,
    ),
    ...Object.entries(personalData.files).map(
      ([name, { activities, holds }]) => [name, activities, holds] as const,
    ),
  ]
  const strangers = held.flatMap(([name, activities, data]) =>
    data
      .filter(({ whose }) => !personsOf(activities).includes(whose))
      .map(({ whose }) => `${name}: ${whose}`),
  )
  expect(strangers).toEqual([])
})

test('every kind of mail and webhook is on the map', () => {
  const where = 'server/personal-data.ts of its feature, under "messages"'
  expect(
    differences(
      [...mailKinds.names, webhookKind],
      Object.keys(personalData.messages),
      saying('The message', where),
    ),
  ).toEqual([])
})

test('every kind of document is on the map', () => {
  const where = 'server/personal-data.ts of its feature, under "documents"'
  expect(
    differences(
      documents.kind.enumValues,
      Object.keys(personalData.documents),
      saying('The document', where),
    ),
  ).toEqual([])
})

test('every source file that writes or hands out files is on the map', () => {
  const writes =
    /\b(?:writeFile|appendFile|createWriteStream|copyFile|cp|rename)(?:Sync)?\(|\bcontentDisposition\(/
  const writers = sources.filter(name => writes.test(codeOf(name)))
  const mapped = Object.values(personalData.files).flatMap(({ writtenBy }) => writtenBy)
  const where = 'server/personal-data.ts of its feature, under "files" (writtenBy)'
  expect(differences(writers, mapped, saying('What is written by', where))).toEqual([])
})

type Node = { readonly type: string; readonly [key: string]: unknown }

/** Names of the fields of an object as it is written, those of objects that are spread into it too. */
function fieldsIn(node: Node): readonly string[] {
  if (node.type === 'ParenthesizedExpression') return fieldsIn(node.expression as Node)
  if (node.type === 'LogicalExpression') return fieldsIn(node.right as Node)
  if (node.type !== 'ObjectExpression') return []
  return (node.properties as Node[]).flatMap(property => {
    if (property.type !== 'Property') return fieldsIn(property.argument as Node)
    return [(property.key as { name: string }).name]
  })
}

/** Names of the fields that a source file writes to the log. */
function logFieldsOf(name: string): readonly string[] {
  const code = codeOf(name)
  const { program } = parseSync(name, code)
  const objects = new Map<string, Node>()
  const written: Node[] = []
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) objects.set(id.name, init as unknown as Node)
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || !first) return
      const of = code.slice(callee.object.start, callee.object.end)
      if (/(?:^|[.#])log$/.test(of)) written.push(first as unknown as Node)
    },
  }).visit(program)
  return written.flatMap(node =>
    fieldsIn(node.type === 'Identifier' ? (objects.get(node.name as string) ?? node) : node),
  )
}

test('every field of the log is on the map', () => {
  const where =
    '"logFields" of src/platform/personal-data/personal-data.ts or src/app/server/personal-data.ts'
  const fields = sources.filter(name => /\blog\b/.test(codeOf(name))).flatMap(logFieldsOf)
  expect(differences(fields, Object.keys(personalData.logFields), saying('The field', where))).toEqual([])
})
