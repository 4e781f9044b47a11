import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/pool.ts'
import { hourlyBudgets } from './tables.ts'

/**
 * Services with a budget over all copies of the shop and all visitors together, because they cost money or goodwill.
 */
export type BudgetName = 'kvk' | 'pdok' | 'vies' | 'mails'

/** One hour's bound of one of them. */
export type BudgetOf = { readonly name: BudgetName; readonly perHour: number }

/** The clock hour by the clock of the database, which all copies share. */
const thisHour = sql`date_trunc('hour', now(), 'UTC')`

/** Takes a portion of this hour's budget, all of it or nothing. @returns whether it was still there */
export async function spendBudget(
  database: Queryable,
  { name, perHour }: BudgetOf,
  portion = 1,
): Promise<boolean> {
  if (portion > perHour) return false
  const isOver = sql`${hourlyBudgets.hourBeganAt} <> excluded.hour_began_at`
  const { rowCount } = await database
    .insert(hourlyBudgets)
    .values({ name, hourBeganAt: thisHour, taken: portion })
    .onConflictDoUpdate({
      target: hourlyBudgets.name,
      set: {
        hourBeganAt: sql`excluded.hour_began_at`,
        taken: sql`case when ${isOver} then excluded.taken else ${hourlyBudgets.taken} + excluded.taken end`,
      },
      setWhere: sql`${isOver} or ${hourlyBudgets.taken} + excluded.taken <= ${perHour}::bigint`,
    })
  return rowCount === 1
}

/** Milliseconds until the next hour's budgets begin. */
export async function msToNextHour(database: Queryable): Promise<number> {
  // Written out: a select from no table.
  const { rows } = await database.execute<{ ms: number }>(
    sql`select 1000 * extract(epoch from ${thisHour} + interval '1 hour' - now())::float8 as ms`,
  )
  return rows[0]?.ms ?? 0
}

/** Takes one. False where nothing is left for this hour, or the database does not say. */
export type Budget = () => Promise<boolean>

/** Parts of an hour's budget that a copy takes at a time, so that hardly any request waits for the database. */
const portions = 100
const largestPortion = 20
/** Unused parts of a copy's portion expire after this time. */
const portionServesMs = 60_000
/** Once nothing is left, the database is not asked again before this is over. */
const askAgainMs = 10_000

/**
 * A budget as a copy of the shop takes from it, portion by portion: no more is taken in an hour than the budget, beside what is
 * left of a copy's last portion of the hour before.
 * @param now milliseconds of a clock that only goes forward
 */
export function createBudget(
  database: Queryable,
  budget: BudgetOf,
  now: () => number = () => performance.now(),
): Budget {
  const portion = Math.max(1, Math.min(largestPortion, Math.floor(budget.perHour / portions)))
  let held = { left: 0, isSpent: false, untilMs: 0 }
  let refilling: Promise<boolean> | null = null

  /** @returns whether the database answered */
  async function refill(): Promise<boolean> {
    const isTaken = await spendBudget(database, budget, portion).catch(() => null)
    refilling = null
    if (isTaken === null) return false
    held = isTaken
      ? { left: portion, isSpent: false, untilMs: now() + portionServesMs }
      : { left: 0, isSpent: true, untilMs: now() + askAgainMs }
    return true
  }

  return async () => {
    for (;;) {
      const isHeld = now() < held.untilMs
      if (isHeld && held.isSpent) return false
      if (isHeld && held.left > 0) {
        held.left -= 1
        return true
      }
      // Callers that arrive meanwhile wait for the same portion.
      refilling ??= refill()
      if (!(await refilling)) return false
    }
  }
}
