import { expect, test } from 'vitest'
import { endDayError, productStatus } from './product-end.ts'
import { productEndRefusals } from './texts.ts'

test.each([
  ['2026-11-19', productEndRefusals.beforeStart],
  ['2026-11-20', null],
  ['2028-11-27', null],
  ['2028-11-28', productEndRefusals.tooFar],
])('a product that started on 20 November 2026 ends on %s: %s', (day, refusal) => {
  expect(endDayError(day, '2026-11-20', '2026-11-27')).toBe(refusal)
})

test('a product is in use until the day of its end', () => {
  const end = { endedOn: '2026-12-01', reason: 'moved' } as const
  expect(productStatus(null, '2026-12-01')).toBe('active')
  expect(productStatus(end, '2026-11-30')).toBe('pendingTerminate')
  expect(productStatus(end, '2026-12-01')).toBe('terminated')
})
