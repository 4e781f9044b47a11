import { clampQuantity, maximumLineQuantity, maximumLines } from '../../carts/cart.ts'
import type { Cart } from '../../carts/cart-line.ts'
import type { ProductType } from '../../catalogue/product.ts'
import { ProductDto, parseProduct } from '../../catalogue/products.ts'
import { storedCartTexts } from '../texts/cart.ts'

/** A cart as storage holds it, and in words what of it could not be kept as it was. */
export type ReadCart = { readonly cart: Cart; readonly damage: readonly string[] }

/**
 * Only whole lines of one product type: the stored one, else that of the first line. A line of another type goes without
 * a word: another tab is halfway through its change. Every other line that does not come back as it was is told of.
 */
export function readCart(value: unknown, storedType: ProductType | null): ReadCart {
  if (!Array.isArray(value)) return { cart: [], damage: [storedCartTexts.unreadable] }
  const cart: Cart[number][] = []
  const damage = new Set<string>()
  if (value.length > maximumLines) damage.add(storedCartTexts.tooManyLines(maximumLines))
  for (const item of value.slice(0, maximumLines)) {
    const line = readLine(item)
    if (!line) {
      damage.add(storedCartTexts.unreadableLine)
      continue
    }
    const productType = storedType ?? cart[0]?.product.productType ?? line.dto.productType
    if (line.dto.productType !== productType) continue
    if (cart.some(({ product }) => product.id === line.dto.id)) damage.add(inWords(line.dto, 0))
    else {
      if (line.isMended) damage.add(inWords(line.dto, line.quantity))
      if (line.quantity > 0) cart.push({ product: parseProduct(line.dto), quantity: line.quantity })
    }
  }
  return { cart, damage: [...damage] }
}

type ReadLine = { readonly dto: ProductDto; readonly quantity: number; readonly isMended: boolean }

/** A quantity that is none is floored and clamped, as in the stepper (order-flow §5); 1 where it cannot be read at all. */
function readLine(item: unknown): ReadLine | null {
  const { quantity: stored = 1, ...product } = Object(item) as Record<string, unknown>
  const dto = ProductDto.safeParse(product)
  if (!dto.success) return null
  const read =
    typeof stored === 'number' || (typeof stored === 'string' && stored.trim()) ? Number(stored) : 1
  const quantity = clampQuantity(Number.isNaN(read) ? 1 : read, 0, maximumLineQuantity)
  return { dto: dto.data, quantity, isMended: quantity !== stored || quantity === 0 }
}

const inWords = ({ name }: ProductDto, quantity: number): string =>
  quantity === 0 ? storedCartTexts.removed(name) : storedCartTexts.changed(name, quantity)
