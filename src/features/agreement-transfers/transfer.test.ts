import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../common/working-days.ts'
import { transferRefusals } from './texts.ts'
import {
  furthestDays,
  isCancellable,
  isComplete,
  missingConsents,
  type TransferFacts,
  transferDayError,
  transferOutcomes,
  transferStatus,
} from './transfer.ts'

const today = '2026-12-01'
const nobody: TransferFacts = {
  holdsFrom: today,
  hasAgreed: { from: false, to: false },
  isApproved: false,
  outcome: null,
}

test.each([
  ['yesterday', '2026-11-30', transferRefusals.past],
  ['today', today, null],
  ['60 days ahead', '2027-01-30', null],
  ['61 days ahead', '2027-01-31', transferRefusals.tooFar('2027-01-30')],
])('a transfer from %s', (_, day, refusal) => expect(transferDayError(day, today)).toBe(refusal))

describe('how a transfer is', () => {
  test.each([
    ['waits on its day', null, today, 'waiting', true],
    ['lapsed the day after', null, '2026-11-30', 'lapsed', false],
    ['is planned until the day before', 'registered', '2026-12-02', 'planned', true],
    ['holds on its day', 'registered', today, 'held', false],
    ['stays declined', 'declined', '2026-12-02', 'declined', false],
    ['stays cancelled', 'cancelled', '2026-12-02', 'cancelled', false],
  ] as const)('%s', (_, outcome, holdsFrom, status, canCancel) => {
    const transfer = { ...nobody, outcome, holdsFrom }
    expect(transferStatus(transfer, today)).toBe(status)
    expect(isCancellable(transfer, today)).toBe(canCancel)
  })

  test('is complete in any order, and only with all three', () => {
    const acts = fc.shuffledSubarray(['from', 'to', 'approval'] as const)
    fc.assert(
      fc.property(acts, done => {
        let facts = nobody
        for (const act of done)
          facts =
            act === 'approval'
              ? { ...facts, isApproved: true }
              : { ...facts, hasAgreed: { ...facts.hasAgreed, [act]: true } }
        expect(isComplete(facts)).toBe(done.length === 3)
      }),
    )
  })

  test('goes one way as days go by: what holds or came to nothing stays so', () => {
    const facts = fc.record({
      outcome: fc.constantFrom(null, ...transferOutcomes),
      ahead: fc.integer({ min: 0, max: furthestDays }),
      later: fc.integer({ min: 0, max: 200 }),
    })
    fc.assert(
      fc.property(facts, ({ outcome, ahead, later }) => {
        const transfer = { ...nobody, outcome, holdsFrom: addDays(today, ahead) }
        const [now, then] = [transferStatus(transfer, today), transferStatus(transfer, addDays(today, later))]
        if (now === 'waiting') expect(['waiting', 'lapsed']).toContain(then)
        else if (now === 'planned') expect(then).toBe(later >= ahead ? 'held' : 'planned')
        else expect(then).toBe(now)
      }),
    )
  })
})

test('who takes it over gives the consents of an order, that of a long term only where one is left', () => {
  const none = { termsAccepted: false, directDebit: false, longTerm: false }
  const message = transferRefusals.notAgreed
  expect(missingConsents(none, true)).toEqual({
    termsAccepted: { message },
    directDebit: { message },
    longTerm: { message },
  })
  expect(missingConsents({ ...none, termsAccepted: true, directDebit: true }, false)).toEqual({})
  expect(missingConsents({ ...none, termsAccepted: true, directDebit: true }, true)).toEqual({
    longTerm: { message },
  })
})
