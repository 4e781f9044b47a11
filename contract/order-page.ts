/** Where a customer looks at an order on the site. */
export const orderPage = (number: string) => `/mijn/bestellingen/${encodeURIComponent(number)}`
