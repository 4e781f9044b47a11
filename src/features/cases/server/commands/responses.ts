import { type Failure, markedFields } from '../../../../common/contract/failure.ts'
import type { CaseConflict } from '../../contract.ts'
import type { Case } from '../case.ts'
import { noSuchCase } from '../enforce-scope.ts'
import type { CommandOutcome, DeskCommand, Refused } from './command.ts'

/* Responses to commands. */

/** The answer about a case that somebody else changed: all since a version, as it is shown at the desk. */
export type ConflictServices = {
  readonly conflictOf: (now: Case, seenVersion: number) => Promise<CaseConflict>
}

type CommandFailure = Exclude<CommandOutcome, { kind: 'done' }>

export type FailureResponse =
  | typeof noSuchCase
  | { readonly status: 409; readonly body: CaseConflict }
  | { readonly status: 422; readonly body: Failure }

/** Response for a command that was not executed. */
export async function failureResponse(
  { conflictOf }: ConflictServices,
  command: DeskCommand,
  outcome: CommandFailure,
): Promise<FailureResponse> {
  switch (outcome.kind) {
    case 'unknown':
      return noSuchCase
    case 'stale':
      return { status: 409, body: await conflictOf(outcome.now, command.version ?? 0) }
    case 'refused':
      return refusedResponse(outcome)
  }
}

/** The answer to what cannot be done so: at its fields, where some are to blame. */
export function refusedResponse({ message, field, errors }: Refused) {
  const marked = errors ?? (field === undefined ? {} : { [field]: { message } })
  const count = Object.keys(marked).length
  const body = count === 0 ? { message } : markedFields(marked, count === 1 ? message : undefined)
  return { status: 422, body } as const
}

/** The answer to an act that tells nothing but that it was done. */
export async function commandResponse(
  services: ConflictServices,
  command: DeskCommand,
  outcome: CommandOutcome,
): Promise<FailureResponse | { readonly status: 204 }> {
  return outcome.kind === 'done' ? { status: 204 } : failureResponse(services, command, outcome)
}
