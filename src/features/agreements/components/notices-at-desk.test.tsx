// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { caseOnScreen, partOfCase } from '../../cases/components/testing-shown.tsx'
import { casePath } from '../../cases/contract.ts'
import type { Agreement } from '../contract.ts'
import { noticeRefusals, noticeTexts } from '../texts.ts'
import { heldProductTexts as texts } from '../texts-desk.ts'
import { NoticesAtDesk } from './notices-at-desk.tsx'

afterEach(cleanup)
const user = userEvent.setup()

const today = '2026-11-29'
const from = '2026-11-01'
const line = {
  position: 0,
  name: 'Glasvezel 500',
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
    exitRule: 'telecom' as const,
    percentage: 100,
    isAtMost: true,
  },
  endsAlone: true,
  follows: [],
  isRented: false,
  notReturnedInCents: null,
}
const given = {
  id: '4f6b7b52-3a51-4c6f-9d8e-7a5b6c7d8e9f',
  orderNumber: '593-821-746',
  givenOn: '2026-11-20',
  lastDay: '2026-12-20',
  lines: [],
  costInCents: 0,
  why: null,
  giver: { by: 'customer' as const },
}

const show = (agreement: Agreement, mayWork = true) =>
  render(
    partOfCase(<NoticesAtDesk agreement={agreement} number="482739165" today={today} mayWrite={mayWork} />, {
      mayWork,
    }),
  )

test('a notice that came by phone is recorded with what it costs, once something is chosen', async () => {
  const answer = vi.fn(() => new Response(null, { status: 204 }))
  const bodies: unknown[] = []
  standInServer({ [casePath(caseOnScreen.number, 'opzegging')]: answer }, bodies)
  show({ lines: [line], notices: [], replacedBy: null, transfer: null })
  await user.click(await screen.findByRole('button', { name: texts.recordNotice }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: texts.recordNotice }))
  expect(await dialog.findAllByText(noticeRefusals.nothingChosen)).not.toHaveLength(0)
  await user.click(dialog.getByRole('checkbox', { name: 'Glasvezel 500' }))
  const day = dialog.getByLabelText('Laatste dag')
  await user.clear(day)
  await user.type(day, '2027-09-30')
  // A month of 31 euros is left of the term.
  await dialog.findByText(/€\s31,00 excl\. btw/)
  await user.click(dialog.getByRole('button', { name: texts.recordNotice }))
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  expect(bodies).toMatchObject([{ positions: [0], lastDay: '2027-09-30', costInCents: 3100 }])
})

test('another provider that takes over is named with the day on which it serves', async () => {
  const answer = vi.fn(() => new Response(null, { status: 204 }))
  const bodies: unknown[] = []
  standInServer({ [casePath(caseOnScreen.number, 'opzegging')]: answer }, bodies)
  show({ lines: [line], notices: [], replacedBy: null, transfer: null })
  await user.click(await screen.findByRole('button', { name: texts.recordNotice }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Wie zegt op?'), 'Een andere aanbieder, die het overneemt')
  await user.click(dialog.getByRole('checkbox', { name: 'Glasvezel 500' }))
  await user.click(dialog.getByRole('button', { name: texts.recordNotice }))
  expect(await dialog.findAllByText('Vul in welke aanbieder het overneemt.')).not.toHaveLength(0)
  expect(dialog.queryByLabelText(/^Waarom\?/)).toBeNull()
  await user.type(dialog.getByLabelText('Welke aanbieder?'), 'Andere Telecom')
  await user.type(dialog.getByLabelText('Gaat over op'), '2026-12-15')
  await user.click(dialog.getByRole('button', { name: texts.recordNotice }))
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  expect(bodies).toMatchObject([
    { by: 'other-provider', provider: 'Andere Telecom', switchesOn: '2026-12-15' },
  ])
})

test('a notice of ours says why, and one of another provider who', () => {
  show({
    lines: [],
    notices: [
      { ...given, giver: { by: 'us', ground: 'not-paid' } },
      {
        ...given,
        id: given.id.replace('4', '5'),
        giver: { by: 'other-provider', provider: 'Andere Telecom', switchesOn: '2026-12-15' },
      },
    ],
    replacedBy: null,
    transfer: null,
  })
  screen.getByText(/^Door ons opgezegd op/)
  screen.getByText(/^Niet betaald/)
  screen.getByText(/^Andere Telecom neemt het over per/)
})

test('one that was given is withdrawn until the day before its last one', async () => {
  const answer = vi.fn(() => new Response(null, { status: 204 }))
  standInServer({ [casePath(caseOnScreen.number, 'opzegging-intrekken')]: answer })
  show({
    lines: [],
    notices: [given, { ...given, id: given.id.replace('4', '5'), lastDay: today }],
    replacedBy: null,
    transfer: null,
  })
  await user.click(screen.getByRole('button', { name: noticeTexts.withdraw }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: texts.recordWithdrawal }))
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
})

test('who may only look records nothing', () => {
  show({ lines: [line], notices: [given], replacedBy: null, transfer: null }, false)
  expect(screen.queryByRole('button')).toBeNull()
})

test("what will be another company's is neither changed nor ended, and what was taken over is", async () => {
  const agreement = { lines: [line], notices: [], replacedBy: null }
  show({ ...agreement, transfer: { side: 'from', day: '2026-12-15' } })
  expect(screen.queryByRole('link', { name: texts.change })).toBeNull()
  expect(screen.queryByRole('button', { name: texts.recordNotice })).toBeNull()
  cleanup()
  show({ ...agreement, transfer: { side: 'to', day: '2026-11-15' } })
  await screen.findByRole('link', { name: texts.change })
  screen.getByRole('button', { name: texts.recordNotice })
})
