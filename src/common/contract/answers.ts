import { Failure } from './failure.ts'

/* Answers that calls of several features have: how the reference describes them, and their schema. */

export const pdfFile = { description: 'The file', body: 'pdf' } as const
export const csvFile = { description: 'The file', body: 'csv' } as const
export const calendarFile = { description: 'The file', body: 'calendar' } as const

export const wrongField = { description: 'The field that is wrong', body: Failure } as const
export const wrongFields = { description: 'The fields that are wrong', body: Failure } as const
export const deadLink = { description: 'The link does not serve', body: Failure } as const
export const servesNot = { description: 'It does not', body: Failure } as const

export const changed = { description: 'Changed' } as const
export const ended = { description: 'Ended' } as const
export const stored = { description: 'Kept' } as const
export const done = { description: 'Done' } as const
export const doneOnce = { description: 'Done, or done before' } as const
export const forgotten = { description: 'Forgotten' } as const
export const removedOnce = { description: 'Removed, or there was none' } as const
export const withdrawnOnce = { description: 'Withdrawn, or done before by the same id' } as const
export const unchanged = { description: 'Unchanged since the version that If-None-Match names' } as const

export const passwordThrottled = {
  description: 'Too many wrong passwords; see Retry-After',
  body: Failure,
} as const
export const signInThrottled = {
  description: 'Too many wrong passwords or codes; see Retry-After',
  body: Failure,
} as const
export const malformed = { description: 'Malformed', body: Failure } as const
export const malformedOrCaptcha = {
  description: 'Malformed, or the captcha token is not accepted',
  body: Failure,
} as const
export const captchaRefused = { description: 'The captcha token is not accepted', body: Failure } as const
export const answeredNoMore = { description: 'It can be answered no more, and why', body: Failure } as const
