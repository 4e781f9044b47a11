import type { Queryable } from '../../../platform/database/pool.ts'
import { revisionRefusals } from '../texts-desk.ts'
import { namesOfColleagues } from './desk-dto.ts'
import type { ItemOutcome } from './edit-items.ts'
import type { RevisionOutcome } from './revisions.ts'

/** Answers of the desk to deeds on revisions and what they change. */

export const unknown = { status: 404, body: { message: revisionRefusals.unknown } } as const

type NotDone = Exclude<RevisionOutcome<never>, { kind: 'done' }>

export function notDone(outcome: NotDone) {
  switch (outcome.kind) {
    case 'unknown':
      return unknown
    case 'refused':
      return { status: 409, body: { message: outcome.message } } as const
    case 'wrong':
      return {
        status: 422,
        body: { message: outcome.message, errors: { [outcome.field]: { message: outcome.message } } },
      } as const
  }
}

export const answered = (outcome: RevisionOutcome) =>
  outcome.kind === 'done' ? ({ status: 204 } as const) : notDone(outcome)

/** The same where no field was typed. */
export const okOrRefused = (outcome: ItemOutcome) =>
  outcome.kind === 'done' ? ({ status: 204 } as const) : refusal(outcome)

/** Why something was not done, where no field was typed. */
export function refusal(outcome: Exclude<ItemOutcome<never>, { kind: 'done' }>) {
  if (outcome.kind === 'unknown') return unknown
  const message = outcome.kind === 'changed-meanwhile' ? revisionRefusals.changedMeanwhile : outcome.message
  return { status: 409, body: { message } } as const
}

export const made = (outcome: RevisionOutcome<number>) =>
  outcome.kind === 'done' ? ({ status: 201, body: { id: outcome.value } } as const) : notDone(outcome)

/** A change of an item; who was slower gets what the colleague made of it. */
export async function item(outcome: ItemOutcome, database: Queryable) {
  if (outcome.kind !== 'changed-meanwhile') return answered(outcome)
  const { theirs, version, changedBy } = outcome
  const name = (await namesOfColleagues(database))(changedBy)
  return {
    status: 409,
    body: {
      message: revisionRefusals.changedMeanwhile,
      code: 'changed-meanwhile',
      version,
      ...(theirs && 'long' in theirs ? { theirList: theirs } : { theirs }),
      ...(name !== null && { changedBy: name }),
    },
  } as const
}
