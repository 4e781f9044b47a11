/* How long mailed links serve, where texts and tables say it too. */

/** Hours that a link serves with which a password is chosen. */
export const linkLifetimeHours = 24

/** Hours that a customer has to answer a change of an order. */
export const lineChangeHours = 14 * 24

/** Days that a saved cart is kept. */
export const savedCartDays = 30
