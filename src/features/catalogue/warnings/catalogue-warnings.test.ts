import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Offering } from '../offering.ts'
import { offeringsOfFiles } from '../server/catalogue-files.ts'
import { newOfferingTexts } from '../texts-desk.ts'
import { isTypingErrorOf } from './alike-names.ts'
import { warningsOf } from './catalogue-warnings.ts'

const shipped = offeringsOfFiles()
const byId = (offerings: readonly Offering[]) => new Map(offerings.map(each => [each.id, each]))
const found = (id: number): Offering => {
  const offering = shipped.find(each => each.id === id)
  if (!offering) throw new Error(`The catalogue has no offering ${id}`)
  return offering
}
const having = (id: number, other: Partial<Offering>) =>
  shipped.map(offering => (offering.id === id ? { ...offering, ...other } : offering))
/** A copy as the editor makes it, with what its author typed. */
const copyOf = (id: number, typed: Partial<Offering>): Offering => {
  const { setupProduct, ...copied } = found(id)
  return { ...copied, id: 90_001, setupProduct: setupProduct && { ...setupProduct, id: 90_002 }, ...typed }
}
const withCopy = (id: number, typed: Partial<Offering>) => [...shipped, copyOf(id, typed)]
const askedOf = (becomes: readonly Offering[], was: readonly Offering[] = shipped) =>
  warningsOf({ was: byId(was), becomes: byId(becomes) }).map(({ id, productType, path }) => [
    id ?? productType,
    path,
  ])

/** A line of 36 months, one that is not promoted, and a plan of each kind. */
const [line, monthly, yearly, unlimited, device, router, licence] = [
  11105, 21001, 21101, 21004, 32031, 12001, 42503,
]
const setupOf = (id: number) => {
  const { setupProduct } = found(id)
  if (!setupProduct) throw new Error(`Product ${id} has no set-up`)
  return setupProduct
}
const newPlace = { position: 90 }

type Case = readonly [what: string, becomes: readonly Offering[], at: readonly (readonly unknown[])[]]

describe('whoever plans is asked about', () => {
  test.each<Case>([
    ['a price ten times as high', having(line, { priceInCents: 51_500 }), [[line, 'priceInCents']]],
    ['a price a tenth as high', having(line, { priceInCents: 515 }), [[line, 'priceInCents']]],
    ['a price that becomes 0', having(line, { priceInCents: 0 }), [[line, 'priceInCents']]],
    [
      'a price that rises by more than half',
      having(router, { priceInCents: 526 }),
      [[router, 'priceInCents']],
    ],
    [
      'a price that falls by more than half',
      having(router, { priceInCents: 174 }),
      [[router, 'priceInCents']],
    ],
    [
      'a set-up that is free no longer',
      having(line, { setupProduct: { ...setupOf(line), priceInCents: 9_900 } }),
      [[line, 'setupProduct.priceInCents']],
    ],
    [
      'a list price ten times as high',
      having(yearly, { listPriceInCents: 14_500, information: [] }),
      [[yearly, 'listPriceInCents']],
    ],
    [
      'a rent a tenth as high',
      having(device, {
        device: { ...(found(device).device as NonNullable<Offering['device']>), productRentPriceInCents: 30 },
      }),
      [[device, 'device.productRentPriceInCents']],
    ],
    [
      'a support ten times as high',
      having(licence, {
        supportProduct: found(licence).supportProduct && {
          ...(found(licence).supportProduct as NonNullable<Offering['supportProduct']>),
          priceInCents: 10 * (found(licence).supportProduct?.priceInCents ?? 0),
        },
      }),
      [[licence, 'supportProduct.priceInCents']],
    ],
    [
      'a new product that costs nothing',
      withCopy(router, { ...newPlace, name: 'Tweede router', priceInCents: 0 }),
      [[90_001, 'priceInCents']],
    ],
    [
      'a successor ten times as dear',
      withCopy(12_501, { ...newPlace, priceInCents: 4_950 }).filter(({ id }) => id !== 12_501),
      [[90_001, 'priceInCents']],
    ],
    [
      'free months as long as the term',
      having(yearly, { freeMonths: 12, information: [] }),
      [[yearly, 'freeMonths']],
    ],
    ['free months on what is paid once', having(12_102, { freeMonths: 1 }), [[12_102, 'freeMonths']]],
    ['costs of leaving cloud', having(licence, { exitPercentage: 50 }), [[licence, 'exitPercentage']]],
    ['no costs of leaving cloud', having(licence, { exitPercentage: 0 }), []],
    ['costs of leaving a line', having(line, { exitPercentage: 50 }), []],
    ['free months on a device', having(device, { freeMonths: 1 }), [[device, 'freeMonths']]],
    ['a name with another speed', having(line, { name: 'Zakelijk Glasvezel 600/600' }), [[line, 'name']]],
    [
      'a name with one speed that is another',
      having(line, { name: 'Glasvezel 600', setupProduct: { ...setupOf(line), name: 'Installatie' } }),
      [[line, 'name']],
    ],
    [
      'a maximum below what is advertised',
      having(line, lowMaximum()),
      [[line, 'lineSpeeds.upload.maximumMbs']],
    ],
    [
      'speeds of the law that are gone',
      having(line, { lineSpeeds: null }),
      [[line, 'lineSpeeds.download.minimumMbs']],
    ],
    ['a set-up that is gone', having(line, { setupProduct: null }), [[line, 'setupProduct.name']]],
    ['a support that is gone', having(licence, { supportProduct: null }), [[licence, 'supportProduct.name']]],
    [
      'a set-up that is called by another speed',
      having(line, { setupProduct: { ...setupOf(line), name: 'Installatie Zakelijk Glasvezel 100/100' } }),
      [[line, 'setupProduct.name']],
    ],
    [
      'a copy whose set-up is called by its original',
      withCopy(device, { ...newPlace, name: 'Handset Nieuw' }),
      [[90_001, 'setupProduct.name']],
    ],
    [
      'a copy at the place of its original',
      withCopy(device, { name: 'Handset Nieuw', setupProduct: null }),
      [[90_001, 'position']],
    ],
    [
      'texts that name another bundle',
      having(monthly, { information: ['15 GB in Nederland en de EU'] }),
      [[monthly, 'information']],
    ],
    [
      'a bundle in the texts of a plan without one',
      having(unlimited, { information: ['5 GB in Nederland en de EU'] }),
      [[unlimited, 'information']],
    ],
    [
      'an extra whose texts name another amount than its name',
      having(22_102, { information: ['1 GB per maand in 40 landen buiten de EU'] }),
      [[22_102, 'information']],
    ],
    [
      'a notice that the term does not have',
      having(yearly, { information: ['Maandelijks opzegbaar'] }),
      [[yearly, 'information']],
    ],
    [
      'a term in the texts that it does not have',
      having(router, { information: ['Gratis zolang je contract van 3 jaar loopt'] }),
      [[router, 'information']],
    ],
    [
      'free months in the texts that it does not have',
      having(yearly, { information: ['Eerste 2 maanden gratis'] }),
      [[yearly, 'information']],
    ],
    [
      'a discount in the texts that the price has no more',
      having(yearly, { priceInCents: 1_300 }),
      [[yearly, 'information']],
    ],
    [
      'a name twice, however it is spaced and written',
      withCopy(22_001, { ...newPlace, name: 'bellen  naar het Buitenland 100' }),
      [[90_001, 'name']],
    ],
    [
      'a product without a name of its own',
      having(22_001, { name: newOfferingTexts.name }),
      [[22_001, 'name']],
    ],
    ['two that are promoted at a term', having(yearly, { promoted: true }), [[yearly, 'promoted']]],
    ['a term at which no line is promoted', having(line, { promoted: false }), [['internet', null]]],
    [
      'a group that differs by a typing error',
      having(22_001, { sectionName: 'Extras' }),
      [[22_001, 'sectionName']],
    ],
    [
      'a line without its other term',
      shipped.filter(({ id }) => id !== 11_001),
      [[11_101, 'contractDuration']],
    ],
    [
      'a plan without one of its terms',
      shipped.filter(({ id }) => id !== 21_101),
      [
        [21_001, 'contractDuration'],
        [21_201, 'contractDuration'],
      ],
    ],
    [
      'a list price that is no more than the price',
      having(router, { listPriceInCents: 350 }),
      [[router, 'listPriceInCents']],
    ],
  ])('%s', (_what, becomes, at) => {
    expect(askedOf(becomes)).toEqual(at)
    // What was odd before is not asked again of an offering that changes.
    expect(askedOf(structuredClone(becomes), becomes)).toEqual([])
  })

  function lowMaximum(): Partial<Offering> {
    const { lineSpeeds } = found(line)
    if (!lineSpeeds) throw new Error('The line promises no speeds')
    const { minimumMbs } = lineSpeeds.upload
    return {
      lineSpeeds: { ...lineSpeeds, upload: { minimumMbs, normalMbs: minimumMbs, maximumMbs: minimumMbs } },
    }
  }
})

describe('nobody is asked about', () => {
  test.each<readonly [string, readonly Offering[]]>([
    ['a price that rises by half', having(router, { priceInCents: 525 })],
    [
      'another name, group and text that say nothing wrong',
      having(22_001, { name: 'Bellen ver weg', sectionName: 'Wereldwijd' }),
    ],
    ['opening hours, which are no speed', having(line, { information: ['Storingsdienst 24/7'] })],
    ['a port of the customer', having(line, { information: ['Vraagt een poort van 10 Gbit/s'] })],
    ['a bundle in the EU', having(21_002, { information: ['15 GB in Nederland, 10 GB in de EU'] })],
    [
      'a new product that is right',
      withCopy(22_101, {
        ...newPlace,
        name: 'Internet buiten de EU 3 GB',
        information: ['3 GB per maand'],
        priceInCents: 2_500,
      }),
    ],
    [
      'a new product that is put at the place of another, with texts and a price of its own',
      withCopy(22_101, {
        name: 'Internet buiten de EU 3 GB',
        information: ['3 GB per maand'],
        priceInCents: 2_500,
      }),
    ],
    ['a product that is moved to the place of another', having(22_101, { position: found(22_102).position })],
    [
      'another product that is promoted instead',
      having(yearly, { promoted: true }).map(each =>
        each.id === 21_104 ? { ...each, promoted: false } : each,
      ),
    ],
  ])('%s', (_what, becomes) => {
    expect(askedOf(becomes)).toEqual([])
  })

  test('the shipped catalogue, however much of it is planned again', () => {
    fc.assert(
      fc.property(fc.subarray([...shipped]), again => {
        const copies = byId(again.map(offering => structuredClone(offering)))
        expect(askedOf(shipped.map(offering => copies.get(offering.id) ?? offering))).toEqual([])
      }),
    )
    // Nor where all of it is new, as at the installation.
    expect(askedOf(shipped, []).filter(([, path]) => path !== 'priceInCents')).toEqual([])
  })
})

test('each warning names a value that its offering has, whatever is changed to whatever', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shipped),
      fc.constantFrom(...shipped),
      fc.record({ priceInCents: fc.nat(100_000), freeMonths: fc.nat(12), promoted: fc.boolean() }),
      (changed, like, values) => {
        const becomes = having(changed.id, { ...like, ...values, id: changed.id })
        for (const { id, name, message } of warningsOf({ was: byId(shipped), becomes: byId(becomes) })) {
          expect(message).not.toBe('')
          expect(name).toBe(becomes.find(each => each.id === id)?.name ?? null)
        }
      },
    ),
  )
})

test.each([
  ['Glasvezel', 'Glasvezels', true],
  ['glas vezel', 'Glasvezel', true],
  ['Mobiele abonementen', 'Mobiele abonnementen', true],
  ['Bundel 5', 'Bundel 6', false],
  ['DSL', 'TSL', false],
  ['Router', 'Service', false],
])('%s and %s are one with a typing error: %s', (a, b, isOne) => {
  expect([isTypingErrorOf(a, b), isTypingErrorOf(b, a)]).toEqual([isOne, isOne])
})
