import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductOffering } from '../catalogue/product.ts'
import { isInternetLine } from '../catalogue/product.ts'
import { fibreAvailabilities } from '../catalogue/product-sub-types.ts'
import { readCatalogueFiles } from '../catalogue/server/catalogue-files.ts'
import { addressId, placeIn, placeOfId, validationOf } from './geographic-address.ts'
import { lineVerdict, offeringVerdict, resultOf, worstOf } from './line-qualification.ts'
import { serviceOf, wantedLine } from './service-qualification.ts'

const sold = readCatalogueFiles().filter(isInternetLine)
const anyLine = fc.tuple(fc.constantFrom(...sold), fc.constantFrom(...fibreAvailabilities)).map(
  ([line, availability]): ProductOffering => ({
    ...line,
    fiberLineAvailability: line.fiber ? availability : null,
  }),
)
const anyLines = fc.uniqueArray(anyLine, { selector: ({ id }) => id, maxLength: 8 })

describe('a line', () => {
  test('that is sold at an address asks for itself as a service, and is qualified', () => {
    fc.assert(
      fc.property(anyLines, lines => {
        for (const line of lines) {
          const wanted = wantedLine(serviceOf(line, undefined))
          if (wanted === 'unknown') throw new Error('Unknown')
          expect(wanted.downloadMbs).toBe(line.downloadSpeedMbs)
          const canBeOrdered = !line.fiber || line.fiberLineAvailability === 'on-net'
          if (canBeOrdered) expect(lineVerdict(wanted, lines).kind).toBe('qualified')
          expect(offeringVerdict(line, lines).kind === 'qualified').toBe(canBeOrdered)
        }
      }),
    )
  })

  test('that cannot be had says why, and the others that can', () => {
    const [fibre] = sold.filter(({ fiber }) => fiber)
    const [dsl] = sold.filter(({ fiber }) => !fiber)
    if (!fibre || !dsl) throw new Error('No lines')
    const wanted = { technology: 'fibre', downloadMbs: 1, uploadMbs: 1 } as const
    const at = (availability: (typeof fibreAvailabilities)[number]) =>
      lineVerdict(wanted, [{ ...fibre, fiberLineAvailability: availability }, dsl])
    expect(at('near-net')).toEqual({ kind: 'unqualified', reason: 'quoteNeeded', alternatives: [dsl] })
    expect(at('no-net')).toMatchObject({ reason: 'noNetwork' })
    expect(at('on-net')).toMatchObject({ kind: 'qualified' })
    expect(lineVerdict({ ...wanted, technology: 'dsl', downloadMbs: 5_000 }, [dsl])).toMatchObject({
      reason: 'speedNotAvailable',
    })
    expect(lineVerdict(wanted, null)).toMatchObject({ reason: 'unknownAddress', alternatives: [] })
    expect([resultOf(at('no-net'), true), resultOf(at('no-net'), false)]).toEqual([
      'alternate',
      'unqualified',
    ])
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
