import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ProductOffering, sellables } from '../product.ts'
import type { ProductSubType } from '../product-sub-types.ts'
import { readCatalogueFiles } from './catalogue-files.ts'

const all = readCatalogueFiles()
const ofType = (type: ProductOffering['productType']) => all.filter(offering => offering.productType === type)
const ofSubType = (subType: ProductSubType) => all.filter(offering => offering.productSubType === subType)
const main = (type: ProductOffering['productType']) =>
  ofType(type).filter(offering => offering.productSubType === null)
const terms = (offerings: readonly ProductOffering[]) => [
  ...new Set(offerings.map(offering => offering.contractDuration)),
]
const lines = main('internet')

test('every id stands for one thing', () => {
  const ids = all.flatMap(({ id, setupProduct, supportProduct, device }) =>
    [id, setupProduct?.id, supportProduct?.id, device?.productBuyId, device?.productRentId].filter(
      value => value !== undefined,
    ),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('a struck price is above the price', () => {
  for (const { priceInCents, listPriceInCents } of sellables(all).values())
    if (listPriceInCents !== null) expect(listPriceInCents).toBeGreaterThan(priceInCents)
})

test('every internet line is sold for one and for three years, at the same speed', () => {
  const kind = (line: ProductOffering) =>
    `${line.fiber ? 'fibre' : 'dsl'} ${line.downloadSpeedMbs}/${line.uploadSpeedMbs}`
  const at = (term: number) => lines.filter(line => line.contractDuration === term).map(kind)
  expect(at(12)).toEqual(at(36))
  expect(new Set(at(12)).size).toBe(at(12).length)
  expect(at(12)).toEqual(
    expect.arrayContaining(['fibre 100/100', 'fibre 1000/1000', 'dsl 100/30', 'dsl 200/60']),
  )
  expect(terms(lines)).toEqual([12, 36])
})

test('every internet line says what it promises both ways, and is advertised with no more than its maximum', () => {
  for (const { lineSpeeds, downloadSpeedMbs, uploadSpeedMbs } of lines) {
    expect(downloadSpeedMbs).toBeLessThanOrEqual(lineSpeeds?.download.maximumMbs ?? 0)
    expect(uploadSpeedMbs).toBeLessThanOrEqual(lineSpeeds?.upload.maximumMbs ?? 0)
  }
  const promisesOf = (term: number) =>
    lines.filter(line => line.contractDuration === term).map(line => line.lineSpeeds)
  expect(promisesOf(12)).toEqual(promisesOf(36))
})

test('one internet line per term is promoted', () => {
  for (const term of [12, 36])
    expect(lines.filter(line => line.promoted && line.contractDuration === term)).toHaveLength(1)
})

test('every internet line is installed for nothing, with the usual price struck through', () => {
  for (const { setupProduct } of lines) {
    expect(setupProduct?.priceInCents).toBe(0)
    expect(setupProduct?.listPriceInCents).toBeGreaterThan(0)
  }
})

test('there is a router to rent at one year, one included at three, and an own one', () => {
  const routers = ofSubType('internet-router').map(router => [
    router.contractDuration,
    router.priceInCents > 0,
    router.listPriceInCents,
  ])
  expect(routers).toEqual([
    [12, true, null],
    [36, false, 500],
    [1, false, null],
  ])
})

test('every group of internet extras has something to choose, at either term', () => {
  const groups: ProductSubType[] = [
    'internet-televisie',
    'internet-additional-ip',
    'internet-backup',
    'internet-data-package',
    'internet-safe-internet',
    'internet-service',
  ]
  for (const group of groups) {
    expect(ofSubType(group).length).toBeGreaterThan(0)
    expect(terms(ofSubType(group))).toEqual([1])
  }
  expect(ofSubType('internet-televisie-setup').map(box => box.contractDuration)).toEqual([0])
})

test('every cloud licence has its support, mail migration is one-off, and the lite workplace keeps its id', () => {
  for (const licence of main('cloud')) expect(licence.supportProduct?.priceInCents).toBeGreaterThan(0)
  expect(terms(ofSubType('cloud-migratie'))).toEqual([0])
  expect(ofSubType('cloud-werkplek').map(workplace => workplace.id)).toContain(42572)
})

test('mobile at 12 months has one month free and 1 euro off, at 24 months two and 2', () => {
  const monthly = new Map(
    main('mobiel')
      .filter(subscription => subscription.contractDuration === 1)
      .map(subscription => [subscription.name, subscription.priceInCents]),
  )
  for (const { name, contractDuration, priceInCents, listPriceInCents, freeMonths } of main('mobiel')) {
    const years = contractDuration === 1 ? 0 : contractDuration / 12
    expect(priceInCents).toBe((monthly.get(name) ?? 0) - 100 * years)
    expect(listPriceInCents).toBe(years === 0 ? null : monthly.get(name))
    expect(freeMonths).toBe(years)
  }
  expect(terms(main('mobiel'))).toEqual([1, 12, 24])
})

test('telephony has six devices or more, each with a picture, some of which need setting up', () => {
  const devices = ofSubType('telefonie-device')
  expect(devices.length).toBeGreaterThanOrEqual(6)
  expect(devices.filter(device => device.setupProduct).length).toBeGreaterThan(1)
  for (const { device } of [...devices, ...ofSubType('telefonie-device-additional')])
    expect(existsSync(`public${device?.imageUrl}`), device?.imageUrl).toBe(true)
})
