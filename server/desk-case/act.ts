import type { StepCalendar } from '../../domain/next-step.ts'
import type { Case } from '../cases/case.ts'
import { changeStateWithin, type StateChange } from '../cases/change-state.ts'
import { changeCase, holdCase } from '../cases/staff-writes.ts'
import { oneByOne } from '../database/one-by-one.ts'
import { type Database, type Transaction, transaction } from '../database/pool.ts'
import { isActDone } from '../events/case-events.ts'
import type { NewEvent } from '../events/events.ts'
import { nextStepOf, promiseNext } from '../next-step/due.ts'

/** What a member of staff asks to be done with a case. */
export type Act = {
  /** Nine digits. */
  readonly number: string
  /** Made in the browser; twice the same is done once. */
  readonly id: string
  /** The version that he had before him; null of what is added and changes nothing that stands. */
  readonly version: number | null
  readonly staffId: string
}

/** What became of an act; everything but `done` changed nothing. */
export type ActOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown' }
  /** Somebody else changed the case since then; it is as given. */
  | { readonly kind: 'stale'; readonly now: Case }
  | Refused

/** It cannot be done so; the Dutch sentence stands at the field where one is to blame. */
export type Refused = { readonly kind: 'refused'; readonly message: string; readonly field?: string }

export const refused = (message: string, field?: string): Refused =>
  field === undefined ? { kind: 'refused', message } : { kind: 'refused', message, field }

/** What is done within the transaction that holds the case; null where nothing stands in its way. */
export type Work = (tx: Transaction, held: Held) => Promise<Refused | null>

/** A case that nobody else changes until the transaction ends. */
export type Held = {
  readonly found: Case
  /** Changes the case and says what was done; the act's id and the case's next version go with it. Answers the event's id. */
  change(event: Omit<Parameters<typeof changeCase>[2], 'actor'>): Promise<number>
  /** Brings it into another state, or says why not. */
  move(
    state: string,
    why?: Partial<Pick<StateChange, 'reason' | 'words' | 'takesBack' | 'isNewVersion'>>,
  ): Promise<Refused | null>
  /** Chooses by when something is done next; where nobody does, the rule says it (domain/next-step.ts). */
  promise(dueAt: Date): void
}

export type ActServices = { readonly database: Database; readonly calendar: StepCalendar }

/** Does what is asked, all of it or nothing. */
export async function actOn({ database, calendar }: ActServices, act: Act, work: Work): Promise<ActOutcome> {
  try {
    return await transaction(database, async tx => {
      const outcome = await actWithin(tx, calendar, act, work)
      if (outcome.kind === 'refused') throw new NothingDone(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof NothingDone) return error.outcome
    throw error
  }
}

/** Takes back what an act did before it was refused. */
class NothingDone extends Error {
  readonly outcome: Refused

  constructor(outcome: Refused) {
    super(outcome.message)
    this.outcome = outcome
  }
}

/** The same as a part of a transaction. */
export async function actWithin(
  tx: Transaction,
  calendar: StepCalendar,
  act: Act,
  work: Work,
): Promise<ActOutcome> {
  const found = await holdCase(tx, act.number)
  if (!found) return { kind: 'unknown' }
  if (await isActDone(tx, found.id, act.id)) return { kind: 'done' }
  if (act.version !== null && act.version !== found.version) return { kind: 'stale', now: found }
  const now = new Date()
  const before = await nextStepOf(oneByOne(tx), found, now, calendar)
  let chosen: Date | null = null
  const held = heldCase(tx, found, act, dueAt => {
    chosen = dueAt
  })
  const refusal = await work(tx, held)
  if (refusal) return refusal
  await promiseNext(tx, found.id, { before, chosen, now, calendar })
  return { kind: 'done' }
}

function heldCase(tx: Transaction, found: Case, act: Act, promise: Held['promise']): Held {
  const actor: NewEvent['actor'] = { kind: 'staff', id: act.staffId }
  let { version } = found
  return {
    found,
    promise,
    async change({ data, ...event }) {
      const changed = await changeCase(
        tx,
        { ...found, version },
        { ...event, actor, data: { ...data, act: act.id } },
      )
      version = changed.version
      return changed.eventId
    },
    async move(state, why = {}) {
      const outcome = await changeStateWithin(tx, {
        caseId: found.id,
        version,
        state,
        reason: null,
        ...why,
        actor,
        data: { act: act.id },
      })
      if (outcome.kind !== 'changed')
        return refused(outcome.message, 'field' in outcome ? outcome.field : 'state')
      version = outcome.version
      return null
    },
  }
}
