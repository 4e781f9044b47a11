import { onReturn } from '../../../ui/navigation/page-return.ts'
import { safeStorage } from '../../../ui/state/safe-storage.ts'
import { usePart, useStore } from '../../../ui/state/use-store.ts'
import { callersStorage, isByPhone } from '../../carts/components/phone-mode.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { onLogOut } from '../../customers/components/log-out.ts'
import type { AdditionalData } from './drafts.ts'
import { type OrderState, serverOrderState } from './flow-state.ts'
import { createOrderStore } from './order-store.ts'

/** This browser's order-flow state. Screens read it with `useOrderState()` and change it with its actions. */
export const orderStore = createOrderStore({
  // A caller's data is stored separately from the data of this browser's owner.
  storage: safeStorage(() => (isByPhone() ? callersStorage : window.localStorage)),
  now: Date.now,
  randomId,
  watch(listener) {
    const end = onReturn(listener)
    window.addEventListener('storage', listener)
    return () => {
      end()
      window.removeEventListener('storage', listener)
    }
  },
})

onLogOut(orderStore.leave)

/** The order-flow state; `isLoaded` is false on the server and while hydrating. */
export const useOrderState = (): OrderState => useStore(orderStore, serverOrderState)

/** The part of the order-flow state that a component shows (`usePart`). */
export const useOrderPart = <Part>(partOf: (state: OrderState) => Part): Part =>
  usePart(orderStore, serverOrderState, partOf)

/** Whether the stored order is read. */
export const useIsLoaded = (): boolean => useOrderPart(({ isLoaded }) => isLoaded)

/** crypto.randomUUID exists on https only; this works on a plain http address in the office too. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether there is anything for "Wis mijn gegevens" to remove. */
export const hasPersonalData = (state: OrderState): boolean =>
  state.address !== null ||
  Boolean(state.cartNotice?.before?.address) ||
  state.contactPerson !== null ||
  state.invoiceAddress !== null ||
  state.quoteFormData !== null ||
  state.userDataWithoutRegister !== null ||
  Boolean(state.additionalData.technicalPerson) ||
  state.additionalData.phoneNumberRetention.some(Boolean) ||
  state.guestForm !== null

/** The numbers that a telefonie order keeps, as typed; the other types keep none. */
export const numbersToKeep = (
  productType: ProductType,
  { phoneNumberRetention }: AdditionalData,
): readonly string[] => (productType === 'telefonie' ? phoneNumberRetention : [])
