import { expect, test } from 'vitest'
import { exitTermsOfLine } from './exit-terms.ts'
import type { DiscountLine, FreeOrderLine, ProductLine } from './order-lines.ts'
import { offering } from './testing.ts'

const line = (patch: Parameters<typeof offering>[1]): ProductLine => ({
  kind: 'product',
  product: offering(1, patch),
  quantity: 1,
})
const discount: DiscountLine = {
  kind: 'discount',
  text: 'Korting',
  amountInCents: 500,
  contractDuration: 12,
  freeMonths: 0,
}
const free: FreeOrderLine = {
  kind: 'free',
  text: 'Beheer',
  quantity: 1,
  priceInCents: 2000,
  contractDuration: 12,
}
const unset = line({})
const half = line({ exitPercentage: 50 })
const whole = line({ exitPercentage: 100 })
const cloud = line({ productType: 'cloud' })

test.each([
  ['a line of which nobody confirmed it', unset, [unset], ['telecom', 100, true]],
  ['a line', half, [half, whole], ['telecom', 50, false]],
  ['cloud of which nobody confirmed it', cloud, [cloud], ['cloud', 0, true]],
  [
    'cloud under the rule of telecom',
    line({ productType: 'cloud', exitRule: 'telecom' }),
    [],
    ['telecom', 100, true],
  ],
  ['a line under the rule of cloud', line({ exitRule: 'cloud' }), [], ['cloud', 0, true]],
  ['what no catalogue has', free, [half, free], ['telecom', 100, true]],
  ['a discount on one share', discount, [half, half, discount], ['telecom', 50, false]],
  ['a discount on several', discount, [half, whole, discount], ['telecom', 100, false]],
  ['a discount on cloud', discount, [cloud, discount], ['cloud', 0, true]],
  ['a discount on what is not confirmed', discount, [half, free, discount], ['telecom', 100, true]],
  [
    'a discount on what is paid once',
    discount,
    [line({ contractDuration: 0, exitPercentage: 10 })],
    ['telecom', 100, true],
  ],
])('the exit terms of %s', (_, of, among, [exitRule, percentage, isAtMost]) =>
  expect(exitTermsOfLine(of, among)).toEqual({ exitRule, percentage, isAtMost }),
)
