import { describe, expect, test } from 'vitest'
import { attributeLabel, attributePaths } from './attributes.ts'
import { columnOf, csvColumns, flagOf, valueOfCell } from './catalogue-csv.ts'

describe('a column', () => {
  test('is known by its label and by its path, however it is written', () => {
    for (const path of attributePaths) {
      expect(columnOf(attributeLabel(path).toUpperCase())).toBe(path)
      expect(columnOf(` ${path} `)).toBe(path)
    }
    expect(columnOf('vervalt')).toBe('ends')
    expect(columnOf('Kleur')).toBeNull()
  })

  test('has one name', () => expect(new Set(csvColumns).size).toBe(csvColumns.length))
})

describe('a cell', () => {
  test.each([
    ['priceInCents', '€ 1.250,00', 125_000],
    ['priceInCents', '42,5', 4250],
    ['priceInCents', '42.50', 4250],
    ['priceInCents', '0', 0],
    ['position', '1.250', 1250],
    ['position', ' 7 ', 7],
    ['promoted', 'Ja', true],
    ['promoted', 'nee', false],
    ['productSubType', 'Router', 'internet-router'],
    ['productSubType', 'internet-router', 'internet-router'],
    ['productType', 'Internet', 'internet'],
    ['information', 'een\r\ntwee', ['een', 'twee']],
    ['information', 'een | twee', ['een', 'twee']],
    ['information', '', []],
    ['name', '=1+1', '=1+1'],
    ['name', "'=1+1", '=1+1'],
    ['name', '  Glas   vezel ', 'Glas vezel'],
    ['listPriceInCents', '', null],
  ] as const)('of %s, %s, is %o', (path, cell, value) => {
    expect(valueOfCell(path, cell, null)).toEqual({ value })
  })

  test.each([
    ['priceInCents', 'gratis', '“gratis” is geen bedrag in euro’s, zoals 12,50'],
    ['priceInCents', '=1+1', '“=1+1” is geen bedrag in euro’s, zoals 12,50'],
    ['priceInCents', '-5', '“-5” is geen bedrag in euro’s, zoals 12,50'],
    ['position', '1,5', '“1,5” is geen heel getal'],
    ['position', '1e3', '“1e3” is geen heel getal'],
    ['promoted', 'x', '“x” is geen ja of nee'],
    ['promoted', 'misschien', '“misschien” is geen ja of nee'],
  ] as const)('of %s, %s, is refused: %s', (path, cell, problem) => {
    expect(valueOfCell(path, cell, null)).toEqual({ problem })
  })

  test.each([
    [['ja', 'J', '1', 'WAAR', 'true', 'yes'], true],
    [['nee', 'N', '0', 'ONWAAR', 'false', 'no', ''], false],
  ])('that says %o means %s', (words, value) => {
    for (const word of words) expect(flagOf(word)).toEqual({ value })
  })
})
