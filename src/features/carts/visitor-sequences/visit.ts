import fc from 'fast-check'
import type { ProductOffering } from '../../catalogue/product.ts'
import type { Cart } from '../cart-line.ts'

/** Where a visitor is: the cart that the rules made, and for internet the lines at the address. */
export type Place = { readonly cart: Cart; readonly offered: readonly ProductOffering[] }

/**
 * Choices of the visitor so far, by product id: a quantity, or 1 for a ticked box. Counted products are not included.
 */
export type Choices = Readonly<Record<number, number>>

/**
 * Steps that visitors of one product type can take, done by the rules and, independently, derived from the
 * specification.
 */
export type Visit<Step> = {
  readonly steps: fc.Arbitrary<Step>
  /** Products that are ticked: in the cart they come as often as the rules say. */
  readonly ticks: readonly number[]
  /** Products of which the visitor sets the number. */
  readonly counted: readonly number[]
  readonly catalogue: readonly ProductOffering[]
  readonly play: (place: Place, step: Step) => Place
  readonly remember: (choices: Choices, step: Step, offered: readonly ProductOffering[]) => Choices
}

/** Typed stepper values: mostly small numbers, sometimes nonsense. */
export const typedQuantity: fc.Arbitrary<number> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 9 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 1.7, 19, 20, 21, 98, 99, 100, 1e9, Number.NaN) },
)

/** Order-flow §5: floored to a whole number, clamped; what is no number counts as the minimum. */
export const clamped = (typed: number, min: number, max: number): number =>
  Number.isNaN(typed) ? min : Math.max(min, Math.min(max, Math.floor(typed)))

export const chosen = (choices: Choices, ids: readonly number[]): number =>
  ids.reduce((sum, id) => sum + (choices[id] ?? 0), 0)

export const without = (choices: Choices, ids: readonly number[]): Choices =>
  Object.fromEntries(Object.entries(choices).filter(([id]) => !ids.includes(Number(id))))

/** The product of a test catalogue; throws for an id that is not in it. */
export function productWith(id: number, catalogue: readonly ProductOffering[]): ProductOffering {
  const product = catalogue.find(each => each.id === id)
  if (!product) throw new Error(`No product ${id}`)
  return product
}
