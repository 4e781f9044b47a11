/** Requests that customers can make about their order or quote request. */
export const customerRequests = ['cancel', 'change'] as const
export type CustomerRequest = (typeof customerRequests)[number]

/** Requests that wait for an answer from staff: a change, a cancellation, or a question about a quote. */
export const requestKinds = [...customerRequests, 'question'] as const
export type RequestKind = (typeof requestKinds)[number]
