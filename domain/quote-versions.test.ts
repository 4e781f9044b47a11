import { describe, expect, it } from 'vitest'
import { quoteStanding, quoteVersionStates, whyNotAnswered } from './quote-versions.ts'

const validUntil = new Date('2026-12-22T23:00:00Z')
const [before, after] = [-1, 1].map(ms => new Date(validUntil.getTime() + ms)) as [Date, Date]

describe('a version that waits', () => {
  it('can be answered until its last moment, and never at it or after', () => {
    const at = (now: Date) => quoteStanding({ state: 'sent', validUntil }, now)
    expect([at(before), at(validUntil), at(after)]).toEqual(['sent', 'expired', 'expired'])
    expect([whyNotAnswered.sent, whyNotAnswered.expired === null]).toEqual([null, false])
  })
})

it.each(quoteVersionStates.filter(state => state !== 'sent'))(
  'one that is %s stays so once its time is over, and can be answered no more',
  state => {
    for (const now of [before, after]) expect(quoteStanding({ state, validUntil }, now)).toBe(state)
    expect(whyNotAnswered[state]).not.toBe(null)
  },
)
