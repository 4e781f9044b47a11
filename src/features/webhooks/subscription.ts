/** active: it is called. paused: a colleague had it stopped. off: the shop stopped calling it (switchOffReasons). */
export const subscriptionStatuses = ['active', 'paused', 'off'] as const

/** gone: it answered 410. failing: it accepted nothing for as long as a call is tried. */
export const switchOffReasons = ['gone', 'failing'] as const
export type SwitchOffReason = (typeof switchOffReasons)[number]

export const messageStates = ['waiting', 'delivered', 'failed'] as const

/** So many receivers at most: each has calls of its own under way at the same time. */
export const mostSubscriptions = 200
