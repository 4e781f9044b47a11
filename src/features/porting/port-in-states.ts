import { isFinal, statesOf, stateTable } from '../../common/state-table.ts'
import { portInStateTexts } from './texts.ts'

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
