import type { CallResult } from './client.ts'
import { lostAnswerTexts } from './texts.ts'

/** Why something that was sent is not done, as it is said. */
export type CallFailure = {
  /** Takes the place of a title that says it was not done, where that is not known; else null. */
  readonly title: string | null
  readonly message: string
}

export function callFailure(result: Extract<CallResult<unknown>, { ok: false }>): CallFailure {
  if (result.kind === 'unavailable' && result.mayBeDone) return lostAnswerTexts
  return { title: null, message: result.kind === 'refused' ? result.failure.message : result.message }
}

/** The same in one line. */
export function failureInWords(result: Extract<CallResult<unknown>, { ok: false }>): string {
  const { title, message } = callFailure(result)
  return title === null ? message : `${title}. ${message}`
}
