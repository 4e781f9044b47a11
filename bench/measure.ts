/** Throughput and latency of a number of clients over a period. */
export type Measured = {
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/**
 * Lets each client do its work again and again for a while and times every single one.
 * @param work one request or transaction of the client with this number
 */
export async function measure(
  clients: number,
  forMs: number,
  work: (client: number) => Promise<void>,
): Promise<Measured> {
  const times: number[] = []
  const start = performance.now()
  const end = start + forMs
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let began = performance.now(); began < end; began = performance.now()) {
        await work(client)
        times.push(performance.now() - began)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** A part of them is at most this: 0.5 is the median, 1 the longest; 0 where there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** How long each of these took, one after the other, in milliseconds. */
export async function timesOf(count: number, work: (nth: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let nth = 0; nth < count; nth++) {
    const began = performance.now()
    await work(nth)
    times.push(performance.now() - began)
  }
  return times
}
