import { customerMark, saysLoggedIn } from './customer-mark.ts'

/** The attribute of `html` that says that this browser brings an address for internet along, stored or in the query. */
export const addressMark = 'data-address'

/**
 * Says before the page is painted who looks at it: inline in the head, the same for everyone, admitted by its hash
 * (server/plugins/security-headers.ts). `markCustomer` keeps its mark right from then on (web/account/customer-mark.ts);
 * that of the address is of use until the stored order is read. A browser may refuse its storage.
 */
export const headScript =
  `(e=>{e.toggleAttribute('${customerMark}',${saysLoggedIn}.test(document.cookie));` +
  `let a=/[?&]zipCode=/.test(location.search);try{a=a||localStorage.getItem('address')!==null}catch{}` +
  `e.toggleAttribute('${addressMark}',a)})(document.documentElement)`
