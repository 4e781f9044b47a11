import { customerStore } from '../account/customer-store.ts'
import { type CallOptions, type CallResult, call, type Endpoint } from '../api-client.ts'

/**
 * A call that needs a login. Where the session has ended meanwhile the customer is no longer known once this resolves,
 * and mijn.tsx leads to the login page and back.
 */
export async function callAsCustomer<T = null>(
  endpoint: Endpoint,
  options?: CallOptions<T>,
): Promise<CallResult<T>> {
  const result = await call(endpoint, options)
  if (!result.ok && result.kind === 'refused' && result.status === 401) await customerStore.refresh()
  return result
}
