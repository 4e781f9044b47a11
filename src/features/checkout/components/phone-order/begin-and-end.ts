import { callersPrefix } from '../../../orders/order-by-phone.ts'
import { callersStorage } from './phone-mode.ts'

/** Begins to order for a caller, with nothing of the one before. Open the flow as a document after it. */
export function beginByPhone() {
  endByPhone()
  callersStorage.setItem('', '1')
}

/** Ends it; nothing of the caller is left. Leave the flow by a document after it. */
export function endByPhone() {
  for (const name of Object.keys(window.sessionStorage))
    if (name.startsWith(callersPrefix)) window.sessionStorage.removeItem(name)
}
