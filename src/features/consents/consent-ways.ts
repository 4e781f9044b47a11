/** How somebody gave a consent that a client of the API passes on. */
export const consentWays = ['web', 'phone', 'paper', 'in-person'] as const
export type ConsentWay = (typeof consentWays)[number]
