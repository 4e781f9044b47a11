import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { type CorrectedPlace, coversPlace, placesMeet, type SinglePlace } from '../corrected-place.ts'
import { type CoverageCorrection, periodsMeet } from '../coverage.ts'
import { coverageCorrections as corrections } from './tables.ts'

/* Corrections of coverage as they are stored. An import never touches them. */

export type StoredCorrection = CoverageCorrection & {
  readonly version: number
  /** ISO 8601; null where it is as it was made. */
  readonly changedAt: string | null
  readonly endedBy: string | null
  readonly endedAt: string | null
  /** The import that says the same, for which it was ended. */
  readonly droppedFor: number | null
}

type Row = typeof corrections.$inferSelect

const correctionOf = ({ madeAt, changedAt, endedAt, ...row }: Row): StoredCorrection => ({
  ...row,
  madeAt: madeAt.toISOString(),
  changedAt: changedAt?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
})

/** The part of a correction that a colleague types. */
export type CorrectionContent = Omit<CoverageCorrection, 'id' | 'madeBy' | 'madeAt'>

/** @returns false where there is one of this id already */
export async function insertCorrection(
  tx: Queryable,
  id: string,
  content: CorrectionContent,
  madeBy: string | null,
): Promise<boolean> {
  const stored = await tx
    .insert(corrections)
    .values({ ...content, id, madeBy })
    .onConflictDoNothing()
    .returning({ id: corrections.id })
  return stored.length === 1
}

/** Holds a correction against others who change it; null where there is none. */
export async function holdCorrection(tx: Transaction, id: string): Promise<StoredCorrection | null> {
  const [row] = await tx.select().from(corrections).where(eq(corrections.id, id)).for('update')
  return row ? correctionOf(row) : null
}

export async function correctionById(database: Queryable, id: string): Promise<StoredCorrection | null> {
  const [row] = await database.select().from(corrections).where(eq(corrections.id, id))
  return row ? correctionOf(row) : null
}

export const nextVersion = sql`version + 1`

export async function updateCorrection(
  tx: Transaction,
  id: string,
  content: Partial<CorrectionContent>,
): Promise<void> {
  await tx
    .update(corrections)
    .set({ ...content, changedAt: sql`now()`, version: nextVersion })
    .where(eq(corrections.id, id))
}

export type Ending = { readonly endedBy: string; readonly droppedFor: number | null }

export async function endStoredCorrection(tx: Transaction, id: string, ending: Ending): Promise<void> {
  await tx
    .update(corrections)
    .set({ ...ending, endedAt: sql`now()`, version: nextVersion })
    .where(eq(corrections.id, id))
}

export const notEnded = { endedBy: null, endedAt: null, droppedFor: null, version: nextVersion } as const

export async function resumeStoredCorrection(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(corrections)
    .set({ ...notEnded, changedAt: sql`now()` })
    .where(eq(corrections.id, id))
}

/** Those that were dropped for a file, held against others who change them. */
export const correctionsDroppedFor = async (
  tx: Transaction,
  importId: number,
): Promise<readonly StoredCorrection[]> =>
  (await tx.select().from(corrections).where(eq(corrections.droppedFor, importId)).for('update')).map(
    correctionOf,
  )

export const correctionsByIds = async (
  database: Queryable,
  ids: readonly string[],
): Promise<readonly StoredCorrection[]> =>
  (
    await database
      .select()
      .from(corrections)
      .where(inArray(corrections.id, [...ids]))
  ).map(correctionOf)

export type CorrectionFilter = {
  /** Also those that were ended, or whose last day is over. */
  readonly all: boolean
  readonly zipCode: string | null
  /** In the Netherlands. */
  readonly day: string
}

const stands = (day: string) =>
  and(isNull(corrections.endedAt), or(isNull(corrections.endsOn), sql`${corrections.endsOn} >= ${day}`))

/** All corrections that stand or will, for what an import says of them. @param day in the Netherlands */
export async function validCorrections(
  database: Queryable,
  day: string,
): Promise<readonly StoredCorrection[]> {
  return (await database.select().from(corrections).where(stands(day))).map(correctionOf)
}

/** Corrections, the newest first. @param after the id of the last one of the page before */
export async function correctionsPage(
  database: Queryable,
  { all, zipCode, day }: CorrectionFilter,
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<readonly StoredCorrection[]> {
  const before: SQL | undefined = after
    ? sql`(${corrections.madeAt}, ${corrections.id}) < (select made_at, id from coverage_corrections where id = ${after})`
    : undefined
  const rows = await database
    .select()
    .from(corrections)
    .where(and(all ? undefined : stands(day), zipCode ? eq(corrections.zipCode, zipCode) : undefined, before))
    .orderBy(desc(corrections.madeAt), desc(corrections.id))
    .limit(most)
  return rows.map(correctionOf)
}

/**
 * Corrections at an address that were made, changed or ended since a moment, or began or ran out, the newest first.
 * @param today in the Netherlands
 */
export async function correctionsSince(
  database: Queryable,
  place: SinglePlace,
  since: Date,
  today: string,
): Promise<readonly StoredCorrection[]> {
  const { zipCode, madeAt, changedAt, endedAt, startsOn, endsOn } = corrections
  const day = dayInTheNetherlands(since)
  const byCalendar = sql`${endedAt} is null and (${startsOn} > ${day} and ${startsOn} <= ${today}
    or ${endsOn} >= ${day} and ${endsOn} < ${today})`
  const rows = await database
    .select()
    .from(corrections)
    .where(
      and(
        eq(zipCode, place.zipCode),
        or(sql`greatest(${madeAt}, ${changedAt}, ${endedAt}) > ${since.toISOString()}`, byCalendar),
      ),
    )
    .orderBy(desc(madeAt))
  return rows.map(correctionOf).filter(each => coversPlace(each, place))
}

/** The other corrections of the technology that hold for an address in common, on a day in common. */
export async function overlapping(
  database: Queryable,
  content: CorrectionContent,
  id: string | null,
): Promise<readonly StoredCorrection[]> {
  const rows = await database
    .select()
    .from(corrections)
    .where(
      and(
        eq(corrections.zipCode, content.zipCode),
        eq(corrections.technology, content.technology),
        isNull(corrections.endedAt),
      ),
    )
    .orderBy(desc(corrections.madeAt))
  return rows
    .map(correctionOf)
    .filter(each => each.id !== id && placesMeet(each, content) && periodsMeet(each, content))
}

/** Addresses of the register and added ones in a place, with the towns in which they lie. */
export async function addressesIn(
  database: Queryable,
  place: CorrectedPlace,
): Promise<{ readonly count: number; readonly cities: readonly string[] }> {
  const known = await database.execute<{ houseNumber: number; suffix: string; city: string }>(
    sql`select house_number as "houseNumber", house_letter || addition as suffix, city from addresses
      where zip_code = ${place.zipCode}
      union select house_number, suffix, city from added_addresses
      where zip_code = ${place.zipCode} and ended_at is null`,
  )
  const here = known.rows.filter(each => coversPlace(place, { ...each, zipCode: place.zipCode }))
  return { count: here.length, cities: [...new Set(here.map(({ city }) => city))].toSorted() }
}
