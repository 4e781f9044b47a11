import type { CaseKind } from './case-kinds.ts'
import { closingReasonTexts, reasonRefusals, reasonTexts, takeBackTexts } from './state-reason-texts-desk.ts'

/** Why a case comes into a state, as staff choose it; a state that is not here asks for no reason. */

/** Why a message was closed. */
export const closingReasons = {
  answered: closingReasonTexts.answered,
  ordered: closingReasonTexts.ordered,
  'no-interest': closingReasonTexts.noInterest,
  unreachable: closingReasonTexts.unreachable,
  duplicate: closingReasonTexts.duplicate,
  spam: closingReasonTexts.spam,
  'nothing-asked': closingReasonTexts.nothingAsked,
} as const

/** The reason that says nothing by itself: it comes with words. */
export const otherReason = 'other'

type Reasons = Readonly<Record<string, string>>

const shared = {
  'customer-request': reasonTexts.customerRequest,
  duplicate: reasonTexts.duplicate,
  unreachable: reasonTexts.unreachable,
  'not-possible': reasonTexts.notPossible,
} as const
const other = { [otherReason]: reasonTexts.other } as const

const reasons: Readonly<Record<CaseKind, Readonly<Record<string, Reasons>>>> = {
  order: {
    held: {
      'customer-details': reasonTexts.customerDetails,
      'customer-approval': reasonTexts.customerApproval,
      'customer-day': reasonTexts.customerDay,
      'site-work': reasonTexts.siteWork,
      'current-provider': reasonTexts.currentProvider,
      ...other,
    },
    cancelled: { ...shared, ...other },
    rejected: {
      'not-possible': shared['not-possible'],
      'wrong-details': reasonTexts.wrongDetails,
      duplicate: shared.duplicate,
      unreachable: shared.unreachable,
      ...other,
    },
    failed: {
      technical: reasonTexts.technical,
      'no-access': reasonTexts.noAccess,
      supplier: reasonTexts.supplier,
      ...other,
    },
  },
  quote: {
    rejected: {
      'customer-declined': reasonTexts.customerDeclined,
      'no-answer': reasonTexts.noAnswer,
      'not-possible': shared['not-possible'],
      ...other,
    },
    cancelled: { ...shared, withdrawn: reasonTexts.withdrawn, ...other },
  },
  'fibre-enquiry': { closed: closingReasons },
  form: { closed: closingReasons },
  message: { closed: closingReasons },
}

/** Why what was done last is taken back. */
export const takeBackReasons: Reasons = {
  mistake: takeBackTexts.mistake,
  'customer-request': takeBackTexts.customerRequest,
  'possible-after-all': takeBackTexts.possibleAfterAll,
  ...other,
}

const none: Reasons = {}

/** The reasons for a state, each with what it is called; empty where it asks for none. */
export const reasonsFor = (kind: CaseKind, state: string): Reasons =>
  Object.hasOwn(reasons[kind], state) ? (reasons[kind][state] ?? none) : none

/** Dutch label of the reason for a state, or for undoing one. */
export const reasonLabel = (
  kind: CaseKind,
  { state, reason, isTakenBack }: { state: string; reason: string; isTakenBack: boolean },
): string | null => labelIn(isTakenBack ? takeBackReasons : reasonsFor(kind, state), reason)

const labelIn = (choices: Reasons, reason: string): string | null =>
  Object.hasOwn(choices, reason) ? (choices[reason] ?? null) : null

export type GivenReason = { readonly reason: string | null; readonly words?: string }

/** Why a reason will not do where one of these is asked for, as one Dutch sentence at its field; null where it does. */
export function reasonError(
  choices: Reasons,
  { reason, words = '' }: GivenReason,
): { readonly field: 'reason' | 'words'; readonly message: string } | null {
  const asksNone = Object.keys(choices).length === 0
  if (reason === null || reason === '')
    return asksNone ? null : { field: 'reason', message: reasonRefusals.missing }
  if (asksNone) return { field: 'reason', message: reasonRefusals.notAsked }
  if (!Object.hasOwn(choices, reason)) return { field: 'reason', message: reasonRefusals.unknown }
  return reason === otherReason && words === ''
    ? { field: 'words', message: reasonRefusals.wordsMissing }
    : null
}
