/** What a customer may want of an order or a quote request that he placed. */
export const customerRequests = ['cancel', 'change'] as const
export type CustomerRequest = (typeof customerRequests)[number]

/** What waits for an answer of staff: what he wants, or a question about a quote. */
export const requestKinds = [...customerRequests, 'question'] as const
export type RequestKind = (typeof requestKinds)[number]
