import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The waits of an honest visitor. */
export type Waits = {
  /** Milliseconds until an answer, at most. */
  readonly longestMs: number
  readonly asked: number
  /** Answers that were not 200. */
  readonly wrong: readonly string[]
}

const paths = ['/readyz', '/api/order/products/prices?productType=internet']

/** Asks the shop every 20 ms, in a thread of its own, so that what the bench does beside it delays nothing. */
export class Probe {
  readonly #thread: Worker

  constructor(port: number) {
    this.#thread = new Worker(new URL('./probe-thread.ts', import.meta.url), { workerData: { port, paths } })
  }

  /** Since this was asked before; comes when the request that is under way has ended. */
  async since(): Promise<Waits> {
    const answer = once(this.#thread, 'message')
    this.#thread.postMessage('since')
    const [waits] = (await answer) as [Waits]
    return waits
  }

  async stop() {
    await this.#thread.terminate()
  }
}
