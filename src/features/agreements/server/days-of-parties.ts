import { and, eq, lte } from 'drizzle-orm'
import type { Day } from '../../../common/working-days.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { caseById } from '../../cases/server/case.ts'
import { changeCase, lockCase } from '../../cases/server/update-case.ts'
import { agreementEvents } from '../events.ts'
import { agreementParties } from './tables.ts'

/** So many at once. */
const mostParties = 50

/** Notes that days have come on which agreements are another organisation's, which their cases tell; resolves to whether there are more. */
export async function noteNewParties(database: Database, today: Day): Promise<boolean> {
  const { id, caseId, holdsFrom, hasCome } = agreementParties
  const due = and(eq(hasCome, false), lte(holdsFrom, today))
  const found = await database.select({ id, caseId }).from(agreementParties).where(due).limit(mostParties)
  for (const party of found)
    await transaction(database, async tx => {
      const opened = await caseById(tx, party.caseId)
      const locked = opened && (await lockCase(tx, opened.number))
      // Cancelled meanwhile, or told by another copy.
      const [came] = await tx
        .update(agreementParties)
        .set({ hasCome: true })
        .where(and(eq(id, party.id), due))
        .returning({ day: holdsFrom })
      if (!locked || !came?.day) return
      await changeCase(tx, locked, {
        type: agreementEvents.handedOver,
        actor: { kind: 'system' },
        data: { day: came.day },
      })
    })
  return found.length === mostParties
}
