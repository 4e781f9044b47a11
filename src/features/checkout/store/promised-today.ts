import { call } from '../../../api/client.ts'
import { whenIdle } from '../../../ui/navigation/when-idle.ts'
import { createStore } from '../../../ui/state/store.ts'
import type { PromisedToday } from '../../calendar/contract.ts'

/**
 * The server's dates for an order placed today; null until it has answered. Requested once, when a screen first needs
 * it and the browser is idle.
 */
export const promisedTodayStore = createStore<PromisedToday | null>(() => null, {
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
