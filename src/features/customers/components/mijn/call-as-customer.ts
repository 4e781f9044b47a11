import { type CallArguments, call, isRefused, type ResultOf } from '../../../../api/client.ts'
import type { ApiKey } from '../../../../api/types.ts'
import { customerStore } from '../customer-store.ts'
import { logOut } from '../log-out.ts'

let reads = new AbortController()
let leaving: Promise<boolean> = Promise.resolve(false)

/**
 * Makes a call that needs a login. If the session has ended, the customer is unknown once this resolves, and mijn.tsx
 * leads to the login page and back. A read that `leave` aborted resolves once the customer is logged out, and is
 * repeated if they stay.
 */
export async function callAsCustomer<Key extends ApiKey>(
  key: Key,
  ...[options]: CallArguments<Key>
): Promise<ResultOf<Key>> {
  const { signal } = reads
  const isRead = key.startsWith('GET ')
  const givenUp = AbortSignal.any([signal, ...(options?.signal ? [options.signal] : [])])
  const result = await call(
    key,
    ...([{ ...options, ...(isRead && { signal: givenUp }) }] as CallArguments<Key>),
  )
  if (result.ok) return result
  if (signal.aborted && isRead)
    return (await leaving) ? result : callAsCustomer(key, ...([options] as CallArguments<Key>))
  if (isRefused(result, 401)) await customerStore.refresh()
  return result
}

/**
 * Logs out. What is being read is given up first: without a session the server would refuse it.
 * @returns whether the session has ended
 */
export function leave(): Promise<boolean> {
  leaving = logOut()
  reads.abort()
  reads = new AbortController()
  return leaving
}
