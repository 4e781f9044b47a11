/**
 * A cookie without a secret that says `1` while somebody is logged in, so that the browser asks for customer details only
 * then. The server sets and removes it; the session alone decides. Over https no other host can set it.
 */
export const loggedInCookie = (isHttps: boolean): string => (isHttps ? '__Host-ingelogd' : 'ingelogd')

/** Whether a browser's cookies, as scripts read them, say so. */
export const saysLoggedIn = /(?:^|; )(?:__Host-)?ingelogd=1(?:;|$)/

/** The attribute of `html` that says that a customer looks at the page. */
export const customerMark = 'data-customer'
