import { customerMark, saysLoggedIn } from '../customer-mark.ts'

/** Whether the browser holds the cookie that says that somebody is logged in. The session decides; this is for showing. */
export const isMarkedLoggedIn = (): boolean => saysLoggedIn.test(document.cookie)

/** Says on the page itself whether a customer looks at it, for what is the same in every kept page (menu.module.css). */
export function markCustomer() {
  document.documentElement.toggleAttribute(customerMark, isMarkedLoggedIn())
}
