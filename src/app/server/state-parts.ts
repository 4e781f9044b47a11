import { endStateRefusal, onEndState } from '../../features/agreements/server/end-state.ts'
import { onOrderInPlace, onOrderInPlaceUndone } from '../../features/agreements/server/order-in-place.ts'
import type { StateParts } from '../../features/cases/server/commands/services.ts'
import { openNumbersOf } from '../../features/orders/server/port-ins.ts'
import { endWithQuote, reopenWithQuote } from '../../features/quotes/server/state-part.ts'

/** Parts of features in the state of a case that staff or a client of the API choose. */
export const stateParts: StateParts = {
  openNumbers: async (database, caseId) => (await openNumbersOf(database, caseId)).length,
  refusal: endStateRefusal,
  async onState(tx, row, state, services) {
    await endWithQuote(tx, row, state)
    await onOrderInPlace(tx, row, state)
    await onEndState(tx, row, state, services)
  },
  async onTakenBack(tx, row, state) {
    await reopenWithQuote(tx, row, state)
    await onOrderInPlaceUndone(tx, row, state)
  },
}
