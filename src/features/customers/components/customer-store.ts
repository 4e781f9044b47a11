import { type CallResult, call } from '../../../api/client.ts'
import { callMessages } from '../../../api/texts.ts'
import { onReturn } from '../../../ui/navigation/page-return.ts'
import { createStore } from '../../../ui/state/store.ts'
import { useStore } from '../../../ui/state/use-store.ts'
import { isByPhone } from '../../carts/components/phone-mode.ts'
import { isMarkedLoggedIn } from '../../page-frame/components/customer-mark.ts'
import type { Customer } from '../contract.ts'

export type CustomerState =
  /** On the server, while hydrating, and until the server has answered. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'known'; readonly customer: Customer }
  /** Somebody is logged in, but the server cannot say who: asking again may help. */
  | { readonly kind: 'unavailable'; readonly message: string }

const unknown: CustomerState = { kind: 'unknown' }
const anonymous: CustomerState = { kind: 'anonymous' }

type Surroundings = {
  /** Whether the browser holds the cookie that says so (`saysLoggedIn`). */
  isMarkedLoggedIn: () => boolean
  ask: () => Promise<CallResult<{ data: Customer }>>
  /** Tells when this page is looked at again (`page-return.ts`). */
  onReturn: (listener: () => void) => () => void
}

/**
 * The logged-in customer of this browser. Asks the server only where the cookie says that somebody is logged in; the
 * session decides.
 */
export function createCustomerStore({ isMarkedLoggedIn, ask, onReturn }: Surroundings) {
  const store = createStore<CustomerState>(() => (isMarkedLoggedIn() ? unknown : anonymous), {
    whileFollowed() {
      if (store.getSnapshot().kind === 'unknown' && !asking) void refresh()
      return onReturn(catchUp)
    },
  })
  let asking: Promise<CustomerState> | null = null

  function show(next: CustomerState): CustomerState {
    const before = store.getSnapshot()
    // The same customer stays the same object, so that nothing is drawn again for nothing.
    if (JSON.stringify(before) !== JSON.stringify(next)) store.set(next)
    return store.getSnapshot()
  }

  async function answer(): Promise<CustomerState> {
    const result = await ask()
    if (result.ok && result.data?.data) return { kind: 'known', customer: result.data.data }
    if (!result.ok && result.kind === 'refused') return anonymous
    // A server that cannot answer says nothing about who is known already.
    const before = store.getSnapshot()
    if (before.kind === 'known') return before
    return { kind: 'unavailable', message: result.ok ? callMessages.unavailable : result.message }
  }

  /** Asks who is logged in, whatever was known; the newest question decides. */
  async function refresh(): Promise<CustomerState> {
    if (!isMarkedLoggedIn()) {
      asking = null
      return show(anonymous)
    }
    const mine = answer()
    asking = mine
    const next = await mine
    if (asking !== mine) return asking ?? store.getSnapshot()
    asking = null
    return show(next)
  }

  /** Elsewhere somebody may have logged in, out, or in as another customer. */
  function catchUp() {
    if (store.getSnapshot().kind !== 'anonymous' || isMarkedLoggedIn()) void refresh()
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    refresh,

    /** The customer as the server answered a change of the details. */
    update: (customer: Customer) => show({ kind: 'known', customer }),
  }
}

/** The logged-in customer. Screens read it with `useCustomer()`; refresh it after a login, a logout or a change. */
export const customerStore = createCustomerStore({
  // A colleague who orders for a caller is not a customer.
  isMarkedLoggedIn: () => !isByPhone() && isMarkedLoggedIn(),
  ask: () => call('GET /api/customer-details'),
  onReturn,
})

export const useCustomer = (): CustomerState => useStore(customerStore, unknown)
