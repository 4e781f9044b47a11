import type { Config } from '../../../../platform/config/config.ts'
import type { Database, Queryable, Transaction } from '../../../../platform/database/pool.ts'
import type { Case } from '../case.ts'
import type { StepSources } from '../next-step/facts.ts'
import type { ConflictServices } from './responses.ts'

/** Parts of features in the state of a case that staff or a client of the API choose. */
export type StateParts = {
  /** How many numbers of an order may still come along. */
  readonly openNumbers: (database: Queryable, caseId: number) => Promise<number>
  /** Does what belongs to a state into which the case was just brought. */
  readonly onState?: (tx: Transaction, row: Case, state: string) => Promise<void>
  /** Does it of the state of before, to which the case was taken back. */
  readonly onTakenBack?: (tx: Transaction, row: Case, state: string) => Promise<void>
}

/** Dependencies of commands on a case. */
export type CaseServices = ConflictServices & {
  readonly database: Database
  readonly steps: StepSources
  readonly stateParts: StateParts
  readonly closingDays: Config['closingDays']
  /** The domain of Message-IDs. */
  readonly mailDomain: string
  /** Called after deliveries were queued and committed. */
  readonly onMailQueued: () => void
}
