import type { FieldErrors } from '../../../common/contract/failure.ts'
import type { CartChange } from '../../carts/cart.ts'
import { areNoReferences, type References } from '../../details/references.ts'
import type { OrderPlaced } from '../../orders/contract.ts'
import type { CheckedAddress } from './checked-address.ts'
import type { InstallationAddress } from './drafts.ts'
import { emptyStoredOrder, noPersonalData, type StoredOrder } from './stored-order.ts'

export type Reseller =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'valid'; readonly name: string }
  | { readonly kind: 'invalid' }

/** Consents of the visitor; none is stored for a later visit (decisions, "Flow"). */
export type Consents = {
  readonly termsAccepted: boolean
  readonly directDebit: boolean
  readonly longTermConsent: boolean
}

/** State that a reload clears. */
type MemoryState = Consents & {
  /** The answer that `address` came from, with the lines on offer there; asked for again after a reload. */
  readonly addressCheck: CheckedAddress | null
  /** A page of the website has supplied `address`, and it has not been checked here yet. */
  readonly addressIsNew: boolean
  /** Changes that the rules made last; the basket panel shows and announces them. */
  readonly changes: readonly CartChange[]
  /** The cart was held against today's catalogue and rules since this page was loaded. */
  readonly isSettled: boolean
  /** Address that the cart was composed for, while a page supplied another one that is not checked yet. */
  readonly replacedAddress: InstallationAddress | null
  /** The id of a plan that a page of the website brought along, until it is in the cart or refused. */
  readonly broughtPlan: number | null
  readonly reseller: Reseller
  /** The customer who orders; null for a visitor without a login, undefined until that is known. */
  readonly customerId: string | null | undefined
  /** The customer's session ended unexpectedly during the order: they are told why they have to log in again. */
  readonly loginEnded: boolean
  /** Errors of the order that was refused last, by field of gegevens, until gegevens shows them. */
  readonly refusedDetails: FieldErrors | null
  /** The order or request that this visit completed, until the next one is begun. */
  readonly completedOrder: OrderPlaced | null
  /** The details of that order, for a visitor who goes on with another product; on no reload, and stored nowhere. */
  readonly earlierDetails: EarlierDetails | null
}

/** The details that an order takes over from the one before it; consents are given anew. */
export type EarlierDetails = Pick<
  StoredOrder,
  | 'userDataWithoutRegister'
  | 'quoteFormData'
  | 'contactPerson'
  | 'invoiceAddress'
  | 'invoiceAddressIsTheSame'
  | 'references'
  | 'additionalData'
>

const withoutPurchase = (references: References): References | null => {
  const others = { ...references, purchaseOrderNumber: '' }
  return areNoReferences(others) ? null : others
}

/** Of an order that a visitor without an account filled in; null where there is none. */
export function earlierDetailsOf({
  userDataWithoutRegister,
  quoteFormData,
  contactPerson,
  invoiceAddress,
  invoiceAddressIsTheSame,
  references,
  additionalData,
}: StoredOrder): EarlierDetails | null {
  if (!userDataWithoutRegister && !quoteFormData) return null
  return {
    userDataWithoutRegister,
    quoteFormData,
    contactPerson,
    invoiceAddress,
    invoiceAddressIsTheSame,
    references: references && withoutPurchase(references),
    // The numbers belong to what was ordered.
    additionalData: {
      ...additionalData,
      phoneNumberRetention: noPersonalData.additionalData.phoneNumberRetention,
    },
  }
}

export type OrderState = StoredOrder &
  MemoryState & {
    /** False while rendering on the server and while hydrating: what the browser keeps is not known yet. */
    readonly isLoaded: boolean
    /** False where the browser keeps nothing: what is filled in stays until the tab is closed or the page reloaded. */
    readonly isKept: boolean
  }

/** Changes of the state. */
export type OrderPatch = Partial<StoredOrder & MemoryState>

export const noConsents: Consents = { termsAccepted: false, directDebit: false, longTermConsent: false }

export const emptyMemory: MemoryState = {
  addressCheck: null,
  addressIsNew: false,
  changes: [],
  isSettled: false,
  replacedAddress: null,
  broughtPlan: null,
  reseller: { kind: 'unknown' },
  customerId: undefined,
  loginEnded: false,
  refusedDetails: null,
  ...noConsents,
  completedOrder: null,
  earlierDetails: null,
}

/** State on the server, and in the browser until it has hydrated and read its storage. */
export const serverOrderState: OrderState = {
  ...emptyStoredOrder,
  ...emptyMemory,
  isLoaded: false,
  isKept: true,
}
