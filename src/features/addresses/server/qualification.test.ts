import { describe, expect, test } from 'vitest'
import { isInternetLine } from '../../catalogue/product.ts'
import { readCatalogueFiles } from '../../catalogue/server/catalogue-files.ts'
import type { CoverageRow } from '../coverage.ts'
import { fibreRow as fibre } from '../testing-coverage.ts'
import { linesIn, qualificationFrom, verdictsFor, verdictsSold } from './qualification.ts'

const day = '2026-11-29'
const qualified = (...rows: CoverageRow[]) => qualificationFrom({ rows, corrections: [] }, day)
const copper = (row: Partial<CoverageRow> = {}): CoverageRow =>
  fibre({ technology: 'dsl', maxDownloadMbs: 100, maxUploadMbs: 30, ...row })

const internet = readCatalogueFiles().filter(offering => offering.productType === 'internet')
const verdictsAt = (...rows: CoverageRow[]) => verdictsFor(internet, qualified(...rows))
const linesAt = (...rows: CoverageRow[]) => linesIn(verdictsAt(...rows))
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
  const among = (...rows: CoverageRow[]) => qualified(...rows).fibre.availability
  expect(among(town, country)).toBe('near-net')
  expect(among(country, postcode, town)).toBe('other')
  expect(among(number, postcode)).toBe('on-net')
  expect(among(number, address, postcode, town, country)).toBe('no-net')
})

test('of two networks at the same place the better one counts', () => {
  const rows = [fibre({ availability: 'near-net', maxDownloadMbs: 4000 }), fibre({ maxDownloadMbs: 500 })]
  expect(qualified(...rows).fibre).toMatchObject({ availability: 'on-net', maxDownloadMbs: 500 })
  expect(qualified(fibre({ maxDownloadMbs: 500 }), fibre()).fibre.maxDownloadMbs).toBe(1000)
})

test('a precise word on fibre says nothing of copper', () => {
  expect(qualified(fibre({ houseNumber: 1, suffix: '' }), copper()).dsl?.maxDownloadMbs).toBe(100)
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
  expect(qualified()).toEqual({
    fibre: {
      availability: 'other',
      maxDownloadMbs: 0,
      maxUploadMbs: 0,
      weeks: null,
      constructionInCents: null,
    },
    dsl: null,
    decidedBy: { fibre: { kind: 'nothing' }, dsl: { kind: 'nothing' } },
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

describe('every line of the catalogue has its reason', () => {
  const lines = internet.filter(isInternetLine)
  const reasonsAt = (isFibre: boolean, ...rows: CoverageRow[]) =>
    Object.fromEntries(
      verdictsAt(...rows)
        .filter(({ line }) => line.fiber === isFibre)
        .map(({ line, reason }) => [`${line.downloadSpeedMbs}/${line.uploadSpeedMbs}`, reason]),
    )

  test('also those that are not offered', () => {
    expect(verdictsAt(fibre({ maxDownloadMbs: 500 }), copper()).map(({ line }) => line.id)).toEqual(
      lines.map(({ id }) => id),
    )
  })

  test('which is the speed that can be delivered, in the direction that is too slow', () => {
    const reasons = reasonsAt(true, fibre({ maxDownloadMbs: 500, maxUploadMbs: 200 }))
    expect(reasons).toMatchObject({
      '200/200': { kind: 'ready' },
      '500/500': { kind: 'too-fast', direction: 'upload', mostMbs: 200 },
      '1000/1000': { kind: 'too-fast', direction: 'download', mostMbs: 500 },
    })
  })

  test.each([
    ['near-net', { kind: 'by-quote', isNear: true }],
    ['other', { kind: 'by-quote', isNear: false }],
    ['no-net', { kind: 'no-network' }],
  ] as const)('which is that fibre is %s', (availability, reason) => {
    const row = fibre({ availability, maxDownloadMbs: 0, maxUploadMbs: 0 })
    for (const each of Object.values(reasonsAt(true, row))) expect(each).toEqual(reason)
    expect(qualified(row).decidedBy.fibre).toEqual({ kind: 'row', row })
  })

  test('which is of copper that nobody speaks of it, or that somebody says it is not there', () => {
    expect(reasonsAt(false)['100/30']).toEqual({ kind: 'unsaid' })
    expect(reasonsAt(false, copper({ availability: 'no-net' }))['100/30']).toEqual({ kind: 'no-network' })
  })

  test('which is in a shop without quotes that it makes none', () => {
    const near = fibre({ availability: 'near-net', maxDownloadMbs: 0, maxUploadMbs: 0 })
    const verdicts = verdictsAt(near, copper())
    expect(verdictsSold(verdicts, { makesQuotes: true })).toBe(verdicts)
    const sold = verdictsSold(verdicts, {})
    for (const { line, reason } of sold)
      expect([line.fiberLineAvailability, reason.kind]).toEqual(
        line.fiber ? ['no-net', 'no-quotes'] : [null, reason.kind],
      )
    expect(sold.some(({ reason }) => reason.kind === 'ready')).toBe(true)
  })
})
