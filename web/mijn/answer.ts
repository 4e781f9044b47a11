import type * as z from 'zod/mini'
import { callMessages } from '../../content/call-texts.ts'
import { isMarkedLoggedIn } from '../account/customer-mark.ts'
import { customerStore } from '../account/customer-store.ts'
import type { CallResult, Endpoint } from '../api-client.ts'
import { type Late, soon } from '../late-answer.ts'
import { callAsCustomer } from './call-as-customer.ts'

/** What the server answers a logged-in customer. */
export type Answer<T> =
  | { readonly kind: 'found'; readonly data: T }
  /** The customer has nothing at this address (404). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly message: string }

/** For the loader of a page. Who is not logged in any more is led to the login page by mijn.tsx. */
export const fetchAnswer = <T>(
  endpoint: Endpoint,
  schema: z.ZodMiniType<T>,
  { signal }: Request,
): Promise<Late<Answer<T>>> =>
  soon(isMarkedLoggedIn() ? callAsCustomer(endpoint, { answer: schema, signal }).then(answerOf) : forNobody())

/** Without the cookie nobody is logged in, and the server need not be asked. */
async function forNobody(): Promise<Answer<never>> {
  await customerStore.refresh()
  return { kind: 'failed', message: callMessages.refused }
}

function answerOf<T>(result: CallResult<T>): Answer<T> {
  if (result.ok) return { kind: 'found', data: result.data }
  if (result.kind === 'unavailable') return { kind: 'failed', message: result.message }
  return result.status === 404 ? { kind: 'missing' } : { kind: 'failed', message: result.failure.message }
}
