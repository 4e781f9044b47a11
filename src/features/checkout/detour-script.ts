import { readStored } from '../carts/order-by-phone.ts'
import { customerMark } from '../page-frame/customer-mark.ts'

/** Reasons to send a visitor elsewhere: nothing to order, or no login. */
export type Missing = 'cart' | 'customer'

/**
 * Leads on who has nothing to do on a page, while that is still being read: to the address in `data-detour`, who comes
 * without what `data-without` names. A browser may refuse its storage; the scripts judge that and all else when they have
 * come. Inline, the same text wherever it stands, admitted by its hash (src/app/server/pages/security-headers.ts).
 */
export const detourScript =
  `(({detour,without})=>{try{` +
  `if(without==='cart'?(${readStored}('cart')??'[]')==='[]':!document.documentElement.hasAttribute('${customerMark}'))` +
  `location.replace(detour)}catch{}})(document.currentScript.dataset)`
