import * as z from 'zod/mini'
import type { Cart } from '../domain/cart.ts'
import type { OrderedProduct } from './order.ts'

/** GET /contractsamenvatting.pdf?products=11001x1,12002x1&zipCode=1017XN&houseNumber=42 → what the contract comes to, as a PDF. */
export const contractSummary = { method: 'GET', path: '/contractsamenvatting.pdf' } as const

const short = z._default(z.string().check(z.maxLength(10)), '')

/** What a summary is asked for; the address only where something is installed. */
export const contractSummaryQuery = {
  /** `11001x1,12002x3`: ids and quantities, as they are ordered. */
  products: z.string().check(z.regex(/^[1-9]\d{0,8}x[1-9]\d{0,3}(,[1-9]\d{0,8}x[1-9]\d{0,3}){0,99}$/)),
  zipCode: short,
  houseNumber: short,
  houseNumberExtension: short,
} as const

type SummaryAddress = {
  readonly zipCode: string
  readonly houseNumber: string
  readonly houseNumberExtension: string
}

/** The address of the summary of a cart; without an address for what is installed nowhere. */
export function contractSummaryLink(cart: Cart, address: SummaryAddress | null): string {
  const query = new URLSearchParams({
    products: cart.map(({ product, quantity }) => `${product.id}x${quantity}`).join(','),
    ...(address && {
      zipCode: address.zipCode,
      houseNumber: address.houseNumber,
      houseNumberExtension: address.houseNumberExtension,
    }),
  })
  return `${contractSummary.path}?${query}`
}

/** What `products` of the query names. */
export const summarisedProducts = (products: string): OrderedProduct[] =>
  products.split(',').map(each => {
    const [id, quantity] = each.split('x').map(Number)
    return { id: id ?? 0, quantity: quantity ?? 0 }
  })
