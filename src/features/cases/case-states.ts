import {
  isFinal,
  type StateTable,
  stateIn,
  statesOf,
  stateTable,
  transitionError,
} from '../../shared/state-table.ts'
import type { CaseKind } from './case-kinds.ts'
import { type GivenReason, reasonError, reasonsFor } from './state-reasons.ts'

/**
 * Kinds of cases and the states of each kind, with TM Forum's names (TMF622 product order, TMF648 quote; decisions,
 * "States."). A test compares the database constraint with these tables.
 */

/** Received is acknowledged, confirmed by phone is inProgress, delivered is completed, or partial while numbers are to be ported. */
export const orderTable = stateTable('acknowledged', {
  acknowledged: {
    label: 'ontvangen',
    next: ['inProgress', 'pending', 'held', 'cancelled', 'rejected'],
    refusal: 'Deze bestelling is nog niet telefonisch bevestigd: neem hem eerst in behandeling.',
  },
  pending: {
    label: 'in voorbereiding',
    next: ['inProgress', 'held', 'cancelled', 'rejected', 'failed'],
    refusal: 'Deze bestelling wordt nog voorbereid: neem hem eerst in behandeling.',
  },
  held: {
    label: 'wacht op de klant',
    next: ['inProgress', 'pending', 'cancelled', 'rejected', 'failed'],
    refusal: 'Deze bestelling wacht op de klant: neem hem eerst weer in behandeling.',
  },
  inProgress: {
    label: 'in behandeling',
    next: ['pending', 'held', 'partial', 'completed', 'cancelled', 'failed'],
    refusal:
      'Deze bestelling is al bevestigd: hij kan nog geleverd worden, wachten, mislukken of geannuleerd worden.',
  },
  partial: {
    label: 'deels geleverd',
    next: ['completed'],
    refusal: 'Deze bestelling is geleverd en wacht alleen nog op nummers die meekomen.',
  },
  completed: { label: 'geleverd', next: [], refusal: 'Deze bestelling is geleverd en verandert niet meer.' },
  cancelled: {
    label: 'geannuleerd',
    next: [],
    refusal: 'Deze bestelling is geannuleerd en verandert niet meer.',
  },
  rejected: { label: 'afgewezen', next: [], refusal: 'Deze bestelling is afgewezen en verandert niet meer.' },
  failed: { label: 'mislukt', next: [], refusal: 'Deze bestelling is mislukt en verandert niet meer.' },
})

/** Requested is inProgress, sent is approved, declined is rejected, withdrawn or superseded is cancelled. */
export const quoteTable = stateTable('inProgress', {
  inProgress: {
    label: 'aangevraagd',
    next: ['pending', 'approved', 'rejected', 'cancelled'],
    refusal: 'Deze prijsopgave is nog niet verstuurd en kan dus niet geaccepteerd worden.',
  },
  pending: {
    label: 'wacht op informatie',
    next: ['inProgress', 'approved', 'rejected', 'cancelled'],
    refusal: 'Deze prijsopgave wacht nog op informatie en kan dus niet geaccepteerd worden.',
  },
  approved: {
    label: 'verstuurd',
    next: ['accepted', 'rejected', 'cancelled'],
    refusal: 'Deze prijsopgave is al verstuurd. Maak een nieuwe versie, of trek hem in.',
  },
  accepted: {
    label: 'geaccepteerd',
    next: [],
    refusal: 'Deze prijsopgave is geaccepteerd en verandert niet meer.',
  },
  rejected: {
    label: 'afgewezen',
    next: [],
    refusal: 'Deze prijsopgave is afgewezen. Alleen een nieuwe versie opent hem weer.',
  },
  cancelled: {
    label: 'ingetrokken',
    next: [],
    refusal: 'Deze prijsopgave is ingetrokken. Alleen een nieuwe versie opent hem weer.',
  },
})

/** States of fibre enquiries and website forms. They are closed with a reason. */
const submissionTable = stateTable('new', {
  new: { label: 'nieuw', next: ['answered', 'closed'], refusal: 'Dit bericht is nog niet beantwoord.' },
  answered: { label: 'beantwoord', next: ['closed'], refusal: 'Dit bericht is al beantwoord.' },
  closed: { label: 'gesloten', next: [], refusal: 'Dit bericht is gesloten en verandert niet meer.' },
})

const tables = {
  order: orderTable,
  quote: quoteTable,
  'fibre-enquiry': submissionTable,
  form: submissionTable,
} as const

/** The states of a kind, as plain data. */
export const caseTable = (kind: CaseKind): StateTable<string> => tables[kind]

export const orderStates = statesOf(orderTable)
export type OrderState = (typeof orderStates)[number]
export const quoteStates = statesOf(quoteTable)
export type QuoteState = (typeof quoteStates)[number]

/** A state of an order or a quote as it is stored, which the database's constraint holds to. */
export const orderState = (state: string): OrderState => stateIn(orderTable, state)
export const quoteState = (state: string): QuoteState => stateIn(quoteTable, state)

/** A state that somebody wants a case to have, and why. */
export type WantedState = GivenReason & { readonly state: string }

/** Why a case cannot come into a state, at the field that is to blame; null where it can. */
export function caseStateError(
  kind: CaseKind,
  from: string,
  { state, ...given }: WantedState,
): { readonly field: 'state' | 'reason' | 'words'; readonly message: string } | null {
  const message = stepError(kind, from, state)
  return message === null ? reasonError(reasonsFor(kind, state), given) : { field: 'state', message }
}

/** Why a state does not follow another, whatever the reason, as one Dutch sentence; null where it does. */
export function stepError(kind: CaseKind, from: string, state: string): string | null {
  const table = caseTable(kind)
  if (!Object.hasOwn(table.states, from)) throw new Error(`A case of the kind ${kind} has no state ${from}`)
  return transitionError(table, from, state)
}

/**
 * Why staff do not bring a case into a state themselves, as one Dutch sentence; null where they do
 * (docs/decisions/quotes.md, docs/decisions/orders.md#delivered-with-open-numbers).
 * @param openNumbers how many phone numbers of an order are still to be ported
 */
export function manualStateError(kind: CaseKind, to: string, openNumbers: number): string | null {
  if (kind === 'order') return deliveredRefusal(to, openNumbers)
  if (kind !== 'quote') return null
  if (to === 'approved') return 'Dat gebeurt vanzelf als je een prijsopgave verstuurt.'
  return to === 'accepted' ? 'Dat doet de klant zelf, via de link in zijn mail.' : null
}

/** Delivered is partial while there are numbers to port, and completed from the last one on. */
function deliveredRefusal(to: string, openNumbers: number): string | null {
  if (to === 'partial' && openNumbers === 0)
    return 'Er komen geen nummers meer mee: rond de bestelling af als geleverd.'
  if (to === 'completed' && openNumbers > 0)
    return 'Er komen nog nummers mee. Noteer de bestelling als deels geleverd: hij is geleverd zodra het laatste nummer over is of vervalt.'
  return null
}

/**
 * Whether a new version opens a case again that is over: a quote that was declined or withdrawn
 * (docs/decisions/quotes.md#a-new-version-opens-a-quote-again).
 */
export const opensByVersion = (kind: CaseKind, state: string): boolean =>
  kind === 'quote' && (state === 'rejected' || state === 'cancelled')

/** Whether a case in this state is over. */
export const isOver = (kind: CaseKind, state: string): boolean => isFinal(caseTable(kind), state)
