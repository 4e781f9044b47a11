import type { RequestKind } from '../cases/customer-requests.ts'
import type { ReplyLanguage } from '../cases/reply-language.ts'

/** `me`: the colleague who sends it. Any other word is the id of a colleague; empty leaves the case where it is. */
export const assignsSender = 'me'

/** A ready-made text as an answer takes it over. */
export type ReadyText = {
  readonly language: ReplyLanguage
  /** Empty leaves the subject as it is. */
  readonly subject: string
  /** Without greeting and signature; fields stand between braces. */
  readonly text: string
  /** Working days until the case is followed up; null leaves that to the rule. */
  readonly waitDays: number | null
  /** Empty, `me` or the id of a colleague. */
  readonly assign: string
  /** The reason to close the case with; empty leaves it open. */
  readonly close: string
  /** Kinds of requests that an answer with it settles. */
  readonly settles: readonly RequestKind[]
}

/** The case that a text is chosen for; of several, null for what they differ in. */
export type ChosenFor = { readonly kind: string | null; readonly state: string | null }
