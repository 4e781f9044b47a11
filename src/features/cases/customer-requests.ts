/** Requests that customers can make about their order or quote request. */
export const customerRequests = ['cancel', 'change'] as const
export type CustomerRequest = (typeof customerRequests)[number]

/** Requests that wait for staff: a change, a cancellation, a question about a quote, a mail, the withdrawal of a notice, or a transfer that was declined. */
export const requestKinds = [
  ...customerRequests,
  'question',
  'mail',
  'notice-withdrawn',
  'transfer-declined',
] as const
export type RequestKind = (typeof requestKinds)[number]

/** How far a request to cancel an order is, as TMF622 has it; with when the order was cancelled for it. */
export type CancelProgress = {
  readonly state: 'acknowledged' | 'done' | 'terminatedWithError'
  readonly doneAt: Date | null
}
