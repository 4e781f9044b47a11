/** What a customer may want of an order or a quote request that he placed. */
export const wishes = ['cancel', 'change'] as const
export type Wish = (typeof wishes)[number]
