/**
 * Header of POST /api/order: a colleague orders for a caller and has read the consents out. Accepted only from
 * somebody signed in at the desk who may work on cases; others get 401 or 403. A customer logged in in the same
 * browser is ignored. Separate from the order, because few pages need it.
 */
export const byPhoneHeader = 'x-order-by-phone'

/**
 * Prefix of all keys for a caller's order in the tab's storage; on its own it says that somebody orders for a caller.
 */
export const callersPrefix = 'beller.'

/**
 * A function of an inline script: key → what the flow keeps of who orders in this tab, as src/features/checkout/store/order-state.ts reads it.
 * It throws where a browser refuses its storage.
 */
export const readStored =
  `(k=>{let s=sessionStorage,p='${callersPrefix}';` +
  `return s.getItem(p)===null?localStorage.getItem(k):s.getItem(p+k)})`
