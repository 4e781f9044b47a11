import { markCustomer } from '../account/customer-mark.ts'
import { startMenu } from './menu/start-menu.ts'

/** What the header of any page needs of scripts: the menu's keyboard, and which of login and account shows. */
export function startHeader() {
  startMenu()
  // A page that comes back as it was left may have missed a login or a logout.
  window.addEventListener('pageshow', markCustomer)
  document.addEventListener('visibilitychange', markCustomer)
}
