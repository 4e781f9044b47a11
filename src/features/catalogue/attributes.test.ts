import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  attributeChanges,
  attributePaths,
  attributesOfType,
  isSameOffering,
  offeringFrom,
  valuesOf,
} from './attributes.ts'
import { Offering } from './offering.ts'
import { offeringsOfFiles } from './server/catalogue-files.ts'
import { anyOffering } from './testing-offerings.ts'

const again = (offering: Offering) => z.parse(Offering, offeringFrom(valuesOf(offering)))

describe('the values of an offering', () => {
  test('make the same offering again, of each that the shop ships', () => {
    for (const offering of offeringsOfFiles()) expect(again(offering)).toEqual(offering)
  })

  test('make the same offering again, of any other', () => {
    fc.assert(
      fc.property(anyOffering, offering => {
        expect(again(offering)).toEqual(offering)
      }),
    )
  })

  test('make a part of which one value is given, so that what is missing is named', () => {
    const { success, error } = z.safeParse(
      Offering,
      offeringFrom({ ...valuesOf(offeringsOfFiles()[0] as Offering), 'device.imageUrl': '/devices/a.svg' }),
    )
    expect(success).toBe(false)
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'device.productBuyId',
      'device.productRentId',
      'device.productRentPriceInCents',
    ])
  })
})

describe('the changes of an offering', () => {
  test('lead from one state to the other, and name nothing that is the same', () => {
    fc.assert(
      fc.property(anyOffering, anyOffering, (before, after) => {
        const changes = attributeChanges(before, after)
        const changed = Object.fromEntries(changes.map(({ path, becomes }) => [path, becomes]))
        expect({ ...valuesOf(before), ...changed }).toEqual(valuesOf(after))
        for (const { was, becomes } of changes) expect(was).not.toEqual(becomes)
        expect(attributeChanges(after, after)).toEqual([])
        expect(isSameOffering(after, again(after))).toBe(true)
      }),
    )
  })

  test('of one that is new or ends stand against nothing', () => {
    fc.assert(
      fc.property(anyOffering, offering => {
        const given = attributePaths.filter(path => valuesOf(offering)[path] !== null)
        expect(attributeChanges(null, offering).map(({ path, was }) => [path, was])).toEqual(
          given.map(path => [path, null]),
        )
        expect(attributeChanges(offering, null).map(({ path, becomes }) => [path, becomes])).toEqual(
          given.map(path => [path, null]),
        )
      }),
    )
    expect(isSameOffering(null, null)).toBe(true)
    expect(isSameOffering(null, offeringsOfFiles()[0] as Offering)).toBe(false)
  })
})

test('every value of what the shop ships is one that its type has', () => {
  for (const offering of offeringsOfFiles()) {
    const own = attributesOfType(offering.productType)
    const plain = [null, false]
    for (const path of attributePaths)
      if (!own.includes(path)) expect(plain, `${offering.id} ${path}`).toContain(valuesOf(offering)[path])
  }
})
