import type { EventValue, StoredEvent } from '../../../events/server/case-events.ts'
import { caseEvents } from '../../events.ts'
import { requestTextOf } from './open-requests.ts'

/** Why a case is in its state, as it was given. */
export type StateReason = {
  /** A reason of src/features/cases/state-reasons.ts. */
  readonly reason: string | null
  readonly words: string
}

/** Why a case came into the state that it has. @param events of one case, oldest first */
export function stateReason(events: readonly StoredEvent[], values: readonly EventValue[]): StateReason {
  const last = events.findLast(({ type }) => type === caseEvents.stateChanged)
  const reason = last?.data.reason
  return {
    reason: typeof reason === 'string' ? reason : null,
    words: last ? requestTextOf(last.id, values) : '',
  }
}
