import { customerMark, saysLoggedIn } from './customer-mark.ts'

/** The attribute of `html` that says that this browser brings an address for internet along, stored or in the query. */
export const addressMark = 'data-address'

/** The attribute of `html` that says that this browser came by the link of a reseller. */
export const resellerMark = 'data-reseller'

/**
 * Says before the page is painted who looks at it: inline in the head, the same for everyone, admitted by its hash
 * (server/plugins/security-headers.ts). `markCustomer` keeps its mark right from then on (web/account/customer-mark.ts);
 * those of address and reseller are of use until the stored order is read. A browser may refuse its storage.
 */
export const headScript =
  `(e=>{e.toggleAttribute('${customerMark}',${saysLoggedIn}.test(document.cookie));` +
  `let a=/[?&]zipCode=/.test(location.search),r=false;` +
  `try{a=a||localStorage.getItem('address')!==null;r=localStorage.getItem('resellerId')!==null}catch{}` +
  `e.toggleAttribute('${addressMark}',a);e.toggleAttribute('${resellerMark}',r)})(document.documentElement)`
