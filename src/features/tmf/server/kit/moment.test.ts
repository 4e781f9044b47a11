import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'

test('a moment is read as it is given out', () => {
  const moments = fc.date({ min: new Date('0001-01-03'), max: new Date('9999-12-29'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, moment => {
      expect(momentOf(moment.toISOString())).toBe(moment.getTime())
    }),
  )
})

test.each([
  ['2026-11-27', '2026-11-27T00:00:00.000Z'],
  ['2026-11-27T10:00', '2026-11-27T10:00:00.000Z'],
  ['2026-11-27T10:00:00.123456789', '2026-11-27T10:00:00.123Z'],
  ['2026-11-27T10:00:00+01:00', '2026-11-27T09:00:00.000Z'],
  // A plus that was not encoded.
  ['2026-11-27T10:00:00 01:00', '2026-11-27T09:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['0000-01-01', '0001-01-02T00:00:00.000Z'],
  ['0001-01-01T00:00:00+12:00', '0001-01-02T00:00:00.000Z'],
  ['9999-12-31T23:59:59.999Z', '9999-12-30T00:00:00.000Z'],
  ['9999-12-31T23:59:59-12:00', '9999-12-30T00:00:00.000Z'],
])('%s is %s', (text, moment) => {
  expect(new Date(momentOf(text) ?? Number.NaN).toISOString()).toBe(moment)
})

test.each([
  '2026-02-29',
  '2026-02-30T10:00:00Z',
  '2026-11-31',
  '2026-13-01',
  '2026-00-01',
  '2026-11-00',
  '2026-11-27T25:00:00Z',
  '2026-11-27T10:00:00+99:00',
  '10000-01-01',
  '+010000-01-01',
  '-0001-01-01',
  '2026-11',
  'gisteren',
  '',
])('%s is no moment', text => {
  expect(momentOf(text)).toBeNull()
})
