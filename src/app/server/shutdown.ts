import type { Log } from '../../platform/operations/log.ts'

type Part = { readonly name: string; readonly end: () => Promise<unknown> }

/** Whatever still runs after this is cut off; the promise to whoever presses Ctrl-C is 10 seconds. */
export const hardLimitMs = 9_000

/** The parts of the running server, to be ended in the opposite order of their start, once. */
export class Shutdown {
  readonly #log: Log
  readonly #parts: Part[] = []
  #ending: Promise<void> | null = null
  #isTold = false

  constructor(log: Log) {
    this.#log = log
  }

  /** Whether the process was told to end; it may go on serving for a while. */
  get isTold(): boolean {
    return this.#isTold
  }

  /** Remembers how to end a part that has just started. */
  add(name: string, end: () => Promise<unknown>) {
    this.#parts.push({ name, end })
  }

  /**
   * Ends the process with its code on Ctrl-C, SIGTERM or an error that nobody caught.
   * @param delayMs for which it goes on serving after SIGTERM, so that a balancer notices; a second signal cuts it short
   */
  onSignals(delayMs: number) {
    for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => this.exit(0))
    process.on('SIGTERM', () => {
      if (this.#isTold || delayMs === 0) return this.exit(0)
      this.#isTold = true
      setTimeout(() => this.exit(0), delayMs)
    })
    process.on('uncaughtException', error => {
      this.#log.fatal({ err: error }, 'an error that nobody caught')
      this.exit(1)
    })
  }

  exit(code: number) {
    this.#isTold = true
    setTimeout(() => process.exit(1), hardLimitMs).unref()
    void this.end().then(() => process.exit(code))
  }

  /** Ends every part, the last one first; a part that fails does not keep the others running. */
  end(): Promise<void> {
    this.#ending ??= this.#endParts()
    return this.#ending
  }

  async #endParts() {
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
      try {
        await part.end()
      } catch (error) {
        this.#log.error({ err: error, part: part.name }, 'a part did not end well')
      }
    }
  }
}
