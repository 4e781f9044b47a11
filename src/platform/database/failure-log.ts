import { isDatabaseUnavailable } from './failures.ts'

/** How long the database may be away before it is told: it restarts, or another one takes over. */
const usualPatienceMs = 30_000

export type FailureLog = {
  failed(error: unknown): void
  /** It works again, or still. */
  over(): void
}

/**
 * Tells what goes wrong with work that is done again and again. A database that cannot serve is tried again in silence, and told once
 * where that lasts; whatever else fails is a mistake, and told each time.
 * @param now milliseconds on a clock that only goes forward
 */
export function createFailureLog(
  tell: (level: 'warn' | 'error', error: unknown) => void,
  { patienceMs = usualPatienceMs, now = () => performance.now() } = {},
): FailureLog {
  let awaySince: number | null = null
  let isTold = false
  return {
    failed(error) {
      if (!isDatabaseUnavailable(error)) return tell('error', error)
      awaySince ??= now()
      if (isTold || now() - awaySince < patienceMs) return
      isTold = true
      tell('warn', error)
    },
    over() {
      awaySince = null
      isTold = false
    },
  }
}

/** Work whose trouble is told that way. */
export const withFailureLog =
  <Outcome>(work: () => Promise<Outcome>, { over }: Pick<FailureLog, 'over'>) =>
  async (): Promise<Outcome> => {
    const outcome = await work()
    over()
    return outcome
  }
