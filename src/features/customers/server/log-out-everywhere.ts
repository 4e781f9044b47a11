import { type Database, transaction } from '../../../platform/database/pool.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { type Actor, appendEvent } from '../../events/server/events.ts'
import { customerEvents } from '../events.ts'

/** Logs a customer out everywhere at once, on every copy. @returns how many sessions ended */
export const logOutEverywhere = (database: Database, customerId: string, actor: Actor): Promise<number> =>
  transaction(database, async tx => {
    const ended = await endSessionsOf(tx, customerId)
    await appendEvent(tx, {
      type: customerEvents.changed,
      actor,
      customerId,
      changedFields: ['sessions'],
      data: { ended },
    })
    return ended
  })
