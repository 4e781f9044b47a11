import { sql } from 'drizzle-orm'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Database, Queryable } from '../../../platform/database/pool.ts'
import type { Limits } from '../../../platform/http/rate-limits.ts'
import type { Log } from '../../../platform/operations/log.ts'
import { type MissKind, missKinds, namedFrom } from '../missed-look-up.ts'
import { missedLookUps as table } from './tables.ts'

/** A look-up that found nothing. */
type Miss = { readonly kind: MissKind; readonly zipCode: string }

export type MissCounter = {
  /** Counts one more, beside the answer: it costs whoever asks nothing, and never fails. */
  count(request: { readonly ip: string }, miss: Miss): void
  /** Once everything that was counted is stored, or could not be. */
  settled(): Promise<void>
}

/** Misses of one source that count: a browser that loads a page again counts its postcode once, and a program is soon done. */
const perHour = { ofSource: 30, ofPostcode: 1 } as const
const windowMs = 60 * 60_000

/** Postcodes that a month has of a kind; what comes after them counts by four digits, of which there are 9,000. */
const mostPostcodes = 20_000

/** So that it stays a number. */
const mostCounted = 1_000_000_000

/** Counts misses: one statement is under way at a time, and takes along all that came meanwhile. */
export function createMissCounter(
  database: Database,
  log: Pick<Log, 'warn'>,
  { counters, factor }: Pick<Limits, 'counters' | 'factor'>,
  now = () => new Date(),
): MissCounter {
  let waiting = new Map<string, Miss & { readonly count: number }>()
  let storing: Promise<void> | null = null

  const limit = (max: number) => ({ max: Math.max(1, Math.round(max * factor)), windowMs })
  const isOver = (ip: string, zipCode: string) =>
    counters.count('a missed look-up', ip, limit(perHour.ofSource)) > 0 ||
    counters.count(`a missed look-up at ${zipCode}`, ip, limit(perHour.ofPostcode)) > 0

  async function store() {
    while (waiting.size > 0) {
      const counted = [...waiting.values()]
      waiting = new Map()
      try {
        await storeMisses(database, dayInTheNetherlands(now()), counted)
      } catch (error) {
        log.warn({ err: error }, 'look-ups that found nothing were not counted')
      }
    }
  }

  return {
    count({ ip }, { kind, zipCode }) {
      if (isOver(ip, zipCode)) return
      const key = `${zipCode} ${kind}`
      waiting.set(key, { kind, zipCode, count: (waiting.get(key)?.count ?? 0) + 1 })
      storing ??= store().finally(() => {
        storing = null
      })
    },
    async settled() {
      await storing
    },
  }
}

/** Adds to the counts of a month; a postcode that a full month does not have yet counts by its four digits. */
export async function storeMisses(
  database: Queryable,
  day: string,
  counted: readonly (Miss & { readonly count: number })[],
  most = mostPostcodes,
): Promise<void> {
  const month = sql`${`${day.slice(0, 7)}-01`}::date`
  await database.execute(sql`
    with given as (
      select * from unnest(
        ${sql.param(counted.map(({ zipCode }) => zipCode))}::text[], ${sql.param(counted.map(({ kind }) => kind))}::text[],
        ${sql.param(counted.map(({ count }) => count))}::integer[]
      ) as given (place, kind, count)
    ), room as (
      select kind, ${most} > (
          select count(*) from (
            select from ${table} as known where month = ${month} and known.kind = kinds.kind and length(place) = 6 limit ${most}
          ) as postcodes
        ) as is_left
      from (select distinct kind from given) as kinds
    ), placed as (
      select case when is_left or exists (
          select from ${table} as known
          where known.month = ${month} and known.place = given.place and known.kind = given.kind
        ) then place else left(place, 4) end as place, kind, count
      from given join room using (kind)
    )
    insert into ${table} as stored (month, place, kind, count)
    select ${month}, place, kind, sum(count)::integer from placed group by place, kind order by place, kind
    on conflict (month, place, kind) do update set count = least(stored.count::bigint + excluded.count, ${mostCounted})`)
}

/** A place with how often nothing was found there in a month. */
export type MissedPlace = {
  /** `2026-11` */
  readonly month: string
  /** A postcode, or the four digits of those that were counted too seldom. */
  readonly place: string
  readonly kind: MissKind
  readonly count: number
}

/**
 * Places where nothing was found: the newest month first, in it the most counted.
 * @param month `2026-11`; null for all
 */
export async function missedPlaces(
  database: Queryable,
  month: string | null,
  most: number,
): Promise<readonly MissedPlace[]> {
  const { rows } = await database.execute<MissedPlace>(sql`
    select to_char(month, 'YYYY-MM') as month, named as place, kind, least(sum(count), ${mostCounted})::integer as count
    from (
      select month, kind, count, case when count >= ${namedFrom} then place else left(place, 4) end as named
      from ${table} where ${month === null ? sql`true` : sql`month = ${`${month}-01`}::date`}
    ) as counted
    group by month, named, kind
    order by month desc, sum(count) desc, named, array_position(${sql.param([...missKinds])}::text[], kind)
    limit ${most}`)
  return rows
}

/** Months with a count, the newest first: `2026-11`. */
export async function missedMonths(database: Queryable): Promise<readonly string[]> {
  const { rows } = await database.execute<{ month: string }>(
    sql`select distinct to_char(month, 'YYYY-MM') as month from ${table} order by month desc`,
  )
  return rows.map(({ month }) => month)
}

/** So many months stay beside the one that runs: two years, of which the same months can be laid beside each other. */
const monthsRetained = 24

/** Removes old months, and in those that are over keeps only four digits of what was counted too seldom to be named. */
export async function forgetMisses(database: Database): Promise<void> {
  const thisMonth = sql`date_trunc('month', now() at time zone 'Europe/Amsterdam')`
  await database.execute(sql`
    delete from ${table} where month < ${thisMonth} - make_interval(months => ${monthsRetained})`)
  await database.execute(sql`
    with seldom as (
      delete from ${table} where month < ${thisMonth} and count < ${namedFrom} and length(place) = 6
      returning month, left(place, 4) as place, kind, count
    )
    insert into ${table} as stored (month, place, kind, count)
    select month, place, kind, sum(count)::integer from seldom group by month, place, kind
    on conflict (month, place, kind) do update set count = least(stored.count::bigint + excluded.count, ${mostCounted})`)
}
