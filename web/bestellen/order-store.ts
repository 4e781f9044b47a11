import type { AddressCheckResult } from '../../contract/address-check.ts'
import type { OrderPlaced } from '../../contract/order.ts'
import type { Cart, CartChange } from '../../domain/cart.ts'
import type { NoticeReason } from '../../domain/cart-notice.ts'
import { startsAfresh } from '../../domain/order-flow.ts'
import type { ProductOffering, ProductType } from '../../domain/product.ts'
import type { SafeStorage } from '../safe-storage.ts'
import {
  type CartReason,
  type KnownCatalogue,
  settled,
  settledNotice,
  withCart,
  withCheckedCart,
  withEarlierCart,
  withoutCart,
} from './cart-transitions.ts'
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

export type Reseller =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'valid'; readonly name: string }
  | { readonly kind: 'invalid' }

/** What is forgotten at a reload. */
type MemoryState = {
  /** The answer that `address` came from, with the lines on offer there; asked for again after a reload. */
  readonly addressCheck: AddressCheckResult | null
  /** A page of the website has supplied `address`, and it has not been checked here yet. */
  readonly addressIsNew: boolean
  /** What the last change did to the cart by itself; the basket panel shows and announces it. */
  readonly changes: readonly CartChange[]
  /** The cart was held against today's catalogue and rules since this page was loaded. */
  readonly isSettled: boolean
  /** Where the cart was composed for, while a page supplied another address that is not checked yet. */
  readonly replacedAddress: InstallationAddress | null
  readonly reseller: Reseller
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
    /** False where the browser keeps nothing: what is filled in stays until the tab is closed or the page reloaded. */
    readonly isKept: boolean
  }

/** Everything a screen may simply set; what has a rule of its own has an action of its own. */
export type OrderPatch = Partial<
  Omit<StoredOrder & MemoryState, 'cart' | 'productType' | 'cartNotice' | 'isSettled' | 'customerId'>
>

const noConsents = { termsAccepted: false, directDebit: false, longTermConsent: false }

const emptyMemory: MemoryState = {
  addressCheck: null,
  addressIsNew: false,
  changes: [],
  isSettled: false,
  replacedAddress: null,
  reseller: { kind: 'unknown' },
  customerId: undefined,
  loginEnded: false,
  ...noConsents,
  completedOrder: null,
}

/** What the server renders, and the browser until it has hydrated. */
export const serverOrderState: OrderState = {
  ...emptyStoredOrder,
  ...emptyMemory,
  isLoaded: false,
  isKept: true,
}

const idempotencyStorageKey = 'idempotencyKey'

type Surroundings = {
  storage: SafeStorage
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
  let knownCatalogue: KnownCatalogue | null = null

  function load() {
    dropExpired(storage, now())
    return readStoredOrder(storage)
  }

  function getSnapshot(): OrderState {
    if (state) return state
    const { order, damage } = load()
    state = { ...order, ...emptyMemory, isLoaded: true, isKept: true }
    // Said once: what is mended is stored as it is now.
    if (damage.length > 0) {
      state = { ...state, cartNotice: settledNotice(damage, order.cart) }
      write(state, ['cart', 'cartNotice'])
    }
    return state
  }

  function show(next: OrderState) {
    state = { ...next, isKept: storage.lasts() }
    for (const listener of listeners) listener()
  }

  function write(next: StoredOrder, keys: readonly StorageKey[]) {
    const texts = storedTexts(next)
    for (const key of keys) {
      const text = texts[key]
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
    }
    if (keys.some(key => key in noPersonalData)) restartExpiry(storage, now())
  }

  function update(patch: Partial<StoredOrder & MemoryState>) {
    const previous = getSnapshot()
    const next = { ...previous, ...patch }
    const before = storedTexts(previous)
    const after = storedTexts(next)
    write(
      next,
      (Object.keys(after) as StorageKey[]).filter(key => after[key] !== before[key]),
    )
    show(next)
  }

  function setProductType(productType: ProductType) {
    const current = getSnapshot()
    if (current.productType === productType) {
      // Another tab may have begun the next order, of this type, already.
      if (current.completedOrder) update({ completedOrder: null })
      return
    }
    const patch = { productType, requestType: 'order', completedOrder: null } as const
    // Without a type there is no cart to lose: the first line would have decided the type.
    if (current.productType === null) update(patch)
    else update(withoutCart(current, 'type', patch))
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
      const { order: stored } = load()
      if (JSON.stringify(storedTexts(stored)) === JSON.stringify(storedTexts(previous))) return
      const { reseller } = stored.resellerId === previous.resellerId ? previous : emptyMemory
      const sameAddress = JSON.stringify(stored.address) === JSON.stringify(previous.address)
      show({
        ...previous,
        ...stored,
        changes: [],
        reseller,
        addressCheck: sameAddress ? previous.addressCheck : null,
      })
    },

    change: (patch: OrderPatch) => update(patch),

    /** The cart after the visitor's choice, with what the rules did to it by themselves. */
    setCart: (cart: Cart, changes: readonly CartChange[] = [], reason: CartReason = {}) =>
      update(withCart(getSnapshot(), cart, changes, reason)),

    /** What the check of the address made of the cart. */
    setCheckedCart: (cart: Cart, changes: readonly CartChange[]) =>
      update(withCheckedCart(getSnapshot(), cart, changes)),

    /** Empties the cart because of another choice (`patch`), and keeps it so that it can be put back. */
    emptyCart: (reason: NoticeReason, patch: OrderPatch = {}) =>
      update(withoutCart(getSnapshot(), reason, patch)),

    /** Holds the cart against a catalogue of its type: after reading it from storage, and whenever a newer one came. */
    settle(productType: ProductType, catalogue: readonly ProductOffering[]) {
      knownCatalogue = { productType, catalogue }
      const current = getSnapshot()
      if (current.productType === productType) update(settled(current, knownCatalogue))
    },

    /** Puts the cart from before the last change back. */
    putBackCart: () => update(withEarlierCart(getSnapshot(), knownCatalogue)),

    dismissNotice: () => update({ cartNotice: null }),

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
        guestForm: null,
        registration: null,
        additionalData: { phoneNumberRetention },
        customerId: null,
        loginEnded: false,
      })
    },

    /** What a marketing page supplies: another type clears the cart and the registered-account marker (order-flow §4). */
    openWith(initial: { orderType: ProductType; address: InstallationAddress }) {
      if (startsAfresh(getSnapshot().productType, initial.orderType)) {
        setProductType(initial.orderType)
        update({ registeredAccount: false, registration: null })
      }
      const { address, cart } = getSnapshot()
      const isOther = address !== null && JSON.stringify(address) !== JSON.stringify(initial.address)
      update({
        address: initial.address,
        addressCheck: null,
        addressIsNew: true,
        completedOrder: null,
        ...(isOther && cart.length > 0 && { replacedAddress: address }),
      })
    },

    /**
     * After a 2xx: the stored order data is cleared and the thank-you page opens (order-flow §4). Whose link led here is
     * no data of the order: the next one, of another type, is his too.
     */
    complete(order: OrderPlaced) {
      const { resellerId, reseller } = getSnapshot()
      removeKeys([...Object.keys(emptyStoredOrder), idempotencyStorageKey])
      stopExpiry(storage)
      show({ ...emptyStoredOrder, ...emptyMemory, isLoaded: true, isKept: true, completedOrder: order })
      if (reseller.kind !== 'invalid') update({ resellerId, reseller })
    },

    /** "Wis mijn gegevens": the cart stays. */
    clearPersonalData() {
      removeKeys([...Object.keys(noPersonalData), idempotencyStorageKey])
      stopExpiry(storage)
      show({
        ...getSnapshot(),
        ...noPersonalData,
        ...noConsents,
        addressCheck: null,
        replacedAddress: null,
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
