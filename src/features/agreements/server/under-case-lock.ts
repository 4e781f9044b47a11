import { oneByOne } from '../../../platform/database/one-by-one.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { type Case, ownerOf } from '../../cases/server/case.ts'
import { nextStepOf, setNextDue } from '../../cases/server/next-step/due.ts'
import type { StepSources } from '../../cases/server/next-step/facts.ts'
import { changeCase, lockCase } from '../../cases/server/update-case.ts'
import { notifyDesk } from '../../desk/server/notify-desk.ts'
import type { Actor } from '../../events/server/events.ts'
import type { NoticeContext } from './give-notice.ts'
import { partyAt } from './parties.ts'

export type NoticeServices = {
  readonly database: Database
  readonly mailDomain: string
  readonly steps: StepSources
  readonly onMailQueued: () => void
}

/**
 * Does something with the agreement of an order for its party, under the lock of its case, and has its next step follow.
 * @param isOwn whether that party may, by its account
 * @param actorOf who does it, where that is not the party
 * @returns `unknown` where there is no such order
 */
export async function underCaseLock<Outcome>(
  { database, mailDomain, steps, onMailQueued }: NoticeServices,
  number: string,
  isOwn: (party: Pick<Case, 'customerId'>) => boolean,
  work: (tx: Transaction, context: NoticeContext) => Promise<Outcome> | Outcome,
  actorOf: (party: Pick<Case, 'customerId'>) => Actor = ownerOf,
): Promise<Outcome | 'unknown'> {
  const outcome = await transaction(database, async (tx): Promise<Outcome | 'unknown'> => {
    const found = await lockCase(tx, number)
    if (found?.kind !== 'order') return 'unknown'
    const now = new Date()
    const party = (await partyAt(tx, found.id, now)) ?? found
    if (!isOwn(party)) return 'unknown'
    const before = await nextStepOf(oneByOne(tx), found, now, steps)
    let locked = found
    const done = await work(tx, {
      found,
      now,
      mailDomain,
      async change(event) {
        const { version, eventId } = await changeCase(tx, locked, { ...event, actor: actorOf(party) })
        locked = { ...locked, version }
        return eventId
      },
    })
    if (locked !== found) await setNextDue(tx, found.id, { before, chosen: null, now, steps })
    return done
  })
  onMailQueued()
  await notifyDesk(database)
  return outcome
}
