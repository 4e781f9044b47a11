import type { CancellationMode } from '../cases/cancellation.ts'
import type { CustomerRequest } from '../cases/customer-requests.ts'
import type { StateTexts } from '../customers/texts.ts'
import type { CaseProgress } from './contract.ts'

/** The day on which a case came into a state, in words; null where it never did. */
export type Came = (state: string) => string | null

/** A step on the way of a case after it came in. */
export type StepOnWay = {
  readonly title: string
  /** Empty where its day says enough. */
  readonly text: string
  /** The day on which it happened, in words; null of what did not. */
  readonly day: string | null
  readonly isDone: boolean
  /** An agreement, which is void where the case ends before. */
  readonly isPlan?: true
}

/** A kind of case that customers follow, by link and in their account; each feature declares its own. */
export type FollowedKind = {
  readonly states: Readonly<Record<string, StateTexts>>
  /** The step with which it begins. */
  readonly cameIn: string
  readonly steps: (progress: CaseProgress, came: Came) => readonly StepOnWay[]
  /** Which of its days counts for a state that it comes into more than once. */
  readonly counts: 'first' | 'last'
  readonly texts: {
    /** @param number as it is read out */
    readonly title: (number: string) => string
    /** The provider's rule for cancelling. */
    readonly rules: Readonly<Record<CancellationMode, string>>
    /** The button that cancels at once. */
    readonly cancel: string
    readonly dialogs: Readonly<Record<CustomerRequest, string>>
  }
}
