import { JobFailed } from '../../../platform/utility-process/job-failed.ts'
import type { MailCut } from '../../cases/mail-cuts.ts'
import type { ReceivedMail } from '../received-mail.ts'
import { type PostedMailRead, parseJob, parsePostedJob } from './mail-jobs.ts'
import { withOriginal } from './mail-source.ts'
import type { SenderOptions } from './parse-mail.ts'

/** Read of a mail that took too much as a whole. */
const beginningBytes = 256 * 1024

/**
 * Reads a mail in a process of its own, so that no mail holds up anybody. Of one that takes too much its beginning is read, and
 * of one that does so even then its headers.
 * @throws JobFailed where nothing helps; TooBusy where others are read
 */
export async function readMail(
  source: Buffer,
  cut: MailCut | null,
  { authservId }: SenderOptions,
): Promise<ReceivedMail> {
  const beginning = { source: source.subarray(0, beginningBytes), cut: 'too-large' } as const
  const mail = await firstThatEnds(
    () => parseJob({ source, cut, options: { authservId } }),
    () => parseJob({ ...beginning, options: { authservId } }),
    () => parseJob({ ...beginning, options: { authservId, isPlain: true } }),
  )
  // A mail that was cut off before it came here has its original elsewhere.
  return cut === null ? withOriginal(mail, source) : mail
}

/** Reads the body of a posted mail likewise. */
export const readPostedMail = (body: Buffer, { authservId }: SenderOptions): Promise<PostedMailRead> => {
  const mostBytes = beginningBytes
  return firstThatEnds(
    () => parsePostedJob({ body, options: { authservId } }),
    () => parsePostedJob({ body, mostBytes, options: { authservId } }),
    () => parsePostedJob({ body, mostBytes, options: { authservId, isPlain: true } }),
  )
}

/** Tries a job in ways that cost less and less, while it fails for taking too much. */
export async function firstThatEnds<Read>(...ways: readonly (() => Promise<Read>)[]): Promise<Read> {
  let failed: unknown
  for (const read of ways) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof JobFailed)) throw error
      failed = error
    }
  }
  throw failed
}
