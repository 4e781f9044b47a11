import { expect, test } from 'vitest'
import type { AgreementLine, NoticeGiver } from './contract.ts'
import { noticeCost } from './notice.ts'
import {
  canBeWithdrawn,
  canCustomerWithdraw,
  endingBy,
  endReasonOf,
  type GiverFields,
  giverFrom,
  recordedErrors,
} from './notice-giver.ts'
import { noticeGiverRefusals as texts } from './texts.ts'

const today = '2026-11-30'
const from = '2026-11-01'
const line: AgreementLine = {
  position: 0,
  name: 'Bellen in de cloud',
  quantity: 1,
  startedOn: from,
  endsOn: null,
  centsPerMonth: 3100,
  paidFrom: null,
  wayOut: null,
  bond: {
    from,
    term: { from, months: 12 },
    prices: [{ from, centsPerMonth: 3100 }],
    exitRule: 'telecom',
    percentage: 100,
    isAtMost: true,
  },
  endsAlone: true,
  follows: [],
  isRented: false,
  notReturnedInCents: null,
}
const wanted = { positions: [0], lastDay: '2027-01-31' }
const fields: GiverFields = { by: 'customer', provider: '', switchesOn: '', ground: '' }
const takeover: NoticeGiver = { by: 'other-provider', provider: 'Andere Telecom', switchesOn: '2026-12-15' }

test.each([
  [fields, { by: 'customer' }, 'customer-request'],
  [{ ...fields, ...takeover }, takeover, 'taken-over'],
  [{ ...fields, by: 'us', ground: 'not-paid' }, { by: 'us', ground: 'not-paid' }, 'not-paid'],
] as const)('who gives notice says why its lines end: %o', (filledIn, giver, reason) => {
  expect(giverFrom(filledIn)).toEqual(giver)
  expect(endReasonOf(giver)).toBe(reason)
})

test.each<[Partial<GiverFields>, object]>([
  [{}, {}],
  [{ by: 'other-provider' }, { provider: texts.noProvider, switchesOn: texts.noSwitch }],
  [{ by: 'other-provider', provider: 'A', switchesOn: '2026-11-29' }, { switchesOn: texts.wrongSwitch }],
  [{ by: 'other-provider', provider: 'A', switchesOn: today }, {}],
  [{ by: 'other-provider', provider: 'A', switchesOn: wanted.lastDay }, {}],
  [{ by: 'other-provider', provider: 'A', switchesOn: '2027-02-01' }, { switchesOn: texts.wrongSwitch }],
  [{ by: 'us' }, { ground: texts.noGround }],
  [{ by: 'us', ground: 'supplier' }, {}],
])('what is missing of who gives notice is said at its field: %o', (given, errors) => {
  expect(recordedErrors([line], { ...wanted, ...fields, ...given }, today)).toEqual(errors)
})

test('leaving costs the same whoever takes over, and nothing where our supplier ends it', () => {
  const costBy = (giver: NoticeGiver) => noticeCost(endingBy([line], wanted, giver))
  expect(costBy({ by: 'customer' })).toBe(9 * 3100)
  expect(costBy(takeover)).toBe(9 * 3100)
  expect(costBy({ by: 'us', ground: 'not-paid' })).toBe(9 * 3100)
  expect(costBy({ by: 'us', ground: 'supplier' })).toBe(0)
})

test('a notice is withdrawn until its last day, a take-over until the other provider serves, and by a customer what a customer gave', () => {
  const given = (giver: NoticeGiver) => ({ lastDay: wanted.lastDay, giver })
  expect(canBeWithdrawn(given({ by: 'customer' }), '2027-01-30')).toBe(true)
  expect(canBeWithdrawn(given({ by: 'customer' }), '2027-01-31')).toBe(false)
  expect(canBeWithdrawn(given(takeover), '2026-12-14')).toBe(true)
  expect(canBeWithdrawn(given(takeover), '2026-12-15')).toBe(false)
  expect(canCustomerWithdraw(given({ by: 'customer' }), today)).toBe(true)
  expect(canCustomerWithdraw(given(takeover), today)).toBe(false)
  expect(canCustomerWithdraw(given({ by: 'us', ground: 'not-paid' }), today)).toBe(false)
})
