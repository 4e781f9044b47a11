import type * as z from 'zod/mini'
import { GuestDetails } from '../../contract/details.ts'
import { productToWire } from '../../contract/products.ts'
import { type RequestType, requestTypes } from '../../contract/request-type.ts'
import type { Cart } from '../../domain/cart.ts'
import { isProductType, type ProductType } from '../../domain/product.ts'
import { ContactPersonDraft, GuestFormDraft, InvoiceAddressDraft } from '../details/drafts.ts'
import type { GuestForm } from '../details/guest-form.ts'
import { parseJson } from '../parse-json.ts'
import type { TextStorage } from '../safe-storage.ts'
import { type CartNotice, noticeToStore, readNotice } from './cart-notice.ts'
import { AdditionalData, InstallationAddress, QuoteFormDraft, Registration } from './drafts.ts'
import { readCart } from './stored-cart.ts'

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
  readonly quoteFormData: QuoteFormDraft | null
  /** Marks a visitor who came back from registering: gegevens opens on the login tab. */
  readonly registeredAccount: boolean
  /** Where the activation link of that went; null without one. */
  readonly registration: Registration | null
  readonly userDataWithoutRegister: GuestDetails | null
  /** What a new customer has typed so far; null once it is checked, as `userDataWithoutRegister`. */
  readonly guestForm: GuestForm | null
  readonly additionalData: AdditionalData
  /** Telephony's switch as the visitor left it: new devices, or his own. */
  readonly newDevices: boolean
  /** What changed in the cart and can be taken back; with the address that the earlier cart was for. */
  readonly cartNotice: CartNotice | null
}

/** The storage keys that order-flow §3 names; `registration`, `guestForm`, `newDevices` and `cartNotice` are our own. */
export type StorageKey = keyof StoredOrder

export const noPersonalData = {
  address: null,
  contactPerson: null,
  invoiceAddress: null,
  invoiceAddressIsTheSame: true,
  quoteFormData: null,
  registeredAccount: false,
  registration: null,
  userDataWithoutRegister: null,
  guestForm: null,
  additionalData: { phoneNumberRetention: ['', '', ''] },
  cartNotice: null,
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

/** What storage holds under each key; null where it holds nothing. */
export type StoredTexts = Readonly<Record<StorageKey, string | null>>

export const textsIn = (storage: TextStorage): StoredTexts =>
  Object.fromEntries(storageKeys.map(key => [key, storage.getItem(key)])) as StoredTexts

export const areSameTexts = (one: StoredTexts, other: StoredTexts): boolean =>
  storageKeys.every(key => one[key] === other[key])

/**
 * Reads every key by itself: one that is damaged, older or foreign counts as absent, the others stay. What of the cart
 * could not be kept as it was is told in words (`damage`).
 */
export function readStoredOrder(texts: StoredTexts): { order: StoredOrder; damage: readonly string[] } {
  const json = (key: StorageKey): unknown => parseJson(texts[key])
  const storedType = plainText(texts.productType)
  const { cart, damage } =
    texts.cart === null ? emptyCart : readCart(json('cart'), isProductType(storedType) ? storedType : null)
  const productType = isProductType(storedType) ? storedType : (cart[0]?.product.productType ?? null)
  const requestType = requestTypes.find(type => type === plainText(texts.requestType))
  const routerProductId = json('routerProductId')
  const resellerId = plainText(texts.resellerId)
  const order: StoredOrder = {
    cart,
    productType,
    // Only internet can be requested as a quote.
    requestType: (productType === 'internet' && requestType) || 'order',
    routerProductId: Number.isSafeInteger(routerProductId) ? Number(routerProductId) : null,
    resellerId: isResellerId(resellerId) ? resellerId : null,
    address: readAs(InstallationAddress, json('address')),
    contactPerson: readAs(ContactPersonDraft, json('contactPerson')),
    invoiceAddress: readAs(InvoiceAddressDraft, json('invoiceAddress')),
    invoiceAddressIsTheSame: json('invoiceAddressIsTheSame') !== false,
    quoteFormData: readAs(QuoteFormDraft, json('quoteFormData')),
    registeredAccount: json('registeredAccount') === true,
    registration: readAs(Registration, json('registration')),
    userDataWithoutRegister: readAs(GuestDetails, json('userDataWithoutRegister')),
    guestForm: readAs(GuestFormDraft, json('guestForm')),
    additionalData: readAs(AdditionalData, json('additionalData')) ?? noPersonalData.additionalData,
    newDevices: json('newDevices') !== false,
    cartNotice: readNotice(json('cartNotice')),
  }
  return { order, damage }
}

const emptyCart = { cart: [], damage: [] }

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

const toText: { readonly [Key in StorageKey]: (value: StoredOrder[Key]) => string | null } = {
  cart: cart => JSON.stringify(cart.map(line => productToWire(line.product, line.quantity))),
  productType: type => type,
  requestType: type => type,
  routerProductId: json,
  resellerId: id => id,
  address: json,
  contactPerson: json,
  invoiceAddress: json,
  invoiceAddressIsTheSame: json,
  quoteFormData: json,
  registeredAccount: isRegistered => (isRegistered ? 'true' : null),
  registration: json,
  userDataWithoutRegister: json,
  guestForm: json,
  additionalData: json,
  newDevices: isOn => (isOn ? null : 'false'),
  cartNotice: notice => notice && JSON.stringify(noticeToStore(notice)),
}

/** What storage is to hold under a key; null for what needs no keeping. */
export const textOf = <Key extends StorageKey>(key: Key, order: StoredOrder): string | null =>
  toText[key](order[key])

/** The keys under which storage is to hold something else than before. */
export const changedKeys = (next: StoredOrder, before: StoredOrder): StorageKey[] =>
  storageKeys.filter(key => next[key] !== before[key] && textOf(key, next) !== textOf(key, before))

/** Any id that a link may carry; the server says whether it is a reseller's. */
const isResellerId = (text: string) => /^[\w .@-]{1,100}$/.test(text) && text !== 'null'

function readAs<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> | null {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Single words stand in storage as they are; quoted ones are understood as well. */
const plainText = (text: string | null): string => (text ?? '').replace(/^"(.*)"$/, '$1')
