import { type CallArguments, type CallResult, call, type ResultOf } from '../../../api/client.ts'
import type { ApiKey } from '../../../api/types.ts'
import { staffRefusals } from '../contract.ts'
import { confirmQuestion, type Question, signInQuestion } from './desk-state.ts'

/**
 * A call that needs a login at the desk; `submit(…, { through: callAtDesk })` in a form. Where the session has ended
 * meanwhile, or the act is a sensitive one, whoever sits there is asked over the page, and then it is sent again: nothing
 * that was typed is lost.
 */
export async function callAtDesk<Key extends ApiKey>(
  key: Key,
  ...options: CallArguments<Key>
): Promise<ResultOf<Key>> {
  const result = await call(key, ...options)
  const question = questionAfter(result)
  return question && (await question.ask()) ? callAtDesk(key, ...options) : result
}

/** Dialog that may let a refused call succeed on retry; null if none would help. */
function questionAfter(result: CallResult): Question | null {
  if (result.ok || result.kind !== 'refused') return null
  if (result.status === 401) return signInQuestion
  return result.status === 403 && result.failure.code === staffRefusals.confirm ? confirmQuestion : null
}
