/** When a call is made again, and how long a receiver is left in peace. */

const seconds = 1_000
const minutes = 60 * seconds
const hours = 60 * minutes

/** Time before each attempt, as Standard Webhooks recommends: ten attempts in a little more than three days. */
export const usualDelays: readonly number[] = [
  0,
  5 * seconds,
  5 * minutes,
  30 * minutes,
  2 * hours,
  5 * hours,
  10 * hours,
  14 * hours,
  20 * hours,
  24 * hours,
]
/** Share of a delay that is added at random at most, so that calls that failed together do not come back together. */
const jitter = 0.1
/** Answers of a receiver, or of what stands before it, that has too much to do. */
const overloaded: readonly number[] = [429, 502, 504]
const usualPause = minutes
const longestPause = 6 * hours

/**
 * Milliseconds until the next attempt; null after the last one.
 * @param attempts how many were made
 * @param random from 0 to 1
 */
export function waitBeforeNext(
  attempts: number,
  random: number,
  delays: readonly number[] = usualDelays,
): number | null {
  const delay = delays[attempts]
  return delay === undefined ? null : Math.round(delay * (1 + jitter * random))
}

/** Milliseconds in which a receiver is not called after this answer: as long as it asks for, or a minute where it is overloaded. */
export function pauseAfter(status: number, retryAfterMs: number | null): number {
  if (status < 400) return 0
  if (retryAfterMs !== null) return Math.min(retryAfterMs, longestPause)
  return overloaded.includes(status) ? usualPause : 0
}

/** The milliseconds that a Retry-After header asks for: seconds, or a moment. null where it says neither. */
export function retryAfterMs(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * seconds
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime())
}
