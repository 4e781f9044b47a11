/* Products that rules know by a mark of their own. */

/** Workplace management lite: the one workplace product without support (order-flow §9). */
export const workplaceLiteId = 42572

/** The product with this term stands for the customer's own router, allowed at every term (order-flow §4). */
export const ownRouterDuration = 1
