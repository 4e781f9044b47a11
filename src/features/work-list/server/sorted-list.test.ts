import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { type SortColumn, sortColumns, type WorkItem, WorkList } from '../contract.ts'
import { openMessage, updateWholeList } from './testing.ts'

const shop = await startTestShop()
const colleague = await shop.staff('verkoop')
const others = [await shop.staff('verkoop'), await shop.staff('lezer')]
const ids = [null, colleague.colleague.id, ...others.map(other => other.colleague.id)]
const { pool } = shop.testDatabase
const organizations = [
  'Zagerij',
  'Élan',
  null,
  'bakkerij De Ster, een naam die veel langer is dan een regel van zestig tekens',
  'Aannemer',
]
for (let made = 0; made < 130; made++)
  await openMessage(shop, {
    organizationName: organizations[made % 5] ?? null,
    dueAt: made % 7 === 0 ? null : new Date(Date.UTC(2030, 0, 1 + (made % 11), made % 3)),
  })
await updateWholeList(shop)
await pool.query(
  `with made as (select id, row_number() over (order by id) as place from cases)
   update cases set assignee_id = ($1::uuid[])[1 + place % 4], state = case when place % 3 = 0 then 'answered' else 'new' end
   from made where made.id = cases.id`,
  [ids],
)
await pool.query('update work_list set monthly_in_cents = nullif(case_id % 6, 0) * 1000')
const { rows } = await pool.query<{ name: string }>('select name from staff order by name, id')
const names = rows.map(({ name }) => name)
afterAll(() => shop.stop())

async function list(query: Readonly<Record<string, string>>): Promise<WorkList> {
  const response = await colleague.get(`/api/beheer/werklijst?${new URLSearchParams(query)}`)
  return WorkList.parse(await response.json())
}

/** All pages, from the first to the last, and then back to the first. */
async function pagesOf(query: Readonly<Record<string, string>>) {
  const there = [await list(query)]
  for (let last = there[0]; last?.after; ) {
    last = await list({ ...query, na: last.after })
    there.push(last)
  }
  const back = there.slice(-1)
  for (let first = back[0]; first?.before; ) {
    first = await list({ ...query, voor: first.before })
    back.unshift(first)
  }
  const numbersOf = (pages: readonly WorkList[]) =>
    pages.map(({ items }) => items.map(({ number }) => number))
  return { items: there.flatMap(({ items }) => items), there: numbersOf(there), back: numbersOf(back) }
}

/** A column as something that can be compared; the last place is that of nobody. */
const sortedBy: Readonly<Record<SortColumn, (item: WorkItem) => number | string>> = {
  uiterlijk: ({ dueAt }) => (dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt)),
  binnen: ({ openedAt }) => Date.parse(openedAt),
  organisatie: ({ organizationName, contactName }) => (organizationName ?? contactName ?? '').toLowerCase(),
  status: ({ state }) => (state === 'new' ? 0 : 1),
  behandelaar: ({ assignee }) => (assignee ? names.indexOf(assignee.name) : names.length),
  bedrag: ({ monthlyInCents }) => monthlyInCents ?? -1,
}

describe.each(['open', 'alles'])('the list sorted in the view %s', weergave => {
  it.each(sortColumns.flatMap(column => [[column, 'op'] as const, [column, 'af'] as const]))(
    'by %s, %s, has each case once on its pages, forth and back',
    async (sorteer, richting) => {
      const { items, there, back } = await pagesOf({ weergave, sorteer, richting })
      expect(there.map(({ length }) => length)).toEqual([50, 50, 30])
      expect(back).toEqual(there)
      expect(new Set(items.map(({ number }) => number)).size).toBe(130)
      const values = items.map(sortedBy[sorteer])
      const sorted = [...new Set(values)]
      // Each value stands together; numbers go up or down.
      expect(values).toEqual(sorted.flatMap(value => values.filter(each => each === value)))
      if (sorteer !== 'organisatie') {
        const upwards = sorted.toSorted((one, other) => Number(one) - Number(other))
        expect(sorted).toEqual(richting === 'op' ? upwards : upwards.toReversed())
      }
    },
  )
})

it.each([
  ['status', 'geen~1'],
  ['status', 'new~x'],
  ['behandelaar', '-~x'],
  ['uiterlijk', 'y.1'],
  ['bedrag', '..'],
  ['binnen', '1.1'],
  ['organisatie', `${'*'.repeat(390)}.1`],
  ['organisatie', 'AA.1'],
])('sorted by %s it begins at its start where the address has no place of it: %s', async (sorteer, na) => {
  expect((await list({ sorteer, na })).items).toEqual((await list({ sorteer })).items)
})

it('goes with filters', async () => {
  const mine = await pagesOf({ sorteer: 'status', behandelaar: 'mij', richting: 'af' })
  expect(mine.items.every(({ assignee }) => assignee?.id === colleague.colleague.id)).toBe(true)
  expect(mine.items[0]?.state).toBe('answered')
})

it('counts the open, late and todays cases of each colleague', async () => {
  const { pool } = shop.testDatabase
  await pool.query(
    `update cases set due_at = case when id / 4 % 2 = 0 then now() - interval '1 minute' else now() + interval '1 second' end
     where assignee_id = $1`,
    [colleague.colleague.id],
  )
  const { colleagues } = await list({})
  const own = colleagues.find(({ id }) => id === colleague.colleague.id)
  const { rows } = await pool.query<{ open: number; late: number }>(
    `select count(*)::integer as open, (count(*) filter (where due_at < now()))::integer as late from work_list
     where assignee_id = $1`,
    [colleague.colleague.id],
  )
  expect(own).toMatchObject({ open: rows[0]?.open, late: rows[0]?.late })
  expect(own?.late).toBeGreaterThan(0)
})
