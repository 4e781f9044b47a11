import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributePaths, valueAt } from './attributes.ts'
import { movedChange, offeringVersions } from './item-versions.ts'
import { endedChange, isStale, mergedChange, mergeOffering, mergeTariffs } from './merge-items.ts'
import { Offering } from './offering.ts'
import type { ItemChange } from './revision.ts'
import { tariffsOfFiles } from './server/catalogue-files.ts'
import { TariffList } from './tariffs.ts'
import { anyOffering, fibreLine } from './testing-offerings.ts'

const { voip } = tariffsOfFiles()
const [first, second, ...others] = voip.long
if (!first || !second) throw new Error('The shipped list has two countries at least')

describe('an offering that changed meanwhile', () => {
  test('keeps each value that only one of both changed, and the own one where both did', () => {
    fc.assert(
      fc.property(anyOffering, anyOffering, anyOffering, (seen, mine, now) => {
        const merged = mergeOffering(seen, mine, now) as Offering
        expect(Offering.safeParse(merged).data).toEqual(merged)
        expect(mergeOffering(seen, mine, seen)).toEqual(mine)
        expect(mergeOffering(seen, seen, now)).toEqual(now)
        expect(mergeOffering(seen, mine, mine)).toEqual(mine)
        for (const path of attributePaths.filter(each => !each.includes('.'))) {
          const isMine = JSON.stringify(valueAt(mine, path)) !== JSON.stringify(valueAt(seen, path))
          expect(valueAt(merged, path), path).toEqual(valueAt(isMine ? mine : now, path))
        }
      }),
    )
  })

  test('ends where its author ended it, and comes back where it was ended meanwhile', () => {
    fc.assert(
      fc.property(anyOffering, anyOffering, (seen, other) => {
        expect(mergeOffering(seen, null, other)).toBeNull()
        expect(mergeOffering(seen, other, null)).toEqual(other)
      }),
      { numRuns: 20 },
    )
  })

  test('is told with each value in three versions', () => {
    const [seen] = fc.sample(anyOffering, { numRuns: 1, seed: 1 })
    if (!seen) throw new Error('No offering was made')
    const versions = offeringVersions(
      { ...seen, name: 'Glas', sectionName: 'Lijnen' },
      { ...seen, name: 'Glasvezel', sectionName: 'Lijnen' },
      { ...seen, name: 'Glas', sectionName: 'Internet' },
    )
    expect(versions).toEqual([
      { label: 'Naam', was: 'Glas', mine: 'Glasvezel', now: 'Glas' },
      { label: 'Groep', was: 'Lijnen', mine: 'Lijnen', now: 'Internet' },
    ])
  })
})

describe('a tariff list that changed meanwhile', () => {
  const dearer = { ...first, fixedPerMinuteInTenthsOfCents: 999 }
  const added = { ...first, destination: 'Zzz', code: '+999' }

  test('keeps the rows that either changed, added and removed', () => {
    const merged = mergeTariffs(
      voip,
      { ...voip, note: 'Mijn toelichting', long: [dearer, second, ...others] },
      { ...voip, updated: '2027-01-01', long: [first, ...others, added] },
    )
    expect(merged).toEqual({
      ...voip,
      note: 'Mijn toelichting',
      updated: '2027-01-01',
      long: [dearer, ...others, added],
    })
    expect(TariffList.safeParse(merged).success).toBe(true)
  })

  test('keeps the own row where both changed it', () => {
    const mine = { ...voip, long: [dearer, second, ...others] }
    const now = { ...voip, long: [{ ...first, fixedPerMinuteInTenthsOfCents: 1 }, second, ...others] }
    expect(mergeTariffs(voip, mine, now)).toEqual(mine)
  })
})

test('a stored change is made of what its item is now', () => {
  const change = { kind: 'tariffs', id: 'voip', before: voip, after: { ...voip, note: 'Anders' } } as const
  const now = { ...voip, title: 'Nieuw' }
  expect([isStale(change, voip), isStale(change, now)]).toEqual([false, true])
  expect(mergedChange(change, now)).toEqual({ ...change, before: now, after: { ...now, note: 'Anders' } })
})

describe('a change that goes over to another draft', () => {
  const change = (after: Offering | null, before: Offering | null = fibreLine()): ItemChange => ({
    kind: 'offering',
    id: '12',
    before,
    after,
  })
  const dearer = change(fibreLine({ priceInCents: 5_000 }))
  const named = change(fibreLine({ name: 'Anders' }))

  test('stands there as it is, of what that draft begins on', () => {
    const holds = fibreLine({ position: 9 })
    expect(movedChange(dearer, null, holds)).toEqual(
      change(fibreLine({ priceInCents: 5_000, position: 9 }), holds),
    )
    const begun = change(fibreLine(), null)
    expect(movedChange(begun, null, null)).toEqual(begun)
  })

  test('goes together with what that changes of other values', () => {
    expect(movedChange(dearer, named, fibreLine())).toEqual(
      change(fibreLine({ priceInCents: 5_000, name: 'Anders' })),
    )
    expect(movedChange(dearer, dearer, fibreLine())).toEqual(dearer)
  })

  test('does not where both change one value, or one of them ends the product', () => {
    const cheaper = change(fibreLine({ priceInCents: 1 }))
    expect(movedChange(dearer, cheaper, fibreLine())).toBeNull()
    expect(movedChange(dearer, change(null), fibreLine())).toBeNull()
    expect(movedChange(change(null), dearer, fibreLine())).toBeNull()
  })
})

test('the end of a promotion leaves what was changed since, whatever each of them changed', () => {
  const values = fc.record(
    {
      priceInCents: fc.nat(9),
      name: fc.constantFrom('a', 'b', 'c'),
      position: fc.nat(3),
      promoted: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(values, values, (promoted, since) => {
      const before = fibreLine()
      const after = fibreLine(promoted)
      const now = { ...after, ...since }
      const ended = endedChange({ kind: 'offering', id: '12', before, after }, now)
      for (const path of attributePaths) {
        const [was, made, is, becomes] = [before, after, now, ended.after as Offering].map(each =>
          valueAt(each, path),
        )
        expect(becomes).toEqual(JSON.stringify(is) === JSON.stringify(made) ? was : is)
      }
    }),
  )
})
