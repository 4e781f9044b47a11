import fc from 'fast-check'
import * as z from 'zod/mini'
import { isOnOneLine } from '../../common/typed-text.ts'
import { Offering } from './offering.ts'
import { exitRules, productTypes } from './product.ts'
import { productSubTypes } from './product-sub-types.ts'

/** A line of internet, with what matters to a test. */
export const fibreLine = (changes: Partial<Offering> = {}): Offering => ({
  id: 12,
  productType: 'internet',
  position: 3,
  name: 'Glasvezel 500',
  productSubType: null,
  sectionName: 'Glasvezel',
  information: [],
  promoted: false,
  contractDuration: 36,
  priceInCents: 4250,
  listPriceInCents: null,
  freeMonths: 0,
  exitRule: null,
  exitPercentage: null,
  setupProduct: null,
  supportProduct: null,
  fiber: true,
  downloadSpeedMbs: 500,
  uploadSpeedMbs: 500,
  lineSpeeds: null,
  dataBundleGb: null,
  device: null,
  ...changes,
})

/* Offerings that the schema takes, whatever the rules of a catalogue say of them. */

/** Any text of one line, often with what spreadsheets and cleaning give a meaning of their own. */
const pieces = [
  '=',
  '+',
  '-',
  '@',
  ';',
  ',',
  '"',
  "'",
  ' | ',
  '–',
  '—',
  '  ',
  '\u00a0',
  '\u200b',
  'e\u0301',
  '€',
  'x',
]
const text = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    maxLength: 8,
  })
  .map(parts => parts.join('').trim())
  .filter(whole => whole.length > 0 && whole.length <= 200 && isOnOneLine(whole))
const id = fc.integer({ min: 1, max: 2_147_483_647 })
const cents = fc.integer({ min: 0, max: 100_000_000 })
const count = fc.integer({ min: 1, max: 1_000_000 })
const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const addOn = fc.record({ id, name: text, priceInCents: cents, listPriceInCents: orNone(cents) })
const speeds = fc.record({ minimumMbs: count, normalMbs: count, maximumMbs: count })
const device = fc.record({
  productBuyId: id,
  productRentId: id,
  productRentPriceInCents: cents,
  notReturnedPriceInCents: orNone(cents),
  imageUrl: fc.constantFrom('/devices/a.svg', `/productafbeeldingen/${'0a'.repeat(32)}.webp`),
})

export const anyOffering: fc.Arbitrary<Offering> = fc
  .record({
    id,
    productType: fc.constantFrom(...productTypes),
    position: fc.nat(100_000),
    name: text,
    productSubType: orNone(fc.constantFrom(...productSubTypes)),
    sectionName: text,
    information: fc.array(text, { maxLength: 8 }),
    promoted: fc.boolean(),
    contractDuration: fc.nat(120),
    priceInCents: cents,
    listPriceInCents: orNone(cents),
    freeMonths: fc.nat(12),
    exitRule: orNone(fc.constantFrom(...exitRules)),
    exitPercentage: orNone(fc.nat(100)),
    setupProduct: orNone(addOn),
    supportProduct: orNone(addOn),
    fiber: fc.boolean(),
    downloadSpeedMbs: orNone(count),
    uploadSpeedMbs: orNone(count),
    lineSpeeds: orNone(fc.record({ download: speeds, upload: speeds })),
    dataBundleGb: orNone(count),
    device: orNone(device),
  })
  .map(offering => ({
    ...offering,
    // A device is bought at the price that the offering shows.
    device: offering.device && { ...offering.device, productBuyPriceInCents: offering.priceInCents },
  }))
  .map(offering => z.parse(Offering, offering))
