import { expect, it } from 'vitest'
import { formatTariff, perMinute, startTariff } from './tariffs.ts'

it.each([
  [15, '€\u00a00,015'],
  [129, '€\u00a00,129'],
  [2500, '€\u00a02,500'],
  [0, '€\u00a00,000'],
])('%i tenths of a cent reads %s', (tenths, words) => expect(formatTariff(tenths)).toBe(words))

it.each([
  [{ perMinuteInTenthsOfCents: 45 }, '€\u00a00,045'],
  [{ perMinuteInTenthsOfCents: 45, remark: 'overdag' }, '€\u00a00,045 (overdag)'],
  [{ perMinuteInTenthsOfCents: 0 }, 'gratis'],
  [{ perMinuteInTenthsOfCents: null, remark: 'tarief van de aanbieder' }, 'tarief van de aanbieder'],
])('a minute of %o costs %s', (tariff, words) => expect(perMinute(tariff)).toBe(words))

it('a call that costs nothing to begin says so in a word', () => {
  expect(startTariff(35)).toBe('€\u00a00,035')
  expect(startTariff(0)).toBe('geen')
})
