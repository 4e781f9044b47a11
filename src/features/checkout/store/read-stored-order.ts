import type * as z from 'zod/mini'
import { parseJson } from '../../../common/parse-json.ts'
import { isProductType } from '../../catalogue/product.ts'
import {
  ContactPersonDraft,
  GuestFormDraft,
  InvoiceAddressDraft,
  ReferencesDraft,
} from '../../details/components/drafts.ts'
import { GuestDetails } from '../../details/details-schema.ts'
import { requestTypes } from '../../orders/contract.ts'
import { DeliveryPreference } from '../../orders/delivery-preference.ts'
import { AdditionalData, InstallationAddress, QuoteFormDraft, Registration } from './drafts.ts'
import { ReplacedAgreement } from './replaced-agreement.ts'
import { readCart } from './stored-cart.ts'
import { readNotice } from './stored-cart-notice.ts'
import { noPersonalData, type StorageKey, type StoredOrder, type StoredTexts } from './stored-order.ts'

/** A stored order, and in words what of its cart could not be kept as it was. */
export type ReadOrder = { readonly order: StoredOrder; readonly damage: readonly string[] }

/**
 * Reads every key by itself: one that is damaged, older or foreign counts as absent, the others stay. What of the cart
 * could not be kept as it was is told in words (`damage`).
 */
export function readStoredOrder(texts: StoredTexts): ReadOrder {
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
    references: readAs(ReferencesDraft, json('references')),
    quoteFormData: readAs(QuoteFormDraft, json('quoteFormData')),
    registeredAccount: json('registeredAccount') === true,
    registration: readAs(Registration, json('registration')),
    userDataWithoutRegister: readAs(GuestDetails, json('userDataWithoutRegister')),
    guestForm: readAs(GuestFormDraft, json('guestForm')),
    additionalData: readAs(AdditionalData, json('additionalData')) ?? noPersonalData.additionalData,
    deliveryPreference: readAs(DeliveryPreference, json('deliveryPreference')),
    newDevices: json('newDevices') !== false,
    cartNotice: readNotice(json('cartNotice')),
    replaces: readAs(ReplacedAgreement, json('replaces')),
  }
  return { order, damage }
}

const emptyCart = { cart: [], damage: [] }

/** Any id that a link may carry; the server says whether it is a reseller's. */
const isResellerId = (text: string) => /^[\w .@-]{1,100}$/.test(text) && text !== 'null'

function readAs<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> | null {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : null
}

/** Single words stand in storage as they are; quoted ones are understood as well. */
const plainText = (text: string | null): string => (text ?? '').replace(/^"(.*)"$/, '$1')
