import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coversPlace } from './corrected-place.ts'
import { type CoverageCorrection, decidedBy, holdsOn, periodsMeet, technologies } from './coverage.ts'
import {
  anyCorrections,
  anyNumber,
  anySuffix,
  anyZipCode,
  fibreCorrection,
  fibreRow,
} from './testing-coverage.ts'

const day = '2026-11-15'

/** The addresses of two postcodes with six numbers, written out. */
const suffixes = ['', 'A', '1', 'BIS']
const everyAddress = ['1234AB', '1234AC'].flatMap(zipCode =>
  [1, 2, 3, 4, 5, 6].flatMap(houseNumber => suffixes.map(suffix => ({ zipCode, houseNumber, suffix }))),
)

/** How wide a correction is, by counting what it covers; a postcode has numbers beyond those that are written out. */
function counted(correction: CoverageCorrection): readonly [number, number] {
  const covered = everyAddress.filter(address => coversPlace(correction, address))
  const houses = new Set(covered.map(({ houseNumber }) => houseNumber)).size
  return [correction.numberFrom === null ? 100 : houses, covered.length]
}

describe('of what is said of an address', () => {
  test('a correction beats every row, the narrower one wins, then the newer', () => {
    const at = fc.record({ zipCode: anyZipCode, houseNumber: anyNumber, suffix: anySuffix })
    fc.assert(
      fc.property(anyCorrections, at, (all, address) => {
        const here = all.filter(each => coversPlace(each, address))
        const row = fibreRow({ houseNumber: address.houseNumber, suffix: address.suffix })
        const decided = decidedBy({ rows: [row], corrections: here }, 'fibre', day)
        // Nothing that holds that day of the same technology is narrower, or as narrow and newer.
        const holding = here.filter(each => each.technology === 'fibre' && holdsOn(each, day))
        if (decided.kind !== 'correction') {
          expect(holding).toEqual([])
          expect(decided).toEqual({ kind: 'row', row })
          return
        }
        expect(decided.row).toBe(row)
        expect(holding).toContain(decided.correction)
        const [houses, addresses] = counted(decided.correction)
        for (const other of holding) {
          if (other === decided.correction) continue
          const [otherHouses, otherAddresses] = counted(other)
          if (otherHouses === houses && otherAddresses === addresses)
            expect(Date.parse(other.madeAt)).toBeLessThanOrEqual(Date.parse(decided.correction.madeAt))
          else
            expect(otherHouses > houses || (otherHouses === houses && otherAddresses > addresses)).toBe(true)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('the order in which it is given does not matter', () => {
    const few = fc.constantFrom(1, 2)
    const rows = fc.uniqueArray(
      fc
        .record({
          technology: fc.constantFrom('fibre', 'dsl'),
          maxDownloadMbs: few,
          maxUploadMbs: few,
          weeksFrom: few,
          weeksTo: fc.constantFrom(0, 2, 3),
          oneTimeInCents: fc.option(few),
          networkOwner: fc.constantFrom('Net A', 'Net B'),
        })
        .map(fibreRow),
      { selector: ({ technology, networkOwner }) => technology + networkOwner },
    )
    fc.assert(
      fc.property(anyCorrections, rows, (corrections, all) => {
        for (const technology of technologies)
          expect(
            decidedBy({ rows: all.toReversed(), corrections: corrections.toReversed() }, technology, day),
          ).toEqual(decidedBy({ rows: all, corrections }, technology, day))
      }),
    )
  })

  test('a correction counts from its first day to its last', () => {
    const correction = fibreCorrection({ startsOn: '2026-11-10', endsOn: '2026-11-20' })
    const kindOn = (on: string) => decidedBy({ rows: [], corrections: [correction] }, 'fibre', on).kind
    expect(['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21'].map(kindOn)).toEqual([
      'nothing',
      'correction',
      'correction',
      'nothing',
    ])
    expect(decidedBy({ rows: [], corrections: [correction] }, 'dsl', day).kind).toBe('nothing')
  })
})

test('two periods meet where there is a day on which both hold', () => {
  const days = Array.from({ length: 40 }, (_, at) =>
    new Date(Date.UTC(2026, 9, 28 + at)).toISOString().slice(0, 10),
  )
  fc.assert(
    fc.property(anyCorrections, all => {
      for (const one of all)
        for (const other of all)
          expect(periodsMeet(one, other)).toBe(days.some(each => holdsOn(one, each) && holdsOn(other, each)))
    }),
  )
})
