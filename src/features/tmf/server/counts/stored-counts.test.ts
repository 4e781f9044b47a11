import { readFile } from 'node:fs/promises'
import { and, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { tmfParts } from '../../../../app/server/tmf-parts.ts'
import { createCipher } from '../../../../platform/secrets/cipher.ts'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import { listedCases } from '../../../cases/server/listed-cases.ts'
import { rowsOf } from '../../../orders/server/testing.ts'
import { agreementSource } from '../agreements/agreement-handlers.ts'
import { isRefusal } from '../kit/errors.ts'
import { parseQuery } from '../kit/query.ts'
import { type TmfClient, tmfClient } from '../kit/testing.ts'
import { orderSource, visibleOrders } from '../orders/order-source.ts'
import { keepCounts } from './keep-counts.ts'
import { addCases, change, changes, dayMs, fillWithOwners, writeKeys } from './testing.ts'

const apis = {
  order: '/tmf-api/productOrderingManagement/v4/productOrder',
  quote: '/tmf-api/quoteManagement/v4/quote',
  product: '/tmf-api/productInventory/v4/product',
  agreement: '/tmf-api/agreementManagement/v4/agreement',
  organization: '/tmf-api/party/v4/organization',
  individual: '/tmf-api/party/v4/individual',
} as const

const shop = await startTestShop()
const { pool } = shop.testDatabase
await fillWithOwners(pool)
await addCases(pool, 3_400, 1)
await writeKeys(pool)
const system = await tmfClient(shop)
const reseller = await tmfClient(shop, { name: 'Noord', resellerId: 'noord' })
afterAll(() => shop.stop())

/** The worker's run, without the time that it gives transactions. */
async function work(steps = 50): Promise<void> {
  const { database } = shop.testDatabase
  for (let step = 0; step < steps; step++) await keepCounts(database, 0)
}

const sent = new Date(Date.now() - 90 * dayMs).toISOString()
const later = new Date(Date.now() - 84 * dayMs).toISOString()
const products = `join case_lines as line on line.case_id = cases.id and line.price_in_cents >= 0 and line.contract_duration > 0
  left join product_ends as ended on ended.case_id = cases.id and ended.position = line.position
  where kind = 'order' and state in ('completed', 'partial')`

/** Questions, and what a plain count takes for their answers. */
const questions: readonly (readonly [api: keyof typeof apis, query: string, plain: string])[] = [
  ['order', '', "where kind = 'order'"],
  ['order', 'asOf=1700', "where kind = 'order' and id <= 1700"],
  ['order', 'state=completed', "where kind = 'order' and state = 'completed'"],
  [
    'order',
    'state=acknowledged,inProgress',
    "where kind = 'order' and state in ('acknowledged', 'inProgress')",
  ],
  ['order', `orderDate.gte=${sent}`, `where kind = 'order' and opened_at >= '${sent}'`],
  [
    'order',
    `orderDate.gte=${sent}&orderDate.lt=${later}&state=cancelled&asOf=3000`,
    `where kind = 'order' and opened_at >= '${sent}' and opened_at < '${later}' and state = 'cancelled' and id <= 3000`,
  ],
  ['order', `completionDate.gte=${sent}`, `where state = 'completed' and closed_at >= '${sent}'`],
  [
    'order',
    `completionDate.gt=${sent}&completionDate.lt=${later}&asOf=2500`,
    `where state = 'completed' and closed_at > '${sent}' and closed_at < '${later}' and id <= 2500`,
  ],
  [
    'order',
    `completionDate.lt=${later}&orderDate.gte=${sent}`,
    `where state = 'completed' and closed_at < '${later}' and opened_at >= '${sent}'`,
  ],
  ['order', 'relatedParty.id=zuid', "where kind = 'order' and reseller_id = 'zuid'"],
  [
    'order',
    `relatedParty.id=noord,zuid&state=completed&orderDate.lt=${later}`,
    `where kind = 'order' and reseller_id in ('noord', 'zuid') and state = 'completed' and opened_at < '${later}'`,
  ],
  ['quote', '', "where kind = 'quote'"],
  [
    'quote',
    `state=approved&quoteDate.gte=${sent}`,
    `where kind = 'quote' and state = 'approved' and opened_at >= '${sent}'`,
  ],
  ['product', '', products],
  ['product', 'relatedParty.id=noord', `${products} and reseller_id = 'noord'`],
  [
    'product',
    `asOf=${Date.parse(later)}`,
    `${products} and (closed_at is null or closed_at <= to_timestamp(${Date.parse(later)} / 1000.0))`,
  ],
  ['product', 'status=active', `${products} and ended_on is null`],
  [
    'product',
    'status=terminated',
    `${products} and ended_on <= (now() at time zone 'Europe/Amsterdam')::date`,
  ],
  [
    'product',
    'status=pendingTerminate',
    `${products} and ended_on > (now() at time zone 'Europe/Amsterdam')::date`,
  ],
]
/** Each order of these has one product. */
const ofAgreements = questions.flatMap(([api, query, plain]): typeof questions =>
  api === 'product' ? [['agreement', query.replace('relatedParty', 'engagedParty'), plain]] : [],
)
const asked = [...questions, ...ofAgreements]

const sampleCaller: ApiCaller = {
  clientId: '00000000-0000-4000-8000-000000000001',
  clientName: 'CRM',
  resellerId: null,
  scopes: new Set(),
  sendsMails: false,
  isTest: false,
  keyId: '00000000-0000-4000-8000-000000000002',
  callsPerMinute: 60,
}
/** Services that nothing here asks for. */
const unread = {
  orderParts: tmfParts.orderParts,
  ibanCipher: createCipher(Buffer.alloc(32), null),
  publicUrl: 'https://shop.example',
  brand: { kvkNumber: '50399292', legalName: 'De winkel B.V.' },
}

const total = async (client: TmfClient, api: keyof typeof apis, query: string): Promise<number> => {
  const { status, headers } = await client.get(`${apis[api]}?limit=0&${query}`)
  expect(status, query).toBe(200)
  return Number(headers.get('x-total-count'))
}

async function expectPlainTotals(when: string, those = asked) {
  for (const [api, query, plain] of those)
    for (const [client, scope] of [
      [system, ''],
      [reseller, " and reseller_id = 'noord'"],
    ] as const) {
      const [row] = await rowsOf<{ count: number }>(
        shop,
        `select count(*)::integer as count from cases ${plain} and not is_test ${scope}`,
      )
      expect([when, api, query, scope, await total(client, api, query)]).toEqual([
        when,
        api,
        query,
        scope,
        row?.count,
      ])
    }
}

let turns = 0
/** A third of the questions, the next one each time. */
function nextQuestions() {
  turns++
  return asked.filter((_, nth) => nth % 3 === turns % 3)
}

/** Parties that a client sees, plainly. @param scope whose list it is */
const plainParties = (scope: string) => {
  const own = scope === '' ? 'true' : `reseller_id = '${scope}'`
  const accounts = `(select * from customers where ${own}) as accounts`
  const guests = `(select * from cases where not is_test and ${own} and not coalesce(customer_id in (select id from ${accounts}), false)) as guests`
  return {
    individual: `(select count(*) from ${accounts}) + (select count(*) from ${guests} where kind in ('order', 'quote'))`,
    organization: `(select count(*) from ${guests} where kind = 'quote') + (select count(*) from (
      select organization ->> 'kvkNumber' from ${accounts} union
      select kvk_number from product_orders join cases on id = case_id where not is_test and ${own}) as numbered)`,
  }
}

async function expectPlainParties(when: string) {
  for (const kind of ['individual', 'organization'] as const)
    for (const [client, scope] of [
      [system, ''],
      [reseller, 'noord'],
    ] as const) {
      const [row] = await rowsOf<{ count: number }>(
        shop,
        `select (${plainParties(scope)[kind]})::integer as count`,
      )
      expect([when, kind, scope, await total(client, kind, '')]).toEqual([when, kind, scope, row?.count])
    }
}

type Organizations = Readonly<Record<'rows' | 'organizations' | 'counted', number>>

/** The organisations that are kept: rows, numbers among them, and how many there are said to be. */
const keptOrganizations = `select scope, count(*)::integer as rows, count(distinct kvk_number)::integer as organizations,
  (select organizations::integer from known_organization_counts where scope = known.scope) as counted
  from known_organizations as known group by scope order by scope`

/** The counts that are kept, and those that the cases have. */
const kept = `select block::integer, scope, kind, state, cases from case_counts
  where block < (select next_block from case_count_progress) order by 1, 2, 3, 4`
const plain = `select (id / 1000)::integer as block, scope, kind, state, count(*)::integer as cases
  from cases cross join lateral (values (''), (reseller_id)) as seen (scope)
  where scope is not null and not is_test and kind in ('order', 'quote') and id < (select next_block * 1000 from case_count_progress)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4`

it('totals are those of a plain count before anything was counted, while it is, and after', async () => {
  await expectPlainTotals('before')
  await expectPlainParties('before')
  await work(1)
  expect(await rowsOf(shop, kept)).toEqual([])
  // Transactions of other tests, on the same PostgreSQL, hold it up while they are open.
  await expect
    .poll(async () => {
      await work()
      return (await rowsOf(shop, kept)).length
    })
    .toBeGreaterThan(30)
  expect(await rowsOf(shop, kept)).toEqual(await rowsOf(shop, plain))
  await expectPlainTotals('after')
  await expectPlainParties('after')
})

it('counts everything anew where an operator has it so', async () => {
  const [, statements = ''] =
    /```sql\n(begin;\nupdate case_count_progress[^`]+)```/.exec(
      await readFile('docs/operations.md', 'utf8'),
    ) ?? []
  await shop.testDatabase.pool.query(`update case_counts set cases = cases + 1; ${statements}`)
  await expectPlainTotals('begun anew')
  await expectPlainParties('begun anew')
  await work()
  expect(await rowsOf(shop, kept)).toEqual(await rowsOf(shop, plain))
  await expectPlainParties('counted anew')
})

it('counts anew what the release before counted without agreements, and lists count that themselves until then', async () => {
  await shop.testDatabase.pool.query(
    'update case_counts set agreements = null, ended_agreements = null where block % 2 = 0',
  )
  await expectPlainTotals('without agreements', ofAgreements)
  await work()
  expect(await rowsOf(shop, 'select * from case_counts where agreements is null')).toEqual([])
  await expectPlainTotals('with agreements', ofAgreements)
})

it('totals are right whatever becomes of cases, whether the worker ran since or not', async () => {
  const { pool } = shop.testDatabase
  const names = Object.keys(changes) as (keyof typeof changes)[]
  const step = fc.record({
    name: fc.constantFrom(...names, 'added', 'work', 'work', 'one step'),
    choice: fc.nat(1_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 7 }), async steps => {
      for (const { name, choice } of steps) {
        if (name === 'work') await work(8)
        else if (name === 'one step') await work(1)
        else if (name === 'added') await addCases(pool, choice, choice)
        else await change(pool, name as keyof typeof changes, choice)
        await writeKeys(shop.testDatabase.pool)
        await expectPlainTotals(name, nextQuestions())
        await expectPlainParties(name)
      }
      await expectPlainTotals('in the end')
      await work()
      expect(await rowsOf(shop, kept)).toEqual(await rowsOf(shop, plain))
      for (const { rows, organizations, counted } of await rowsOf<Organizations>(shop, keptOrganizations))
        expect([rows, counted]).toEqual([organizations, organizations])
      expect(await rowsOf(shop, 'select * from case_count_marks')).toEqual([])
      expect(await rowsOf(shop, 'select * from organization_marks')).toEqual([])
    }),
    { numRuns: 3 },
  )
})

it('of cases that a transaction still holds back are right before and after it ends', async () => {
  const { pool } = shop.testDatabase
  const slow = await pool.connect()
  try {
    await slow.query('begin; set local idle_in_transaction_session_timeout = 0')
    await addCases(slow, 30, 3, 1_000_000)
    await addCases(pool, 2_100, 4)
    await work()
    await expectPlainTotals('held back')
    await expectPlainParties('held back, without keys')
    await slow.query('commit')
  } finally {
    slow.release()
  }
  await expectPlainTotals('committed')
  await work()
  await expectPlainTotals('counted')
})

const plainly = { orderBy: [], offset: 0, limit: 100_000 }

it('a page that lies deep in a list, or after a day, is the one that a plain offset finds', async () => {
  const { database } = shop.testDatabase
  await change(shop.testDatabase.pool, 'forgotten', 7)
  for (const query of [
    '',
    'state=completed',
    `orderDate.gte=${sent}`,
    `orderDate.gte=${sent}&state=completed`,
    `completionDate.gte=${sent}`,
    `completionDate.gte=${sent}&relatedParty.id=noord`,
    'relatedParty.id=zuid',
    'asOf=2900',
  ]) {
    const asked = parseQuery(query)
    if (isRefusal(asked)) throw new Error(query)
    const source = await orderSource({ database, ...unread }, sampleCaller, asked)
    const asOf = asked.asOf ?? (await source.newest())
    const conditions = asked.filters.map(filter => source.conditions[filter.path]?.(filter) ?? sql`false`)
    const where = and(source.upTo(asOf), ...conditions)
    const all = await listedCases(database, and(visibleOrders(sampleCaller), where), plainly)
    expect(all.length, query).toBeGreaterThan(0)
    for (const offset of [0, 1_000, 1_234, 1_900]) {
      const page = await source.rows(where, [], offset, 7, { filters: asked.filters, asOf })
      expect(page, query).toEqual(all.slice(offset, offset + 7))
    }
  }
})

it('a page that lies deep among agreements is the one that a plain offset finds', async () => {
  const { database } = shop.testDatabase
  const source = agreementSource({ database, ...unread }, sampleCaller)
  const asked = { filters: [], asOf: await source.newest() }
  const all = await rowsOf<{ number: string }>(
    shop,
    `select number from cases where kind = 'order' and state in ('completed', 'partial') and not is_test order by id`,
  )
  const numbers = all.map(({ number }) => number)
  expect(numbers.length).toBeGreaterThan(1_100)
  for (const offset of [0, 1_000, 1_050, 1_099]) {
    const page = await source.rows(visibleOrders(sampleCaller), [], offset, 7, asked)
    expect(page.map(({ number }) => number)).toEqual(numbers.slice(offset, offset + 7))
  }
})
