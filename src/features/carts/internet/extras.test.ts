import { expect, test } from 'vitest'
import { ownRouterDuration } from '../../catalogue/known-products.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import {
  backup,
  dataPackage,
  internetCatalogue,
  lines,
  ownRouter,
  rentalRouter,
  television,
  tvBox,
} from '../testing.ts'
import { addExtra, chooseLine } from './compose.ts'
import { extraGroupsToOffer, isExtra, isTelevision, isTvBox, tvBoxLimits } from './extras.ts'
import { fittingRouter, isOwnRouter, isRouter, routersFor } from './routers.ts'
import { validateInternet } from './validate.ts'

const servicePackage: ProductOffering = {
  ...backup,
  id: 950,
  name: 'Servicepakket',
  productSubType: 'internet-service',
}

test('there are 1 to 4 set-top boxes', () => expect(tvBoxLimits).toEqual({ min: 1, max: 4 }))

test('a card hides once something of its group is in the cart', () => {
  const cart = chooseLine([], lines.fibre100, internetCatalogue).cart
  const groups = (withCart: typeof cart) =>
    extraGroupsToOffer(withCart, internetCatalogue).map(({ group }) => group)
  expect(groups(cart)).toEqual(['internet-televisie', 'internet-additional-ip', 'internet-backup'])
  const withTv = addExtra(cart, television, internetCatalogue).cart
  expect(groups(withTv)).toEqual(['internet-additional-ip', 'internet-backup'])
  const withBackup = addExtra(withTv, backup, internetCatalogue).cart
  expect(groups(withBackup)).toEqual(['internet-additional-ip', 'internet-data-package'])
  expect(groups(addExtra(withBackup, dataPackage, internetCatalogue).cart)).toEqual([
    'internet-additional-ip',
  ])
})

test('a service package is there for DSL, goes when fibre is chosen, and is refused with it', () => {
  const catalogue = [...internetCatalogue, servicePackage]
  const groups = (line: ProductOffering) =>
    extraGroupsToOffer(chooseLine([], line, catalogue).cart, catalogue).map(({ group }) => group)
  expect(groups(lines.dsl50)).toContain('internet-service')
  expect(groups(lines.fibre100)).not.toContain('internet-service')

  const withPackage = addExtra(chooseLine([], lines.dsl50, catalogue).cart, servicePackage, catalogue).cart
  const onFibre = chooseLine(withPackage, lines.fibre100, catalogue)
  expect(onFibre.cart.some(({ product }) => product.id === servicePackage.id)).toBe(false)
  expect(onFibre.changes).toContainEqual({
    kind: 'removed',
    product: servicePackage,
    reason: 'Bij glasvezel is de hersteltijd al 6 uur',
  })
  const together = [...onFibre.cart, { product: servicePackage, quantity: 1 }]
  const offered = [{ ...lines.fibre100, fiberLineAvailability: 'on-net' as const }]
  expect(validateInternet(together, { offered, requestType: 'order', catalogue })).toMatchObject([
    { code: 'service-package-with-fibre' },
  ])
})

test('the set-top box is no extra of its own', () =>
  expect([television, tvBox].map(isExtra)).toEqual([true, false]))

test('the router of the term comes first, the own router at both terms', () => {
  expect(ownRouterDuration).toBe(1)
  expect(routersFor(12, internetCatalogue).map(router => router.id)).toEqual([400, 402])
  expect(routersFor(36, internetCatalogue).map(router => router.id)).toEqual([401, 402])
  expect(routersFor(12, internetCatalogue).map(isOwnRouter)).toEqual([false, true])
})

test('the set-up of a product is none itself', () => {
  const partOf = 'setup'
  expect([isExtra({ ...backup, partOf }), isTelevision({ ...television, partOf })]).toEqual([false, false])
  expect([isTvBox({ ...tvBox, partOf }), isRouter({ ...rentalRouter, partOf })]).toEqual([false, false])
  const cart = chooseLine([], lines.fibre100, internetCatalogue).cart
  const withSetup = [...cart, { product: { ...backup, id: 999, partOf } as const, quantity: 1 }]
  expect(extraGroupsToOffer(withSetup, internetCatalogue).map(({ group }) => group)).toContain(
    'internet-backup',
  )
})

test('no router fits a cart without a line', () => {
  expect(fittingRouter([], internetCatalogue)).toBeNull()
  expect(fittingRouter([{ product: ownRouter, quantity: 1 }], internetCatalogue)).toBeNull()
})
