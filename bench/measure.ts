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
  times.sort((a, b) => a - b)
  return { perSecond: times.length / seconds, p50: at(times, 0.5), p99: at(times, 0.99) }
}

const at = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
