import { setTimeout as pause } from 'node:timers/promises'
import { plant } from './store-order.ts'

/**
 * Forgets the idempotency key, so that a retry orders again. The answer takes a quarter of a second longer than the order, so that
 * every kill comes between the two for most clients, on any machine.
 */
plant(async (query, run) => {
  const stored = await run({ ...query, values: query.values.with(3, null) })
  await pause(250)
  return stored
})
