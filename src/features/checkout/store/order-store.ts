import type { SafeStorage } from '../../../ui/state/safe-storage.ts'
import { createStore } from '../../../ui/state/store.ts'
import type { OrderPlaced } from '../../orders/contract.ts'
import { cartActions } from './cart-actions.ts'
import { normalizedNotice } from './cart-transitions.ts'
import { emptyMemory, noConsents, type OrderPatch, type OrderState } from './flow-state.ts'
import { dropExpired, restartExpiry, stopExpiry } from './personal-data-expiry.ts'
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
import { visitorActions } from './visitor-actions.ts'

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
      forget(emptyStoredOrder)
      show({ ...getSnapshot(), ...emptyStoredOrder, ...emptyMemory, completedOrder: order })
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
