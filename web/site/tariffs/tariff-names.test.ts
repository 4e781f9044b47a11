import { expect, it } from 'vitest'
import { formatTariff } from './tariff-names.ts'

it.each([
  [15, '€\u00a00,015'],
  [129, '€\u00a00,129'],
  [2500, '€\u00a02,500'],
  [0, '€\u00a00,000'],
])('%i tenths of a cent reads %s', (tenths, words) => expect(formatTariff(tenths)).toBe(words))
