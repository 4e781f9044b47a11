import { loggedInCookie } from './account.ts'

/** The attribute of `html` that says that a customer looks at the page. */
export const customerMark = 'data-customer'

/**
 * Sets it before the page is painted: inline in the head, the same for everyone, admitted by its hash
 * (server/plugins/security-headers.ts). `markCustomer` keeps it right from then on (web/account/customer-mark.ts).
 */
export const customerMarkScript = `document.documentElement.toggleAttribute('${customerMark}',document.cookie.split('; ').includes('${loggedInCookie}=1'))`
