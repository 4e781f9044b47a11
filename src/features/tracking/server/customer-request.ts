import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { email, queueDeliveries } from '../../../platform/deliveries/queue.ts'
import { askAgain } from '../../agreements/server/end-case.ts'
import { endStateRefusal, onEndState } from '../../agreements/server/end-state.ts'
import type { CallBy } from '../../calendar/server/promised.ts'
import type { AttachFiles } from '../../case-files/server/check-files.ts'
import { type CaseStatus, cancellationMode } from '../../cases/cancellation.ts'
import { caseTable, isOver, orderState } from '../../cases/case-states.ts'
import type { CustomerRequest } from '../../cases/customer-requests.ts'
import { caseMails } from '../../cases/mails.ts'
import { type Case, ownerOf } from '../../cases/server/case.ts'
import { changeStateWithin } from '../../cases/server/change-state.ts'
import { preserveAnswerDue } from '../../cases/server/next-step/due.ts'
import {
  eventTypeOfRequest,
  openRequests,
  requestTextField,
} from '../../cases/server/planning/open-requests.ts'
import { callSooner, changeCase, lockCase } from '../../cases/server/update-case.ts'
import { notifyDesk } from '../../desk/server/notify-desk.ts'
import { valuesOfCase } from '../../events/server/case-events.ts'
import { type Actor, eventsOfCase } from '../../events/server/events.ts'
import type { FollowedParts } from './followed-parts.ts'
import { caseStatusOf } from './progress.ts'

export type CustomerRequestServices = {
  readonly database: Database
  readonly mailDomain: string
  readonly callBy: CallBy
  readonly onMailQueued: () => void
  readonly followed: Pick<FollowedParts, 'endOffer'>
}

/** A customer's request with the text they wrote. */
export type SubmittedRequest = {
  readonly wish: CustomerRequest
  readonly words: string
  /** The client of the API that passes it on; absent where the customer asks themselves. */
  readonly by?: { readonly clientId: string; readonly sendsMails: boolean }
}

export type CustomerRequestOutcome =
  | { readonly kind: 'cancelled' | 'asked' | 'unknown' }
  /** It is over; the Dutch sentence says how. */
  | { readonly kind: 'over'; readonly message: string }

/**
 * Handles a customer's request about an order or quote request: an unconfirmed one is cancelled at once, everything
 * else becomes a request on the work list of staff. A repeated request changes nothing.
 * @param number nine digits; the caller has checked that the customer owns the case
 * @param attach stores the files that go along; null where none do
 */
export async function submitCustomerRequest(
  services: CustomerRequestServices,
  number: string,
  wanted: SubmittedRequest,
  attach: AttachFiles | null = null,
): Promise<CustomerRequestOutcome> {
  const outcome = await transaction(services.database, async (tx): Promise<CustomerRequestOutcome> => {
    const found = await lockCase(tx, number)
    const standing = found && caseStatusOf(found)
    if (!found || !standing) return { kind: 'unknown' }
    if (found.purpose === 'end') return withdrawEnd(tx, found, { ...wanted, attach }, services)
    const way = cancellationMode(standing)
    if (way === null) return ended(standing, wanted)
    if (wanted.wish === 'cancel' && way === 'at-once')
      return cancel(tx, found, { ...wanted, attach }, services)
    return ask(tx, found, { ...wanted, attach }, services)
  })
  if (outcome.kind === 'cancelled') services.onMailQueued()
  if (outcome.kind === 'cancelled' || outcome.kind === 'asked') await notifyDesk(services.database)
  return outcome
}

/** Cancelling a cancelled case succeeds. */
const ended = ({ kind, state }: CaseStatus, { wish }: SubmittedRequest): CustomerRequestOutcome =>
  wish === 'cancel' && state === 'cancelled'
    ? { kind: 'cancelled' }
    : { kind: 'over', message: caseTable(kind).states[state]?.refusal ?? '' }

type WithFiles = SubmittedRequest & { readonly attach: AttachFiles | null }

const actorOf = (found: Case, { by }: SubmittedRequest): Actor =>
  by ? { kind: 'client', id: by.clientId } : ownerOf(found)

async function noteWish(tx: Transaction, found: Case, wanted: WithFiles) {
  const { wish, words, attach } = wanted
  const noted = await changeCase(tx, found, {
    type: eventTypeOfRequest[wish],
    actor: actorOf(found, wanted),
    values: { [requestTextField]: { before: null, after: words } },
  })
  await attach?.(tx, { caseId: found.id, eventId: noted.eventId })
  return noted
}

/** Withdraws an end, whoever has begun to work on it. */
async function withdrawEnd(
  tx: Transaction,
  found: Case,
  wanted: WithFiles,
  { callBy, mailDomain }: CustomerRequestServices,
): Promise<CustomerRequestOutcome> {
  const { kind, state } = found
  if (isOver(kind, state)) return ended({ kind: 'order', state: orderState(state) }, wanted)
  const now = new Date()
  const late = await endStateRefusal(tx, found, { state: 'cancelled', now })
  if (late !== null) return { kind: 'over', message: late }
  const { version } = await noteWish(tx, found, wanted)
  await cancelByCustomer(tx, found, { version, actor: actorOf(found, wanted) })
  await onEndState(tx, found, 'cancelled', { mailDomain, now })
  // Staff began with it, so they have to hear.
  if (await askAgain(tx, found, actorOf(found, wanted))) await callSooner(tx, found, callBy)
  else await preserveAnswerDue(tx, found)
  return { kind: 'cancelled' }
}

async function cancelByCustomer(
  tx: Transaction,
  { id }: Case,
  { version, actor }: { readonly version: number; readonly actor: Actor },
): Promise<void> {
  const moved = await changeStateWithin(tx, {
    caseId: id,
    version,
    state: 'cancelled',
    reason: 'customer-request',
    actor,
  })
  if (moved.kind !== 'changed') throw new Error(`A case that is held could not be cancelled: ${moved.kind}`)
}

async function cancel(
  tx: Transaction,
  found: Case,
  wanted: WithFiles,
  { followed, mailDomain }: CustomerRequestServices,
): Promise<CustomerRequestOutcome> {
  const { version } = await noteWish(tx, found, wanted)
  await cancelByCustomer(tx, found, { version, actor: actorOf(found, wanted) })
  await followed.endOffer?.(tx, found)
  await preserveAnswerDue(tx, found)
  const isMailed = wanted.by?.sendsMails ?? true
  if (found.kind === 'order' && found.contactEmail !== null && isMailed)
    await queueDeliveries(tx, { caseId: found.id }, [
      email(caseMails.cancelled, found.contactEmail, mailDomain),
    ])
  return { kind: 'cancelled' }
}

/** The deadline becomes the end of the next working day, unless it is earlier already. */
async function ask(
  tx: Transaction,
  found: Case,
  wanted: WithFiles,
  { callBy }: CustomerRequestServices,
): Promise<CustomerRequestOutcome> {
  const open = openRequests(found.kind, await eventsOfCase(tx, found.id), await valuesOfCase(tx, found.id))
  const isRepeated = open.some(({ kind, words }) => kind === wanted.wish && words === wanted.words)
  if (isRepeated && wanted.attach === null) return { kind: 'asked' }
  await noteWish(tx, found, wanted)
  await callSooner(tx, found, callBy)
  return { kind: 'asked' }
}
