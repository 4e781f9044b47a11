import type { FieldErrors } from '../../common/contract/failure.ts'
import { addDays, type Day } from '../../common/working-days.ts'
import { transferRefusals as texts } from './texts.ts'

/* A transfer of an agreement to another organisation: both sides agree to it and a second colleague approves it, in any order. */

export const transferSides = ['from', 'to'] as const
/** The two organisations: `from` gives the agreement, `to` takes it over. */
export type TransferSide = (typeof transferSides)[number]

export const transferOutcomes = ['registered', 'declined', 'cancelled', 'lapsed'] as const
export type TransferOutcome = (typeof transferOutcomes)[number]

/** A transfer by its facts. */
export type TransferFacts = {
  /** The first day of who takes it over. */
  readonly holdsFrom: Day
  readonly hasAgreed: Readonly<Record<TransferSide, boolean>>
  readonly isApproved: boolean
  /** null while it is under way. */
  readonly outcome: TransferOutcome | null
}

/**
 * How a transfer is on a day. `waiting`: somebody has to agree or approve. `planned`: all did, and its day is to come. `held`: it holds.
 * `lapsed`: its day went by before all did.
 */
export const transferStatuses = ['waiting', 'planned', 'held', 'declined', 'cancelled', 'lapsed'] as const
export type TransferStatus = (typeof transferStatuses)[number]

export function transferStatus({ outcome, holdsFrom }: TransferFacts, today: Day): TransferStatus {
  if (outcome === null) return holdsFrom < today ? 'lapsed' : 'waiting'
  if (outcome !== 'registered') return outcome
  return holdsFrom > today ? 'planned' : 'held'
}

/** Whether everybody agreed who has to. */
export const isComplete = ({ hasAgreed, isApproved }: TransferFacts): boolean =>
  isApproved && transferSides.every(side => hasAgreed[side])

/** Whether staff can cancel it: until the day before. One that waits holds for nobody, on its day too. */
export const isCancellable = (transfer: TransferFacts, today: Day): boolean =>
  ['waiting', 'planned'].includes(transferStatus(transfer, today))

/** Days that a link to agree by serves. */
export const linkDays = 7

/** So many days ahead at most. */
export const furthestDays = 60

/** Why a transfer cannot hold from a day, as one Dutch sentence; null where it can. */
export function transferDayError(day: Day, today: Day): string | null {
  if (day < today) return texts.past
  return day > addDays(today, furthestDays) ? texts.tooFar(addDays(today, furthestDays)) : null
}

/** The consents of who takes an agreement over, by their field. */
export type TakersConsents = Readonly<Record<'termsAccepted' | 'directDebit' | 'longTerm', boolean>>

/** The consents that who takes an agreement over did not give. */
export const missingConsents = (given: TakersConsents, needsLongTerm: boolean): FieldErrors =>
  Object.fromEntries(
    (['termsAccepted', 'directDebit', 'longTerm'] as const)
      .filter(field => !given[field] && (field !== 'longTerm' || needsLongTerm))
      .map(field => [field, { message: texts.notAgreed }]),
  )
