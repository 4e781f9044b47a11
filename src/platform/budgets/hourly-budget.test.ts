import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, openPool } from '../database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../database/testing.ts'
import { type DatabaseClock, takeClock } from '../database/testing-clock.ts'
import { type Budget, type BudgetOf, createBudget, spendBudget } from './hourly-budget.ts'

let shop: TestDatabase
let clock: DatabaseClock
/** Ten past some hour, so that no test runs into the next one by itself. */
const moment = new Date('2026-03-02T10:10:00Z')
beforeAll(async () => {
  shop = await createTestDatabase()
  clock = await takeClock(shop, moment)
})
afterEach(async () => {
  await shop.pool.query('truncate hourly_budgets')
  await clock.set(moment)
})
afterAll(() => shop.drop())

const taken = async () => {
  const { rows } = await shop.pool.query<{ taken: string }>('select taken from hourly_budgets')
  return Number(rows[0]?.taken)
}
const nextHour = () => clock.set(new Date('2026-03-02T11:00:00Z'))

/** How many of so many that are asked for at once are given. */
const givenOf = async (count: number, budget: Budget) =>
  (await Promise.all(Array.from({ length: count }, budget))).filter(Boolean).length

/** A copy of the shop with a clock that the test turns. */
function copyOf(budget: BudgetOf) {
  let nowMs = 0
  const take = createBudget(shop.database, budget, () => nowMs)
  return {
    take,
    later: (ms: number) => {
      nowMs += ms
    },
  }
}

describe('a budget of an hour', () => {
  test('is the same for all copies: of 500 that they ask for at once no more are given', async () => {
    const budget = { name: 'kvk', perHour: 60 } as const
    const copies = [copyOf(budget), copyOf(budget), copyOf(budget)]
    const given = await Promise.all(copies.map(({ take }) => givenOf(500, take)))
    expect(given.reduce((sum, one) => sum + one)).toBe(60)
    expect(await taken()).toBe(60)
  })

  test('begins anew with the next one', async () => {
    const { take, later } = copyOf({ name: 'kvk', perHour: 3 })
    expect(await givenOf(10, take)).toBe(3)
    await nextHour()
    expect(await givenOf(10, take)).toBe(0)
    later(10_000)
    expect(await givenOf(10, take)).toBe(3)
  })

  test('is taken from in portions: few statements for many calls', async () => {
    const { take } = copyOf({ name: 'kvk', perHour: 3_000 })
    for (let nth = 0; nth < 30; nth++) await take()
    expect(await taken()).toBe(40)
  })

  test('whose portion was not used in a minute is asked anew, so that little is carried into another hour', async () => {
    const { take, later } = copyOf({ name: 'kvk', perHour: 3_000 })
    await take()
    later(60_000)
    await take()
    expect(await taken()).toBe(40)
  })

  test('has nothing to do with another one, however large', async () => {
    expect(await spendBudget(shop.database, { name: 'kvk', perHour: 1 })).toBe(true)
    expect(await spendBudget(shop.database, { name: 'kvk', perHour: 1 })).toBe(false)
    const large = { name: 'mails', perHour: 3_600_000_000 } as const
    expect(await spendBudget(shop.database, large, 3_000_000_000)).toBe(true)
    expect(await spendBudget(shop.database, large, 600_000_001)).toBe(false)
  })

  test('gives nothing while the database does not answer, and goes on at once when it does', async () => {
    const pool = openPool(shop.connection, () => undefined)
    const take = createBudget(openDatabase(pool), { name: 'kvk', perHour: 3_000 })
    await shop.pool.query('alter table hourly_budgets rename to away')
    expect(await take()).toBe(false)
    await shop.pool.query('alter table away rename to hourly_budgets')
    expect(await take()).toBe(true)
    await pool.end()
  })
})
