import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ClientResult, orderUntilAnswered, persist } from '../acknowledged-orders.ts'
import { sampleOrder } from '../sample-order.ts'
import { type Answer, ShopClient } from '../shop-client.ts'
import { shopPort } from './balancer.ts'
import { isPlaced, type Observation, type Observations, observationsBetween } from './observations.ts'

const clients = 6
/** Between two orders of a client: so many that a gap shows, and no more than the mails can follow. */
const restMs = 500
/** Far beyond what any request may take, so that one that hangs is seen with its time. */
const patienceMs = 30_000

/** Clients that look at a page and order, again and again, each order under a key of its own until it is answered. */
export class Load {
  readonly #seen: Observation[] = []
  readonly #end = new AbortController()
  readonly #ordering: Promise<ClientResult[]>[]

  constructor() {
    this.#ordering = Array.from({ length: clients }, () => this.#orderUntilEnd())
  }

  /** Ends once every order that was begun is answered. */
  async end(): Promise<ClientResult[]> {
    this.#end.abort()
    return (await Promise.all(this.#ordering)).flat()
  }

  /** Whether an order was placed that was sent after this moment. */
  hasOrderedSince = (moment: number): boolean =>
    this.#seen.some(seen => isPlaced(seen) && seen.at - seen.ms > moment)

  /** @param from as `performance.now()` tells it */
  met = (from: number, to: number): Observations => observationsBetween(this.#seen, from, to)

  async #orderUntilEnd(): Promise<ClientResult[]> {
    const told: ClientResult[] = []
    const client = new ShopClient(shopPort, patienceMs)
    await persist(() => this.#timed(false, () => client.arrive()))
    const order: ShopClient['order'] = (body, key) => this.#timed(true, () => client.order(body, key))
    while (!this.#end.signal.aborted) {
      const company = randomUUID()
      await this.#timed(false, () => client.call({ method: 'GET', path: '/' })).catch(() => undefined)
      told.push(
        await orderUntilAnswered({ order }, company, sampleOrder(company, `${company}@korenmolen.example`)),
      )
      await pause(restMs)
    }
    client.leave()
    return told
  }

  async #timed(isOrder: boolean, send: () => Promise<Answer>): Promise<Answer> {
    const start = performance.now()
    const note = (isRefused: boolean) => {
      const at = performance.now()
      this.#seen.push({ at, ms: at - start, isRefused, isOrder })
    }
    try {
      const answer = await send()
      note(answer.status >= 500)
      return answer
    } catch (error) {
      note(true)
      throw error
    }
  }
}
