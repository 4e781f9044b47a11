import { callersPrefix, readStored } from '../carts/order-by-phone.ts'
import { customerMark, saysLoggedIn } from '../page-frame/customer-mark.ts'

/** The attribute of `html` that says that an address for internet is brought along, stored or in the query. */
export const addressMark = 'data-address'

/** The attribute of `html` that says that the address brings a plan along (src/features/checkout/plan-choice.ts). */
export const planMark = 'data-plan'

/** The attribute of `html` that says that the visitor came by the link of a reseller. */
export const resellerMark = 'data-reseller'

/**
 * The attribute of `html` that says that what is stored begins gegevens in another way than with the words of a new customer: a
 * quote is asked for, a guest's details are complete, an account was asked for, or somebody of the staff orders for a caller.
 */
export const buyerMark = 'data-orderer'

/** Where the browser refuses it, what is for this tab lies in memory: the library that scrolls would write an error. */
const standInForSession =
  `try{sessionStorage}catch{let m=new Map;try{Object.defineProperty(window,'sessionStorage',{configurable:true,` +
  `value:{getItem:k=>m.get(k)??null,setItem(k,v){m.set(k,v)},removeItem(k){m.delete(k)}}})}catch{}}`

/**
 * Says before the page is painted who looks at it: inline in the head, the same for everyone, admitted by its hash
 * (src/app/server/pages/security-headers.ts). `markCustomer` keeps its mark right from then on (src/features/page-frame/components/customer-mark.ts);
 * the others are of use until the stored order is read. A browser may refuse its storage.
 *
 * Who goes back or forward after a reload gets the address of another step with the document of this one, until the router
 * listens: then the page of that address is loaded. The root ends that (src/root.tsx).
 */
export const headScript =
  standInForSession +
  `(e=>{let p=location.pathname;onpopstate=()=>{p===location.pathname||location.reload()};` +
  `let a=/[?&]zipCode=/.test(location.search),r=false,o=false;` +
  `e.toggleAttribute('${planMark}',/^#keuze=\\d/.test(location.hash));` +
  `e.toggleAttribute('${customerMark}',${saysLoggedIn}.test(document.cookie));` +
  `try{let g=${readStored};` +
  `a=a||g('address')!==null;r=g('resellerId')!==null;` +
  `o=sessionStorage.getItem('${callersPrefix}')!==null||g('requestType')==='quote'||g('userDataWithoutRegister')!==null||g('registeredAccount')!==null}catch{}` +
  `e.toggleAttribute('${addressMark}',a);e.toggleAttribute('${resellerMark}',r);` +
  `e.toggleAttribute('${buyerMark}',o)})(document.documentElement)`
