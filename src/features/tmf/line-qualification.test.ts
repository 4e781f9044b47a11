import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LineReason, LineVerdict } from '../addresses/line-verdict.ts'
import type { ProductOffering } from '../catalogue/product.ts'
import { isInternetLine } from '../catalogue/product.ts'
import { readCatalogueFiles } from '../catalogue/server/catalogue-files.ts'
import { addressId, placeIn, placeOfId, validationOf } from './geographic-address.ts'
import { lineQualified, offeringQualified, resultOf, worstOf } from './line-qualification.ts'
import { reasonJson, serviceOf, wantedLine } from './service-qualification.ts'

const sold = readCatalogueFiles().filter(isInternetLine)
const [fibre] = sold.filter(({ fiber }) => fiber)
const [dsl] = sold.filter(({ fiber }) => !fiber)
if (!fibre || !dsl) throw new Error('No lines')

const reasons: readonly LineReason[] = [
  { kind: 'ready' },
  { kind: 'by-quote', isNear: true },
  { kind: 'by-quote', isNear: false },
  { kind: 'no-quotes' },
  { kind: 'no-network' },
  { kind: 'unsaid' },
  { kind: 'too-fast', direction: 'download', mostMbs: 50 },
]
const verdict = (line: ProductOffering, reason: LineReason): LineVerdict => ({ line, isListed: true, reason })
const anyVerdict = fc
  .tuple(fc.constantFrom(...sold), fc.constantFrom(...reasons))
  .map(([line, reason]) => verdict(line, reason))
const anyVerdicts = fc.uniqueArray(anyVerdict, { selector: ({ line }) => line.id, maxLength: 8 })

describe('a line', () => {
  test('asks for itself as a service, and is qualified where it can be ordered', () => {
    fc.assert(
      fc.property(anyVerdicts, verdicts => {
        for (const { line, reason } of verdicts) {
          const wanted = wantedLine(serviceOf(line, undefined))
          if (wanted === 'unknown') throw new Error('Unknown')
          expect(wanted.downloadMbs).toBe(line.downloadSpeedMbs)
          const canBeOrdered = reason.kind === 'ready'
          if (canBeOrdered) expect(lineQualified(wanted, verdicts).kind).toBe('qualified')
          const qualified = offeringQualified(line, verdicts)
          expect(qualified.kind === 'qualified').toBe(canBeOrdered)
          if (qualified.kind === 'unqualified') expect(qualified.unavailable.reason).toBe(reason)
        }
      }),
    )
  })

  test('that cannot be had says why in the words of the rule, and the others that can', () => {
    const wanted = { technology: 'fibre', downloadMbs: 1, uploadMbs: 1 } as const
    const ready = verdict(dsl, { kind: 'ready' })
    const at = (reason: LineReason) => lineQualified(wanted, [verdict(fibre, reason), ready])
    const near = { kind: 'by-quote', isNear: true } as const
    expect(at(near)).toEqual({
      kind: 'unqualified',
      unavailable: { code: 'quoteNeeded', reason: near },
      alternatives: [dsl],
    })
    expect(at({ kind: 'no-network' })).toMatchObject({ unavailable: { code: 'noNetwork' } })
    expect(at({ kind: 'ready' })).toMatchObject({ kind: 'qualified' })
    const slow = { kind: 'too-fast', direction: 'upload', mostMbs: 30 } as const
    const tooFast = at(slow)
    expect(tooFast).toMatchObject({ unavailable: { code: 'speedNotAvailable', reason: slow } })
    expect(reasonJson({ code: 'speedNotAvailable', reason: slow }).label).toMatch(/uploaden.*30 Mbit/)
    expect(lineQualified({ ...wanted, technology: 'dsl', downloadMbs: 5_000 }, [ready])).toMatchObject({
      unavailable: { code: 'speedNotAvailable' },
    })
    expect(lineQualified(wanted, null)).toMatchObject({
      unavailable: { code: 'unknownAddress' },
      alternatives: [],
    })
    expect([resultOf(tooFast, true), resultOf(tooFast, false)]).toEqual(['alternate', 'unqualified'])
    expect(worstOf(['qualified', 'alternate', 'unqualified'])).toBe('unqualified')
    expect(worstOf(['qualified', 'alternate'])).toBe('alternate')
  })
})

describe('an address', () => {
  test('has one id, which names it', () => {
    const places = fc.record({
      zipCode: fc.constantFrom('1017XN', '2391PH', '9999XX'),
      houseNumber: fc.integer({ min: 1, max: 99_999 }).map(String),
      suffix: fc.stringMatching(/^[A-Z0-9]{0,4}$/),
    })
    fc.assert(
      fc.property(places, place => {
        expect(placeOfId(addressId(place))).toEqual(place)
        expect(placeIn({ id: addressId(place) })).toEqual(place)
      }),
    )
    for (const id of [
      '',
      '1017XN',
      '1017xn-42',
      '1017XN-042',
      '1017XN-42-a',
      '0017XN-1',
      '1017SS-1',
      '1017XN-42-A-1',
    ])
      expect(placeOfId(id), id).toBeNull()
  })

  test('is compared with the street and city that were sent', () => {
    const known = {
      zipCode: '1017XN',
      houseNumber: '42',
      suffix: '',
      street: 'Frederiksplein',
      city: 'Amsterdam',
    }
    expect(validationOf({ streetName: 'frederiksplein' }, known, [known])).toBe('success')
    expect(validationOf({ streetName: 'Dam' }, known, [known])).toBe('partial')
    expect(validationOf({}, null, [known])).toBe('partial')
    expect(validationOf({}, null, [])).toBe('fails')
  })
})
