import type { DeskLineChange, DeskLineChanges } from '../../contract/line-change.ts'
import { productToWire } from '../../contract/products.ts'
import type { Cart } from '../../domain/cart.ts'
import { orderState } from '../../domain/case-states.ts'
import { linesStay } from '../../domain/line-change.ts'
import type { Case } from '../cases/case.ts'
import type { Queryable } from '../database/pool.ts'
import { colleaguesOf } from '../staff/colleagues.ts'
import { changesOfCase, type StoredLineChange } from './stored-changes.ts'

/** Why the lines of a case cannot be changed; null where they can. */
export const whyLinesStay = ({ kind, state }: Case): string | null =>
  kind === 'order' ? linesStay[orderState(state)] : 'Alleen van een bestelling veranderen de regels.'

export const productsOnWire = (cart: Cart) =>
  cart.map(({ product, quantity }) => productToWire(product, quantity))

/** The changes of an order as the desk shows them. */
export async function lineChangesOf(database: Queryable, found: Case, now: Date): Promise<DeskLineChanges> {
  const [changes, colleagues] = await Promise.all([changesOfCase(database, found.id), colleaguesOf(database)])
  const names = new Map(colleagues.map(({ id, name }) => [id, name]))
  return {
    refusal: whyLinesStay(found),
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
  before: productsOnWire(before),
  after: productsOnWire(after),
  proposedBy,
  proposedAt: proposedAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  isExpired: state === 'waiting' && expiresAt !== null && expiresAt <= now,
  endedAt: endedAt?.toISOString() ?? null,
})
