import { eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { type Actor, appendEvent } from '../../events/server/events.ts'
import { caseStateError, isOver, opensByMail, opensByVersion, type WantedState } from '../case-states.ts'
import { caseEvents } from '../events.ts'
import { cases } from './tables.ts'
import { caseRefusals } from './texts.ts'

export type StateChange = WantedState & {
  readonly caseId: number
  /** Version of the case that the decision is based on. */
  readonly version: number
  readonly actor: Actor
  /** Whether it goes back to what it was before its last state, which no table has. */
  readonly takesBack?: boolean
  /** Whether a new version of a quote opens it again, which no table has either. */
  readonly isNewVersion?: boolean
  /** Whether a mail of its customer opens it again. */
  readonly isMail?: boolean
  /** Further data of the event; names no person. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** Outcome of a state change. All but `changed` changed nothing and explain why in Dutch. */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly version: number }
  | { readonly kind: 'unknown' | 'stale' | 'refused'; readonly message: string; readonly field?: string }

/**
 * Brings a case into another state and writes down who did it. Of two people who change the same version, the second one
 * is refused; so is a state that does not follow (src/features/cases/case-states.ts).
 */
export const changeState = (database: Database, change: StateChange): Promise<ChangeOutcome> =>
  transaction(database, tx => changeStateWithin(tx, change))

/** The same as a part of what else is done to the case. */
export async function changeStateWithin(tx: Transaction, change: StateChange): Promise<ChangeOutcome> {
  const [found] = await tx.select().from(cases).where(eq(cases.id, change.caseId)).for('no key update')
  if (!found) return { kind: 'unknown', message: caseRefusals.gone }
  if (found.version !== change.version)
    return {
      kind: 'stale',
      message: caseRefusals.changedMeanwhile,
    }
  const { state, words = '', takesBack = false } = change
  const reason = change.reason === '' ? null : change.reason
  const isOutsideTable =
    takesBack ||
    (change.isNewVersion && opensByVersion(found.kind, found.state)) ||
    (change.isMail && opensByMail(found.state))
  const refusal = isOutsideTable ? null : caseStateError(found.kind, found.state, change)
  if (refusal !== null) return { kind: 'refused', ...refusal }
  const version = found.version + 1
  const closedAt = isOver(found.kind, state) ? sql`now()` : null
  const closedReason = state === 'closed' ? reason : null
  await tx.update(cases).set({ state, version, closedAt, closedReason }).where(eq(cases.id, found.id))
  await appendEvent(tx, {
    type: caseEvents.stateChanged,
    actor: change.actor,
    caseId: found.id,
    customerId: found.customerId,
    changedFields: ['state'],
    data: {
      from: found.state,
      to: state,
      ...(reason !== null && { reason }),
      ...(takesBack && { takenBack: true }),
      ...change.data,
      version,
    },
    ...(words !== '' && { values: { words: { before: null, after: words } } }),
  })
  return { kind: 'changed', version }
}
