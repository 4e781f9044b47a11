import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productId, productPatch, productPlace } from './product.ts'

test('the id of a product says where its line is, and nothing else is one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String),
      fc.nat(9_998),
      (number, position) => {
        expect(productPlace(productId(number, position))).toEqual({ number, position })
      },
    ),
  )
  for (const id of ['', '482739165', '482739165-0', '482739165-01', '482739165-2-3', 'a82739165-1'])
    expect(productPlace(id)).toBeNull()
})

test('a patch ends a product, and asks for nothing where it repeats what is so', () => {
  const current = { id: '482739165-1', status: 'active', name: 'Glasvezel' }
  expect(productPatch(current, { ...current })).toEqual({ end: null, wrong: [] })
  expect(productPatch(current, { status: 'terminated', terminationReason: 'moved' })).toEqual({
    end: { at: null, reason: 'moved' },
    wrong: [],
  })
  expect(productPatch(current, { terminationDate: '2026-12-01T00:00:00Z' }).end).toEqual({
    at: '2026-12-01T00:00:00Z',
    reason: '',
  })
  expect(productPatch(current, { status: 'suspended', name: 'X' }).wrong.map(({ path }) => path)).toEqual([
    'name',
    'status',
  ])
})

test('an end that lies ahead is corrected by what a patch names of it, or taken back', () => {
  const current = {
    status: 'pendingTerminate',
    terminationDate: '2026-12-31T23:00:00.000Z',
    terminationReason: 'moved',
  }
  const later = '2027-03-01T00:00:00Z'
  expect(productPatch(current, { terminationDate: later }).end).toEqual({ at: later, reason: 'moved' })
  expect(productPatch(current, { terminationReason: 'replaced' }).end).toEqual({
    at: current.terminationDate,
    reason: 'replaced',
  })
  expect(productPatch(current, { status: 'terminated' }).end).toEqual({ at: null, reason: 'moved' })
  expect(productPatch(current, current)).toEqual({ end: null, wrong: [] })
  for (const patch of [
    { status: 'active' },
    { terminationDate: null },
    { status: 'active', terminationDate: null, terminationReason: null },
  ])
    expect(productPatch(current, patch)).toEqual({ end: 'kept', wrong: [] })
  const pathsOf = (patch: object) => productPatch(current, { ...patch }).wrong.map(({ path }) => path)
  expect(pathsOf({ status: 'active', terminationDate: later })).toEqual(['terminationDate'])
  expect(pathsOf({ status: 'terminated', terminationDate: null })).toEqual(['status'])
})
