import fc from 'fast-check'
import type { CorrectedPlace } from './corrected-place.ts'
import type { CoverageCorrection, CoverageRow } from './coverage.ts'

/** Rows and corrections of coverage, for tests. */

export const fibreRow = (row: Partial<CoverageRow> = {}): CoverageRow => ({
  technology: 'fibre',
  availability: 'on-net',
  maxDownloadMbs: 1000,
  maxUploadMbs: 1000,
  weeksFrom: 1,
  weeksTo: 3,
  oneTimeInCents: null,
  networkOwner: 'Net',
  zipCodeFrom: '1234AB',
  zipCodeTo: '1234AB',
  postcodeCount: 1,
  houseNumber: null,
  suffix: null,
  ...row,
})

/** Of a whole postcode, without an end. */
export const fibreCorrection = (correction: Partial<CoverageCorrection> = {}): CoverageCorrection => ({
  id: '00000000-0000-4000-8000-000000000001',
  technology: 'fibre',
  availability: 'on-net',
  maxDownloadMbs: 500,
  maxUploadMbs: 500,
  weeksFrom: 2,
  weeksTo: 4,
  oneTimeInCents: 0,
  zipCode: '1234AB',
  numberFrom: null,
  numberTo: null,
  parity: null,
  suffix: null,
  startsOn: '2026-01-01',
  endsOn: null,
  source: 'Gebeld met de netbeheerder',
  reason: 'Het ligt er',
  madeBy: null,
  madeAt: '2026-01-01T09:00:00.000Z',
  ...correction,
})

/** Few enough that places begin, end and meet at the same numbers. */
export const anyZipCode = fc.constantFrom('1234AB', '1234AC')
export const anyNumber = fc.integer({ min: 1, max: 6 })
export const anySuffix = fc.constantFrom('', 'A', '1', 'BIS')

const none = { numberFrom: null, numberTo: null, parity: null, suffix: null } as const
const numbers = fc.oneof(
  fc.constant(none),
  fc.tuple(anyNumber, fc.option(anySuffix)).map(([number, suffix]) => ({
    numberFrom: number,
    numberTo: number,
    parity: null,
    suffix,
  })),
  fc
    .tuple(anyNumber, anyNumber, fc.constantFrom(null, 'even' as const, 'odd' as const))
    .map(([one, other, parity]) => ({
      numberFrom: Math.min(one, other),
      numberTo: Math.max(one, other),
      parity,
      suffix: null,
    }))
    // A range has a number of its side.
    .filter(({ numberFrom, numberTo, parity }) =>
      parity === null ? true : numberFrom < numberTo || (numberFrom % 2 === 0) === (parity === 'even'),
    ),
)

/** Any place of a correction. */
export const anyPlace: fc.Arbitrary<CorrectedPlace> = fc
  .tuple(anyZipCode, numbers)
  .map(([zipCode, rest]) => ({ zipCode, ...rest }))

const day = fc.constantFrom('2026-11-01', '2026-11-15', '2026-11-30')
const period = fc
  .tuple(day, fc.option(day))
  .map(([one, other]) =>
    other === null || one <= other ? { startsOn: one, endsOn: other } : { startsOn: other, endsOn: one },
  )

/** Corrections of any place and period, each made at a moment of its own. */
export const anyCorrections: fc.Arbitrary<readonly CoverageCorrection[]> = fc
  .array(fc.tuple(anyPlace, period, fc.constantFrom('fibre' as const, 'dsl' as const)), { maxLength: 6 })
  .map(list =>
    list.map(([place, holds, technology], at) =>
      fibreCorrection({
        ...place,
        ...holds,
        technology,
        id: `00000000-0000-4000-8000-00000000000${at}`,
        maxDownloadMbs: at,
        madeAt: `2026-10-0${((at * 5) % 7) + 1}T09:00:00.000Z`,
      }),
    ),
  )
