import type { OrderPlaced } from '../../contract/orders.ts'
import { noConsents, type OrderPatch, type OrderState, type Reseller } from './flow-state.ts'

/** Who the visitor turns out to be, and what he ordered. */
export function visitorActions(get: () => OrderState, update: (patch: OrderPatch) => void) {
  return {
    /** Who orders now: what somebody else agreed to does not count for him. */
    orderFor(customerId: string | null) {
      const { customerId: before } = get()
      if (customerId === before) return
      if (before === undefined) update({ customerId })
      else update({ ...noConsents, customerId, loginEnded: customerId === null })
    },

    /** The customer logged out himself: what he filled in goes with him, the cart and its address stay. */
    leave() {
      const { phoneNumberRetention } = get().additionalData
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

    /** @param index in the list of numbers to keep, from 0 */
    setRetentionNumber(index: number, number: string) {
      const { additionalData } = get()
      const phoneNumberRetention = additionalData.phoneNumberRetention.with(index, number)
      update({ additionalData: { ...additionalData, phoneNumberRetention } })
    },

    /** The visitor followed a reseller's link. */
    followReseller: (resellerId: string) => update({ resellerId, reseller: { kind: 'unknown' } }),

    /** What the server knows of the reseller. */
    setReseller: (reseller: Reseller) => update({ reseller }),

    /** What the server knows this visit ordered last. */
    setCompletedOrder: (completedOrder: OrderPlaced) => update({ completedOrder }),
  }
}
