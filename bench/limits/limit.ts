/** A measured value and its upper bound. */
export type Limit = {
  /** The number of the promise that it belongs to, as tests name it too (`reliability 20`). */
  readonly reliability: number
  readonly what: string
  readonly unit: 'ms' | ''
  readonly measured: number
  readonly atMost: number
}

export const isMet = ({ measured, atMost }: Limit): boolean => measured <= atMost

/** Result of the work, and its duration in milliseconds. */
export async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const start = performance.now()
  const result = await work()
  return { result, ms: performance.now() - start }
}

/** Tries again until it works; rejects when it takes too long. */
export async function until(
  work: () => Promise<boolean>,
  { withinMs = 30_000, everyMs = 20 } = {},
): Promise<void> {
  const end = performance.now() + withinMs
  while (!(await work().catch(() => false))) {
    if (performance.now() > end) throw new Error(`It did not come to be within ${withinMs / 1000} seconds`)
    await new Promise(resolve => setTimeout(resolve, everyMs))
  }
}
