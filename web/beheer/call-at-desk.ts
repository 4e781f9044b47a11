import { Failure } from '../../contract/failure.ts'
import { staffRefusals } from '../../contract/staff.ts'
import { type CallOptions, type CallResult, call, type Endpoint } from '../api-client.ts'
import { confirmQuestion, type Question, signInQuestion } from './desk-state.ts'

/**
 * A call that needs a login at the desk; `submit(…, { through: callAtDesk })` in a form. Where the session has ended
 * meanwhile, or the act is a sensitive one, whoever sits there is asked over the page, and then it is sent again: nothing
 * that was typed is lost.
 */
export async function callAtDesk<T = null>(
  endpoint: Endpoint,
  options?: CallOptions<T>,
): Promise<CallResult<T>> {
  const result = await call(endpoint, options)
  const question = questionAfter(result)
  return question && (await question.ask()) ? callAtDesk(endpoint, options) : result
}

/** What is to be done before the call can be taken; null where nothing would change its answer. */
function questionAfter(result: CallResult<unknown>): Question | null {
  if (result.ok || result.kind !== 'refused') return null
  if (result.status === 401) return signInQuestion
  const code = Failure.safeParse(result.body).data?.code
  return result.status === 403 && code === staffRefusals.confirm ? confirmQuestion : null
}
