import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDraft } from '../../features/quotes/part.ts'
import { openParts, versionById, versionsOfCase } from '../../features/quotes/server/stored-versions.ts'
import { quoteVersionStates } from '../../features/quotes/versions.ts'
import { createDatabaseOfVersionBefore } from './testing-version-before.ts'

let database: Awaited<ReturnType<typeof createDatabaseOfVersionBefore>>
const staffId = randomUUID()
let quotes: readonly number[] = []
let orders: readonly number[] = []

const idsOf = async (table: string) => {
  const { rows } = await database.pool.query<{ id: string }>(`select case_id as id from ${table} order by 1`)
  return rows.map(({ id }) => Number(id))
}

const lines = [
  {
    quantity: 2,
    product: {
      id: 11005,
      productType: 'internet',
      name: 'Glasvezel',
      priceInCents: 4350,
      contractDuration: 12,
    },
  },
  {
    quantity: 1,
    product: {
      id: -21,
      productType: 'internet',
      name: 'Korting',
      priceInCents: -435,
      contractDuration: 12,
      partOf: 'quote',
    },
  },
]

type Sent = {
  readonly caseId: number
  readonly number: number
  readonly state: string
  readonly orderId?: number
}

/** A version as the release before writes it. */
async function sendAsBefore({ caseId, number, state, orderId }: Sent): Promise<string> {
  const id = randomUUID()
  await database.pool.query(
    `insert into quote_versions (id, case_id, number, state, made_by, valid_until, draft_in_cents, product_format,
       lines, ended_at, order_case_id)
     values ($1, $2, $3, $4, $5, now() + interval '1 day', $6, 1, $7, case when $4 <> 'sent' then now() end, $8)`,
    [id, caseId, number, state, staffId, emptyDraft, JSON.stringify(lines), orderId ?? null],
  )
  return id
}

const before: { id: string; sent: Sent }[] = []
beforeAll(async () => {
  database = await createDatabaseOfVersionBefore()
  await database.migrateOn('0176')
  quotes = await idsOf('product_quotes')
  orders = await idsOf('product_orders')
  await database.pool.query(
    "insert into staff (id, email, email_key, role) values ($1, 'saar@shop.example', 'saar@shop.example', 'verkoop')",
    [staffId],
  )
  const [first = 0, second = 0] = quotes
  const ended: readonly Sent[] = quoteVersionStates
    .filter(state => state !== 'sent')
    .map((state, place) => ({
      caseId: first,
      number: place + 1,
      state,
      ...(state === 'accepted' && { orderId: orders[0] }),
    }))
  for (const sent of [...ended, { caseId: second, number: 1, state: 'sent' }])
    before.push({ id: await sendAsBefore(sent), sent })
  await database.migrateOn()
})
afterAll(() => database.drop())

const stored = async (id: string) => {
  const version = await versionById(database.database, id)
  if (!version) throw new Error('The version is gone')
  return version
}

describe('a version of the release before', () => {
  it('has one part after the migration, in each state: its type, address, lines, draft and order', async () => {
    expect(before.map(({ sent }) => sent.state).toSorted()).toEqual([...quoteVersionStates].toSorted())
    for (const { id, sent } of before) {
      const { state, parts } = await stored(id)
      const { rows } = await database.pool.query<{ type: string; address: object }>(
        `select product_type as type, installation_address as address
         from product_quotes join cases on cases.id = case_id where case_id = $1`,
        [sent.caseId],
      )
      expect(state).toBe(sent.state)
      expect(parts).toMatchObject([
        {
          name: '',
          productType: rows[0]?.type,
          address: rows[0]?.address,
          draft: emptyDraft,
          lines: [
            { kind: 'product', quantity: 2, product: { priceInCents: 4350 } },
            { kind: 'discount', amountInCents: 435 },
          ],
          wholeDiscounts: [],
          orderCaseId: sent.orderId ?? null,
        },
      ])
      expect(parts[0]?.acceptedAt === null).toBe(sent.state !== 'accepted')
    }
  })

  it('is about the same part in each version of a quote, and about another in another quote', async () => {
    const [first = 0, second = 0] = quotes
    const partIds = async (caseId: number) =>
      new Set(
        (await versionsOfCase(database.database, caseId)).flatMap(({ parts }) => parts.map(({ id }) => id)),
      )
    const [one, other] = [await partIds(first), await partIds(second)]
    expect([one.size, other.size, new Set([...one, ...other]).size]).toEqual([1, 1, 2])
  })
})

describe('the release before beside this one', () => {
  it('sends a version that has its part, and accepts it as that', async () => {
    const [, , third = 0] = quotes
    const id = await sendAsBefore({ caseId: third, number: 1, state: 'sent' })
    const version = await stored(id)
    expect(version.parts).toHaveLength(1)
    expect(openParts(version)).toHaveLength(1)
    await database.pool.query(
      "update quote_versions set state = 'accepted', ended_at = now(), order_case_id = $2 where id = $1",
      [id, orders[1]],
    )
    const accepted = await stored(id)
    expect([openParts(accepted), accepted.parts[0]?.orderCaseId]).toEqual([[], orders[1]])
  })

  it('cannot make one order of a version with more parts', async () => {
    const [, , , fourth = 0] = quotes
    const id = await sendAsBefore({ caseId: fourth, number: 1, state: 'sent' })
    await database.pool.query('update quote_versions set part_count = 2 where id = $1', [id])
    await expect(
      database.pool.query('update quote_versions set order_case_id = $2 where id = $1', [id, orders[2]]),
    ).rejects.toThrow('quote_versions_one_order')
  })
})
