import { describe, expect, test } from 'vitest'
import { type ProductOffering, setupLineOf } from '../../catalogue/product.ts'
import type { Cart } from '../cart-line.ts'
import {
  backup,
  dataPackage,
  fibre,
  fiveIpAddresses,
  includedRouter,
  internetCatalogue,
  lines,
  offeredLines,
  offering,
  oneIpAddress,
  television,
  tvBox,
} from '../testing.ts'
import { addExtra, chooseLine } from './compose.ts'
import { validateInternet } from './validate.ts'

const { fibre100, fibre200 } = lines
const valid = chooseLine([], fibre100, internetCatalogue).cart
const one = (product: ProductOffering, quantity = 1) => ({ product, quantity })

const codes = (
  cart: Cart,
  patch: { offered?: readonly ProductOffering[]; requestType?: 'order' | 'quote' } = {},
) =>
  validateInternet(cart, {
    offered: offeredLines,
    requestType: 'order',
    catalogue: internetCatalogue,
    ...patch,
  }).map(refusal => `${refusal.code} ${refusal.productId ?? ''}`.trim())

describe('an internet order is refused', () => {
  test('never when it is what the screens made', () => expect(codes(valid)).toEqual([]))

  test('without a line', () => expect(codes([one(backup)])).toEqual(['no-line']))

  test('with two lines', () => expect(codes([...valid, one(fibre200)])).toEqual(['several-lines 110']))

  test('when the line is not offered at the address', () =>
    expect(codes(valid, { offered: [fibre200] })).toEqual(['line-not-offered 100']))

  test('when the building is not connected, quote or not', () => {
    const offered = [fibre(100, 100, { fiberLineAvailability: 'no-net' })]
    expect(codes(valid, { offered })).toEqual(['line-not-offered 100'])
    expect(codes(valid, { offered, requestType: 'quote' })).toEqual(['line-not-offered 100'])
  })

  test('when only a quote can tell the price, but not as a quote', () => {
    const offered = [fibre(100, 100, { fiberLineAvailability: 'near-net' })]
    expect(codes(valid, { offered })).toEqual(['line-needs-quote 100'])
    expect(codes(valid, { offered, requestType: 'quote' })).toEqual([])
  })

  test('without the installation or the router', () => {
    expect(codes([one(fibre100)])).toEqual(['missing-product 101', 'missing-product 400'])
  })

  test('with the router of another term', () => {
    const cart = valid.map(line => (line.product.id === 400 ? one(includedRouter) : line))
    expect(codes(cart)).toEqual(['router-does-not-fit 401', 'missing-product 400'])
  })

  test('with two products of one group', () =>
    expect(codes([...valid, one(oneIpAddress), one(fiveIpAddresses)])).toEqual(['several-of-group 420']))

  test('with two of what comes once', () => {
    expect(codes([...valid, one(backup, 2)])).toEqual(['wrong-quantity 430'])
    expect(codes(valid.map(line => one(line.product, 2)))).toEqual([
      'wrong-quantity 100',
      'wrong-quantity 101',
      'wrong-quantity 400',
    ])
  })

  test('with five set-top boxes, or boxes without television', () => {
    const withTv = addExtra(valid, television, internetCatalogue).cart
    const boxSetup = setupLineOf(tvBox)
    const fiveBoxes = withTv.map(line =>
      line.product.id === tvBox.id || line.product.id === boxSetup?.id ? one(line.product, 5) : line,
    )
    expect(codes(fiveBoxes)).toEqual(['wrong-quantity 411', 'wrong-quantity 412'])
    expect(codes([...valid, one(tvBox)])).toEqual(['does-not-belong 411'])
  })

  test('with an installation that belongs to nothing in it', () => {
    const stray = setupLineOf(fibre200)
    expect(codes([...valid, ...(stray ? [one(stray)] : [])])).toEqual(['does-not-belong 111'])
  })

  test('with something that no rule knows', () =>
    expect(codes([...valid, one(offering(999, { productSubType: 'cloud-werkplek' }))])).toEqual([
      'does-not-belong 999',
    ]))
})

test('a refusal says in one sentence what to mend', () => {
  const sentences = (cart: Cart, offered: readonly ProductOffering[] = offeredLines) =>
    validateInternet(cart, { offered, requestType: 'order', catalogue: internetCatalogue }).map(
      refusal => refusal.message,
    )
  const nearby = fibre(100, 100, { fiberLineAvailability: 'near-net' })
  expect(sentences([])).toEqual(['Kies een internetverbinding.'])
  expect(sentences(valid, [fibre200])).toEqual(['Glasvezel 100 is op dit adres niet leverbaar.'])
  expect(sentences(valid, [nearby])).toEqual([
    'Voor Glasvezel 100 maken we op dit adres eerst een vrijblijvende prijsopgave.',
  ])
  expect(sentences([...valid, one(fibre200)])).toEqual(['Een bestelling heeft één internetverbinding.'])
  expect(sentences([...valid, one(includedRouter)])).toEqual([
    'Product 401 past niet bij de looptijd van je verbinding.',
  ])
  expect(sentences([...valid, one(dataPackage)])).toEqual([
    'Product 440 kan alleen samen met een back-upverbinding.',
  ])
  expect(sentences(valid.map(line => one(line.product, 2)))).toContain(
    'Van Glasvezel 100 hoort er 1 in deze bestelling.',
  )
  expect(sentences([...valid, one(oneIpAddress), one(fiveIpAddresses)])).toEqual([
    'Kies Product 420 of een ander product van dezelfde soort, niet allebei.',
  ])
})
