import { expect, test } from 'vitest'
import { caseKinds } from './case-kinds.ts'
import { caseTable, isOver, takeBackError } from './case-states.ts'
import { otherReason, reasonError, reasonsFor, takeBackReasons } from './state-reasons.ts'

const since = new Date('2026-11-24T10:00:00Z')
const at = (hours: number) => new Date(since.getTime() + hours * 60 * 60 * 1000)
const every = caseKinds.flatMap(kind => Object.keys(caseTable(kind).states).map(state => ({ kind, state })))

test.each(every)('$kind $state is taken back within a day where it is an end', ({ kind, state }) => {
  const isTakable = state === 'partial' || (isOver(kind, state) && state !== 'accepted')
  expect(takeBackError({ kind, state }, since, at(24)) === null).toBe(isTakable)
  expect(takeBackError({ kind, state }, since, at(24.01))).not.toBeNull()
  expect(takeBackError({ kind, state }, null, at(0))).not.toBeNull()
})

test.each(every)('$kind $state asks for a reason where the customer has to know it', ({ kind, state }) => {
  const asks = ['held', 'closed', 'cancelled', 'rejected', 'failed'].includes(state)
  const choices = reasonsFor(kind, state)
  for (const reason of [null, ''])
    expect(reasonError(choices, { reason })?.message ?? null).toBe(asks ? 'Kies een reden.' : null)
  for (const reason of ['omdat', '__proto__', 'constructor'])
    expect(reasonError(choices, { reason })).toMatchObject({ field: 'reason' })
  for (const reason of Object.keys(choices))
    expect(reasonError(choices, { reason, words: 'Uitleg' })).toBeNull()
})

test('another reason than those of the list comes with words', () => {
  expect(reasonError(takeBackReasons, { reason: otherReason, words: '' })).toMatchObject({ field: 'words' })
  expect(reasonError(takeBackReasons, { reason: otherReason, words: 'Verkeerde knop' })).toBeNull()
})
