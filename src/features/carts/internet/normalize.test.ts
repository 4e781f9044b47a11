import { describe, expect, test } from 'vitest'
import type { ProductOffering } from '../../catalogue/product.ts'
import type { Cart } from '../cart-line.ts'
import {
  backup,
  internetCatalogue as catalogue,
  changesOf,
  dataPackage,
  fiveIpAddresses,
  idsOf,
  lines,
  offering,
  oneIpAddress,
  ownRouter,
  rentalRouter,
  television,
  tvBox,
} from '../testing.ts'
import { addExtra, afterAddressCheck, changeTerm, chooseLine, chooseRouter, removeExtra } from './compose.ts'
import { normalizeInternet } from './normalize.ts'

const { fibre100, fibre100for36, fibre200 } = lines
const one = (product: ProductOffering, quantity = 1) => ({ product, quantity })
const cart = chooseLine([], fibre100, catalogue).cart
const withTv = addExtra(cart, television, catalogue).cart

describe('what follows a choice is explained:', () => {
  test('installation and router with a line', () =>
    expect(changesOf(chooseLine([], fibre100, catalogue))).toEqual([
      'added 101 Installatie hoort erbij',
      'added 400 Router bij een looptijd van 1 jaar',
    ]))

  test('the router of another term', () =>
    expect(changesOf(chooseLine(cart, fibre100for36, catalogue))).toEqual([
      'changed 201 Installatie hoort erbij',
      'changed 401 Router bij een looptijd van 3 jaar',
    ]))

  test('a set-top box with television, and what is too many of it', () => {
    expect(changesOf(addExtra(cart, television, catalogue))).toEqual([
      'added 411 Minstens 1 tv-ontvanger bij televisie, hoogstens 4',
      'added 412 Installatie hoort erbij',
    ])
    const five = withTv.map(line => (line.product === tvBox ? one(tvBox, 5) : line))
    expect(changesOf(normalizeInternet(five, catalogue))).toContain(
      'changed 411 Minstens 1 tv-ontvanger bij televisie, hoogstens 4',
    )
  })

  test('no set-top box without television, nor its installation', () =>
    expect(changesOf(removeExtra(withTv, television, catalogue))).toEqual([
      'removed 411 Zonder televisie geen tv-ontvanger',
      'removed 412 Installatie is niet meer nodig',
    ]))

  test('no data package without the back-up that it adds to', () => {
    const withBackup = addExtra(cart, backup, catalogue).cart
    const withPackage = addExtra(withBackup, dataPackage, catalogue).cart
    expect(idsOf(withPackage)).toBe('100×1 101×1 400×1 430×1 440×1')
    expect(changesOf(removeExtra(withPackage, backup, catalogue))).toEqual([
      'removed 440 Alleen samen met een back-upverbinding',
    ])
    expect(addExtra(cart, dataPackage, catalogue)).toEqual({ cart, changes: [] })
  })

  test('one of each product', () =>
    expect(changesOf(normalizeInternet([...cart, one(backup, 3)], catalogue))).toEqual([
      'changed 430 Eén per bestelling',
    ]))

  test('nothing without a line', () =>
    expect(changesOf(normalizeInternet([one(backup)], catalogue))).toEqual([
      'removed 430 Alleen samen met een internetverbinding',
    ]))

  test('a line that the address does not have', () =>
    expect(changesOf(afterAddressCheck([one(fibre100)], 12, [], catalogue))).toEqual([
      'removed 100 Je gekozen verbinding is op dit adres niet leverbaar',
    ]))
})

test('a catalogue without router or set-top box leaves them out', () => {
  const without = catalogue.filter(product => ![rentalRouter, ownRouter, tvBox].includes(product))
  const composed = chooseLine([], fibre100, without).cart
  expect(idsOf(composed)).toBe('100×1 101×1')
  expect(idsOf(addExtra(composed, television, without).cart)).toBe('100×1 101×1 410×1')
})

test('a choice that cannot be made changes nothing and explains nothing', () => {
  const nothing = (before: Cart) => ({ cart: before, changes: [] })
  const noNet = { ...fibre200, fiberLineAvailability: 'no-net' } as const
  expect(chooseLine(cart, noNet, catalogue)).toEqual(nothing(cart))
  expect(chooseRouter([], ownRouter, catalogue)).toEqual(nothing([]))
  expect(chooseRouter(cart, backup, catalogue)).toEqual(nothing(cart))
  expect(addExtra([], backup, catalogue)).toEqual(nothing([]))
  expect(addExtra(cart, tvBox, catalogue)).toEqual(nothing(cart))
  expect(removeExtra(cart, rentalRouter, catalogue)).toEqual(nothing(cart))
  expect(changeTerm(cart, 12, Object.values(lines), catalogue)).toEqual(nothing(cart))
  expect(changeTerm([], 36, Object.values(lines), catalogue)).toEqual(nothing([]))
})

test('of two products of a group the one that was chosen last stays', () => {
  const outcome = addExtra(addExtra(cart, oneIpAddress, catalogue).cart, fiveIpAddresses, catalogue)
  expect(idsOf(outcome.cart)).toBe('100×1 101×1 400×1 421×1')
  expect(outcome.changes).toEqual([])
  expect(addExtra(outcome.cart, fiveIpAddresses, catalogue)).toEqual({ cart: outcome.cart, changes: [] })
})

test('a product that no rule knows goes', () =>
  expect(
    idsOf(
      normalizeInternet([...cart, one(offering(999, { productSubType: 'cloud-werkplek' }))], catalogue).cart,
    ),
  ).toBe('100×1 101×1 400×1'))
