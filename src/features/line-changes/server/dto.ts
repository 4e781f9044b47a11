import type { Queryable } from '../../../platform/database/pool.ts'
import { orderState } from '../../cases/case-states.ts'
import type { Case } from '../../cases/server/case.ts'
import { changesOfCase, type StoredLineChange } from '../../orders/server/line-changes/stored-changes.ts'
import { originsOfOrders } from '../../orders/server/stored-orders.ts'
import { colleaguesOf } from '../../staff/server/colleagues.ts'
import type { DeskLineChange, DeskLineChanges } from '../contract.ts'
import { whyLinesAreFinal } from '../line-change.ts'
import { proposalRefusals } from '../texts.ts'

/**
 * Why the lines of a case cannot be changed; null where they can. What was ordered by a quote keeps them
 * (docs/decisions/quotes.md#a-quote-becomes-an-order).
 */
export async function whyCaseLinesAreFinal(
  database: Queryable,
  { id, kind, state }: Case,
): Promise<string | null> {
  if (kind !== 'order') return proposalRefusals.noOrder
  const origin = (await originsOfOrders(database, [id])).get(id)
  const isOfQuote = origin !== undefined && 'quoteNumber' in origin
  return whyLinesAreFinal[orderState(state)] ?? (isOfQuote ? proposalRefusals.quoteLinesStay : null)
}

/** The changes of an order as the desk shows them. */
export async function lineChangesOf(database: Queryable, found: Case, now: Date): Promise<DeskLineChanges> {
  const [changes, colleagues] = await Promise.all([changesOfCase(database, found.id), colleaguesOf(database)])
  const names = new Map(colleagues.map(({ id, name }) => [id, name]))
  return {
    refusal: await whyCaseLinesAreFinal(database, found),
    changes: changes.map(change => changeOnWire(change, names.get(change.proposedBy) ?? '', now)),
  }
}

const changeOnWire = (
  { id, state, message, answer, before, after, proposedAt, expiresAt, endedAt }: StoredLineChange,
  proposedBy: string,
  now: Date,
): DeskLineChange => ({
  id,
  state,
  message,
  answer,
  before,
  after,
  proposedBy,
  proposedAt: proposedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  isExpired: state === 'waiting' && expiresAt !== null && expiresAt <= now,
  endedAt: endedAt?.toISOString() ?? null,
})
