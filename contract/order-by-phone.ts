/**
 * On POST /api/order: says that somebody of the staff orders for a caller, to whom he read out what is agreed to; believed of who
 * is signed in at the desk and may work on cases: 401 and 403 of anybody else. A customer who is logged in in the same browser
 * plays no part. Apart from the order, which few pages know.
 */
export const byPhoneHeader = 'x-order-by-phone'
