import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isRefusal } from './errors.ts'
import { type DatabaseSource, listFromDatabase } from './lists.ts'
import { type ListQuery, parseQuery } from './query.ts'

const quoteOf = (row: number) => ({
  id: String(row),
  state: row % 2 === 0 ? 'accepted' : 'rejected',
  note: [{ text: `note ${row % 10}` }],
})

type Asked = { readonly offset: number; readonly limit: number; readonly sorts: number }

/** A table of so many rows, with a condition of `state` and a column of `id`, that says how it was asked. */
function tableOf(rows: number) {
  const asked: Asked[] = []
  const source: DatabaseSource<number> = {
    conditions: { state: () => sql`true`, externalId: () => null },
    sorts: { id: descending => (descending ? sql`id desc` : sql`id`) },
    newest: async () => rows,
    upTo: asOf => sql`id <= ${asOf}`,
    rows: async (_where, orderBy, offset, limit) => {
      asked.push({ offset, limit, sorts: orderBy.length })
      return Array.from({ length: Math.max(0, Math.min(limit, rows - offset)) }, (_, index) => offset + index)
    },
    count: async () => rows,
    present: async numbers => numbers.map(quoteOf),
  }
  return { source, asked }
}

function query(text: string, changes: Partial<ListQuery> = {}): ListQuery {
  const parsed = parseQuery(text)
  if (isRefusal(parsed)) throw new Error(`${text} is no query`)
  return { ...parsed, ...changes }
}

async function listed(rows: number, asked: ListQuery) {
  const page = await listFromDatabase(tableOf(rows).source, asked)
  if (isRefusal(page) || 'next' in page) throw new Error('this is no counted page')
  return page
}

test('conditions and columns of the database take one page and one count', async () => {
  const { source, asked } = tableOf(100_000)
  const page = await listFromDatabase(source, query('state=accepted&sort=-id&offset=40&limit=2'))
  expect(page).toMatchObject({ total: 100_000, asOf: 100_000, items: [{ id: '40' }, { id: '41' }] })
  expect(asked).toEqual([{ offset: 40, limit: 2, sorts: 1 }])
})

test('a first page says up to which row it looked, and the next ones keep to that', async () => {
  expect((await listed(30, query(''))).asOf).toBe(30)
  expect((await listed(30, query('asOf=12'))).asOf).toBe(12)
})

test('a filter that no index serves is judged on whole resources, with the right total and page', async () => {
  const { items, total } = await listed(1_234, query('note.text=note 3&state.regex=^rej&offset=10&limit=3'))
  expect(total).toBe(124)
  expect(items.map(({ id }) => id)).toEqual(['103', '113', '123'])
})

test('it may sort by what no column has, as long as there are few', async () => {
  const { items } = await listed(40, query('sort=note.text,-id&limit=5'))
  expect(items.map(({ id }) => id)).toEqual(['30', '20', '10', '0', '31'])
  const many = await listFromDatabase(tableOf(20_000).source, query('sort=note.text'))
  expect(many).toMatchObject({ kind: 'refused', status: 400, body: { fields: [{ path: 'sort' }] } })
})

test('a question that takes too long ends and names its filter', async () => {
  const late = query('note.text=note 3&state=accepted', { endsAt: 0 })
  expect(await listFromDatabase(tableOf(2_000).source, late)).toMatchObject({
    kind: 'refused',
    status: 400,
    body: { code: 'invalidQuery', fields: [{ path: 'note.text' }] },
  })
  // A table that one look covers is answered all the same.
  expect(await listFromDatabase(tableOf(400).source, late)).toMatchObject({ total: 40 })
})
