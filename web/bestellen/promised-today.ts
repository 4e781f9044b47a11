import type { PromisedDates } from '../../contract/promised-dates.ts'
import { promisedToday } from '../../contract/promised-today.ts'
import { call } from '../api-client.ts'
import { createStore } from '../store.ts'

/**
 * What an order of today would be promised, as the server counts it; null until it has said so. Asked for once, when a
 * screen first wants to know.
 */
export const promisedTodayStore = createStore<PromisedDates | null>(() => null, {
  whileFollowed() {
    if (promisedTodayStore.getSnapshot() === null) void ask()
    return () => undefined
  },
})

/** Without an answer the words of the specification stand alone. */
async function ask(): Promise<void> {
  const result = await call(promisedToday, {
    answer: async () => (await import('../../contract/promised-dates.ts')).PromisedDates,
  })
  if (result.ok) promisedTodayStore.set(result.data)
}
