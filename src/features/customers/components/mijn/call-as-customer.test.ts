import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionCalls } from '../../../../common/contract/session.ts'
import { accountCalls } from '../../contract-account.ts'

const { logout } = accountCalls
const { csrfToken } = sessionCalls

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** A server that never answers a read by itself; the test answers the newest one. */
function serverThatKeepsReadsWaiting(atLogout: () => Response) {
  const reads: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    if (path === csrfToken.path) return json({ data: 'token' })
    if (path === logout.path) return atLogout()
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    reads.push(resolve)
    signal?.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  return reads
}

/** Its own copy: which reads are under way is known to the module. */
const load = async () => {
  vi.resetModules()
  return import('./call-as-customer.ts')
}

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', {})
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what is being read at the logout is given up without a word', async () => {
  const reads = serverThatKeepsReadsWaiting(() => json(null))
  const { callAsCustomer, leave } = await load()
  const quotes = callAsCustomer('GET /api/mijn/prijsopgaven')
  expect(await leave()).toBe(true)
  expect(await quotes).toMatchObject({ ok: false, kind: 'unavailable' })
  expect(reads).toHaveLength(1)
  expect(console.error).not.toHaveBeenCalled()
})

test('it is asked again where logging out fails', async () => {
  const reads = serverThatKeepsReadsWaiting(() => json({ message: 'Nu even niet.' }, 503))
  const { callAsCustomer, leave } = await load()
  const quotes = callAsCustomer('GET /api/mijn/prijsopgaven')
  expect(await leave()).toBe(false)
  await vi.waitFor(() => expect(reads).toHaveLength(2))
  reads[1]?.(json(['een']))
  expect(await quotes).toMatchObject({ ok: true, data: ['een'] })
})
