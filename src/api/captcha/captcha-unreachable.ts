import type { CallResult } from '../client.ts'

/** The server did not answer, which says nothing about the visitor. */
export class CaptchaUnreachable extends Error {
  constructor() {
    super('The server did not answer for the captcha')
  }
}

/** No network or no answer in time, as against a server that says that it cannot. */
export const withoutAnswer = (result: CallResult<unknown>): boolean =>
  !result.ok && result.kind === 'unavailable' && result.status === undefined
