import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatOrderNumber, parseOrderNumber, withCheckDigit } from './order-number.ts'

const orderNumbers = fc.integer({ min: 10_000_000, max: 99_999_999 }).map(body => withCheckDigit(body))

describe('an order number', () => {
  it('is nine digits, shown in three groups, and read back the way people write it', () => {
    fc.assert(
      fc.property(orderNumbers, orderNumber => {
        expect(orderNumber).toMatch(/^[1-9]\d{8}$/)
        expect(formatOrderNumber(orderNumber)).toMatch(/^\d{3}-\d{3}-\d{3}$/)
        expect(parseOrderNumber(formatOrderNumber(orderNumber))).toBe(orderNumber)
        expect(parseOrderNumber(` ${orderNumber.slice(0, 4)} ${orderNumber.slice(4)} `)).toBe(orderNumber)
      }),
    )
  })

  it('is refused with any one digit wrong', () => {
    fc.assert(
      fc.property(orderNumbers, fc.nat(8), fc.integer({ min: 1, max: 9 }), (orderNumber, at, shift) => {
        const wrong = (Number(orderNumber[at]) + shift) % 10
        expect(parseOrderNumber(`${orderNumber.slice(0, at)}${wrong}${orderNumber.slice(at + 1)}`)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  it('is refused with two neighbouring digits that changed places', () => {
    fc.assert(
      fc.property(orderNumbers, fc.nat(7), (orderNumber, at) => {
        const [left, right] = [orderNumber[at], orderNumber[at + 1]]
        fc.pre(left !== right)
        const swapped = `${orderNumber.slice(0, at)}${right}${left}${orderNumber.slice(at + 2)}`
        expect(parseOrderNumber(swapped)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })

  it('has nothing before or behind its nine digits, whatever the check digit says', () => {
    expect(parseOrderNumber(withCheckDigit(123_456_789))).toBeNull()
    expect(['1234567890', 'x123456789'].map(formatOrderNumber)).toEqual(['1234567890', 'x123456789'])
  })

  it.each(['', '12345678', '1234567890', '012345678', '48273916x', '__proto__'])('is not %j', input => {
    expect(parseOrderNumber(input)).toBeNull()
  })
})
