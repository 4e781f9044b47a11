import { useSyncExternalStore } from 'react'
import { type Customer, CustomerDetails, customerDetails } from '../../contract/customer.ts'
import { type CallResult, call } from '../api-client.ts'
import { isMarkedLoggedIn } from './customer-mark.ts'

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
  /** Whether the browser holds the cookie that says so (`loggedInCookie`). */
  isMarkedLoggedIn: () => boolean
  ask: () => Promise<CallResult<{ data: Customer }>>
}

/**
 * The logged-in customer of this browser. Asks the server only where the cookie says that somebody is logged in; the
 * session decides. A plain store, for useSyncExternalStore.
 */
export function createCustomerStore({ isMarkedLoggedIn, ask }: Surroundings) {
  const listeners = new Set<() => void>()
  let state: CustomerState | null = null
  let asking: Promise<CustomerState> | null = null

  function getSnapshot(): CustomerState {
    state ??= isMarkedLoggedIn() ? unknown : anonymous
    return state
  }

  function show(next: CustomerState): CustomerState {
    const before = getSnapshot()
    // The same customer stays the same object, so that nothing is drawn again for nothing.
    if (JSON.stringify(before) === JSON.stringify(next)) return before
    state = next
    for (const listener of listeners) listener()
    return next
  }

  async function answer(): Promise<CustomerState> {
    const result = await ask()
    if (result.ok) return { kind: 'known', customer: result.data.data }
    if (result.kind === 'refused') return anonymous
    // A server that cannot answer says nothing about who is known already.
    const before = getSnapshot()
    return before.kind === 'known' ? before : { kind: 'unavailable', message: result.message }
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
    if (asking !== mine) return asking ?? getSnapshot()
    asking = null
    return show(next)
  }

  return {
    getSnapshot,
    refresh,

    subscribe(listener: () => void) {
      listeners.add(listener)
      if (getSnapshot().kind === 'unknown' && !asking) void refresh()
      return () => {
        listeners.delete(listener)
      }
    },

    /** For a tab that comes back: elsewhere somebody may have logged in, out, or in as another customer. */
    catchUp() {
      if (getSnapshot().kind !== 'anonymous' || isMarkedLoggedIn()) void refresh()
    },

    /** Takes over the customer as the server answered a change of the details. */
    take: (customer: Customer) => show({ kind: 'known', customer }),
  }
}

/** Who is logged in here. Screens read it with `useCustomer()`; refresh it after a login, a logout or a change. */
export const customerStore = createCustomerStore({
  isMarkedLoggedIn,
  ask: () => call(customerDetails, { answer: CustomerDetails }),
})

export const useCustomer = (): CustomerState =>
  useSyncExternalStore(subscribe, customerStore.getSnapshot, () => unknown)

function subscribe(listener: () => void) {
  const unsubscribe = customerStore.subscribe(listener)
  const catchUp = () => {
    if (document.visibilityState === 'visible') customerStore.catchUp()
  }
  document.addEventListener('visibilitychange', catchUp)
  window.addEventListener('pageshow', catchUp)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', catchUp)
    window.removeEventListener('pageshow', catchUp)
  }
}
