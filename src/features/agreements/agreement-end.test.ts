import { expect, test } from 'vitest'
import { agreementEnd } from './agreement-end.ts'

const monthly = (endedOn: string | null) => ({
  isPaidMonthly: true,
  end: endedOn === null ? null : { endedOn },
})
const bought = (endedOn: string | null) => ({ ...monthly(endedOn), isPaidMonthly: false })

test.each([
  ['of nothing', [], null],
  ['of which nothing ends', [monthly(null)], null],
  ['of which a part ends', [monthly('2027-01-31'), monthly(null)], null],
  [
    'of which all ends, on the last of its days',
    [monthly('2027-02-01'), monthly('2027-01-31')],
    '2027-02-01',
  ],
  ['whose customer keeps what was bought', [monthly('2027-01-31'), bought(null)], '2027-01-31'],
  ['whose bought device went later', [monthly('2027-01-31'), bought('2027-06-01')], '2027-01-31'],
  ['of what was bought alone', [bought(null)], null],
  ['of what was bought alone and went', [bought('2027-06-01')], '2027-06-01'],
] as const)('an agreement %s ends so', (_what, products, endedOn) => {
  expect(agreementEnd(products)).toEqual(endedOn === null ? null : { endedOn })
})
