import { eq, inArray } from 'drizzle-orm'
import { dayInTheNetherlands, endOfDayInTheNetherlands } from '../../../../common/dutch-calendar.ts'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import { type Snooze, waitsUntil } from '../../snooze.ts'
import { caseSnoozes } from './tables.ts'

/** A case that was let wait; it may be over by now (`waitsUntil`). */
export type StoredSnooze = Readonly<Omit<typeof caseSnoozes.$inferSelect, 'caseId'>>

/** How a case was let wait last; null where it was not, or that was ended. */
export async function snoozeOf(database: Queryable, caseId: number): Promise<StoredSnooze | null> {
  return (await snoozesAmong(database, [caseId])).get(caseId) ?? null
}

/** The same of these cases, by id. */
export async function snoozesAmong(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, StoredSnooze>> {
  if (caseIds.length === 0) return new Map()
  const rows = await database
    .select()
    .from(caseSnoozes)
    .where(inArray(caseSnoozes.caseId, [...caseIds]))
  return new Map(rows.map(({ caseId, ...snooze }) => [caseId, snooze]))
}

/** Until when a case waits now; null where it does not. @param asked what its customer said and nobody took up yet */
export function waitingNow(
  snooze: StoredSnooze | null,
  {
    dueAt,
    asked,
    now,
  }: { readonly dueAt: Date | null; readonly asked: readonly { readonly at: Date }[]; readonly now: Date },
): Snooze | null {
  const until = waitsUntil(snooze, {
    dueAt,
    askedAt: asked.at(-1)?.at ?? null,
    today: dayInTheNetherlands(now),
    endOfDay: endOfDayInTheNetherlands,
  })
  return snooze && until !== null ? { until, untilAnswer: snooze.untilAnswer } : null
}

/** Takes the place of the one before; null is none any more. */
export async function storeSnooze(
  tx: Transaction,
  caseId: number,
  snooze: StoredSnooze | null,
): Promise<void> {
  if (snooze === null) await tx.delete(caseSnoozes).where(eq(caseSnoozes.caseId, caseId))
  else
    await tx
      .insert(caseSnoozes)
      .values({ caseId, ...snooze })
      .onConflictDoUpdate({ target: caseSnoozes.caseId, set: snooze })
}
