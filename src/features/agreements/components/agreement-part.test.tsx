// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { formatEuro } from '../../../common/money.ts'
import { unbroken } from '../../../common/unbroken.ts'
import type { AgreementLine, LineWayOut } from '../contract.ts'
import { agreementTexts as texts } from '../texts.ts'
import { AgreementPart } from './agreement-part.tsx'

afterEach(cleanup)

const within: LineWayOut = {
  termStatus: 'within-term',
  lastDayOfTerm: '2027-11-19',
  withoutCosts: '2027-11-19',
  exitRule: 'telecom',
  percentage: 100,
  isAtMost: true,
  earliest: '2026-12-24',
  costInCents: 43_456,
}
const line: AgreementLine = {
  position: 0,
  name: 'Glasvezel 500',
  quantity: 1,
  startedOn: '2026-11-20',
  endsOn: null,
  centsPerMonth: 4000,
  paidFrom: null,
  wayOut: within,
  bond: null,
  endsAlone: true,
  follows: [],
  isRented: false,
  notReturnedInCents: null,
}

const show = (...lines: readonly AgreementLine[]) => {
  const { container } = render(
    <AgreementPart
      agreement={{ lines: [...lines], notices: [], replacedBy: null, transfer: null }}
      orderNumber="482-739-165"
    />,
  )
  return container.textContent ?? ''
}

test('before the delivery there is nothing', () => {
  const { container } = render(<AgreementPart agreement={null} orderNumber="482-739-165" />)
  expect(container.childNodes).toHaveLength(0)
})

test('lines that are left alike stand together, with what leaving all of them costs', () => {
  const words = show(
    line,
    { ...line, position: 1, name: 'Extra IP-adressen', wayOut: { ...within, costInCents: 1000 } },
    { ...line, position: 2, name: 'Korting', centsPerMonth: -500, wayOut: { ...within, costInCents: -456 } },
  )
  expect(screen.getAllByText(texts.term)).toHaveLength(1)
  expect(words).toContain(
    texts.earlier(unbroken('24 december 2026'), texts.atMost(formatEuro(44_000)), texts.monthsLeft(100)),
  )
})

describe('a line', () => {
  test.each([
    ['renewed', { ...within, termStatus: 'renewed' as const, withoutCosts: '2026-12-24', costInCents: 0 }],
    [
      'without-term',
      {
        ...within,
        termStatus: 'without-term' as const,
        lastDayOfTerm: null,
        withoutCosts: '2026-12-24',
        costInCents: 0,
      },
    ],
  ])('%s can be left with its notice, and there is no earlier', (termStatus, wayOut) => {
    const words = show({ ...line, wayOut })
    expect(words).toContain(texts.withoutCosts(unbroken('24 december 2026')))
    expect(words).not.toContain(texts.leavingEarlier)
    expect(words).toContain(
      texts.termStatus[termStatus as 'renewed'](wayOut.lastDayOfTerm ? unbroken('19 november 2027') : ''),
    )
  })

  test('of cloud can be left earlier without costs', () =>
    expect(show({ ...line, wayOut: { ...within, exitRule: 'cloud', costInCents: 0 } })).toContain(
      texts.earlierFree(unbroken('24 december 2026')),
    ))

  test('that was sold under a confirmed percentage says the sum itself, and the share that it is', () => {
    const words = show({ ...line, wayOut: { ...within, percentage: 50, isAtMost: false } })
    expect(words).toContain(`dat kost ${formatEuro(43_456)}: 50% van de prijs`)
  })

  test('that was bought is the customer’s', () => {
    const words = show({ ...line, centsPerMonth: null, wayOut: null })
    expect(words).toContain(texts.bought)
    expect(words).not.toContain(texts.leaving)
  })

  test('with free months to come says from when it is paid', () =>
    expect(show({ ...line, paidFrom: '2027-01-20' })).toContain(
      texts.perMonthFrom(formatEuro(4000), unbroken('20 januari 2027')),
    ))

  test.each([
    ['2020-01-31', texts.ended],
    ['2099-01-31', texts.ends],
  ])('with %s as its last day says so', (endsOn, word) => {
    const words = show({ ...line, endsOn, wayOut: null })
    expect(words).toContain(word)
    expect(words).not.toContain(texts.leaving)
  })
})
