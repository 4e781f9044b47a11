import { requestNetworks } from './request-source.ts'

/** So many times within a time that begins with the first one (milliseconds). */
export type CountedLimit = { readonly max: number; readonly windowMs: number }

export type SourceCounters = {
  /**
   * Counts once more what a request does, for each network that it comes from, unless one of them did so as often as it may.
   * @param what of which each has a count of its own
   * @returns the seconds until it may again; 0 where it was counted
   */
  count(what: string, ip: string, limit: CountedLimit): number
}

type Counter = { count: number; readonly endsAtMs: number }

/** About 50 MB per window length (docs/decisions/security.md#limits-and-budgets). */
const usualMost = 200_000

/**
 * Counts in this server's memory, a window of time long. What is over is forgotten; where there are more than `most` in windows
 * of one length, those that would end first are. A network that did as much as it may gets no counter for another network
 * in it.
 * @param now milliseconds of a clock that only goes forward
 */
export function createSourceCounters({
  most = usualMost,
  now = () => performance.now(),
}: {
  readonly most?: number
  readonly now?: () => number
} = {}): SourceCounters {
  const ofWindow = new Map<number, Counters>()
  return {
    count(what, ip, { max, windowMs }) {
      const counters = ofWindow.get(windowMs) ?? new Counters(windowMs, most)
      ofWindow.set(windowMs, counters)
      const nowMs = now()
      const networks = requestNetworks(ip).map(({ name, allowance }) => ({
        key: `${what} ${name}`,
        most: max * allowance,
      }))
      const reached = networks.flatMap(({ key, most }) => {
        const counter = counters.living(key, nowMs)
        return counter && counter.count >= most ? [counter.endsAtMs] : []
      })
      if (reached.length > 0) return Math.max(1, Math.ceil((Math.max(...reached) - nowMs) / 1000))
      for (const { key } of networks) counters.add(key, nowMs)
      return 0
    },
  }
}

/** Interval for deleting expired counters; a counter that is read checks its own end. */
const forgetEveryMs = 1_000

/** Counters of windows of one length, so that those that began first are over first. */
class Counters {
  readonly #counters = new Map<string, Counter>()
  readonly #windowMs: number
  readonly #most: number
  #forgotAtMs = 0

  constructor(windowMs: number, most: number) {
    this.#windowMs = windowMs
    this.#most = most
  }

  living(key: string, nowMs: number): Counter | null {
    const counter = this.#counters.get(key)
    return counter && counter.endsAtMs > nowMs ? counter : null
  }

  add(key: string, nowMs: number) {
    const counter = this.living(key, nowMs)
    if (counter) {
      counter.count += 1
      return
    }
    // Behind those that began before it.
    this.#counters.delete(key)
    this.#counters.set(key, { count: 1, endsAtMs: nowMs + this.#windowMs })
    this.#forget(nowMs)
  }

  /** A tenth at a time: what was taken out of a map slows the way to its first entry down. */
  #forget(nowMs: number) {
    const isFull = this.#counters.size > this.#most
    if (!isFull && nowMs - this.#forgotAtMs < forgetEveryMs) return
    this.#forgotAtMs = nowMs
    const left = isFull ? this.#most * 0.9 : this.#most
    for (const [key, { endsAtMs }] of this.#counters) {
      if (endsAtMs > nowMs && this.#counters.size <= left) return
      this.#counters.delete(key)
    }
  }
}
