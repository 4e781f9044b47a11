import type { Queryable } from '../../../platform/database/pool.ts'
import { happenedSince } from '../../events/server/reported-events.ts'
import { caseEvents } from '../events.ts'

/** Events after which what was promised at first is settled or gone. */
const movesOn = [
  caseEvents.stateChanged,
  caseEvents.callPlanned,
  caseEvents.callDone,
  caseEvents.deliveryPlanned,
  caseEvents.quoteSent,
]

/** Whether a case went on since it was opened. */
export const hasMovedOn = (database: Queryable, caseId: number): Promise<boolean> =>
  happenedSince(database, caseId, movesOn)
