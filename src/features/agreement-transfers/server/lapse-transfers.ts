import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { caseById } from '../../cases/server/case.ts'
import { changeCase, lockCase } from '../../cases/server/update-case.ts'
import { lapseTransfer } from './end-transfer.ts'
import { casesOfLapsed, openTransfer } from './stored-transfers.ts'

/** So many at once. */
const mostTransfers = 50

/** Ends transfers whose day went by while somebody still had to agree, and tells both sides; resolves to whether there are more. */
export async function lapseTransfers(
  database: Database,
  { mailDomain, linkKey }: { readonly mailDomain: string; readonly linkKey: Uint8Array },
  now: Date,
): Promise<boolean> {
  const today = dayInTheNetherlands(now)
  const cases = await casesOfLapsed(database, today, mostTransfers)
  for (const caseId of cases)
    await transaction(database, async tx => {
      const opened = await caseById(tx, caseId)
      let locked = opened && (await lockCase(tx, opened.number))
      const open = locked && (await openTransfer(tx, caseId))
      if (!locked || !open || open.holdsFrom >= today) return
      const found = locked
      await lapseTransfer(tx, open, {
        found,
        now,
        mailDomain,
        linkKey,
        async change(event) {
          const { version, eventId } = await changeCase(tx, locked ?? found, {
            ...event,
            actor: { kind: 'system' },
          })
          locked = { ...found, version }
          return eventId
        },
      })
    })
  return cases.length === mostTransfers
}
