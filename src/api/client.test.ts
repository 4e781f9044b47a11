import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CaseCommand } from '../features/cases/components/case-commands.tsx'
import { submit } from '../ui/forms/submit.ts'
import { call } from './client.ts'
import { requestProgress } from './request-progress.ts'
import { callMessages } from './texts.ts'
import type { BodyOf } from './types.ts'

type Sent = { method: string; path: string; headers: Headers; body: unknown }
type Reply = (sent: Sent) => Response | Promise<Response>

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers })

let sent: Sent[] = []
let tokens = 0

/** Answers the token call by itself and everything else as the test says. */
function serverThat(
  reply: Reply,
  token: () => Response | Promise<Response> = () => json({ data: `token-${++tokens}` }),
) {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = {
      method: init.method ?? 'GET',
      path,
      headers: new Headers(init.headers),
      body: init.body ?? null,
    }
    sent.push(request)
    return path === '/api/csrf-token' ? token() : reply(request)
  })
}

beforeEach(() => {
  sent = []
  tokens = 0
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const id = '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'
const address = { zipCode: '1017XN', houseNumber: '42' }
const post = () => call('POST /api/street', { body: address })
const get = (options: { timeout?: number } = {}) =>
  call('GET /api/order/products/prices', { query: { productType: 'internet' }, ...options })

describe('a call to the server', () => {
  test('asks for a CSRF token before each POST, PUT and DELETE and sends it along', async () => {
    serverThat(() => json({}))
    await post()
    await call('PUT /api/beheer/weergaven/{id}', { params: { id }, body: { name: 'Mijn', filters: {} } })
    await call('DELETE /api/beheer/weergaven/{id}', { params: { id: 'a/b' } })
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/csrf-token',
      'POST /api/street',
      'GET /api/csrf-token',
      `PUT /api/beheer/weergaven/${id}`,
      'GET /api/csrf-token',
      'DELETE /api/beheer/weergaven/a%2Fb',
    ])
    expect(sent.map(({ headers }) => headers.get('x-csrf-token'))).toEqual([
      null,
      'token-1',
      null,
      'token-2',
      null,
      'token-3',
    ])
  })

  test('shares the token of calls at the same time, which must not make two visitors of one', async () => {
    serverThat(() => json({}))
    await Promise.all([post(), post()])
    expect(sent.map(({ path, headers }) => `${path} ${headers.get('x-csrf-token')}`)).toEqual([
      '/api/csrf-token null',
      '/api/street token-1',
      '/api/street token-1',
    ])
  })

  test('reads without a token, with its query in the address', async () => {
    serverThat(() => json([]))
    const result = await get()
    expect(result).toEqual({ ok: true, status: 200, data: [] })
    expect(sent.map(({ path }) => path)).toEqual(['/api/order/products/prices?productType=internet'])
  })

  test('sends JSON or a form', async () => {
    serverThat(() => json({}))
    const body = {} as BodyOf<'POST /api/order'>
    await call('POST /api/order', { body, headers: { 'idempotency-key': 'k' } })
    const form = new FormData()
    await call('POST /api/login', { form })
    await call('POST /api/register-account/send-activation-link', { form: { email: 'jo@voorbeeld.nl' } })
    const [, asJson, , asForm, , asValues] = sent
    expect(asJson?.body).toBe('{}')
    expect(Object.fromEntries(asValues?.body as FormData)).toEqual({ email: 'jo@voorbeeld.nl' })
    expect(asJson?.headers.get('content-type')).toBe('application/json')
    expect(asJson?.headers.get('idempotency-key')).toBe('k')
    expect(asForm?.body).toBe(form)
    expect(asForm?.headers.has('content-type')).toBe(false)
  })

  test('tries once more with a fresh token when the token was refused, then says so', async () => {
    let refusals = 1
    serverThat(() => (refusals-- > 0 ? json({ message: 'verlopen' }, 403) : json({ orderNumber: '1' }, 201)))
    expect(await post()).toMatchObject({ ok: true, status: 201 })
    expect(sent.at(-1)?.headers.get('x-csrf-token')).toBe('token-2')

    sent = []
    serverThat(() => json({ message: 'Je sessie is verlopen.' }, 403))
    expect(await post()).toMatchObject({
      ok: false,
      kind: 'refused',
      failure: { message: 'Je sessie is verlopen.' },
    })
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  test('goes on when no token can be had: that is only logged', async () => {
    serverThat(
      () => json({}),
      () => Promise.reject(new TypeError('no network')),
    )
    expect(await post()).toMatchObject({ ok: true })
    expect(sent.at(-1)?.headers.has('x-csrf-token')).toBe(false)
    expect(console.error).toHaveBeenCalledOnce()
  })
})

describe('an answer', () => {
  test('that refuses keeps its message, its title and the message per field', async () => {
    const body = {
      title: 'Er is een probleem',
      error: { message: 'Controleer de velden.' },
      errors: { iban: { message: 'IBAN is niet geldig.' } },
    }
    serverThat(() => json(body, 422, { 'Retry-After': '12' }))
    expect(await post()).toEqual({
      ok: false,
      kind: 'refused',
      status: 422,
      failure: { message: 'Controleer de velden.', title: body.title, errors: body.errors },
      body,
      retryAfterSeconds: 12,
    })
  })

  test.each([
    [{ success: false, reason: 'De postcode klopt niet.' }, 'De postcode klopt niet.'],
    [{ message: 'Kan niet.' }, 'Kan niet.'],
    [{}, callMessages.refused],
    ['', callMessages.refused],
  ])('%j that refuses is read for its sentence', async (body, message) => {
    serverThat(() => json(body, 400))
    expect(await post()).toMatchObject({ kind: 'refused', failure: { message } })
  })

  test('without JSON still says something in Dutch', async () => {
    serverThat(() => new Response('<html>Bad Request', { status: 400 }))
    expect(await post()).toMatchObject({ kind: 'refused', failure: { message: callMessages.refused } })
  })

  test('503 says when to try again', async () => {
    serverThat(() => json({ message: 'Probeer het over een minuut opnieuw.' }, 503, { 'Retry-After': '5' }))
    expect(await post()).toEqual({
      ok: false,
      kind: 'unavailable',
      mayBeDone: false,
      message: 'Probeer het over een minuut opnieuw.',
      retryAfterSeconds: 5,
      status: 503,
    })
  })

  test('that never comes counts as unavailable', async () => {
    const unavailable = {
      ok: false,
      kind: 'unavailable',
      message: callMessages.unavailable,
      retryAfterSeconds: null,
      mayBeDone: true,
    }
    serverThat(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await post()).toEqual(unavailable)
    // Reads are never half done.
    expect(await get()).toEqual({ ...unavailable, mayBeDone: false })

    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    expect(await get({ timeout: 5 })).toEqual({ ...unavailable, mayBeDone: false })
  })

  test('that is a page counts as unavailable: somebody in between answered', async () => {
    serverThat(
      () => new Response('<html>Log in', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    )
    expect(await get()).toMatchObject({ kind: 'unavailable', message: callMessages.unavailable })
  })

  test('of nothing is null, and of a file its text', async () => {
    serverThat(() => new Response(null, { status: 204 }))
    expect(await call('POST /api/logout')).toEqual({ ok: true, status: 204, data: null })
    serverThat(() => new Response('a;b', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } }))
    expect(await post()).toMatchObject({ ok: true, data: 'a;b' })
  })
})

test('the progress bar follows a call from its token to its answer', async () => {
  vi.useFakeTimers()
  const answer = Promise.withResolvers<Response>()
  serverThat(() => answer.promise)
  const result = post()
  await vi.advanceTimersByTimeAsync(600)
  expect(requestProgress.getSnapshot()).toBe('busy')
  answer.resolve(json({}))
  await result
  await vi.advanceTimersByTimeAsync(250)
  expect(requestProgress.getSnapshot()).toBe('done')
  await vi.advanceTimersByTimeAsync(400)
  expect(requestProgress.getSnapshot()).toBe('idle')
})

/** Mistakes that `npm run check` refuses; compiled, never called. One that compiles is an error of its own there. */
async function mistakes() {
  // @ts-expect-error there is no such call
  await call('POST /api/nergens')
  // @ts-expect-error the call is a POST
  await call('GET /api/street')
  // @ts-expect-error the body has no such field
  await call('POST /api/street', { body: { ...address, place: 'Amsterdam' } })
  // @ts-expect-error a field of the body is missing
  await call('POST /api/street', { body: { zipCode: '1017XN' } })
  // @ts-expect-error a part of the path is missing
  await call('GET /api/mijn/bestellingen/{nummer}')
  // @ts-expect-error the query is missing
  await call('GET /api/order/products/prices')
  // @ts-expect-error this form is sent with the token of a captcha
  await submit('POST /api/winkelwagen', {} as BodyOf<'POST /api/winkelwagen'>)
  // @ts-expect-error a token for another action is refused
  await submit('POST /api/winkelwagen', {} as BodyOf<'POST /api/winkelwagen'>, { captcha: 'login' })
  const street = await call('POST /api/street', { body: address })
  // @ts-expect-error the answer has no such field
  if (street.ok) street.data.country.length
  // @ts-expect-error there is no such command on a case
  const command: CaseCommand = 'weggooien'
  return command
}
void mistakes
