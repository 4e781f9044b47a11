import { isFinal, statesOf, stateTable } from '../../common/state-table.ts'
import { portInRefusalTexts, portInStateTexts } from './port-in-state-texts.ts'

/** States of a phone number that moves here from another provider. */
export const portInTable = stateTable('requested', {
  requested: { ...portInStateTexts.requested, next: ['planned', 'rejected', 'cancelled'] },
  planned: { ...portInStateTexts.planned, next: ['completed', 'requested', 'rejected', 'cancelled'] },
  completed: { ...portInStateTexts.completed, next: [] },
  rejected: { ...portInStateTexts.rejected, next: ['requested', 'cancelled'] },
  cancelled: { ...portInStateTexts.cancelled, next: [] },
})

export const portInStates = statesOf(portInTable)
export type PortInState = (typeof portInStates)[number]

/** Whether a number may still come along: it has not moved, and was not given up. */
export const isOpenNumber = ({ state }: { readonly state: PortInState }): boolean =>
  !isFinal(portInTable, state)

/** Why a provider does not let go of a number. */
export const portInRefusals = {
  'not-in-use': portInRefusalTexts.notInUse,
  'other-provider': portInRefusalTexts.otherProvider,
  'name-mismatch': portInRefusalTexts.nameMismatch,
  'address-mismatch': portInRefusalTexts.addressMismatch,
  'reference-mismatch': portInRefusalTexts.referenceMismatch,
  'contract-runs': portInRefusalTexts.contractRuns,
  'already-porting': portInRefusalTexts.alreadyPorting,
  'part-of-series': portInRefusalTexts.partOfSeries,
  unknown: portInRefusalTexts.unknown,
} as const
export type PortInRefusal = keyof typeof portInRefusals
export const portInRefusalNames = [
  'not-in-use',
  'other-provider',
  'name-mismatch',
  'address-mismatch',
  'reference-mismatch',
  'contract-runs',
  'already-porting',
  'part-of-series',
  'unknown',
] as const satisfies readonly PortInRefusal[]
