import type { Config } from '../../../../platform/config/config.ts'
import type { Database, Queryable, Transaction } from '../../../../platform/database/pool.ts'
import type { Case } from '../case.ts'
import type { StepSources } from '../next-step/facts.ts'
import type { ConflictServices } from './responses.ts'

/** Dependencies of the parts of features in a state. */
export type PartServices = Pick<CaseServices, 'mailDomain'> & { readonly now: Date }

/** Parts of features in the state of a case that staff or a client of the API choose. */
export type StateParts = {
  /** How many numbers of an order may still come along. */
  readonly openNumbers: (database: Queryable, caseId: number) => Promise<number>
  /** Why a case does not come into a state, as one Dutch sentence; null where it may. */
  readonly refusal?: (
    tx: Transaction,
    row: Case,
    to: { readonly state: string; readonly now: Date },
  ) => Promise<string | null>
  /** Does what belongs to a state into which the case was just brought. */
  readonly onState?: (tx: Transaction, row: Case, state: string, services: PartServices) => Promise<void>
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
