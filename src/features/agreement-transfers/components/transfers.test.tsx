// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays } from '../../../common/working-days.ts'
import { axeFaults } from '../../../ui/forms/testing-axe.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import { CaseCommands } from '../../cases/components/case-commands.tsx'
import { caseOnScreen } from '../../cases/components/testing-shown.tsx'
import { casePath } from '../../cases/contract.ts'
import { checkTexts } from '../../cases/texts-desk.ts'
import type { StaffRole } from '../../desk/staff-roles.ts'
import { shownIbanTexts } from '../../desk/texts.ts'
import type { DeskTransfer } from '../contract-desk.ts'
import { transferFields, transferRefusals } from '../texts.ts'
import { transferDeskTexts as texts } from '../texts-desk.ts'
import { Transfers } from './transfers.tsx'

afterEach(cleanup)
const user = userEvent.setup()

const today = '2026-12-01'
const moment = new Date().toISOString()
/** As it is found, whatever its spaces. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')
const transfer: DeskTransfer = {
  id: '0b8d1a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  holdsFrom: '2027-01-01',
  status: 'waiting',
  reason: 'Bedrijf verkocht',
  begunAt: moment,
  begunBy: 'me',
  from: { companyName: 'Bakkerij De Korenmolen B.V.', askedAt: moment, agreedAt: moment },
  to: { companyName: 'Molenbakkers B.V.', askedAt: '2026-01-01T10:00:00.000Z', agreedAt: null },
  approvedAt: null,
  party: {
    kvkNumber: '87654321',
    kvkChecked: false,
    contactName: 'Ruben Smit',
    email: 'ruben@molenbakkers.example',
    phoneNumber: '+31201234567',
    address: 'Frederiksplein 42, 1017 XN Amsterdam',
    invoiceEmail: 'ruben@molenbakkers.example',
    ibanEnding: '6789',
    mandateReference: null,
  },
}

function show(transfers: readonly DeskTransfer[], role: StaffRole = 'verkoop') {
  const element = (
    <CaseCommands shown={caseOnScreen} mayWork inWords={() => ({ what: '', who: '' })}>
      <Transfers transfers={transfers} today={today} isRunning />
    </CaseCommands>
  )
  const colleague = { id: 'me', name: 'Noor', role }
  const routes = [{ id: routeIds.desk, loader: () => colleague, children: [{ path: '/', element }] }]
  const loaderData = { [routeIds.desk]: colleague }
  return render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />)
}

test('says who agreed and whose link is over, and does what is asked', async () => {
  const bodies: unknown[] = []
  const answer = vi.fn(() => new Response(null, { status: 204 }))
  const path = (act: string) => casePath(caseOnScreen.number, act)
  standInServer(
    {
      [path('overname-link')]: answer,
      [path('overname-goedkeuren')]: answer,
      [path('overname-annuleren')]: answer,
    },
    bodies,
  )
  show([transfer])
  await screen.findByText(/^Bakkerij De Korenmolen B\.V\.: akkoord op/)
  screen.getByText(/^Molenbakkers B\.V\.: nog niet akkoord; de link van .* is verlopen$/)
  screen.getByText(texts.facts.kvkNotChecked('87654321'))
  // Nobody asks again who agreed, or begins a second one.
  expect(screen.queryByRole('button', { name: texts.mailLinkOf('from') })).toBeNull()
  expect(screen.queryByRole('button', { name: texts.begin })).toBeNull()
  for (const [open, press] of [
    [texts.mailLinkOf('to'), texts.mailLink],
    [texts.approve, texts.approve],
    [texts.cancel, texts.cancel],
  ] as const) {
    await user.click(screen.getByRole('button', { name: open }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: press }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(bodies).toMatchObject([
    { transfer: transfer.id, side: 'to' },
    { transfer: transfer.id },
    { transfer: transfer.id },
  ])
})

test('is begun with a company that the register knows, from a day that it may hold', async () => {
  const bodies: Record<string, unknown>[] = []
  const answer = vi.fn(() => new Response(null, { status: 204 }))
  standInServer(
    {
      [casePath(caseOnScreen.number, 'overname')]: answer,
      '/api/street': () => new Response(null, { status: 404 }),
      '/api/verify-kvkNumber/87654321': () => Response.json({ standing: 'known' }),
      '/api/verify-ibanNumber/NL02ABNA0123456789': () => new Response(),
    },
    bodies,
  )
  show([])
  await user.click(await screen.findByRole('button', { name: texts.begin }))
  const dialog = within(await screen.findByRole('dialog'))
  const type = async (label: string | RegExp, text: string) => {
    const field = dialog.getByLabelText(label)
    await user.clear(field)
    await user.type(field, text)
  }
  await type(/^KVK/i, '87654321')
  await type(/^Organisatie/, 'Molenbakkers B.V.')
  await type(/^Voornaam/, 'Ruben')
  await type(/^Achternaam/, 'Smit')
  await type(/^Telefoon/, '020 123 45 67')
  await type(/^E-mailadres$/, 'ruben@molenbakkers.example')
  await type(/^Postcode/, '1017 XN')
  await type(/^Huisnummer/, '42')
  await type(/^Straat/, 'Frederiksplein')
  await type(/^Plaats/, 'Amsterdam')
  await type(/^IBAN/, 'NL02ABNA0123456789')
  await type(/^Tennaamstelling/, 'Molenbakkers')
  await type(transferFields.holdsFrom, addDays(today, 61))
  await user.click(dialog.getByRole('button', { name: texts.beginSubmit }))
  expect(await dialog.findAllByText(plain(transferRefusals.tooFar('2027-01-30')))).not.toHaveLength(0)
  await type(transferFields.holdsFrom, '2027-01-01')
  await user.click(dialog.getByRole('button', { name: texts.beginSubmit }))
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(1))
  expect(bodies.at(-1)).toMatchObject({ companyName: 'Molenbakkers B.V.', holdsFrom: '2027-01-01' })
})

test('who may only look does nothing with it', async () => {
  show([transfer], 'lezer')
  await screen.findByText(texts.heading(transfer.from.companyName, transfer.to.companyName))
  expect(screen.queryByRole('button')).toBeNull()
})

test('one that holds or came to nothing makes room for another', async () => {
  show([{ ...transfer, status: 'declined', party: null }])
  await screen.findByText(texts.summaries.declined)
  screen.getByRole('button', { name: texts.begin })
  expect(screen.queryByRole('button', { name: texts.cancel })).toBeNull()
})

test('the KVK number that no register was asked about is checked, or was looked up by hand', async () => {
  const bodies: unknown[] = []
  const answer = vi.fn(() => new Response(null, { status: 204 }))
  const outcome = checkTexts.outcomes.unknown
  answer.mockImplementationOnce(() => Response.json({ message: outcome }, { status: 422 }))
  standInServer({ [casePath(caseOnScreen.number, 'overname-kvk')]: answer }, bodies)
  show([transfer])
  await user.click(await screen.findByRole('button', { name: texts.checkKvk }))
  await screen.findByText(outcome)
  await user.click(screen.getByRole('button', { name: checkTexts.byHand }))
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
  expect(bodies).toMatchObject([
    { transfer: transfer.id, byHand: false },
    { transfer: transfer.id, byHand: true },
  ])
})

test('the whole IBAN is for those with the right', async () => {
  const path = `/api/beheer/zaken/${caseOnScreen.number}/overname/${transfer.id}/iban`
  standInServer({ [path]: () => Response.json({ iban: 'NL02ABNA0123456789' }) })
  show([transfer])
  await screen.findByRole('button', { name: texts.approve })
  expect(screen.queryByRole('button', { name: shownIbanTexts.show })).toBeNull()
  cleanup()
  show([transfer], 'beheerder')
  await user.click(await screen.findByRole('button', { name: shownIbanTexts.show }))
  await screen.findByText(/NL02\sABNA\s0123\s4567\s89/)
})

test.each([
  ['one that waits', [transfer], texts.approve],
  ['one that came to nothing', [{ ...transfer, status: 'declined' as const, party: null }], texts.begin],
  ['one that begins', [], texts.begin],
])('the desk shows %s with nothing that axe finds, nor in its dialog', async (_, transfers, press) => {
  const { container } = show(transfers, 'beheerder')
  const button = await screen.findByRole('button', { name: press })
  expect(await axeFaults(container)).toEqual([])
  await user.click(button)
  expect(await axeFaults(await screen.findByRole('dialog'))).toEqual([])
})
