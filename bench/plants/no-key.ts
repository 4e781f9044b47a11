import { plant } from './store-order.ts'

/** Forgets the idempotency key, so that a retry orders again. */
plant((query, run) => run({ ...query, values: query.values.with(3, null) }))
