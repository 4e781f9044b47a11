import { expect, test } from 'vitest'
import { dsl, fibre, internetCatalogue, lines, offeredLines, offering, ownRouter } from '../testing.ts'
import { nearestLine, reachOf, sharedInformation, speedShare, termSaving } from './comparison.ts'
import { chooseLine, chooseRouter } from './compose.ts'

test('an address reaches as far as its fastest line of the best availability, from the price of the cheapest', () => {
  expect(reachOf([fibre(1, 100, { priceInCents: 4650 }), fibre(2, 4000, { priceInCents: 12950 })])).toEqual({
    availability: 'on-net',
    fastestMbs: 4000,
    fromInCents: 4650,
  })
  const near = fibre(3, 1000, { fiberLineAvailability: 'near-net', priceInCents: 100 })
  expect(reachOf([near, fibre(1, 100)])?.fastestMbs).toBe(100)
  expect(reachOf([near])?.availability).toBe('near-net')
  expect(reachOf([dsl(4, 50)])).toEqual({ availability: 'on-net', fastestMbs: 50, fromInCents: 1000 })
})

test('where nothing can be chosen there is no reach', () => {
  expect(reachOf([])).toBeNull()
  expect(reachOf([fibre(1, 100, { fiberLineAvailability: 'no-net' })])).toBeNull()
})

test('only what every line says is said once', () => {
  const saying = (...information: string[]) => offering(1, { information })
  expect(sharedInformation([saying('Snel', 'Vast adres'), saying('Sneller', 'Vast adres')])).toEqual([
    'Vast adres',
  ])
  expect(sharedInformation([saying('Snel'), saying('Sneller')])).toEqual([])
  expect(sharedInformation([])).toEqual([])
})

test('the fastest line fills its bar, a quarter of the speed half of it, and nothing more than all', () => {
  expect([4000, 1000, 8000, 0].map(mbs => speedShare(mbs, 4000))).toEqual([1, 0.5, 1, 0])
  expect(speedShare(100, 0)).toBe(0)
})

test('three years save what the line and its router cost less, whichever term is chosen', () => {
  const dearer = { ...lines.fibre100, priceInCents: 1600 }
  const offered = [dearer, lines.fibre100for36]
  const catalogue = [...internetCatalogue.filter(({ id }) => id !== dearer.id), dearer]
  const saving = { monthlyInCents: 600 + 1000, overTermInCents: 36 * 1600 }
  for (const chosen of offered)
    expect(termSaving(chooseLine([], chosen, catalogue).cart, [12, 36], offered, catalogue)).toEqual(saving)
})

test('a term that saves nothing, or that the line does not have, is no saving', () => {
  const { cart } = chooseRouter(
    chooseLine([], lines.fibre100, internetCatalogue).cart,
    ownRouter,
    internetCatalogue,
  )
  expect(termSaving(cart, [12, 36], offeredLines, internetCatalogue)).toBeNull()
  const copper = chooseLine([], lines.dsl50, internetCatalogue).cart
  expect(termSaving(copper, [12, 36], offeredLines, internetCatalogue)).toBeNull()
  expect(termSaving([], [12, 36], offeredLines, internetCatalogue)).toBeNull()
})

test.each([
  ['building', ['on-net', 'near-net'], true],
  ['street', ['near-net', 'other'], true],
  ['copper', ['no-net', 'other'], true],
  ['copper', [], true],
  ['nothing', ['no-net'], false],
  ['nothing', [], false],
  [null, ['other'], false],
] as const)('the nearest line is %s with fibre %j and copper: %s', (expected, availabilities, hasCopper) => {
  const fibres = availabilities.map((fiberLineAvailability, index) =>
    fibre(500 + 10 * index, 100, { fiberLineAvailability }),
  )
  expect(nearestLine([...fibres, ...(hasCopper ? [lines.dsl50] : [])])).toBe(expected)
})
