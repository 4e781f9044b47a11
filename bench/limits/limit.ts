/** What was measured and what it may be at most. */
export type Limit = {
  /** The number of the promise that it belongs to, as tests name it too (`reliability 20`). */
  readonly reliability: number
  readonly what: string
  readonly unit: 'ms' | ''
  readonly measured: number
  readonly atMost: number
}

export const isKept = ({ measured, atMost }: Limit): boolean => measured <= atMost

/** What a piece of work came to, and the milliseconds that it took. */
export async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const start = performance.now()
  const result = await work()
  return { result, ms: performance.now() - start }
}

/** Tries again until it works; rejects after half a minute. */
export async function until(work: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await work().catch(() => false))) {
    if (performance.now() > end) throw new Error('It did not come to be within half a minute')
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
