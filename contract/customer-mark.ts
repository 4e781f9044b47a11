/**
 * A cookie without a secret that says `1` while somebody is logged in, so that the browser asks for customer details only
 * then. The server sets and removes it; the session alone decides.
 */
export const loggedInCookie = 'ingelogd'

/** The attribute of `html` that says that a customer looks at the page. */
export const customerMark = 'data-customer'
