import type { AddressCheckResult } from '../../contract/address-check.ts'
import type { OrderPlaced } from '../../contract/order.ts'
import type { Cart, CartChange } from '../../domain/cart.ts'
import { startsAfresh } from '../../domain/order-flow.ts'
import type { ProductType } from '../../domain/product.ts'
import type { GuestForm } from '../details/guest-form.ts'
import type { TextStorage } from '../safe-storage.ts'
import type { InstallationAddress } from './drafts.ts'
import { dropExpired, restartExpiry, stopExpiry } from './personal-data-expiry.ts'
import {
  emptyStoredOrder,
  noPersonalData,
  readStoredOrder,
  type StorageKey,
  type StoredOrder,
  storedTexts,
} from './stored-order.ts'

/** Why a whole cart went away; the visitor may bring it back. */
export type EmptiedReason = 'type' | 'term' | 'address'

/** A cart as it was before a change emptied it, with the choices it belongs to. */
export type EmptiedCart = {
  readonly reason: EmptiedReason
  readonly before: Pick<OrderState, (typeof composedTogether)[number]>
}

/** What is restored together when an emptied cart is brought back. */
const composedTogether = [
  'cart',
  'productType',
  'requestType',
  'routerProductId',
  'address',
  'addressCheck',
] as const

export type Reseller =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'valid'; readonly name: string }
  | { readonly kind: 'invalid' }

/** What is forgotten at a reload. */
type MemoryState = {
  /** The answer that `address` came from, with the lines on offer there; asked for again after a reload. */
  readonly addressCheck: AddressCheckResult | null
  /** What the last change did to the cart by itself; the basket panel shows and announces it. */
  readonly changes: readonly CartChange[]
  readonly emptiedCart: EmptiedCart | null
  readonly reseller: Reseller
  /** What a new customer has typed so far; stored once it is checked, as `userDataWithoutRegister`. */
  readonly guestForm: GuestForm | null
  /** The customer who orders; null for a visitor without a login, undefined until that is known. */
  readonly customerId: string | null | undefined
  /** The customer's session ended while he was ordering, without his doing: he is told why he has to log in again. */
  readonly loginEnded: boolean
  readonly termsAccepted: boolean
  readonly directDebit: boolean
  readonly longTermConsent: boolean
  /** The order or request that this visit completed, until the next one is begun. */
  readonly completedOrder: OrderPlaced | null
}

export type OrderState = StoredOrder &
  MemoryState & {
    /** False while rendering on the server and hydrating: what the browser keeps is not known yet. */
    readonly isLoaded: boolean
  }

/** Everything a screen may simply set; what has a rule of its own has an action of its own. */
export type OrderPatch = Partial<
  Omit<StoredOrder & MemoryState, 'cart' | 'productType' | 'emptiedCart' | 'customerId'>
>

const noConsents = { termsAccepted: false, directDebit: false, longTermConsent: false }

const emptyMemory: MemoryState = {
  addressCheck: null,
  changes: [],
  emptiedCart: null,
  reseller: { kind: 'unknown' },
  guestForm: null,
  customerId: undefined,
  loginEnded: false,
  ...noConsents,
  completedOrder: null,
}

/** What the server renders, and the browser until it has hydrated. */
export const serverOrderState: OrderState = { ...emptyStoredOrder, ...emptyMemory, isLoaded: false }

const idempotencyStorageKey = 'idempotencyKey'

type Surroundings = {
  storage: TextStorage
  /** Milliseconds since 1970. */
  now: () => number
  randomId: () => string
}

/**
 * The order-flow state: read from storage at first use, written on every change, shared between tabs. A plain store,
 * for useSyncExternalStore.
 */
export function createOrderStore({ storage, now, randomId }: Surroundings) {
  const listeners = new Set<() => void>()
  let state: OrderState | null = null

  function load(): StoredOrder {
    dropExpired(storage, now())
    return readStoredOrder(storage)
  }

  function getSnapshot(): OrderState {
    state ??= { ...load(), ...emptyMemory, isLoaded: true }
    return state
  }

  function show(next: OrderState) {
    state = next
    for (const listener of listeners) listener()
  }

  function update(patch: Partial<StoredOrder & MemoryState>) {
    const previous = getSnapshot()
    const next = { ...previous, ...patch }
    const before = storedTexts(previous)
    const after = storedTexts(next)
    const changedKeys = (Object.keys(after) as StorageKey[]).filter(key => after[key] !== before[key])
    for (const key of changedKeys) {
      const text = after[key]
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
    }
    if (changedKeys.some(key => key in noPersonalData)) restartExpiry(storage, now())
    show(next)
  }

  function emptyCart(reason: EmptiedReason, patch: Partial<StoredOrder & MemoryState> = {}) {
    const { cart, productType, requestType, routerProductId, address, addressCheck } = getSnapshot()
    const before = { cart, productType, requestType, routerProductId, address, addressCheck }
    update({
      ...patch,
      cart: [],
      changes: [],
      routerProductId: null,
      ...(cart.length > 0 && { emptiedCart: { reason, before } }),
    })
  }

  function setProductType(productType: ProductType) {
    const current = getSnapshot()
    if (current.productType === productType) return
    const patch = { productType, requestType: 'order', completedOrder: null } as const
    // Without a type there is no cart to lose: the first line would have decided the type.
    if (current.productType === null) update(patch)
    else emptyCart('type', patch)
  }

  function removeKeys(keys: readonly string[]) {
    for (const key of keys) storage.removeItem(key)
  }

  return {
    getSnapshot,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /** Takes over what another tab stored, whole; what this tab only remembers stays, except what the cart explains. */
    reload() {
      const previous = getSnapshot()
      const stored = load()
      if (JSON.stringify(storedTexts(stored)) === JSON.stringify(storedTexts(previous))) return
      const { reseller } = stored.resellerId === previous.resellerId ? previous : emptyMemory
      const sameAddress = JSON.stringify(stored.address) === JSON.stringify(previous.address)
      show({
        ...previous,
        ...stored,
        changes: [],
        emptiedCart: null,
        reseller,
        addressCheck: sameAddress ? previous.addressCheck : null,
      })
    },

    change: (patch: OrderPatch) => update(patch),

    /** The cart after the visitor's choice, with what the rules did to it by themselves. */
    setCart: (cart: Cart, changes: readonly CartChange[] = []) => update({ cart, changes }),

    /** Empties the cart because of another choice (`patch`), and keeps it so that it can be brought back. */
    emptyCart: (reason: EmptiedReason, patch: OrderPatch = {}) => emptyCart(reason, patch),

    /** Brings back the emptied cart with the type, term and address it was composed for. */
    bringBackCart() {
      const { emptiedCart } = getSnapshot()
      if (emptiedCart) update({ ...emptiedCart.before, emptiedCart: null, changes: [] })
    },

    dismissEmptiedCart: () => update({ emptiedCart: null }),

    /** The type that the visitor opened; another one than before clears the cart (order-flow §4). */
    setProductType,

    /** Who orders now: what somebody else agreed to does not count for him. */
    orderFor(customerId: string | null) {
      const { customerId: before } = getSnapshot()
      if (customerId === before) return
      if (before === undefined) update({ customerId })
      else update({ ...noConsents, customerId, loginEnded: customerId === null })
    },

    /** The customer logged out himself: what he filled in goes with him, the cart and its address stay. */
    leave() {
      const { phoneNumberRetention } = getSnapshot().additionalData
      update({
        ...noConsents,
        contactPerson: null,
        invoiceAddress: null,
        invoiceAddressIsTheSame: true,
        quoteFormData: null,
        additionalData: { phoneNumberRetention },
        customerId: null,
        loginEnded: false,
      })
    },

    /** What a marketing page supplies: another type clears the cart and the registered-account marker (order-flow §4). */
    openWith(initial: { orderType: ProductType; address: InstallationAddress }) {
      if (startsAfresh(getSnapshot().productType, initial.orderType)) {
        setProductType(initial.orderType)
        update({ registeredAccount: false })
      }
      update({ address: initial.address, addressCheck: null })
    },

    /** After a 2xx: the stored order data is cleared and the thank-you page opens (order-flow §4). */
    complete(order: OrderPlaced) {
      removeKeys([...Object.keys(emptyStoredOrder), idempotencyStorageKey])
      stopExpiry(storage)
      show({ ...emptyStoredOrder, ...emptyMemory, isLoaded: true, completedOrder: order })
    },

    /** The reset button of winkelwagen: the cart goes, the visitor's details stay. */
    clearCart: () => update({ cart: [], changes: [], emptiedCart: null, routerProductId: null }),

    /** "Wis mijn gegevens": the cart stays. */
    clearPersonalData() {
      removeKeys([...Object.keys(noPersonalData), idempotencyStorageKey])
      stopExpiry(storage)
      show({
        ...getSnapshot(),
        ...noPersonalData,
        ...noConsents,
        guestForm: null,
        addressCheck: null,
        emptiedCart: null,
      })
    },

    /**
     * The Idempotency-Key of this request body: the same after a time-out or a reload, another one as soon as the
     * visitor changes what is ordered.
     */
    idempotencyKeyFor(body: string): string {
      const stored = storage.getItem(idempotencyStorageKey)
      const id = stored && /^[\w-]{16,64}$/.test(stored) ? stored : randomId()
      if (id !== stored) storage.setItem(idempotencyStorageKey, id)
      return `${id}.${fingerprint(body)}`
    },
  }
}

/** 32 bits (FNV-1a): tells one visitor's few request bodies apart, no more. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16)
}
