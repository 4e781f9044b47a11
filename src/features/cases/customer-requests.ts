/** Requests that customers can make about their order or quote request. */
export const customerRequests = ['cancel', 'change'] as const
export type CustomerRequest = (typeof customerRequests)[number]

/** Requests that wait for an answer from staff: a change, a cancellation, a question about a quote, or a mail. */
export const requestKinds = [...customerRequests, 'question', 'mail'] as const
export type RequestKind = (typeof requestKinds)[number]
