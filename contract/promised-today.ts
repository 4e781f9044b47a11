/** GET /api/promised-dates → PromisedDates of an order of this moment, where no address was checked that came with them. */
export const promisedToday = { method: 'GET', path: '/api/promised-dates' } as const
