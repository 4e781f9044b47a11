import type { OrderPlaced } from '../../orders/contract.ts'
import { noConsents, type OrderPatch, type OrderState, type Reseller } from './flow-state.ts'

/** Actions about the visitor's identity and orders. */
export function visitorActions(get: () => OrderState, update: (patch: OrderPatch) => void) {
  return {
    /** Sets the buyer; consents of another buyer are dropped. */
    orderFor(customerId: string | null) {
      const { customerId: before } = get()
      if (customerId === before) return
      if (before === undefined) update({ customerId })
      else update({ ...noConsents, customerId, loginEnded: customerId === null })
    },

    /** After the customer logged out: their input is removed, the cart and its address stay. */
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

    /** Stores the reseller as the server knows it. */
    setReseller: (reseller: Reseller) => update({ reseller }),

    /** Stores the session's last order as the server knows it. */
    setCompletedOrder: (completedOrder: OrderPlaced) => update({ completedOrder }),
  }
}
