import { type ProductOffering, sellables } from '../../domain/product.ts'
import { readCatalogueFiles } from './catalogue-files.ts'

/** The catalogue that the shop ships with. A test that asks it for prices stays as it is when they change. */

const lines = sellables(readCatalogueFiles())

/** What can stand on an order line under this id. */
export function shippedLine(id: number): ProductOffering {
  const line = lines.get(id)
  if (!line) throw new Error(`The catalogue has no product ${id}`)
  return line
}

/** Cents per month, or once. */
export const priceOf = (id: number): number => shippedLine(id).priceInCents

/** What a list of lines costs together, one of each where no quantity is told, in cents. */
export const sumOf = (ordered: readonly { readonly id: number; readonly quantity?: number }[]): number =>
  ordered.reduce((sum, { id, quantity = 1 }) => sum + quantity * priceOf(id), 0)
