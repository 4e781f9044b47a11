import { isMainProduct, type ProductOffering, purchaseModeOf } from '../../catalogue/product.ts'
import type { ProductSubType } from '../../catalogue/product-sub-types.ts'

/** 'Bellen': an account that can call; what a telephony order is about. */
export const isAccount = (product: ProductOffering): boolean =>
  product.productType === 'telefonie' && isMainProduct(product)

const isPlain = (product: ProductOffering, subType: ProductSubType): boolean =>
  product.productSubType === subType && product.partOf === null

/** Unlimited calls and what else holds for every account. */
export const isAdditional = (product: ProductOffering): boolean => isPlain(product, 'telefonie-additional')

/** Installation of the customer's own devices, once per account. */
export const isInstallation = (product: ProductOffering): boolean =>
  isPlain(product, 'telefonie-install-my-device')

/** A device as it stands in a cart, bought or rented. */
export const isDevice = (product: ProductOffering): boolean =>
  isPlain(product, 'telefonie-device') && purchaseModeOf(product) !== null

/** A wireless device: it has a set-up product, and needs a base station (decisions, "Products and prices"). */
export const needsSetup = (product: ProductOffering): boolean =>
  isDevice(product) && product.setupProduct !== null

export const isBaseStation = (product: ProductOffering): boolean =>
  isPlain(product, 'telefonie-device-additional')
