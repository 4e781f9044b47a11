import type { CaseKind } from '../cases/case-kinds.ts'
import { takeBackError } from '../cases/case-states.ts'
import type { AfterAnswer } from '../cases/command-schemas.ts'
import type { RequestKind } from '../cases/customer-requests.ts'
import type { ReplyLanguage } from '../cases/reply-language.ts'
import type { Snooze } from '../cases/snooze.ts'

/** A command for many cases at once (docs/decisions/desk.md#many-cases-at-once-are-a-job). */

/** The largest job, and the largest that mails customers. */
export const mostCases = 5_000
export const mostMails = 500

/** A job of so many cases is worked on at once, as a request of a visitor is; a larger one has to wait for the processor. */
export const smallJob = 50

/** Jobs of a colleague that are under way at the same time. */
export const mostJobs = 5

/** So long a job that mails customers waits before it begins: until then it is stopped as if it had never been. */
export const mailDelaySeconds = 30

/** So long a job can be taken back, as the last state of a case. */
export const undoHours = 24

export const bulkActs = ['assign', 'snooze', 'state', 'mail'] as const

export type MailToMany = {
  readonly act: 'mail'
  readonly subject: string
  readonly text: string
  /** Of the fields, which are filled in for each case, and of greeting and signature; null for a text that goes as it is. */
  readonly language: ReplyLanguage | null
  /** Acts of a ready-made text, at each case that still asks for them. */
  readonly after: AfterAnswer
  /** Kinds of requests that the mail settles. */
  readonly settles: readonly RequestKind[]
}

export type BulkAction =
  | { readonly act: 'assign'; readonly assignee: string | null }
  | ({ readonly act: 'snooze' } & Snooze)
  | {
      readonly act: 'state'
      readonly kind: CaseKind
      readonly state: string
      readonly reason: string | null
      readonly words: string
      readonly mail: boolean
    }
  | MailToMany

/** Outcome of a job for a case, in its preview or its run. `unchanged`: it was so already. */
export const bulkOutcomes = ['done', 'unchanged', 'refused'] as const

export const mailsCustomers = (action: BulkAction): boolean =>
  action.act === 'mail' || (action.act === 'state' && action.mail)

/** How many cases a job may have. */
export const mostFor = (action: BulkAction): number => (mailsCustomers(action) ? mostMails : mostCases)

/** Whether what a job did can be taken back at all: a mail cannot, and of the states only those of one case can. */
export function canBeUndone(action: BulkAction): boolean {
  if (action.act === 'mail') return false
  if (action.act !== 'state') return true
  const now = new Date(0)
  return takeBackError(action, now, now) === null
}
