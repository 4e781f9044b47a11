import { expect, test } from 'vitest'
import { formatOrderNumber, withCheckDigit } from '../order-number.ts'
import { caseNumberParam, rowParam, uuidParam } from './params.ts'

const number = withCheckDigit(48_273_916)
test.each([
  [formatOrderNumber(number), number],
  [number, number],
  [number.slice(1), null],
  ['', null],
])('the number of a case: %j is %j', (part, nine) => expect(caseNumberParam.parse(part)).toBe(nine))

test.each([
  ['7', 7],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  ['9'.repeat(40), null],
])('the number of a row: %j is %j', (part, number) => expect(rowParam.parse(part)).toBe(number))

test.each([
  ['3F0F3C1E-6A55-4A0B-9A52-2C1B1D3C9F10', '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'],
  ['3f0f3c1e', null],
  ["' OR 1=1 --", null],
])('an id: %j is %j', (part, id) => expect(uuidParam.parse(part)).toBe(id))
