import type { CallResult } from '../../../api/client.ts'
import { callMessages } from '../../../api/texts.ts'
import { commonTexts } from '../../../common/texts.ts'
import { type Outcome, outcomeOf, submit } from '../../../ui/forms/submit.ts'
import type { LoginForm } from '../contract-account.ts'
import { customerStore } from './customer-store.ts'

/** Logs in and gets to know the customer; what was typed and chosen in the order flow stays. */
export async function logIn(form: LoginForm): Promise<Outcome<null>> {
  const result = await submit('POST /api/login', form, { captcha: 'login', sentAs: 'form' })
  if (!result.ok) return failedLogin(result)
  const customer = await customerStore.refresh()
  if (customer.kind === 'known') return { kind: 'taken', data: null }
  return {
    kind: 'failed',
    message: customer.kind === 'unavailable' ? customer.message : callMessages.refused,
  }
}

/** The server's sentence where it gave one (order-flow §8). */
const failedLogin = (result: CallResult<null> & { ok: false }): Outcome<null> =>
  result.kind === 'unavailable' && result.message === callMessages.unavailable
    ? { kind: 'failed', message: `${callMessages.refused} ${commonTexts.tryAgainSoon}` }
    : outcomeOf(result)
