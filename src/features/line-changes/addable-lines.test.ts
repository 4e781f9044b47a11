import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseLine } from '../carts/internet/compose.ts'
import { fibre, idsOf, internetCatalogue, lines, offeredLines } from '../carts/testing.ts'
import { telefonieCatalogue, telefonieProducts } from '../carts/testing-services.ts'
import type { ProductType } from '../catalogue/product.ts'
import { addableProducts, withAdded } from './addable-lines.ts'
import { changedLines, type LineChoices } from './line-change.ts'

const ordered = chooseLine([], lines.fibre100, internetCatalogue).cart
const internet: LineChoices = {
  productType: 'internet',
  ordered,
  catalogue: internetCatalogue,
  offered: offeredLines,
}
const idsOfAddable = (choices: LineChoices) => addableProducts(choices, choices.ordered).map(({ id }) => id)

test('an internet order can get the lines of its address, its other router and extras, but nothing that follows by itself', () => {
  expect(idsOfAddable(internet)).toEqual([110, 120, 200, 210, 220, 300, 402, 410, 420, 421, 430])
})

test('a line that only a quote can price, or that the address does not have, cannot be added', () => {
  const near = fibre(110, 200, { fiberLineAvailability: 'near-net' })
  expect(idsOfAddable({ ...internet, offered: [near] })).toEqual([402, 410, 420, 421, 430])
})

test('a line takes the place of the one before, with the router that fits its term', () => {
  const { cart } = changedLines(internet, withAdded(ordered, lines.fibre1000for36))
  expect(idsOf(cart)).toBe('220×1 221×1 401×1')
})

test('own devices are installed only where there are no new ones', () => {
  const { basic, handset, installation } = telefonieProducts
  const bought = handset.device?.productBuyId ?? 0
  const telefonie = {
    productType: 'telefonie' as const,
    catalogue: telefonieCatalogue,
    offered: [],
    ordered: [],
  }
  const { cart } = changedLines(telefonie, [
    { productId: basic.id, quantity: 2 },
    { productId: bought, quantity: 1 },
  ])
  expect(idsOfAddable({ ...telefonie, ordered: cart })).not.toContain(installation.id)
  expect(idsOfAddable({ ...telefonie, ordered: cart.slice(0, 1) })).toContain(installation.id)
})

test('whatever can be added is there once it is', () =>
  fc.assert(
    fc.property(
      fc.array(fc.nat(), { maxLength: 8 }),
      fc.constantFrom<ProductType>('internet', 'telefonie'),
      (picks, type) => {
        const choices: LineChoices =
          type === 'internet'
            ? internet
            : {
                productType: type,
                catalogue: telefonieCatalogue,
                offered: [],
                ordered: [{ product: telefonieProducts.basic, quantity: 9 }],
              }
        let cart = choices.ordered
        for (const pick of picks) {
          const addable = addableProducts(choices, cart)
          const product = addable[pick % Math.max(1, addable.length)]
          if (!product) return
          const changed = changedLines(choices, withAdded(cart, product))
          expect(changed.cart.map(line => line.product.id)).toContain(product.id)
          expect(changed.violations).toEqual([])
          cart = changed.cart
        }
      },
    ),
  ))
