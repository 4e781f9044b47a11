import { isDeepStrictEqual } from 'node:util'
import type { Cart } from '../../src/features/carts/cart-line.ts'
import { isOrderable } from '../../src/features/carts/internet/lines.ts'
import { normalizeCart, validateCart } from '../../src/features/carts/rules-of.ts'
import { retentionNumberProblems } from '../../src/features/carts/telefonie/retention-number.ts'
import { isProductType, type ProductOffering, sellables } from '../../src/features/catalogue/product.ts'
import { termInWords } from '../../src/features/catalogue/product-notes.ts'
import { serializeProduct } from '../../src/features/catalogue/products.ts'
import { find, findAll } from './aria-tree.ts'
import type { Invariant } from './invariants.ts'
import type { Knowledge } from './knowledge.ts'
import type { Scene } from './scene.ts'
import { cartInWords, type Stored } from './stored.ts'

/** The stored cart as the catalogue has it today: order-flow §9 adds up these prices, never stored ones. */
export function catalogueCart({ cart, productType }: Stored, { catalogues }: Knowledge): Cart {
  if (!isProductType(productType)) return []
  const onSale = sellables(catalogues[productType])
  return cart.flatMap(({ product, quantity }) => {
    const today = onSale.get(product.id)
    return today ? [{ product: today, quantity }] : []
  })
}

/** Availability, speeds and delivery belong to the address, not to the catalogue. */
const asSold = (product: ProductOffering) =>
  serializeProduct({ ...product, fiberLineAvailability: null, lineSpeeds: null, delivery: null })

/** The stored cart has one product type, and every line is a product at the shop's price. */
export const cartIsOfTheCatalogue: Invariant = {
  name: 'the stored cart holds products of its type as the catalogue sells them',
  broken({ stored }, { catalogues }) {
    const { cart, productType } = stored
    if (cart.length === 0) return []
    if (!isProductType(productType)) return [`a cart is stored without a product type: ${cartInWords(cart)}`]
    const onSale = sellables(catalogues[productType])
    return cart.flatMap(({ product }) => {
      const today = onSale.get(product.id)
      if (!today) return [`${product.name} (${product.id}) is not sold as ${productType}`]
      const [sold, stored]: readonly Record<string, unknown>[] = [asSold(today), asSold(product)]
      const other = Object.keys({ ...sold, ...stored }).filter(
        key => !isDeepStrictEqual(sold?.[key], stored?.[key]),
      )
      return other.map(
        key =>
          `${key} of ${product.name} (${product.id}) is stored as ${JSON.stringify(stored?.[key])}, sold as ${JSON.stringify(sold?.[key])}`,
      )
    })
  },
}

/** Order-flow §4: after every change the rules have nothing to add to a cart and nothing against it. */
export const cartIsValid: Invariant = {
  name: 'the stored cart is settled and can be ordered or asked a quote for',
  broken({ stored }, knowledge) {
    const { productType, requestType } = stored
    const cart = catalogueCart(stored, knowledge)
    if (cart.length === 0 || !isProductType(productType)) return []
    const catalogue = knowledge.catalogues[productType]
    const unsettled = normalizeCart(productType, cart, catalogue).changes
    if (unsettled.length > 0)
      return unsettled.map(({ kind, product, reason }) => `not settled: ${kind} ${product.name}, ${reason}`)
    const offered = knowledge.offeredAt(stored)
    if (productType === 'internet' && !offered) return []
    const offer = {
      catalogue,
      offered: offered ?? [],
      requestType: requestType === 'quote' ? 'quote' : 'order',
    } as const
    return validateCart(productType, cart, offer).map(({ code, message }) => `refused: ${code}, ${message}`)
  },
}

/** A stepper counts what the cart holds; of a device what is bought or what is rented. */
export const steppersCountTheCart: Invariant = {
  name: 'the quantities on the steppers are those of the cart',
  broken: (scene, knowledge) =>
    findAll(scene.main, 'spinbutton', /^Aantal: /).flatMap(({ name, value }) => {
      const label = name.replace('Aantal: ', '')
      const inCart = quantityUnder(label, scene, knowledge)
      return value === String(inCart) ? [] : [`${name} is ${value}, the cart holds ${inCart}`]
    }),
}

/** How many of what a stepper is labelled with the cart holds; 'Toestel, huren' and 'Toestel (gehuurd)' are the rented device. */
export function quantityUnder(label: string, { stored }: Scene, { catalogues }: Knowledge): number {
  const [, deviceName, way] = /^(.*)(?:, | \()(kopen|huren|gekocht|gehuurd)\)?$/.exec(label) ?? []
  const device = catalogues.telefonie.find(({ name }) => name === deviceName)?.device
  const id = device && (way === 'kopen' || way === 'gekocht' ? device.productBuyId : device.productRentId)
  return stored.cart
    .filter(({ product }) => (id === undefined ? product.name === label : product.id === id))
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Ticked and chosen products are in the cart, and all others are not. */
export const choicesAreInTheCart: Invariant = {
  name: 'what is shown as chosen is what is in the cart',
  broken({ main, step, stored, productType }, { catalogues }) {
    if (step !== 'samenstellen' || productType === null || productType !== stored.productType) return []
    const products = catalogues[productType]
    const isInCart = (name: string) => stored.cart.some(({ product }) => product.name === name)
    const choices = [...findAll(main, 'checkbox'), ...findAll(main, 'radio')].flatMap(choice => {
      // A line is named by its speed too.
      const product = products.find(({ name }) => choice.name === name || choice.name.endsWith(` ${name}`))
      return product ? [{ name: product.name, isChosen: choice.states.has('checked') }] : []
    })
    const names = new Set(choices.map(({ name }) => name))
    return [...names].flatMap(name => {
      const isChosen = choices.some(choice => choice.name === name && choice.isChosen)
      return isChosen === isInCart(name)
        ? []
        : [
            `${name} is ${isChosen ? '' : 'not '}chosen, in the cart it is ${isInCart(name) ? '' : 'not '}there`,
          ]
    })
  },
}

/** Order-flow §2 and §4: order or quote as it is stored, and the term of the line in the cart. */
export const requestIsTheStoredOne: Invariant = {
  name: 'request type and term are those of the stored order',
  broken({ main, step, stored, productType }, knowledge) {
    if (step !== 'samenstellen' || productType !== stored.productType) return []
    const chosen = (group: string) => {
      const within = find(main, 'group', group)
      return within && findAll(within, 'radio').find(({ states }) => states.has('checked'))?.name
    }
    const request = chosen('Wat wil je aanvragen?')
    const canOrder = knowledge.offeredAt(stored)?.some(isOrderable) ?? true
    const isQuote = stored.requestType === 'quote' || !canOrder
    const expectedRequest = isQuote ? 'Vrijblijvende prijsopgave' : 'Bestelling'
    const term = chosen('Looptijd')
    const months = stored.cart.find(
      ({ product }) => product.productSubType === null && product.partOf === null,
    )?.product.contractDuration
    const expectedTerm = months === undefined ? term : termInWords(months)
    return [
      ...(request && request !== expectedRequest
        ? [`chosen is ${request}, stored ${stored.requestType}`]
        : []),
      ...(term && term !== expectedTerm ? [`Looptijd is ${term}, the cart is of ${expectedTerm}`] : []),
    ]
  },
}

/** Order-flow §2 and §3: the numbers to keep stand in their fields as they are stored. */
export const numbersAreStored: Invariant = {
  name: 'the numbers to keep are those that are stored',
  broken: ({ main, stored }) =>
    findAll(main, 'textbox', /^Telefoonnummer [123]/).flatMap((field, index) => {
      const kept = stored.numbers[index] ?? ''
      return field.value === kept ? [] : [`${field.name} shows '${field.value}', stored is '${kept}'`]
    }),
}

/** Order-flow §2: 'In winkelwagen' leads on with a cart that can be ordered, numbers that can be kept, and only then. */
export const theWayOnIsOpenWhenItMayBe: Invariant = {
  name: "'In winkelwagen' is open for a whole cart only",
  broken({ main, step, stored, productType }, knowledge) {
    const button = find(main, 'button', 'In winkelwagen')
    if (step !== 'samenstellen' || !button || productType !== stored.productType) return []
    const isWhole =
      stored.cart.length > 0 &&
      (productType !== 'internet' || knowledge.offeredAt(stored) !== null) &&
      (productType !== 'telefonie' || !retentionNumberProblems(stored.numbers).some(Boolean))
    const isOpen = !button.states.has('disabled')
    if (isOpen === isWhole) return []
    return [
      `it is ${isOpen ? 'open' : 'closed'} with ${cartInWords(stored.cart)} and the numbers ${stored.numbers.join(' | ')}`,
    ]
  },
}
