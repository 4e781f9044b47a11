import { and, eq, gt, sql } from 'drizzle-orm'
import { type EventKind, nameOf } from '../../../common/event-kind.ts'
import { type Database, transaction } from '../../../platform/database/pool.ts'
import { appendEvent } from './events.ts'
import { events } from './tables.ts'

/** Logs that a staff member, or a client of the API, viewed personal data. */
export type View = Viewer & {
  readonly type: EventKind<`${string}-viewed`>
  /** Subject of the view: a case, a customer, a registration, which is not a customer yet, or a prospect of a client of the API. */
  readonly of:
    | { readonly caseId: number; readonly customerId?: string | null }
    | { readonly customerId: string }
    | { readonly registration: string }
    | { readonly prospect: string }
}

type Viewer = { readonly staffId: string } | { readonly clientId: string }

/** Continued viewing, and reloads, count as one view. */
const onceInMinutes = 15

/**
 * Writes down that somebody looked; at most once in 15 minutes of the same viewer and thing, unless something came in for that
 * case meanwhile: then it is seen now.
 */
export const appendView = (database: Database, { type, of, ...viewer }: View): Promise<void> =>
  transaction(database, async tx => {
    const thing = JSON.stringify(of)
    const actor =
      'staffId' in viewer
        ? ({ kind: 'staff', id: viewer.staffId } as const)
        : ({ kind: 'client', id: viewer.clientId } as const)
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${nameOf(type)} ${actor.id} ${thing}`}, 0))`,
    )
    const [earlier] = await tx
      .select({ id: events.id })
      .from(events)
      .where(
        and(
          eq(events.actorKind, actor.kind),
          eq(events.actorId, actor.id),
          eq(events.type, type),
          gt(events.occurredAt, sql`now() - make_interval(mins => ${onceInMinutes})`),
          isOf(of),
          'caseId' in of ? nothingSince(of.caseId) : undefined,
        ),
      )
      .limit(1)
    if (earlier) return
    await appendEvent(tx, {
      type,
      actor,
      ...('registration' in of || 'prospect' in of ? { data: of } : of),
    })
  })

/** No event of somebody else than staff is newer than the one that is asked about. */
const nothingSince = (caseId: number) =>
  sql`not exists (select from ${events} as later where later.case_id = ${caseId} and later.id > ${events.id}
    and later.actor_kind in ('customer', 'visitor', 'reseller', 'client'))`

const isOf = (of: View['of']) => {
  if ('caseId' in of) return eq(events.caseId, of.caseId)
  if ('customerId' in of) return eq(events.customerId, of.customerId)
  return sql`${events.data} @> ${JSON.stringify(of)}::jsonb`
}
