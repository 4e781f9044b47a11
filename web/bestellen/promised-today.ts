import type { PromisedDates } from '../../contract/catalogue.ts'
import { call } from '../api-client.ts'
import { whenIdle } from '../navigation/when-idle.ts'
import { createStore } from '../store.ts'

/**
 * What an order of today would be promised, as the server counts it; null until it has said so. Asked for once, when a
 * screen first wants to know and the browser has nothing else to do.
 */
export const promisedTodayStore = createStore<PromisedDates | null>(() => null, {
  whileFollowed() {
    if (promisedTodayStore.getSnapshot() !== null) return () => undefined
    // Words stand there without it: it waits for what the page is made of.
    return whenIdle(() => void ask())
  },
})

/** Without an answer the words of the specification stand alone. */
async function ask(): Promise<void> {
  const result = await call('GET /api/promised-dates')
  if (result.ok) promisedTodayStore.set(result.data)
}
