import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { CatalogueProblem } from './catalogue-problems.ts'
import { checkCatalogue, checkChange, subTypesOf } from './catalogue-rules.ts'
import { Offering } from './offering.ts'
import { productTypes } from './product.ts'
import { productSubTypes } from './product-sub-types.ts'
import { offeringsOfFiles } from './server/catalogue-files.ts'

const shipped = offeringsOfFiles()
const line = 11005
const itsSetup = 11006

const found = (id: number): Offering => {
  const offering = shipped.find(each => each.id === id)
  if (!offering) throw new Error(`The catalogue has no offering ${id}`)
  return offering
}
const having = (id: number, other: Partial<Offering>) =>
  shipped.map(offering => (offering.id === id ? { ...offering, ...other } : offering))
const without = (leaves: (offering: Offering) => boolean) => shipped.filter(offering => !leaves(offering))
const ofSubType = (subType: Offering['productSubType']) => (offering: Offering) =>
  offering.productSubType === subType
const device = shipped.find(ofSubType('telefonie-device')) as Offering
const places = (problems: readonly CatalogueProblem[]) =>
  problems.map(({ id, productType, path }) => [id ?? productType, path])

type Broken = readonly [rule: string, offerings: readonly Offering[], at: readonly (readonly unknown[])[]]

const speedsOf = (changes: object) => {
  const { lineSpeeds } = found(line)
  return { lineSpeeds: lineSpeeds && { ...lineSpeeds, download: { ...lineSpeeds.download, ...changes } } }
}

test('the catalogue that the shop ships keeps every rule', () => {
  expect(checkCatalogue(shipped)).toEqual([])
})

describe('a catalogue is refused', () => {
  test.each<Broken>([
    [
      'with one id twice',
      [...shipped, found(line)],
      [
        [line, 'id'],
        [line, 'setupProduct.id'],
      ],
    ],
    [
      'with an offering under the id of a set-up',
      [...shipped, { ...found(12101), id: itsSetup }],
      [[itsSetup, 'id']],
    ],
    [
      'with a device that is rented under the id it is bought under',
      having(device.id, {
        device: device.device && { ...device.device, productRentId: device.device.productBuyId },
      }),
      [[device.id, 'device.productRentId']],
    ],
    [
      'with a device that cannot be bought',
      having(device.id, { device: null }),
      [[device.id, 'device.productBuyId']],
    ],
    [
      'with a line that is bought as a device is',
      having(line, {
        device: { ...device.device, productBuyId: 90_001, productRentId: 90_002 } as Offering['device'],
      }),
      [[line, 'device.productBuyId']],
    ],
    [
      'with a device whose price to buy is not the price that is shown',
      having(device.id, { priceInCents: device.priceInCents + 1 }),
      [[device.id, 'priceInCents']],
    ],
    ['with a router among mobile', having(12001, { productType: 'mobiel' }), [[12001, 'productSubType']]],
    [
      'with a line without a download speed',
      having(line, { downloadSpeedMbs: null, lineSpeeds: null }),
      [[line, 'downloadSpeedMbs']],
    ],
    [
      'with a line without an upload speed',
      having(line, { uploadSpeedMbs: null, lineSpeeds: null }),
      [[line, 'uploadSpeedMbs']],
    ],
    [
      'with a minimum above normal',
      having(line, speedsOf({ minimumMbs: 1_000_000 })),
      [[line, 'lineSpeeds.download.minimumMbs']],
    ],
    [
      'with normal above the maximum',
      having(line, speedsOf({ minimumMbs: 1, normalMbs: 2, maximumMbs: 1 })),
      [[line, 'lineSpeeds.download.normalMbs']],
    ],
    [
      'with a maximum above what is advertised',
      having(line, speedsOf({ maximumMbs: (found(line).downloadSpeedMbs ?? 0) + 1 })),
      [[line, 'lineSpeeds.download.maximumMbs']],
    ],
    ['without a base station', without(ofSubType('telefonie-device-additional')), [['telefonie', null]]],
    ['without 42572', without(({ id }) => id === 42572), [['cloud', null]]],
    ['without a router at a term', without(({ id }) => id === 12001), [['internet', null]]],
    [
      'without the choice of an own router',
      without(offering => ofSubType('internet-router')(offering) && offering.contractDuration === 1),
      [['internet', null]],
    ],
    ...productTypes.map(
      (type): Broken => [
        `without anything to order of ${type}`,
        without(({ productType, productSubType }) => productType === type && productSubType === null),
        [[type, null]],
      ],
    ),
  ])('%s', (_rule, offerings, at) => {
    const refused = checkCatalogue(offerings)
    expect(places(refused)).toEqual(at)
    for (const { message } of refused) expect(message).not.toBe('')
  })

  test.each([
    ['without a price', { priceInCents: undefined }],
    ['below nothing', { priceInCents: -1 }],
    ['with half a cent', { priceInCents: 12.5 }],
  ])('whose offering is %s, by its schema', (_what, change) => {
    const { error } = z.safeParse(Offering, { ...found(line), ...change })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['priceInCents'])
  })
})

test('a price may be 0', () => {
  expect(checkCatalogue(having(line, { priceInCents: 0 }))).toEqual([])
})

describe('a change under an id', () => {
  test.each<readonly [keyof Offering, Partial<Offering>]>([
    ['productType', { productType: 'cloud' }],
    ['productSubType', { productSubType: 'internet-backup' }],
    ['contractDuration', { contractDuration: 24 }],
    ['fiber', { fiber: !found(line).fiber }],
    ['downloadSpeedMbs', { downloadSpeedMbs: 1 }],
    ['uploadSpeedMbs', { uploadSpeedMbs: 1 }],
    ['dataBundleGb', { dataBundleGb: 1 }],
  ])('never changes what it means: %s', (path, change) => {
    expect(places(checkChange(found(line), { ...found(line), ...change }))).toEqual([[line, path]])
  })

  test('may be of its name, price, place and promises', () => {
    const after = {
      ...found(line),
      name: 'x',
      priceInCents: 1,
      position: 9,
      promoted: true,
      lineSpeeds: null,
    }
    expect(checkChange(found(line), after)).toEqual([])
    expect(checkChange(null, after)).toEqual([])
    expect(checkChange(found(line), null)).toEqual([])
  })
})

test('each kind of product belongs to one type', () => {
  expect(productTypes.flatMap(subTypesOf).toSorted()).toEqual(productSubTypes.toSorted())
})
