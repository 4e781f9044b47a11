import {
  isFinal,
  type StateTable,
  stateIn,
  statesOf,
  stateTable,
  transitionError,
} from '../../common/state-table.ts'
import type { CaseKind } from './case-kinds.ts'
import type { OrderPurpose } from './order-purpose.ts'
import { type GivenReason, reasonError, reasonsFor } from './state-reasons.ts'
import {
  endStateLabels,
  endStateTexts,
  manualStateTexts,
  orderStateTexts,
  quoteStateTexts,
  submissionStateTexts,
  undoTexts,
} from './state-texts-desk.ts'

/** How long a state is taken back that was noted by mistake. */
const takeBackMs = 24 * 60 * 60 * 1000

/** Whether a state is one that can be taken back at all: an end, but that an accepted quote is an order by now. */
const isTakable = (kind: CaseKind, state: string): boolean =>
  (isOver(kind, state) && state !== 'accepted') || (kind === 'order' && state === 'partial')

/** A case by its kind, and where it is an order by what that does. */
type WhatItIs = { readonly kind: CaseKind; readonly purpose?: OrderPurpose }

/** Why the state of a case cannot be taken back, as one Dutch sentence; null where it can. */
export function takeBackError(
  { kind, state, purpose }: WhatItIs & { readonly state: string },
  since: Date | null,
  now: Date,
): string | null {
  // Lines that end again would be another notice.
  if (since === null || purpose === 'end' || !isTakable(kind, state)) return undoTexts.never
  return now.getTime() - since.getTime() > takeBackMs ? undoTexts.tooLate : null
}

/**
 * Kinds of cases and the states of each kind, with TM Forum's names (TMF622 product order, TMF648 quote; decisions,
 * "States."). A test compares the database constraint with these tables.
 */

/** Received is acknowledged, confirmed by phone is inProgress, delivered is completed, or partial while numbers are to be ported. */
export const orderTable = stateTable('acknowledged', {
  acknowledged: {
    ...orderStateTexts.acknowledged,
    next: ['inProgress', 'pending', 'held', 'cancelled', 'rejected'],
  },
  pending: { ...orderStateTexts.pending, next: ['inProgress', 'held', 'cancelled', 'rejected', 'failed'] },
  held: { ...orderStateTexts.held, next: ['inProgress', 'pending', 'cancelled', 'rejected', 'failed'] },
  inProgress: {
    ...orderStateTexts.inProgress,
    next: ['pending', 'held', 'partial', 'completed', 'cancelled', 'failed'],
  },
  partial: { ...orderStateTexts.partial, next: ['completed'] },
  completed: { ...orderStateTexts.completed, next: [] },
  cancelled: { ...orderStateTexts.cancelled, next: [] },
  rejected: { ...orderStateTexts.rejected, next: [] },
  failed: { ...orderStateTexts.failed, next: [] },
})

/** Requested is inProgress, sent is approved, declined is rejected, withdrawn or superseded is cancelled. */
export const quoteTable = stateTable('inProgress', {
  inProgress: { ...quoteStateTexts.inProgress, next: ['pending', 'approved', 'rejected', 'cancelled'] },
  pending: { ...quoteStateTexts.pending, next: ['inProgress', 'approved', 'rejected', 'cancelled'] },
  approved: { ...quoteStateTexts.approved, next: ['accepted', 'rejected', 'cancelled'] },
  accepted: { ...quoteStateTexts.accepted, next: [] },
  rejected: { ...quoteStateTexts.rejected, next: [] },
  cancelled: { ...quoteStateTexts.cancelled, next: [] },
})

/** States of fibre enquiries, website forms and mails. They are closed with a reason. */
const submissionTable = stateTable('new', {
  new: { ...submissionStateTexts.new, next: ['answered', 'closed'] },
  answered: { ...submissionStateTexts.answered, next: ['closed'] },
  closed: { ...submissionStateTexts.closed, next: [] },
})

const tables = {
  order: orderTable,
  quote: quoteTable,
  'fibre-enquiry': submissionTable,
  form: submissionTable,
  message: submissionTable,
} as const

/** The states of a kind, as plain data. */
export const caseTable = (kind: CaseKind): StateTable<string> => tables[kind]

export const orderStates = statesOf(orderTable)
export type OrderState = (typeof orderStates)[number]
export const quoteStates = statesOf(quoteTable)
export type QuoteState = (typeof quoteStates)[number]

/** The states of each kind. */
export type StatesOfKinds = {
  readonly [Kind in CaseKind]: keyof (typeof tables)[Kind]['states']
}
export type CaseState = StatesOfKinds[CaseKind]

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
export function manualStateError(
  { kind, purpose }: WhatItIs,
  to: string,
  openNumbers: number,
): string | null {
  if (purpose === 'end') return endStateError(to)
  if (kind === 'order') return deliveredRefusal(to, openNumbers)
  if (kind !== 'quote') return null
  if (to === 'approved') return manualStateTexts.sending
  return to === 'accepted' ? manualStateTexts.accepting : null
}

/** An end is completed as its day has come; where it is not to be, it is withdrawn. */
function endStateError(to: string): string | null {
  if (to === 'completed') return endStateTexts.byItself
  return to === 'partial' || to === 'rejected' || to === 'failed' ? endStateTexts.onlyWithdrawn : null
}

/** The Dutch label of a state of a case: `in behandeling`. */
export const stateLabelOf = ({ kind, purpose }: WhatItIs, state: string): string =>
  (purpose === 'end' ? endStateLabels[state] : undefined) ?? caseTable(kind).states[state]?.label ?? state

/** Delivered is partial while there are numbers to port, and completed from the last one on. */
function deliveredRefusal(to: string, openNumbers: number): string | null {
  if (to === 'partial' && openNumbers === 0) return manualStateTexts.noNumbers
  if (to === 'completed' && openNumbers > 0) return manualStateTexts.openNumbers
  return null
}

/**
 * Whether a new version opens a case again that is over: a quote that was declined or withdrawn
 * (docs/decisions/quotes.md#a-new-version-opens-a-quote-again).
 */
export const opensByVersion = (kind: CaseKind, state: string): boolean =>
  kind === 'quote' && (state === 'rejected' || state === 'cancelled')

/**
 * Whether a mail of a person opens a case again: a form, enquiry or mail that was closed. An order or quote that is over stays what it
 * is, and is on the work list until the mail is answered.
 */
export const opensByMail = (state: string): boolean => state === 'closed'

/** Whether a case in this state is over. */
export const isOver = (kind: CaseKind, state: string): boolean => isFinal(caseTable(kind), state)
