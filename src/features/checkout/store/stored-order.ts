import type { TextStorage } from '../../../ui/state/safe-storage.ts'
import type { Cart } from '../../carts/cart-line.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { serializeProduct } from '../../catalogue/products.ts'
import type { ContactPersonDraft, InvoiceAddressDraft } from '../../details/components/drafts.ts'
import type { GuestForm } from '../../details/components/guest-form.ts'
import type { GuestDetails } from '../../details/details-schema.ts'
import type { References } from '../../details/references.ts'
import type { RequestType } from '../../orders/contract.ts'
import type { DeliveryPreference } from '../../orders/delivery-preference.ts'
import type { CartNotice } from './cart-notice.ts'
import type { AdditionalData, InstallationAddress, QuoteFormDraft, Registration } from './drafts.ts'
import type { ReplacedAgreement } from './replaced-agreement.ts'
import { noticeToStore } from './stored-cart-notice.ts'

/** The part of the order-flow state that survives a reload (order-flow §3). */
export type StoredOrder = {
  readonly cart: Cart
  readonly productType: ProductType | null
  readonly requestType: RequestType
  readonly routerProductId: number | null
  readonly resellerId: string | null
  readonly address: InstallationAddress | null
  /** null while it is who orders. */
  readonly contactPerson: ContactPersonDraft | null
  readonly invoiceAddress: InvoiceAddressDraft | null
  readonly invoiceAddressIsTheSame: boolean
  /** null while they are what the account begins with. */
  readonly references: References | null
  readonly quoteFormData: QuoteFormDraft | null
  /** Marks a visitor who came back from registering: gegevens opens on the login tab. */
  readonly registeredAccount: boolean
  /** Address that the activation link was sent to; null without one. */
  readonly registration: Registration | null
  readonly userDataWithoutRegister: GuestDetails | null
  /** Input of a new customer while typing; null once it is checked and stored as `userDataWithoutRegister`. */
  readonly guestForm: GuestForm | null
  readonly additionalData: AdditionalData
  readonly deliveryPreference: DeliveryPreference | null
  /** Telephony's switch: new devices, or the visitor's own. */
  readonly newDevices: boolean
  /** Change of the cart that can be undone, with the address of the earlier cart. */
  readonly cartNotice: CartNotice | null
  /** null where the order takes the place of no agreement. */
  readonly replaces: ReplacedAgreement | null
}

/**
 * The storage keys that order-flow §3 names; `references`, `registration`, `guestForm`, `deliveryPreference`, `newDevices`,
 * `cartNotice` and `replaces` are our own.
 */
export type StorageKey = keyof StoredOrder

export const noPersonalData = {
  address: null,
  contactPerson: null,
  invoiceAddress: null,
  invoiceAddressIsTheSame: true,
  references: null,
  quoteFormData: null,
  registeredAccount: false,
  registration: null,
  userDataWithoutRegister: null,
  guestForm: null,
  additionalData: { phoneNumberRetention: ['', '', ''] },
  deliveryPreference: null,
  cartNotice: null,
  replaces: null,
} satisfies Partial<StoredOrder>

export const emptyStoredOrder: StoredOrder = {
  cart: [],
  productType: null,
  requestType: 'order',
  routerProductId: null,
  resellerId: null,
  newDevices: true,
  ...noPersonalData,
}

const storageKeys = Object.keys(emptyStoredOrder) as StorageKey[]

/** Stored text by key; null for none. */
export type StoredTexts = Readonly<Record<StorageKey, string | null>>

export const textsIn = (storage: TextStorage): StoredTexts =>
  Object.fromEntries(storageKeys.map(key => [key, storage.getItem(key)])) as StoredTexts

export const areSameTexts = (one: StoredTexts, other: StoredTexts): boolean =>
  storageKeys.every(key => one[key] === other[key])

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

const toText: { readonly [Key in StorageKey]: (value: StoredOrder[Key]) => string | null } = {
  cart: cart => JSON.stringify(cart.map(({ product, quantity }) => serializeProduct(product, quantity))),
  productType: type => type,
  requestType: type => type,
  routerProductId: json,
  resellerId: id => id,
  address: json,
  contactPerson: json,
  invoiceAddress: json,
  invoiceAddressIsTheSame: json,
  references: json,
  quoteFormData: json,
  registeredAccount: isRegistered => (isRegistered ? 'true' : null),
  registration: json,
  userDataWithoutRegister: json,
  guestForm: json,
  additionalData: json,
  deliveryPreference: json,
  newDevices: isOn => (isOn ? null : 'false'),
  cartNotice: notice => notice && JSON.stringify(noticeToStore(notice)),
  replaces: json,
}

/** Text to store under a key; null if it needs no storing. */
export const textOf = <Key extends StorageKey>(key: Key, order: StoredOrder): string | null =>
  toText[key](order[key])

/** The keys under which storage is to hold something else than before. */
export const changedKeys = (next: StoredOrder, before: StoredOrder): StorageKey[] =>
  storageKeys.filter(key => next[key] !== before[key] && textOf(key, next) !== textOf(key, before))
