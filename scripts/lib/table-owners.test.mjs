import { describe, expect, it } from 'vitest'
import { foreignTables, hiddenTables, tableOwners } from './table-owners.mjs'

const owners = tableOwners([
  {
    name: 'src/features/orders/server/personal-data.ts',
    text: `export const personalData: PersonalData = {
      encrypted: [{ table: 'staff', key: 'id' }],
      tables: { product_quotes: ofNobody('case_id'), 'case_lines': { activities: [], persons: {}, nobody: [] } },
    }`,
  },
  {
    name: 'src/features/cases/server/personal-data.ts',
    text: 'export const personalData = { tables: { cases: ofNobody() } }',
  },
  {
    name: 'src/platform/personal-data/personal-data.ts',
    text: 'export const personalData = { tables: { deliveries: ofNobody() } }',
  },
])

it('the map of personal data says whose a table is', () => {
  expect(Object.fromEntries(owners)).toEqual({
    product_quotes: 'orders',
    case_lines: 'orders',
    cases: 'cases',
    deliveries: 'platform',
  })
})

/** The tables of others that a statement names, in a file of each of these folders. @param statement with `§{…}` for what is put in */
const foreignIn = (statement, folders = ['features/quotes', 'platform', 'app']) =>
  folders.flatMap(folder =>
    foreignTables(
      { name: `src/${folder}/server/planted.ts`, text: `\n${statement.replaceAll('§', '$')}\n` },
      owners,
    ),
  )

describe('a table of another owner is refused', () => {
  it.each([
    ['raw', "await client.query('select number from product_quotes where case_id = $1')"],
    ['raw, of several lines', 'const text = `\n  select 1\n  from product_quotes as q`'],
    ['built', 'await database.execute(sql`select §{column} from product_quotes where id = §{id}`)'],
    ['built, in a part', 'const where = sql`product_quotes.case_id = §{id}`'],
    ['built, as a name', 'const quoted = sql`product_quotes as quoted`'],
    ['behind a list', 'const part = sql<number>`(select 1 from §{one}, product_quotes)`'],
    ['joined', 'const part = sql`left join "product_quotes" on true`'],
    ['written to', "const text = 'insert into product_quotes (case_id) values (1)'"],
    ['updated', 'const text = `update product_quotes set case_id = 1`'],
    ['deleted from', "const text = 'delete from product_quotes'"],
    ['locked', "const text = 'lock table product_quotes in share mode'"],
    ['copied', "const text = 'copy product_quotes (case_id) from stdin'"],
    ['looked for', 'const text = "select to_regclass(\'product_quotes\') from pg_class"'],
    ['by its name', "const table = 'product_quotes'"],
    ['as an identifier', "const part = sql.identifier('product_quotes')"],
    ['declared again', "const quotes = pgTable('product_quotes', {})"],
  ])('%s', (_, statement) => {
    const found = foreignIn(statement)
    expect(found.map(({ table, owner }) => [table, owner])).toEqual([
      ['product_quotes', 'orders'],
      ['product_quotes', 'orders'],
      ['product_quotes', 'orders'],
    ])
    expect(foreignIn(statement, ['features/orders'])).toEqual([])
  })

  it('with its file and line', () => {
    expect(foreignIn('const text = `\n  select 1\n  from product_quotes`', ['platform'])).toEqual([
      { name: 'src/platform/server/planted.ts', line: 4, table: 'product_quotes', owner: 'orders' },
    ])
  })

  it('where its name is an ordinary word too', () => {
    for (const statement of [
      'const part = sql`exists (select from cases where id = §{id})`',
      'const part = sql`cases.number = §{number}`',
      "const part = sql.identifier('cases')",
      "const cases = pgTable('cases', {})",
    ])
      expect(foreignIn(statement, ['features/quotes'])).toHaveLength(1)
  })
})

it.each([
  ['prose', "const text = 'Orders and quotes come from cases; select one.'"],
  ['a permission', "const permission = 'cases.work'"],
  ['an import', "import { cases } from './cases.ts'"],
  ['a word of its own', "const kinds = ['cases']"],
  ['rows that the owner gave a name to', 'const part = sql`select cases.id from §{caseRows} as cases`'],
  ['a part of the statement', 'const text = `with cases as (select 1) select id from cases`'],
  ['a value', "const text = sql`select 1 where type = 'product_quotes'`"],
  ['a function', 'const text = sql`select cases_of(1)`'],
])('%s is no table', (_, statement) => {
  expect(foreignIn(statement)).toEqual([])
})

describe('a table is not passed on', () => {
  const what = text =>
    hiddenTables({ name: 'src/features/orders/server/planted.ts', text }).map(each => each.what)

  it.each([
    ["export { productQuotes } from './tables.ts'", 'passes a table on'],
    ["export * from '../tables.ts'", 'passes a table on'],
    [
      "import { productQuotes } from './tables.ts'\nexport { productQuotes as quotes }",
      'passes productQuotes on',
    ],
    [
      "import { productQuotes } from './tables.ts'\nexport const quotes = productQuotes",
      'passes productQuotes on',
    ],
    ['const part = sql.identifier(table)', 'makes an identifier of what is not written out'],
  ])('%s', (text, expected) => {
    expect(what(text)).toEqual([expected])
  })

  it('its types and columns are', () => {
    expect(
      what(
        "import { productQuotes } from './tables.ts'\nexport type Quote = typeof productQuotes.$inferSelect\nexport const rows = viewOf(productQuotes, ['caseId'])",
      ),
    ).toEqual([])
    expect(what("export type { Row } from './tables.ts'")).toEqual([])
  })
})
