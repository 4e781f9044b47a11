import type { GuestDetails } from '../../contract/details.ts'
import type { OrderPlaced } from '../../contract/order.ts'
import type { ContactPersonDraft, InvoiceAddressDraft, TechnicalPersonDraft } from '../details/drafts.ts'
import type { GuestForm } from '../details/guest-form.ts'
import type { QuoteFormDraft, Registration } from './drafts.ts'
import { type Consents, noConsents, type OrderPatch, type OrderState, type Reseller } from './flow-state.ts'

type TypedDetails = {
  /** null while it is who orders. */
  readonly contactPerson: ContactPersonDraft | null
  readonly invoiceAddress?: InvoiceAddressDraft
  /** undefined while it is who is known anyway. */
  readonly technicalPerson?: TechnicalPersonDraft | undefined
}

/** What a visitor fills in and agrees to, and who he turns out to be. */
export function detailsActions(get: () => OrderState, update: (patch: OrderPatch) => void) {
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

    /** A new customer as he is typing his details. */
    setGuestForm: (guestForm: GuestForm) => update({ guestForm }),

    /** Who orders without an account, once the details are checked. */
    setGuest: (guest: GuestDetails) =>
      update({ userDataWithoutRegister: guest, guestForm: null, loginEnded: false }),

    /** The guest goes on with the details as they were. */
    cancelGuestForm: () => update({ guestForm: null, loginEnded: false }),

    /** An activation link was asked for, at first or once more. */
    setRegistration: (registration: Registration) => update({ registeredAccount: true, registration }),

    /** Who asks for a quote; the terms stand in the same form. */
    setQuoteForm: ({ termsAccepted, ...quoteFormData }: QuoteFormDraft & Pick<Consents, 'termsAccepted'>) =>
      update({ quoteFormData, termsAccepted }),

    setConsents: (consents: Partial<Consents>) => update(consents),

    /** What is typed at gegevens, as far as its fields show. */
    setDetails({ contactPerson, invoiceAddress, ...technical }: TypedDetails) {
      const { phoneNumberRetention } = get().additionalData
      update({
        contactPerson,
        ...(invoiceAddress && { invoiceAddress }),
        ...('technicalPerson' in technical && { additionalData: { phoneNumberRetention, ...technical } }),
      })
    },

    setInvoiceAddressIsTheSame: (isTheSame: boolean) => update({ invoiceAddressIsTheSame: isTheSame }),

    /** @param technicalPerson null for the contact person */
    setTechnicalPerson: (technicalPerson: TechnicalPersonDraft | null) =>
      update({ additionalData: { ...get().additionalData, technicalPerson } }),

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
