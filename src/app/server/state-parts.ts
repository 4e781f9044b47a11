import type { StateParts } from '../../features/cases/server/commands/services.ts'
import { openNumbersOf } from '../../features/orders/server/port-ins.ts'
import { endWithQuote, reopenWithQuote } from '../../features/quotes/server/state-part.ts'

/** Parts of features in the state of a case that staff or a client of the API choose. */
export const stateParts: StateParts = {
  openNumbers: async (database, caseId) => (await openNumbersOf(database, caseId)).length,
  onState: endWithQuote,
  onTakenBack: reopenWithQuote,
}
