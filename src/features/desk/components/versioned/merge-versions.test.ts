import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLike, isSameValue, type KeyOf, mergeVersions, withValueAt } from './merge-versions.ts'

const byName: KeyOf = (_path, { name }) => (typeof name === 'string' ? name : null)
const row = (name: string, price: string, key = 'a') => ({ key, name, price })

describe('three versions of what is typed', () => {
  test('a value that only one changed is theirs, and of one that both changed mine stays', () => {
    const seen = { title: 'Oud', note: 'Oud', until: '2026', isOn: false }
    const mine = { ...seen, title: 'Van mij', note: 'Van mij' }
    const now = { ...seen, note: 'Van haar', until: '2027' }
    expect(mergeVersions(seen, mine, now)).toEqual({
      merged: { title: 'Van mij', note: 'Van mij', until: '2027', isOn: false },
      differences: [
        { path: 'note', was: 'Oud', mine: 'Van mij', now: 'Van haar', isConflict: true },
        { path: 'until', was: '2026', mine: '2026', now: '2027', isConflict: false },
      ],
    })
  })

  test('what both made the same is no difference', () => {
    const [seen, mine] = [{ part: { a: 1, b: 2 } }, { part: { a: 3, b: 2 } }]
    expect(mergeVersions(seen, mine, structuredClone(mine))).toEqual({ merged: mine, differences: [] })
  })

  test('rows are found again by their name, wherever they stand and whatever tells them apart on the screen', () => {
    const seen = { rows: [row('A', '1'), row('B', '2')] }
    const mine = { rows: [row('B', '3', 'x'), row('A', '1', 'y')] }
    const now = { rows: [row('C', '9', 'z'), row('A', '7', 'z'), row('B', '2', 'z')] }
    const { merged, differences } = mergeVersions(seen, mine, now, byName)
    expect(merged.rows).toEqual([row('B', '3', 'x'), row('A', '7', 'y'), row('C', '9', 'z')])
    expect(differences.map(({ path, isConflict }) => [path, isConflict])).toEqual([
      ['rows.1.price', false],
      ['rows.2', false],
    ])
  })

  test('a row that one took out is gone, unless the other changed it', () => {
    const seen = { rows: [row('A', '1'), row('B', '2'), row('C', '3')] }
    const mine = { rows: [row('A', '4'), row('B', '2')] }
    const now = { rows: [row('C', '5')] }
    const { merged, differences } = mergeVersions(seen, mine, now, byName)
    expect(merged.rows).toEqual([row('A', '4')])
    expect(differences.map(({ path, mine, now }) => [path, Boolean(mine), Boolean(now)])).toEqual([
      ['rows.0', true, false],
      ['rows', true, false],
      ['rows', false, true],
    ])
  })

  test('rows without a name of their own are one value', () => {
    const seen = { rows: [row('', '1'), row('', '2')] }
    const mine = { rows: [row('', '3'), row('', '2')] }
    expect(mergeVersions(seen, mine, { rows: [] }, byName)).toEqual({
      merged: mine,
      differences: [{ path: 'rows', was: seen.rows, mine: mine.rows, now: [], isConflict: true }],
    })
  })

  const typed = fc.record({
    text: fc.constantFrom('a', 'b', 'c'),
    part: fc.record({ isOn: fc.boolean(), codes: fc.subarray(['x', 'y', 'z']) }),
    rows: fc
      .uniqueArray(fc.constantFrom('A', 'B', 'C'))
      .chain(names => fc.tuple(...names.map(name => fc.constantFrom(row(name, '1'), row(name, '2'))))),
  })

  test('nothing typed is lost, and where nothing was typed all is as it is now', () => {
    fc.assert(
      fc.property(typed, typed, typed, (seen, mine, now) => {
        expect(mergeVersions(seen, seen, now, byName).merged.text).toBe(now.text)
        expect(mergeVersions(seen, mine, seen, byName)).toEqual({ merged: mine, differences: [] })
        const { merged } = mergeVersions(seen, mine, now, byName)
        if (mine.text !== seen.text) expect(merged.text).toBe(mine.text)
        for (const each of mine.rows)
          if (!seen.rows.some(was => isSameValue(was, each))) expect(merged.rows).toContainEqual(each)
      }),
    )
  })
})

test('a value is put at its path, and nothing else changes', () => {
  const typed = { title: 'a', rows: [row('A', '1'), row('B', '2')] }
  expect(withValueAt(typed, 'rows.1.price', '9')).toEqual({
    title: 'a',
    rows: [row('A', '1'), row('B', '9')],
  })
  expect(withValueAt(typed, 'title', 'b')).toEqual({ ...typed, title: 'b' })
  expect(typed.rows[1]?.price).toBe('2')
})

test('what an earlier release or damage left has another shape', () => {
  const example = { title: '', rows: [{ name: '', isOn: true }], part: null }
  expect(isLike({ title: 'x', rows: [], part: { a: 1 } }, example)).toBe(true)
  for (const other of [
    null,
    'x',
    {},
    { title: 1, rows: [] },
    { title: 'x', rows: [1] },
    { title: 'x', rows: {} },
  ])
    expect(isLike(other, example)).toBe(false)
})
