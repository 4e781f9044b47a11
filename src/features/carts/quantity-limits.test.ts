import { expect, test } from 'vitest'
import { maximumLineQuantity } from './cart.ts'
import { lineLimits, quantityLimits } from './quantity-limits.ts'
import { lines, rentalRouter, tvBox } from './testing.ts'
import { cloudProducts, mobielProducts, telefonieProducts } from './testing-services.ts'

test('steppers go from 0 to 99, to 20 for migrations, to 1 for internet, and from 1 to 4 for set-top boxes', () => {
  const ordinary = { min: 0, max: 99 }
  expect(quantityLimits(cloudProducts.office)).toEqual(ordinary)
  expect(quantityLimits(mobielProducts.small12)).toEqual(ordinary)
  expect(quantityLimits(telefonieProducts.handset)).toEqual(ordinary)
  expect(quantityLimits(cloudProducts.migration)).toEqual({ min: 0, max: 20 })
  expect([lines.fibre100, rentalRouter].map(quantityLimits)).toEqual([
    { min: 0, max: 1 },
    { min: 0, max: 1 },
  ])
  expect(quantityLimits(tvBox)).toEqual({ min: 1, max: 4 })
})

test('an order line holds at least 1, and what is counted can be more than a stepper allows', () => {
  expect(lineLimits(cloudProducts.migration)).toEqual({ min: 1, max: 20 })
  expect(lineLimits(mobielProducts.small12)).toEqual({ min: 1, max: 99 })
  expect(maximumLineQuantity).toBe(9900)
  expect(lineLimits(mobielProducts.abroad100)).toEqual({ min: 1, max: 9900 })
})
