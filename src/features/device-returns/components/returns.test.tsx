// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatEuro } from '../../../common/money.ts'
import { axeFaults } from '../../../ui/forms/testing-axe.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { caseOnScreen, partOfCase } from '../../cases/components/testing-shown.tsx'
import { casePath } from '../../cases/contract.ts'
import type { OrderReturns } from '../../tracking/contract.ts'
import type { DeskReturn } from '../contract-desk.ts'
import { returnFields, returnRefusals, returnTexts } from '../texts.ts'
import { deskReturnTexts as texts } from '../texts-desk.ts'
import { ReturnsAtDesk } from './returns-at-desk.tsx'
import { ReturnsPart } from './returns-part.tsx'

afterEach(cleanup)
const user = userEvent.setup()
const today = '2026-12-20'

/** A text as it is found on a page: an amount may stand at a space that does not break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const name = 'DECT-handset Basis (huur)'
const device: DeskReturn = {
  position: 2,
  name,
  startedOn: '2026-01-10',
  priceInCents: 7900,
  quantity: 3,
  lastDay: '2026-12-17',
  dueOn: '2026-12-31',
  open: 3,
  records: [],
}
const came: DeskReturn['records'][number] = {
  id: '0b8d1a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  position: 2,
  outcome: 'received',
  quantity: 3,
  day: '2026-12-19',
  words: 'Zonder adapter',
  amountInCents: null,
}

const show = (returns: readonly DeskReturn[], mayWrite = true) =>
  render(partOfCase(<ReturnsAtDesk returns={returns} today={today} mayWrite={mayWrite} />))

const sentTo = (act: string) => {
  const bodies: unknown[] = []
  const answer = vi.fn(() => new Response(null, { status: 204 }))
  standInServer({ [casePath(caseOnScreen.number, act)]: answer }, bodies)
  return { bodies, answer }
}

const press = async (action: string) => {
  await user.click(screen.getByRole('button', { name: texts.of(action, name) }))
  return within(await screen.findByRole('dialog'))
}

describe('at the desk', () => {
  test('devices that came are written down: how many, when, and in what state', async () => {
    const { bodies, answer } = sentTo('retour')
    const { container } = show([device])
    const dialog = await press(texts.actions.received)
    expect(await axeFaults(container.ownerDocument.body)).toEqual([])
    await user.selectOptions(dialog.getByLabelText(returnFields.quantity), '2')
    await user.type(dialog.getByLabelText(new RegExp(returnFields.words.received)), 'Zonder adapter')
    await user.click(dialog.getByRole('button', { name: texts.actions.received }))
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
    expect(bodies).toMatchObject([
      { position: 2, outcome: 'received', quantity: 2, day: today, words: 'Zonder adapter' },
    ])
  })

  test('one that did not come says what is charged, for as many as are chosen', async () => {
    const { bodies, answer } = sentTo('retour')
    show([device])
    const dialog = await press(texts.actions.missing)
    dialog.getByText(plain(texts.charged(formatEuro(23_700))))
    await user.selectOptions(dialog.getByLabelText(returnFields.quantity), '1')
    dialog.getByText(plain(texts.charged(formatEuro(7900))))
    await user.click(dialog.getByRole('button', { name: texts.actions.missing }))
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
    expect(bodies).toMatchObject([{ outcome: 'missing', quantity: 1, day: null }])
  })

  test('nothing is waived without a reason', async () => {
    const { answer } = sentTo('retour')
    show([{ ...device, quantity: 1, open: 1 }])
    const dialog = await press(texts.actions.waived)
    // Of one there is nothing to choose.
    expect(dialog.queryByLabelText(returnFields.quantity)).toBeNull()
    await user.click(dialog.getByRole('button', { name: texts.actions.waived }))
    expect(await dialog.findAllByText(returnRefusals.noReason)).not.toHaveLength(0)
    expect(answer).not.toHaveBeenCalled()
    await user.type(dialog.getByLabelText(returnFields.words.waived), 'Was al kapot')
    await user.click(dialog.getByRole('button', { name: texts.actions.waived }))
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  })

  test('what was written down stands there with its undo, and nothing is left to write down', async () => {
    const { bodies, answer } = sentTo('retour-ongedaan')
    show([{ ...device, open: 0, records: [came] }])
    screen.getByText(/3 terug ontvangen op .* · Zonder adapter/)
    const [undo, ...others] = screen.getAllByRole('button')
    expect(others).toEqual([])
    await user.click(undo as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: texts.undo }))
    await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
    expect(bodies).toMatchObject([{ record: came.id }])
  })

  test('who may only read writes nothing down', () => {
    show([{ ...device, open: 1, records: [came] }], false)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('of a product that goes on again nothing more is waited for', () => {
    show([{ ...device, quantity: 0, open: 0, lastDay: null, dueOn: null, records: [came] }])
    screen.getByText(texts.goesOn)
  })
})

describe('a customer reads', () => {
  const asked: OrderReturns['devices'][number] = {
    name,
    quantity: 3,
    open: 3,
    received: 0,
    missing: 0,
    chargedInCents: 0,
    waived: 0,
    lastDay: '2026-12-17',
    dueOn: '2026-12-31',
    priceInCents: 7900,
  }

  test('what is to come back, by when, and finds the slip', async () => {
    const { container } = render(<ReturnsPart returns={{ slipPath: '/retourbon.pdf', devices: [asked] }} />)
    screen.getByText(`3 × ${name}`)
    screen.getByText(/Uiterlijk 31\s+december\s+2026 terug\. Nog niet ontvangen\./)
    expect(screen.getByRole('link', { name: /^Retourbon/ }).getAttribute('href')).toBe('/retourbon.pdf')
    expect(await axeFaults(container)).toEqual([])
  })

  test.each([
    ['all came', { open: 0, received: 3 }, returnTexts.received(3, 3)],
    [
      'one did not',
      { open: 0, received: 2, missing: 1, chargedInCents: 7900 },
      `${returnTexts.received(2, 3)} ${returnTexts.missing(1, formatEuro(7900))}`,
    ],
    ['they need not', { open: 0, waived: 3 }, returnTexts.waived(3)],
  ])('what came where %s, and no slip', (_, changes, words) => {
    render(<ReturnsPart returns={{ slipPath: null, devices: [{ ...asked, ...changes }] }} />)
    screen.getByText(plain(words))
    expect(screen.queryByRole('link')).toBeNull()
  })
})
