import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../common/working-days.ts'
import type { Agreement, AgreementLine } from './contract.ts'
import { agreementInSpan, partyOn, spanOf } from './party.ts'

const first = '2026-03-01'
const dayAt = (place: number) => addDays(first, place)

const line = (position: number, endsOn: string | null): AgreementLine => ({
  position,
  name: `Lijn ${position}`,
  quantity: 1,
  startedOn: first,
  endsOn,
  centsPerMonth: 3100,
  paidFrom: null,
  wayOut: null,
  bond: endsOn
    ? null
    : {
        from: first,
        term: { from: first, months: 12 },
        prices: [{ from: first, centsPerMonth: 3100 }],
        exitRule: 'telecom',
        percentage: 100,
        isAtMost: false,
      },
  endsAlone: true,
  follows: [],
  isRented: false,
  notReturnedInCents: null,
})

const days = 40
const day = fc.integer({ min: 0, max: days - 1 })
const history = fc.record({
  /** The organisations that take it over, with their first days. */
  handovers: fc.uniqueArray(fc.record({ on: day, to: fc.constantFrom('a', 'b', 'c') }), {
    selector: ({ on }) => on,
    maxLength: 5,
  }),
  ends: fc.array(fc.option(day), { minLength: 1, maxLength: 4 }),
  today: day,
  reader: fc.constantFrom('owner', 'a', 'b', 'c'),
})

test('each day has one party, and nobody reads what came before or after it', () => {
  fc.assert(
    fc.property(history, ({ handovers, ends, today, reader }) => {
      const parties = handovers
        .toSorted((one, other) => one.on - other.on)
        .map(({ on, to }) => ({ holdsFrom: dayAt(on), who: to }))
      // Day by day, by hand.
      const holders = Array.from({ length: days }, (_, place) => {
        const before = handovers.filter(({ on }) => on <= place).toSorted((one, other) => one.on - other.on)
        return before.at(-1)?.to ?? 'owner'
      })
      for (const [place, holder] of holders.entries())
        expect(partyOn(parties, dayAt(place))?.who ?? 'owner').toBe(holder)

      const span = spanOf(parties, party => (party?.who ?? 'owner') === reader, dayAt(today))
      const mine = holders.flatMap((holder, place) => (holder === reader && place <= today ? [place] : []))
      // The buyer had it before any day that is looked at, but for a handover on the first.
      if (reader !== 'owner' && mine.length === 0) {
        expect(span).toBeNull()
        return
      }
      if (!span) throw new Error('There are days of this reader')
      const last = mine.at(-1)
      if (last !== undefined) {
        expect(span.since === null || span.since <= dayAt(last)).toBe(true)
        expect(span.until === null || span.until > dayAt(last)).toBe(true)
      }

      const agreement: Agreement = {
        lines: ends.map((end, position) => line(position, end === null ? null : dayAt(end))),
        notices: [],
        replacedBy: null,
        transfer: null,
      }
      const seen = agreementInSpan(agreement, span, dayAt(today))
      const isOver = span.until !== null && span.until <= dayAt(today)
      for (const { position, endsOn, bond } of seen.lines) {
        const whole = agreement.lines[position]
        if (span.since !== null && endsOn !== null && !isOver) expect(endsOn >= span.since).toBe(true)
        if (!isOver) expect(endsOn).toBe(whole?.endsOn ?? null)
        else {
          expect(endsOn).not.toBeNull()
          expect(endsOn !== null && span.until !== null && endsOn < span.until).toBe(true)
          expect(bond).toBeNull()
        }
      }
      const ended = agreement.lines.filter(
        ({ endsOn }) => span.since !== null && endsOn !== null && endsOn < span.since,
      )
      expect(seen.lines.length).toBe(agreement.lines.length - ended.length)
      expect(seen.transfer === null).toBe(span.since === null && span.until === null)
    }),
    { numRuns: 2_000 },
  )
})
