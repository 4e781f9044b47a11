/**
 * On POST /api/order: says that somebody of the staff orders for a caller, to whom he read out what is agreed to; believed of who
 * is signed in at the desk and may work on cases: 401 and 403 of anybody else. A customer who is logged in in the same browser
 * plays no part. Apart from the order, which few pages know.
 */
export const byPhoneHeader = 'x-order-by-phone'

/** Before the key of all that the flow keeps of a caller in his tab's storage; alone it says that somebody orders for one. */
export const callersPrefix = 'beller.'

/**
 * A function of an inline script: key → what the flow keeps of who orders in this tab, as web/bestellen/order-state.ts reads it.
 * It throws where a browser refuses its storage.
 */
export const readStored =
  `(k=>{let s=sessionStorage,p='${callersPrefix}';` +
  `return s.getItem(p)===null?localStorage.getItem(k):s.getItem(p+k)})`
