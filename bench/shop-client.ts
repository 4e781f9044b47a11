import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { csrfHeader } from '../contract/failure.ts'
import { idempotencyHeader, placeOrder } from '../contract/order.ts'
import { csrfToken } from '../contract/session.ts'

export type Answer = { readonly status: number; readonly body: string }

const timeoutMs = 5_000

/** One visitor with a session and a CSRF token, over one connection that stays open. */
export class ShopClient {
  readonly #port: number
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  #cookie = ''
  #token = ''

  constructor(port: number) {
    this.#port = port
  }

  /** Gets a session; rejects while the shop is away. */
  async arrive() {
    const answer = await this.#send('GET', csrfToken.path, {})
    if (answer.status !== 200) throw new Error(`No session: ${answer.status}`)
    const { data } = JSON.parse(answer.body) as { data: string }
    this.#token = data
  }

  /** Posts an order under a key; rejects when the connection breaks or nothing comes back in 5 seconds. */
  order = (body: string, key: string): Promise<Answer> =>
    this.#send(
      'POST',
      placeOrder.path,
      {
        [csrfHeader]: this.#token,
        [idempotencyHeader]: key,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
      body,
    )

  leave() {
    this.#agent.destroy()
  }

  #send(method: string, path: string, headers: OutgoingHttpHeaders, body?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = request(
        {
          method,
          path,
          host: '127.0.0.1',
          port: this.#port,
          agent: this.#agent,
          timeout: timeoutMs,
          headers: { ...headers, ...(this.#cookie && { cookie: this.#cookie }) },
        },
        response => {
          const chunks: Buffer[] = []
          response.on('data', chunk => chunks.push(chunk))
          response.on('error', reject)
          response.on('end', () => {
            const [setCookie] = response.headers['set-cookie'] ?? []
            if (setCookie) this.#cookie = setCookie.slice(0, setCookie.indexOf(';'))
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() })
          })
        },
      )
      call.on('timeout', () => call.destroy(new Error('No answer in time')))
      call.on('error', reject)
      call.end(body)
    })
  }
}
