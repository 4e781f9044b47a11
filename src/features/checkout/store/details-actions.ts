import type { FieldErrors } from '../../../common/contract/failure.ts'
import type {
  ContactPersonDraft,
  InvoiceAddressDraft,
  ReferencesDraft,
  TechnicalPersonDraft,
} from '../../details/components/drafts.ts'
import type { GuestForm } from '../../details/components/guest-form.ts'
import type { GuestDetails } from '../../details/details-schema.ts'
import type { DeliveryPreference } from '../../orders/delivery-preference.ts'
import type { QuoteFormDraft, Registration } from './drafts.ts'
import type { Consents, OrderPatch, OrderState } from './flow-state.ts'

type TypedDetails = {
  /** null while it is who orders. */
  readonly contactPerson: ContactPersonDraft | null
  readonly invoiceAddress?: InvoiceAddressDraft
  /** null while they are what the account begins with. */
  readonly references: ReferencesDraft | null
  /** undefined while it is who is known anyway. */
  readonly technicalPerson?: TechnicalPersonDraft | undefined
}

type TypedQuoteForm = QuoteFormDraft & Pick<Consents, 'termsAccepted'> & Pick<TypedDetails, 'references'>

/** Input and consents of a visitor on gegevens and controle. */
export function detailsActions(get: () => OrderState, update: (patch: OrderPatch) => void) {
  return {
    /** Input of a new customer while typing. */
    setGuestForm: (guestForm: GuestForm) => update({ guestForm }),

    /** Stores the guest after the details were checked. */
    setGuest: (guest: GuestDetails) =>
      update({ userDataWithoutRegister: guest, guestForm: null, loginEnded: false }),

    /** The guest goes on with the details as they were. */
    cancelGuestForm: () => update({ guestForm: null, loginEnded: false }),

    /** @param refusedDetails null once they are shown */
    setRefusedDetails: (refusedDetails: FieldErrors | null) => update({ refusedDetails }),

    /** An activation link was asked for, at first or once more. */
    setRegistration: (registration: Registration) => update({ registeredAccount: true, registration }),

    /** Stores the requester of a quote; the terms are in the same form. */
    setQuoteForm: ({ termsAccepted, references, ...quoteFormData }: TypedQuoteForm) =>
      update({ quoteFormData, termsAccepted, references }),

    setConsents: (consents: Partial<Consents>) => update(consents),

    /** Input on gegevens, as far as its fields are shown. */
    setDetails({ contactPerson, invoiceAddress, references, ...technical }: TypedDetails) {
      const { phoneNumberRetention } = get().additionalData
      update({
        contactPerson,
        references,
        ...(invoiceAddress && { invoiceAddress }),
        ...('technicalPerson' in technical && { additionalData: { phoneNumberRetention, ...technical } }),
      })
    },

    setInvoiceAddressIsTheSame: (isTheSame: boolean) => update({ invoiceAddressIsTheSame: isTheSame }),

    /** @param deliveryPreference null where nothing is preferred */
    setDeliveryPreference: (deliveryPreference: DeliveryPreference | null) => update({ deliveryPreference }),

    /** @param technicalPerson null for the contact person */
    setTechnicalPerson: (technicalPerson: TechnicalPersonDraft | null) =>
      update({ additionalData: { ...get().additionalData, technicalPerson } }),
  }
}
