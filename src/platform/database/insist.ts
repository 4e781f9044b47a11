import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseUnavailable } from './failures.ts'

const againMs = 250

/** Writes again and again for so long while the database is away. */
export async function insist(forMs: number, write: () => Promise<void>): Promise<void> {
  const end = performance.now() + forMs
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > end) throw error
      await pause(againMs)
    }
  }
}
