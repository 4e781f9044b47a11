import type { CaseConflict } from '../../contract/desk-case.ts'
import { type Failure, markedFields } from '../../contract/failure.ts'
import type { Queryable } from '../database/pool.ts'
import { noSuchCase } from '../desk/keep-to-scope.ts'
import type { Act, ActOutcome, Refused } from './act.ts'
import { conflictOf } from './read-case.ts'

/* What became of an act, as it is answered. */

type NotDone = Exclude<ActOutcome, { kind: 'done' }>

export type NotDoneAnswer =
  | typeof noSuchCase
  | { readonly status: 409; readonly body: CaseConflict }
  | { readonly status: 422; readonly body: Failure }

/** What did not happen, and why. */
export async function notDone(database: Queryable, act: Act, outcome: NotDone): Promise<NotDoneAnswer> {
  switch (outcome.kind) {
    case 'unknown':
      return noSuchCase
    case 'stale':
      return { status: 409, body: await conflictOf(database, outcome.now, act.version ?? 0) }
    case 'refused':
      return refusal(outcome)
  }
}

/** The answer to what cannot be done so: at its field, where one is to blame. */
export const refusal = ({ message, field }: Refused) =>
  ({
    status: 422,
    body: field === undefined ? { message } : markedFields({ [field]: { message } }, message),
  }) as const

/** The answer to an act that tells nothing but that it was done. */
export async function acted(
  database: Queryable,
  act: Act,
  outcome: ActOutcome,
): Promise<NotDoneAnswer | { readonly status: 204 }> {
  return outcome.kind === 'done' ? { status: 204 } : notDone(database, act, outcome)
}

/** The same of what changes nothing that stands, which nobody can have changed meanwhile. */
export async function added(
  outcome: ActOutcome,
): Promise<typeof noSuchCase | ReturnType<typeof refusal> | { readonly status: 204 }> {
  switch (outcome.kind) {
    case 'done':
      return { status: 204 }
    case 'refused':
      return refusal(outcome)
    default:
      return noSuchCase
  }
}
