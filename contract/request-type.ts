/** What a cart becomes: an order, or a request for a quote. */
export const requestTypes = ['order', 'quote'] as const
export type RequestType = (typeof requestTypes)[number]
