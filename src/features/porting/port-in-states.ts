import { isFinal, statesOf, stateTable } from '../../shared/state-table.ts'

/** States of a phone number that moves here from another provider. */
export const portInTable = stateTable('requested', {
  requested: {
    label: 'aangevraagd',
    next: ['planned', 'rejected', 'cancelled'],
    refusal: 'Van dit nummer is nog geen datum afgesproken.',
  },
  planned: {
    label: 'gepland',
    next: ['completed', 'requested', 'rejected', 'cancelled'],
    refusal: 'Van dit nummer is al een datum afgesproken.',
  },
  completed: { label: 'overgezet', next: [], refusal: 'Dit nummer is al overgezet.' },
  rejected: {
    label: 'geweigerd',
    next: ['requested', 'cancelled'],
    refusal: 'De andere aanbieder gaf dit nummer niet vrij: vraag het opnieuw aan.',
  },
  cancelled: { label: 'vervallen', next: [], refusal: 'Dit nummer wordt niet meer overgezet.' },
})

export const portInStates = statesOf(portInTable)
export type PortInState = (typeof portInStates)[number]

/** Whether a number may still come along: it has not moved, and was not given up. */
export const isOpenNumber = ({ state }: { readonly state: PortInState }): boolean =>
  !isFinal(portInTable, state)
