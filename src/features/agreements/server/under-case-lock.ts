import { oneByOne } from '../../../platform/database/one-by-one.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { type Case, casesByNumbers, ownerOf } from '../../cases/server/case.ts'
import { nextStepsOf, setNextDue } from '../../cases/server/next-step/due.ts'
import type { StepSources } from '../../cases/server/next-step/facts.ts'
import { changeCase, lockCases } from '../../cases/server/update-case.ts'
import { notifyDesk } from '../../desk/server/notify-desk.ts'
import type { Actor } from '../../events/server/events.ts'
import type { EndContext } from './give-notice.ts'
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
export const underCaseLock = <Outcome>(
  services: NoticeServices,
  number: string,
  isOwn: (party: Pick<Case, 'customerId'>) => boolean,
  work: (tx: Transaction, context: EndContext) => Promise<Outcome> | Outcome,
  actorOf?: (party: Pick<Case, 'customerId'>) => Actor,
): Promise<Outcome | 'unknown'> =>
  underCaseLocks(
    services,
    [number],
    isOwn,
    async (tx, [context]) => (context ? work(tx, context) : 'unknown'),
    actorOf,
  )

/**
 * The same with several agreements at once, in the order of their cases: all of it is done, or none where `work` throws.
 * @returns `unknown` where one of them is no such order
 */
export async function underCaseLocks<Outcome>(
  { database, mailDomain, steps, onMailQueued }: NoticeServices,
  numbers: readonly string[],
  isOwn: (party: Pick<Case, 'customerId'>) => boolean,
  work: (tx: Transaction, contexts: readonly EndContext[]) => Promise<Outcome>,
  actorOf: (party: Pick<Case, 'customerId'>) => Actor = ownerOf,
): Promise<Outcome | 'unknown'> {
  const outcome = await transaction(database, async (tx): Promise<Outcome | 'unknown'> => {
    const ids = (await casesByNumbers(tx, numbers)).map(({ id }) => id)
    const found = (await lockCases(tx, ids)).filter(({ kind }) => kind === 'order')
    if (found.length === 0 || found.length !== numbers.length) return 'unknown'
    const now = new Date()
    const parties = new Map<number, Pick<Case, 'customerId'>>()
    for (const each of found) parties.set(each.id, (await partyAt(tx, each.id, now)) ?? each)
    if (![...parties.values()].every(isOwn)) return 'unknown'
    const before = await nextStepsOf(oneByOne(tx), found, now, steps)
    const changed = new Map<number, Case>()
    const done = await work(
      tx,
      found.map(each => ({
        found: each,
        now,
        mailDomain,
        steps,
        actor: actorOf(parties.get(each.id) ?? each),
        async change(event) {
          const actor = actorOf(parties.get(each.id) ?? each)
          const locked = changed.get(each.id) ?? each
          const { version, eventId } = await changeCase(tx, locked, { ...event, actor })
          changed.set(each.id, { ...locked, version })
          return eventId
        },
      })),
    )
    for (const id of changed.keys())
      await setNextDue(tx, id, { before: before.get(id) ?? null, chosen: null, now, steps })
    return done
  })
  onMailQueued()
  await notifyDesk(database)
  return outcome
}
