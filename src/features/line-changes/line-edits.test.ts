import { expect, test } from 'vitest'
import { lines, oneIpAddress, ownRouter, rentalRouter, television, tvBox } from '../carts/testing.ts'
import { cloudProducts, mobielProducts, telefonieProducts } from '../carts/testing-services.ts'
import { deviceLineOf, setupLineOf, supportLineOf } from '../catalogue/product.ts'
import { lineEdit } from './line-edits.ts'

const kindOf = (product: Parameters<typeof lineEdit>[0]) => lineEdit(product)?.kind

test('a line and its router are exchanged where the address is known; extras go out, boxes follow television', () => {
  expect([lines.fibre100, lines.dsl50, rentalRouter, ownRouter].map(kindOf)).toEqual(
    Array(4).fill('exchange'),
  )
  expect([television, oneIpAddress].map(kindOf)).toEqual(['removal', 'removal'])
  expect(lineEdit(tvBox)).toEqual({ kind: 'quantity', limits: { min: 1, max: 4 }, isRemovable: false })
})

test('what is counted out by the visitor has a quantity, up to the most that can be ordered', () => {
  const upTo = (max: number) => ({ kind: 'quantity', limits: { min: 1, max }, isRemovable: true })
  const bought = deviceLineOf(telefonieProducts.handset, 'buy')
  if (!bought) throw new Error('The handset can be bought')
  for (const product of [cloudProducts.office, mobielProducts.small12, telefonieProducts.basic, bought])
    expect(lineEdit(product)).toEqual(upTo(99))
  expect(lineEdit(cloudProducts.migration)).toEqual(upTo(20))
})

test('what holds for all subscriptions or accounts is in or out', () => {
  const { unlimited, installation } = telefonieProducts
  expect([mobielProducts.abroad100, unlimited, installation].map(kindOf)).toEqual(Array(3).fill('removal'))
})

test('what follows something else cannot be changed by itself', () => {
  const followers = [
    setupLineOf(lines.fibre100),
    supportLineOf(cloudProducts.office),
    setupLineOf(telefonieProducts.handset),
    deviceLineOf(telefonieProducts.baseStation, 'buy'),
  ]
  for (const product of followers) expect(product && lineEdit(product)).toBeNull()
})
