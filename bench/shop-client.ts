import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { csrfHeader, sessionCalls } from '../src/common/contract/session.ts'
import { idempotencyHeader, orderCalls } from '../src/features/orders/contract.ts'

const { placeOrder } = orderCalls
const { csrfToken } = sessionCalls

export type Answer = { readonly status: number; readonly body: string }

type Endpoint = { readonly method: string; readonly path: string }

/** A body as it travels, and what says of which kind it is. */
export type Body = { readonly type: string; readonly bytes: string | Buffer }

/** Somebody's cookies and CSRF token. */
export type Guest = { readonly cookies: ReadonlyMap<string, string>; readonly token: string }

/** One visitor with cookies and a CSRF token, over one connection that stays open. */
export class ShopClient {
  readonly #port: number
  readonly #timeoutMs: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  #cookies = new Map<string, string>()
  #token = ''

  /** @param timeoutMs how long an answer may take */
  constructor(port: number, timeoutMs = 5_000) {
    this.#port = port
    this.#timeoutMs = timeoutMs
  }

  /** Fetches a CSRF token, as the browser does before it changes something; rejects while the shop is away. */
  async arrive(): Promise<Answer> {
    const answer = await this.call(csrfToken)
    if (answer.status !== 200) throw new Error(`No CSRF token: ${answer.status}`)
    const { data } = JSON.parse(answer.body) as { data: string }
    this.#token = data
    return answer
  }

  /** Becomes somebody new. */
  forget() {
    this.#cookies.clear()
  }

  /** Becomes somebody new who has arrived, and says who that is. */
  async newGuest(): Promise<Guest> {
    this.forget()
    await this.arrive()
    return { cookies: new Map(this.#cookies), token: this.#token }
  }

  become({ cookies, token }: Guest) {
    this.#cookies = new Map(cookies)
    this.#token = token
  }

  /** Posts an order under a key; rejects when the connection breaks or nothing comes back in time. */
  order = (body: string, key: string): Promise<Answer> =>
    this.call(placeOrder, { type: 'application/json', bytes: body }, { [idempotencyHeader]: key })

  /** Any call; what changes something carries the token that was fetched last. */
  call({ method, path }: Endpoint, body?: Body, headers: OutgoingHttpHeaders = {}): Promise<Answer> {
    return this.#send(
      method,
      path,
      {
        ...headers,
        ...(method !== 'GET' && { [csrfHeader]: this.#token }),
        ...(body && { 'content-type': body.type, 'content-length': Buffer.byteLength(body.bytes) }),
        ...(this.#cookies.size > 0 && { cookie: [...this.#cookies.values()].join('; ') }),
      },
      body?.bytes,
    )
  }

  leave() {
    this.#agent.destroy()
  }

  #send(
    method: string,
    path: string,
    headers: OutgoingHttpHeaders,
    body: string | Buffer | undefined,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = request(
        {
          method,
          path,
          host: '127.0.0.1',
          port: this.#port,
          agent: this.#agent,
          timeout: this.#timeoutMs,
          headers,
        },
        response => {
          const chunks: Buffer[] = []
          response.on('data', chunk => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            for (const cookie of response.headers['set-cookie'] ?? []) this.#keep(cookie)
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
          })
        },
      )
      call.on('timeout', () => call.destroy(new Error('No answer in time')))
      call.on('error', reject)
      call.end(body)
    })
  }

  #keep(cookie: string) {
    const [pair = ''] = cookie.split(';')
    this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair)
  }
}
