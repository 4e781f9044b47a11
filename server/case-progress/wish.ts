import { type CaseStatus, cancellationMode } from '../../domain/cancellation.ts'
import { caseTable } from '../../domain/case-states.ts'
import type { CustomerRequest } from '../../domain/customer-requests.ts'
import type { CallBy } from '../calendar/promised.ts'
import { eventOfWish, openRequests, wishField } from '../case-work/open-requests.ts'
import type { Case } from '../cases/case.ts'
import { changeStateWithin } from '../cases/change-state.ts'
import { ownerOf } from '../cases/owner.ts'
import { callSooner, changeCase, lockCase } from '../cases/update-case.ts'
import { type Database, type Transaction, transaction } from '../database/pool.ts'
import { email, queueDeliveries } from '../deliveries/queue.ts'
import { valuesOfCase } from '../events/case-events.ts'
import { eventsOfCase } from '../events/events.ts'
import { keepPromisedAnswer } from '../next-step/due.ts'
import { endVersion } from '../quotes/end-version.ts'
import { tellDesk } from '../work-list/signal.ts'
import { caseStatusOf } from './progress.ts'

export type WishServices = {
  readonly database: Database
  readonly mailDomain: string
  readonly callBy: CallBy
  readonly onMailQueued: () => void
}

/** What a customer wants, in his own words. */
export type Wanted = { readonly wish: CustomerRequest; readonly words: string }

export type WishOutcome =
  | { readonly kind: 'cancelled' | 'asked' | 'unknown' }
  /** It is over; the Dutch sentence says how. */
  | { readonly kind: 'over'; readonly message: string }

/**
 * Takes what a customer wants of his order or quote request: cancelled at once while nobody confirmed it, else a request that
 * staff find on their list. Twice the same is done once.
 * @param number nine digits; whether it is his is the caller's to know
 */
export async function takeWish(services: WishServices, number: string, wanted: Wanted): Promise<WishOutcome> {
  const outcome = await transaction(services.database, async (tx): Promise<WishOutcome> => {
    const found = await lockCase(tx, number)
    const standing = found && caseStatusOf(found)
    if (!found || !standing) return { kind: 'unknown' }
    const way = cancellationMode(standing)
    if (way === null) return ended(standing, wanted)
    if (wanted.wish === 'cancel' && way === 'at-once') return cancel(tx, found, wanted, services)
    return ask(tx, found, wanted, services)
  })
  if (outcome.kind === 'cancelled') services.onMailQueued()
  if (outcome.kind === 'cancelled' || outcome.kind === 'asked') await tellDesk(services.database)
  return outcome
}

/** Who cancels what is cancelled has what he wants. */
const ended = ({ kind, state }: CaseStatus, { wish }: Wanted): WishOutcome =>
  wish === 'cancel' && state === 'cancelled'
    ? { kind: 'cancelled' }
    : { kind: 'over', message: caseTable(kind).states[state]?.refusal ?? '' }

const noteWish = (tx: Transaction, found: Case, { wish, words }: Wanted) =>
  changeCase(tx, found, {
    type: eventOfWish[wish],
    actor: ownerOf(found),
    values: { [wishField]: { before: null, after: words } },
  })

async function cancel(
  tx: Transaction,
  found: Case,
  wanted: Wanted,
  { mailDomain }: WishServices,
): Promise<WishOutcome> {
  const { version } = await noteWish(tx, found, wanted)
  const moved = await changeStateWithin(tx, {
    caseId: found.id,
    version,
    state: 'cancelled',
    reason: 'customer-request',
    actor: ownerOf(found),
  })
  if (moved.kind !== 'changed') throw new Error(`A case that is held could not be cancelled: ${moved.kind}`)
  if (found.kind === 'quote') await endVersion(tx, found.id, { state: 'withdrawn' })
  await keepPromisedAnswer(tx, found)
  if (found.kind === 'order' && found.contactEmail !== null)
    await queueDeliveries(tx, { caseId: found.id }, [
      email('order-cancelled', found.contactEmail, mailDomain),
    ])
  return { kind: 'cancelled' }
}

/** Somebody calls by the end of the next working day, unless he would sooner. */
async function ask(
  tx: Transaction,
  found: Case,
  wanted: Wanted,
  { callBy }: WishServices,
): Promise<WishOutcome> {
  const open = openRequests(found.kind, await eventsOfCase(tx, found.id), await valuesOfCase(tx, found.id))
  if (open.some(({ kind, words }) => kind === wanted.wish && words === wanted.words)) return { kind: 'asked' }
  await noteWish(tx, found, wanted)
  await callSooner(tx, found, callBy)
  return { kind: 'asked' }
}
