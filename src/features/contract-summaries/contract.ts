import * as z from 'zod/mini'
import { malformed, pdfFile } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure, unreadable } from '../../common/contract/failure.ts'
import type { Cart } from '../carts/cart-line.ts'
import type { ProductType } from '../catalogue/product.ts'

/**
 * Whether a product type is an electronic communications service, of which a contract summary is given before the order
 * (Directive (EU) 2018/1972, article 102(3)). Licences and workplaces of cloud are none.
 */
export const hasContractSummary = (type: ProductType): boolean => type !== 'cloud'

const short = z._default(z.string().check(z.maxLength(10)), '')

/** Query of a contract summary; the address is only needed for an installation. */
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
  return `/contractsamenvatting.pdf?${query}`
}

/** Parses `products` of the query. */
export const summarisedProducts = (products: string): { id: number; quantity: number }[] =>
  products.split(',').map(each => {
    const [id, quantity] = each.split('x').map(Number)
    return { id: id ?? 0, quantity: quantity ?? 0 }
  })

/** The summary of a contract that is not ordered yet. */
export const contractSummaryCalls = {
  contractSummary: defineCall({
    method: 'GET',
    path: '/contractsamenvatting.pdf',
    group: 'Order',
    summary: 'What a contract for these products comes to, before they are ordered.',
    access: 'anyone',
    limit: { max: 30, per: 'minute' },
    query: contractSummaryQuery,
    malformed: () => ({ status: 400, body: unreadable }),
    answers: {
      200: pdfFile,
      400: malformed,
      422: { description: 'Not sold so, with every reason; a page for a browser', body: Failure },
    },
  }),
}
