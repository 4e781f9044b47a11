import { onOrderInPlace, onOrderInPlaceUndone } from '../../features/agreements/server/order-in-place.ts'
import type { StateParts } from '../../features/cases/server/commands/services.ts'
import { openNumbersOf } from '../../features/orders/server/port-ins.ts'
import { endWithQuote, reopenWithQuote } from '../../features/quotes/server/state-part.ts'

/** Parts of features in the state of a case that staff or a client of the API choose. */
export const stateParts: StateParts = {
  openNumbers: async (database, caseId) => (await openNumbersOf(database, caseId)).length,
  async onState(tx, row, state) {
    await endWithQuote(tx, row, state)
    await onOrderInPlace(tx, row, state)
  },
  async onTakenBack(tx, row, state) {
    await reopenWithQuote(tx, row, state)
    await onOrderInPlaceUndone(tx, row, state)
  },
}
