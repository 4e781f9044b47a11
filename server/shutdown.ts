import type { Log } from './log.ts'

type Part = { readonly name: string; readonly end: () => Promise<unknown> }

/** Whatever still runs after this is cut off; the promise to whoever presses Ctrl-C is 10 seconds. */
const hardLimitMs = 9_000

/** The parts of the running server, to be ended in the opposite order of their start, once. */
export class Shutdown {
  readonly #log: Log
  readonly #parts: Part[] = []
  #ending: Promise<void> | null = null

  constructor(log: Log) {
    this.#log = log
  }

  /** Remembers how to end a part that has just started. */
  add(name: string, end: () => Promise<unknown>) {
    this.#parts.push({ name, end })
  }

  /** Ends the process with its code on Ctrl-C, SIGTERM or an error that nobody caught. */
  onSignals() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.exit(0))
    process.on('uncaughtException', error => {
      this.#log.fatal({ err: error }, 'an error that nobody caught')
      this.exit(1)
    })
  }

  exit(code: number) {
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
