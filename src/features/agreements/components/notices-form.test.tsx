// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { formatEuro } from '../../../common/money.ts'
import { addDays, dutchDay } from '../../../common/working-days.ts'
import { someAddress } from '../../details/testing-person.ts'
import type { AgreementLine } from '../contract.ts'
import type { CustomerAgreement } from '../contract-mijn.ts'
import type { NoticesGiving } from '../contract-together.ts'
import { sumInWords } from '../cost-words.ts'
import { endingLines, noticeCost } from '../notice.ts'
import { earliestLastDay } from '../term.ts'
import { noticeFields, noticeRefusals, noticeTexts } from '../texts.ts'
import { noticesTexts as texts } from '../texts-together.ts'
import { NoticesForm } from './notices-form.tsx'

afterEach(cleanup)
const user = userEvent.setup()
const today = dutchDay(new Date())
const lastDay = earliestLastDay(today)

const line = (position: number, name: string, cents: number): AgreementLine => ({
  position,
  name,
  quantity: 1,
  startedOn: today,
  endsOn: null,
  centsPerMonth: cents,
  paidFrom: null,
  wayOut: null,
  bond: {
    from: today,
    term: { from: today, months: 12 },
    prices: [{ from: today, centsPerMonth: cents }],
    exitRule: 'telecom',
    percentage: 100,
    isAtMost: true,
  },
  endsAlone: true,
  follows: [],
  isRented: false,
  notReturnedInCents: null,
})

const branch = (name: string, number: string, lines: AgreementLine[]): CustomerAgreement => ({
  number,
  productType: 'internet',
  installationAddress: someAddress,
  origin: { quoteNumber: '945112334', branch: name },
  lines,
  notices: [],
  replacedBy: null,
  transfer: null,
})
const mill = branch('Molen', '482-739-165', [line(0, 'Glasvezel', 4000), line(1, 'IP-adressen', 1000)])
const shop = branch('Winkel', '914-207-356', [line(0, 'Glasvezel', 3100)])
const gone = branch('Weg', '945-112-334', [{ ...line(0, 'Glasvezel', 3100), endsOn: lastDay, bond: null }])

function show(agreements: readonly CustomerAgreement[]) {
  const sent: NoticesGiving[] = []
  const element = (
    <NoticesForm
      agreements={agreements}
      intro={texts.intro}
      legend={texts.choose}
      before={noticeTexts.mailed}
      confirm={noticeTexts.confirm}
      send={async notices => {
        sent.push(notices)
        return { kind: 'taken', data: null }
      }}
      onSent={() => undefined}
    />
  )
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return { sent, container }
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const box = (name: RegExp | string) => screen.getByRole('checkbox', { name })
const axeFindings = async (container: Element) =>
  (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
    ({ id }) => id,
  )

test('several branches are chosen with some of their lines, shown with what each and all cost, and sent at once', async () => {
  const { sent, container } = show([mill, shop, gone])
  expect(screen.queryByRole('checkbox', { name: /^Weg/ })).toBeNull()
  await press(noticeTexts.preview)
  expect(screen.getAllByText(noticeRefusals.nothingChosen).length).toBeGreaterThan(0)

  await user.click(box(/^Molen/))
  await user.click(box(/^Winkel/))
  const ofMill = within(screen.getByRole('group', { name: texts.linesOf('C482-739-165') }))
  await user.click(ofMill.getByRole('checkbox', { name: 'Glasvezel' }))
  const day = screen.getByLabelText(noticeFields.lastDay)
  await user.clear(day)
  await user.type(day, addDays(today, 1))
  await press(noticeTexts.preview)
  expect(
    screen.getAllByText(/^Contract C482-739-165: Opzeggen kan op zijn vroegst per/).length,
  ).toBeGreaterThan(0)
  await user.clear(day)
  await user.type(day, lastDay)
  expect(await axeFindings(container)).toEqual([])

  await press(noticeTexts.preview)
  const costOf = (lines: readonly AgreementLine[], position: number) =>
    noticeCost(endingLines(lines, { positions: [position], lastDay }))
  const costs = [costOf(mill.lines, 1), costOf(shop.lines, 0)] as const
  await screen.findByText(/^De 2 opzeggingen samen/)
  for (const cost of costs) expect(container.textContent).toContain(noticeTexts.total(sumInWords(cost, true)))
  expect(container.textContent).toContain(texts.total(2, sumInWords(costs[0] + costs[1], true)))
  expect(container.textContent).not.toContain(formatEuro(costOf(mill.lines, 0)))
  expect(await axeFindings(container)).toEqual([])

  await press(noticeTexts.confirm)
  expect(sent).toMatchObject([
    {
      lastDay,
      agreements: [
        { number: mill.number, positions: [1], costInCents: costs[0] },
        { number: shop.number, positions: [0], costInCents: costs[1] },
      ],
    },
  ])
})

test('a branch of which nothing is left to choose is not chosen, and all are with one press', async () => {
  show([mill, shop])
  await press(noticeTexts.all)
  for (const name of [/^Molen/, /^Winkel/]) expect(box(name)).toHaveProperty('checked', true)
  const ofMill = within(screen.getByRole('group', { name: texts.linesOf('C482-739-165') }))
  for (const name of ['Glasvezel', 'IP-adressen']) await user.click(ofMill.getByRole('checkbox', { name }))
  expect(box(/^Molen/)).toHaveProperty('checked', false)
  await press(noticeTexts.all)
  await press(noticeTexts.none)
  expect(box(/^Winkel/)).toHaveProperty('checked', false)
})
