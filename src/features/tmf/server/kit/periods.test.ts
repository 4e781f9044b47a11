import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongPeriods } from './periods.ts'

test('a period is wrong where it ends before it begins, however deep it lies', () => {
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, moments, fc.boolean(), (start, end, isDeep) => {
      const validFor = { startDateTime: start.toISOString(), endDateTime: end.toISOString() }
      const body = isDeep ? { productOfferingPrice: [{ name: 'a' }, { validFor }] } : { validFor }
      const path = isDeep ? 'productOfferingPrice[1].validFor.endDateTime' : 'validFor.endDateTime'
      expect(wrongPeriods(body).map(each => each.path)).toEqual(end < start ? [path] : [])
    }),
  )
})

test.each([
  [{ validFor: { startDateTime: '2026-12-01T00:00:00Z' } }],
  [{ validFor: { endDateTime: '2026-12-01T00:00:00Z' } }],
  [{ validFor: { startDateTime: '2026-12-01T01:00:00+01:00', endDateTime: '2026-12-01T00:00:00Z' } }],
  [{ validFor: { startDateTime: 'later', endDateTime: 'eerder' } }],
  [{ validFor: null }],
])('%j has no wrong period', body => {
  expect(wrongPeriods(body)).toEqual([])
})
