import { markCustomer } from '../../customers/components/customer-mark.ts'
import { startMenu } from './menu/start-menu.ts'

/** Scripts of every page's header: the keyboard of the menu, and the choice between login and account. */
export function startHeader() {
  startMenu()
  // A page that comes back as it was left may have missed a login or a logout.
  window.addEventListener('pageshow', markCustomer)
  document.addEventListener('visibilitychange', markCustomer)
}
