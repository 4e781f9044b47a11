import { expect, test } from 'vitest'
import { readCatalogueFiles } from '../../catalogue/server/catalogue-files.ts'
import type { CoverageRow } from './coverage-table.ts'
import { linesFor, qualificationFrom } from './qualification.ts'

const fibre = (row: Partial<CoverageRow> = {}): CoverageRow => ({
  technology: 'fibre',
  availability: 'on-net',
  maxDownloadMbs: 1000,
  maxUploadMbs: 1000,
  weeksFrom: 1,
  weeksTo: 3,
  oneTimeInCents: null,
  postcodeCount: 1,
  houseNumber: null,
  suffix: null,
  ...row,
})
const copper = (row: Partial<CoverageRow> = {}): CoverageRow =>
  fibre({ technology: 'dsl', maxDownloadMbs: 100, maxUploadMbs: 30, ...row })

const internet = readCatalogueFiles().filter(offering => offering.productType === 'internet')
const linesAt = (...rows: CoverageRow[]) => linesFor(internet, qualificationFrom(rows))
const speeds = (isFibre: boolean, ...rows: CoverageRow[]) => [
  ...new Set(
    linesAt(...rows)
      .filter(line => line.fiber === isFibre)
      .map(line => line.downloadSpeedMbs),
  ),
]

test('the more precise statement of a technology wins', () => {
  const country = fibre({ availability: 'no-net', postcodeCount: 500_000 })
  const town = fibre({ availability: 'near-net', postcodeCount: 600 })
  const postcode = fibre({ availability: 'other' })
  const number = fibre({ availability: 'on-net', houseNumber: 1 })
  const address = fibre({ availability: 'no-net', houseNumber: 1, suffix: 'A' })
  const among = (...rows: CoverageRow[]) => qualificationFrom(rows).fibre.availability
  expect(among(town, country)).toBe('near-net')
  expect(among(country, postcode, town)).toBe('other')
  expect(among(number, postcode)).toBe('on-net')
  expect(among(number, address, postcode, town, country)).toBe('no-net')
})

test('of two networks at the same place the better one counts', () => {
  const rows = [fibre({ availability: 'near-net', maxDownloadMbs: 4000 }), fibre({ maxDownloadMbs: 500 })]
  expect(qualificationFrom(rows).fibre).toMatchObject({ availability: 'on-net', maxDownloadMbs: 500 })
  expect(qualificationFrom([fibre({ maxDownloadMbs: 500 }), fibre()]).fibre.maxDownloadMbs).toBe(1000)
})

test('a precise word on fibre says nothing of copper', () => {
  expect(qualificationFrom([fibre({ houseNumber: 1, suffix: '' }), copper()]).dsl?.maxDownloadMbs).toBe(100)
})

test('lines go up to what can be delivered, in both directions and both terms', () => {
  expect(speeds(true, fibre({ maxDownloadMbs: 500, maxUploadMbs: 500 }))).toEqual([100, 200, 500])
  expect(speeds(true, fibre({ maxUploadMbs: 200 }))).toEqual([100, 200])
  expect(speeds(false, copper())).toEqual([50, 100])
  expect(speeds(false, copper({ maxUploadMbs: 10 }))).toEqual([50])
  expect(new Set(linesAt(copper()).map(line => line.contractDuration))).toEqual(new Set([12, 36]))
})

test('fibre lines carry their availability here, copper has none', () => {
  const lines = linesAt(fibre({ availability: 'near-net' }), copper())
  for (const line of lines) expect(line.fiberLineAvailability).toBe(line.fiber ? 'near-net' : null)
})

test('lines have the weeks and the costs of their row, and none that it does not have', () => {
  const [line] = linesAt(
    fibre({ availability: 'near-net', weeksFrom: 8, weeksTo: 12, oneTimeInCents: 87_500 }),
  )
  expect(line?.delivery).toEqual({
    availability: 'near-net',
    weeks: { from: 8, to: 12 },
    constructionInCents: 87_500,
    said: null,
    quote: null,
  })
  const [unknown] = linesAt(fibre({ availability: 'near-net', weeksFrom: 0, weeksTo: 0 }))
  expect(unknown?.delivery).toMatchObject({ weeks: null, constructionInCents: null })
})

test('fibre that cannot be had is shown whole, so that the visitor sees that and can ask', () => {
  const noNet = linesAt(fibre({ availability: 'no-net', maxDownloadMbs: 0, maxUploadMbs: 0 }))
  expect(noNet.length).toBe(internet.filter(line => line.fiber).length)
  expect(noNet.every(line => line.fiberLineAvailability === 'no-net')).toBe(true)
})

test('where nobody says anything, somebody looks for fibre and there is no copper', () => {
  expect(qualificationFrom([])).toEqual({
    fibre: {
      availability: 'other',
      maxDownloadMbs: 0,
      maxUploadMbs: 0,
      weeks: null,
      constructionInCents: null,
    },
    dsl: null,
  })
  expect(linesAt().every(line => line.fiberLineAvailability === 'other')).toBe(true)
})

test('copper that is not connected is not sold', () => {
  expect(speeds(false, copper({ availability: 'near-net' }))).toEqual([])
  expect(speeds(false, copper({ availability: 'no-net', houseNumber: 1 }), copper())).toEqual([])
})

test('routers and extras are no lines', () => {
  expect(linesAt(fibre(), copper()).every(line => line.productSubType === null)).toBe(true)
})
