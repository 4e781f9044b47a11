import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Offering } from './offering.ts'
import {
  applyChanges,
  type CatalogueState,
  changesTo,
  conflictsOf,
  type ItemChange,
  isIdle,
  itemIn,
  keyOf,
  mayEdit,
  mayPlan,
  mayUndo,
  revisionStates,
  stateOf,
  undoOf,
} from './revision.ts'
import { offeringsOfFiles, tariffsOfFiles } from './server/catalogue-files.ts'
import { anyOffering } from './testing-offerings.ts'

const shipped: CatalogueState = {
  offerings: new Map(offeringsOfFiles().map(offering => [offering.id, offering])),
  tariffs: tariffsOfFiles(),
}
const line = shipped.offerings.get(11005) as Offering
const priced = (priceInCents: number, before: Offering | null = line): ItemChange => ({
  kind: 'offering',
  id: String(line.id),
  before,
  after: { ...line, priceInCents },
})
const ended: ItemChange = { kind: 'offering', id: String(line.id), before: line, after: null }
const list = (note: string): ItemChange => ({
  kind: 'tariffs',
  id: 'voip',
  before: shipped.tariffs.voip ?? null,
  after: { ...tariffsOfFiles().voip, note },
})

describe('the state of a revision', () => {
  const now = new Date('2030-01-01T00:00:00Z')
  const later = new Date(now.getTime() + 1)
  test.each([
    ['in-design', null, false, 'in-design'],
    ['in-test', later, false, 'in-test'],
    ['active', later, false, 'active'],
    ['active', now, false, 'launched'],
    ['active', now, true, 'retired'],
    ['active', later, true, 'active'],
    ['obsolete', now, false, 'obsolete'],
  ] as const)('stored as %s for %s, replaced: %s, is %s', (status, startsAt, isReplaced, state) => {
    expect(stateOf({ status, startsAt, isReplaced }, now)).toBe(state)
  })

  test('says what colleagues may do with it', () => {
    expect(revisionStates.filter(mayEdit)).toEqual(['in-design'])
    expect(revisionStates.filter(mayPlan)).toEqual(['in-design', 'in-test'])
    expect(revisionStates.filter(mayUndo)).toEqual(['active', 'launched'])
  })
})

describe('a conflict is', () => {
  const other = { id: 7, name: 'Zomer', ends: null }
  const planned = [{ kind: 'offering', id: String(line.id), startsAt: new Date(), revision: other }] as const
  const nothing = new Map()

  test('none where everything is as its author saw it', () => {
    expect(conflictsOf([priced(1), list('Anders')], shipped, [], nothing)).toEqual([])
    expect(conflictsOf([list('Anders')], shipped, planned, nothing)).toEqual([])
  })

  test('named where a planned revision changes the same', () => {
    expect(conflictsOf([priced(1), list('Anders')], shipped, planned, nothing)).toEqual([
      { kind: 'offering', id: '11005', name: line.name, reason: 'planned-elsewhere', revision: other },
    ])
  })

  test('named where it was changed meanwhile, with the revision where that is known', () => {
    const holds = applyChanges(shipped, [priced(2), list('Anders')])
    const latest = new Map([[keyOf(priced(2)), other]])
    expect(conflictsOf([priced(1), list('Nog anders')], holds, [], latest)).toEqual([
      { kind: 'offering', id: '11005', name: line.name, reason: 'changed-meanwhile', revision: other },
      { kind: 'tariffs', id: 'voip', name: null, reason: 'changed-meanwhile', revision: null },
    ])
  })

  test('named where two end one offering, and where one ends what the other changes', () => {
    const holds = applyChanges(shipped, [ended])
    for (const change of [ended, priced(1)])
      expect(conflictsOf([change], holds, [], nothing)).toMatchObject([{ reason: 'changed-meanwhile' }])
  })
})

/** Random changes of what holds: other states, ends, and what is new. */
const anyChanges = (holds: CatalogueState): fc.Arbitrary<readonly ItemChange[]> => {
  const ids = [...holds.offerings.keys()]
  const offerings = fc
    .uniqueArray(
      fc.tuple(
        fc.oneof(fc.constantFrom(...ids), fc.integer({ min: 90_000, max: 90_009 })),
        fc.option(anyOffering, { nil: null }),
      ),
      {
        selector: ([id]) => id,
        maxLength: 6,
      },
    )
    .map(pairs =>
      pairs
        .map(
          ([id, offering]): ItemChange => ({
            kind: 'offering',
            id: String(id),
            before: holds.offerings.get(id) ?? null,
            after: offering && { ...offering, id },
          }),
        )
        .filter(change => !isIdle(change)),
    )
  return fc
    .tuple(offerings, fc.option(fc.string({ minLength: 1 })))
    .map(([changes, note]) =>
      (note === null ? changes : [...changes, list(note)]).filter(change => !isIdle(change)),
    )
}

describe('undoing', () => {
  test('a revision after it was applied gives the state before it', () => {
    fc.assert(
      fc.property(anyChanges(shipped), changes => {
        const holds = applyChanges(shipped, changes)
        for (const change of changes) expect(itemIn(holds, change)).toEqual(change.after)
        const back = undoOf(changes, holds)
        expect(back.kind).toBe('undone')
        if (back.kind === 'undone') expect(applyChanges(holds, back.changes)).toEqual(shipped)
      }),
    )
  })

  test('several revisions, the last one first, gives the state before all of them', () => {
    const next = (holds: CatalogueState, seed: number) =>
      fc.sample(anyChanges(holds), { numRuns: 1, seed })[0] ?? []
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), seeds => {
        // A tariff list is given once: its change says what was before all of them.
        const revisions: ItemChange[][] = []
        let holds = shipped
        for (const seed of seeds) {
          const changes = next(holds, seed).filter(({ kind }) => kind === 'offering')
          revisions.push(changes)
          holds = applyChanges(holds, changes)
        }
        for (const changes of revisions.toReversed()) {
          const back = undoOf(changes, holds)
          if (back.kind !== 'undone') throw new Error('Something was changed since')
          holds = applyChanges(holds, back.changes)
        }
        expect([...holds.offerings].toSorted(([a], [b]) => a - b)).toEqual(
          [...shipped.offerings].toSorted(([a], [b]) => a - b),
        )
      }),
      { numRuns: 30 },
    )
  })

  test('is refused with the items that were changed since', () => {
    const holds = applyChanges(shipped, [priced(1), list('Anders'), priced(2)])
    expect(undoOf([priced(1), list('Anders')], holds)).toEqual({ kind: 'changed-since', items: [priced(1)] })
  })
})

test('the changes to a wanted catalogue lead there, and there are none to the one that holds', () => {
  fc.assert(
    fc.property(anyChanges(shipped), changes => {
      const { offerings } = applyChanges(shipped, changes)
      const led = applyChanges(shipped, changesTo(shipped.offerings, [...offerings.values()]))
      expect(new Map(led.offerings)).toEqual(new Map(offerings))
      expect(changesTo(offerings, [...offerings.values()])).toEqual([])
    }),
  )
})
