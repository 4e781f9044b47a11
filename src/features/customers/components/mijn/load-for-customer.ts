import { redirect } from 'react-router'
import type { CallArguments, CallResult } from '../../../../api/client.ts'
import { paths } from '../../../../api/paths.ts'
import type { AnswerOf, KeyOf } from '../../../../api/types.ts'
import { type Deferred, defer } from '../../../../ui/state/deferred.ts'
import { isMarkedLoggedIn } from '../../../page-frame/components/customer-mark.ts'
import { customerStore } from '../customer-store.ts'
import { callAsCustomer } from './call-as-customer.ts'

/** Response for a logged-in customer. */
export type LoadResult<T> =
  | { readonly kind: 'found'; readonly data: T }
  /** The customer has nothing at this address (404). */
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly message: string }

/**
 * For the loader of a page.
 * @throws the way to the login page and back, where it is known at once that nobody is logged in: while a loader works,
 *   no other navigation is sure to arrive. Later on mijn.tsx leads there.
 */
export async function loadForCustomer<Key extends KeyOf<'GET'>>(
  key: Key,
  { signal, url }: Request,
  ...[options]: CallArguments<Key>
): Promise<Deferred<LoadResult<AnswerOf<Key>>>> {
  // Without the cookie the server need not be asked; with it, somebody may have logged in in another tab.
  if (isLoggedOut() || !isMarkedLoggedIn()) await customerStore.refresh()
  const answer = isLoggedOut() ? null : await defer(ask())
  if (answer && !isLoggedOut()) return answer
  const { pathname, search } = new URL(url)
  throw redirect(paths.login(pathname + search))

  async function ask() {
    return answerOf(await callAsCustomer(key, ...([{ ...options, signal }] as CallArguments<Key>)))
  }
}

const isLoggedOut = () => customerStore.getSnapshot().kind === 'anonymous'

function answerOf<T>(result: CallResult<T>): LoadResult<T> {
  if (result.ok) return { kind: 'found', data: result.data }
  if (result.kind === 'unavailable') return { kind: 'failed', message: result.message }
  return result.status === 404 ? { kind: 'missing' } : { kind: 'failed', message: result.failure.message }
}
