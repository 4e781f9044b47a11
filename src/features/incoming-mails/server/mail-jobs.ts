import type { FieldErrors } from '../../../common/contract/failure.ts'
import { utilityJob } from '../../../platform/utility-process/utility-job.ts'
import type { MailCut } from '../../cases/mail-cuts.ts'
import type { ReceivedMail } from '../received-mail.ts'
import type { ParseOptions } from './parse-mail.ts'
import type { MailPicture } from './safe-html.ts'

export type MailSource = {
  readonly source: Buffer
  readonly cut: MailCut | null
  readonly options: ParseOptions
}

export type PostedSource = {
  readonly body: Buffer
  /** So much of its mail is read, where it is not all of it. */
  readonly mostBytes?: number
  readonly options: ParseOptions
}

export type PostedMailRead =
  | { readonly kind: 'mail'; readonly mail: ReceivedMail }
  | { readonly kind: 'no-json' }
  | { readonly kind: 'refused'; readonly errors: FieldErrors }

/** An ordinary mail of 30 MB takes a second or two and 300 MB. */
const limits = { ms: 20_000, megabytes: 800 } as const

/** Time for reading a mail, once more in part where all of it takes too long, and for storing it. */
export const readingMs = 3 * limits.ms

export const parseJob = utilityJob<MailSource, ReceivedMail>('parse-mail', { ...limits, waiting: 1 })

/** Bodies of 42 MB at most: a mail service that brings more at once posts them again. */
export const parsePostedJob = utilityJob<PostedSource, PostedMailRead>('parse-posted-mail', {
  ...limits,
  waiting: 3,
})

export const pageJob = utilityJob<
  { readonly html: string; readonly pictures: readonly MailPicture[] },
  string | null
>('show-mail', { ms: 15_000, megabytes: 300, waiting: 8 })
