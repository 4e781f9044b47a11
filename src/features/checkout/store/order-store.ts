import type { SafeStorage, TextStorage } from '../../../ui/state/safe-storage.ts'
import { createStore } from '../../../ui/state/store.ts'
import type { OrderPlaced } from '../../orders/contract.ts'
import { cartActions } from './cart-actions.ts'
import { normalizedNotice } from './cart-transitions.ts'
import {
  earlierDetailsOf,
  emptyMemory,
  noConsents,
  type OrderPatch,
  type OrderState,
  type Reseller,
} from './flow-state.ts'
import { readStoredOrder } from './read-stored-order.ts'
import {
  areSameTexts,
  changedKeys,
  emptyStoredOrder,
  noPersonalData,
  type StorageKey,
  type StoredOrder,
  type StoredTexts,
  textOf,
  textsIn,
} from './stored-order.ts'

/** Personal data stays in the browser this long after it was last changed. */
export const personalDataLifetimeInMs = 7 * 24 * 60 * 60 * 1000

/** Holds the moment at which personal data is to be dropped, in milliseconds since 1970. */
const expiryKey = 'personalDataExpiresAt'

const restartExpiry = (storage: TextStorage, now: number) =>
  storage.setItem(expiryKey, String(now + personalDataLifetimeInMs))

const stopExpiry = (storage: TextStorage) => storage.removeItem(expiryKey)

/**
 * Removes personal data whose time is up. Where the moment is missing, damaged or too far away, the time starts
 * anew: data never stays for ever and is never lost by accident.
 */
function dropExpired(storage: TextStorage, now: number) {
  const keys = Object.keys(noPersonalData)
  if (keys.every(key => storage.getItem(key) === null)) return
  const expiresAt = Number(storage.getItem(expiryKey) ?? Number.NaN)
  if (!(expiresAt > 0) || expiresAt > now + personalDataLifetimeInMs) restartExpiry(storage, now)
  else if (expiresAt <= now) {
    for (const key of keys) storage.removeItem(key)
    stopExpiry(storage)
  }
}

const idempotencyStorageKey = 'idempotencyKey'

type Surroundings = {
  storage: SafeStorage
  /** Milliseconds since 1970. */
  now: () => number
  randomId: () => string
  /** Tells when storage may hold something else: another tab wrote, or this page is looked at again. */
  watch: (listener: () => void) => () => void
}

/**
 * The order-flow state: read from storage at first use, written on every change, shared between tabs. Screens change it
 * by its actions.
 */
export function createOrderStore({ storage, now, randomId, watch }: Surroundings) {
  const store = createStore<OrderState>(firstState, {
    whileFollowed() {
      // Nobody watched while no screen followed.
      reload()
      return watch(reload)
    },
  })
  const { getSnapshot } = store
  /** Storage at the last read or write. */
  let seen: StoredTexts

  function readTexts() {
    dropExpired(storage, now())
    return textsIn(storage)
  }

  function firstState(): OrderState {
    seen = readTexts()
    const { order, damage } = readStoredOrder(seen)
    const state: OrderState = { ...order, ...emptyMemory, isLoaded: true, isKept: true }
    if (damage.length === 0) return state
    // Said once: what is mended is stored as it is now.
    const mended = { ...state, cartNotice: normalizedNotice(damage, order.cart) }
    write(mended, ['cart', 'cartNotice'])
    return mended
  }

  const show = (next: OrderState) => store.set({ ...next, isKept: storage.lasts() })

  function write(next: StoredOrder, keys: readonly StorageKey[]) {
    for (const key of keys) {
      const text = textOf(key, next)
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
      seen = { ...seen, [key]: text }
    }
    if (keys.some(key => key in noPersonalData)) restartExpiry(storage, now())
  }

  function update(patch: OrderPatch) {
    const previous = getSnapshot()
    const next = { ...previous, ...patch }
    write(next, changedKeys(next, previous))
    show(next)
  }

  /** Takes over what another tab stored, whole; what this tab only remembers stays, except what the cart explains. */
  function reload() {
    const previous = getSnapshot()
    const texts = readTexts()
    if (areSameTexts(texts, seen)) return
    const { order: stored } = readStoredOrder(texts)
    seen = texts
    const changed = changedKeys(stored, previous)
    if (changed.length === 0) return
    show({
      ...previous,
      ...stored,
      changes: [],
      ...(changed.includes('resellerId') && { reseller: emptyMemory.reseller }),
      ...(changed.includes('address') && { addressCheck: null }),
    })
  }

  /** Takes these keys out of storage; what is left there is no personal data, so nothing expires. */
  function forget(keys: object) {
    for (const key of [...Object.keys(keys), idempotencyStorageKey]) {
      storage.removeItem(key)
      seen = { ...seen, [key]: null }
    }
    stopExpiry(storage)
  }

  const { catalogueOf, ...cart } = cartActions(getSnapshot, update)

  return {
    getSnapshot,
    subscribe: store.subscribe,
    catalogueOf,
    ...cart,
    ...visitorActions(getSnapshot, update),

    /** Actions that one step has alone. */
    withActions: <Actions>(
      make: (get: () => OrderState, update: (patch: OrderPatch) => void) => Actions,
    ): Actions => make(getSnapshot, update),

    /**
     * After a 2xx: clears the stored order and opens the thank-you page (order-flow §4). The reseller's link is not
     * part of the order: the visitor's next order belongs to the reseller too.
     */
    complete(order: OrderPlaced) {
      const { resellerId, reseller } = getSnapshot()
      const earlierDetails = earlierDetailsOf(getSnapshot())
      forget(emptyStoredOrder)
      show({ ...getSnapshot(), ...emptyStoredOrder, ...emptyMemory, completedOrder: order, earlierDetails })
      if (reseller.kind !== 'invalid') update({ resellerId, reseller })
    },

    /** "Wis mijn gegevens": the cart stays. */
    clearPersonalData() {
      forget(noPersonalData)
      show({
        ...getSnapshot(),
        ...noPersonalData,
        ...noConsents,
        addressCheck: null,
        replacedAddress: null,
        earlierDetails: null,
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

/** Nothing of a guest, nor of a registration that waits for its link. */
const noGuest = {
  guestForm: null,
  registration: null,
  registeredAccount: false,
  userDataWithoutRegister: null,
} satisfies Partial<typeof noPersonalData>

/** Actions about the visitor's identity and orders. */
function visitorActions(get: () => OrderState, update: (patch: OrderPatch) => void) {
  return {
    /** Sets the buyer; consents of another buyer are dropped, and what a guest filled in once an account is known. */
    orderFor(customerId: string | null) {
      const { customerId: before } = get()
      if (customerId === before) return
      const known = customerId === null ? {} : noGuest
      if (before === undefined) update({ ...known, customerId })
      else
        update({ ...noConsents, ...known, customerId, loginEnded: customerId === null, earlierDetails: null })
    },

    /** After the customer logged out: their input is removed, the cart and its address stay. */
    leave() {
      const { phoneNumberRetention } = get().additionalData
      update({
        ...noConsents,
        contactPerson: null,
        invoiceAddress: null,
        invoiceAddressIsTheSame: true,
        references: null,
        quoteFormData: null,
        guestForm: null,
        registration: null,
        additionalData: { phoneNumberRetention },
        customerId: null,
        loginEnded: false,
        earlierDetails: null,
      })
    },

    /** The visitor goes on with another product: what was filled in for the last order fills in the next one too. */
    takeEarlierDetails() {
      const { earlierDetails } = get()
      if (earlierDetails) update({ ...earlierDetails, earlierDetails: null })
    },

    /** @param index in the list of numbers to keep, from 0 */
    setRetentionNumber(index: number, number: string) {
      const { additionalData } = get()
      const phoneNumberRetention = additionalData.phoneNumberRetention.with(index, number)
      update({ additionalData: { ...additionalData, phoneNumberRetention } })
    },

    /** The visitor followed a reseller's link. */
    followReseller: (resellerId: string) => update({ resellerId, reseller: { kind: 'unknown' } }),

    /** Stores the reseller as the server knows it. */
    setReseller: (reseller: Reseller) => update({ reseller }),

    /** Stores the session's last order as the server knows it. */
    setCompletedOrder: (completedOrder: OrderPlaced) => update({ completedOrder }),
  }
}
