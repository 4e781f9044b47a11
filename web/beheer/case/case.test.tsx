// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CaseConflict, DeskCase } from '../../../contract/desk-case.ts'
import { caseAct } from '../../../contract/desk-case-acts.ts'
import { standInServer } from '../../forms/testing-server.ts'
import { CaseActs } from './acts.tsx'
import { CaseScreen } from './case-screen.tsx'
import { shownCase } from './testing-case.ts'

const user = userEvent.setup()
const done = () => new Response(null, { status: 204 })
const answer = vi.fn<() => Response>()

beforeEach(() => {
  vi.resetAllMocks()
  sent.length = 0
  window.localStorage.clear()
  for (const act of ['notities', 'behandelaar', 'status', 'gesprek'])
    answers[caseAct(shownCase.number, act).path] = answer
  standInServer(answers)
  const answered = fetch
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body))
    return answered(address, init)
  })
})
afterEach(cleanup)
const sent: { readonly version?: number }[] = []
const sentVersions = () => sent.splice(0).map(({ version }) => version)
const answers: Record<string, () => Response> = {}

function show(changes: Partial<DeskCase> = {}, mayWork = true) {
  const element = (
    <CaseActs shown={{ ...shownCase, ...changes }} mayWork={mayWork}>
      <CaseScreen me="3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10" />
    </CaseActs>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

const conflict: CaseConflict = {
  message: 'Samir heeft deze zaak intussen gewijzigd. Er is nog niets overschreven.',
  conflict: {
    version: 2,
    changes: [
      {
        id: 7,
        at: '2026-11-23T10:00:00.000Z',
        by: { kind: 'staff', name: 'Samir' },
        type: 'case-assigned',
        data: { from: null, to: 'x', toName: 'Samir' },
        words: null,
        values: [],
      },
    ],
    standing: [{ name: 'Behandelaar', value: 'Samir' }],
  },
}

test('what a colleague did meanwhile shows beside what was wanted, and is overwritten only by who says so', async () => {
  answer.mockReturnValueOnce(Response.json(conflict, { status: 409 })).mockReturnValue(done())
  show()
  await user.click(await screen.findByRole('button', { name: 'Aan mij toewijzen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Iemand was je voor' })
  expect(within(dialog).getByText('Noor')).toBeDefined()
  expect(within(dialog).getByText('Samir')).toBeDefined()
  expect(within(dialog).getByText(/Toegewezen aan Samir/)).toBeDefined()
  expect(answer).toHaveBeenCalledTimes(1)
  await user.click(within(dialog).getByRole('button', { name: 'Mijn wijziging toch doorvoeren' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Iemand was je voor' })).toBeNull())
  expect(answer).toHaveBeenCalledTimes(2)
})

test('a form that was opened before a colleague was faster is done on what stands now, and closes', async () => {
  answer.mockReturnValueOnce(Response.json(conflict, { status: 409 })).mockReturnValue(done())
  show()
  await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  const call = within(await screen.findByRole('dialog', { name: 'Hoe ging het gesprek?' }))
  expect(call.getByRole('link').getAttribute('href')).toMatch(/^tel:\+31/)
  await user.click(call.getByRole('button', { name: 'Vastleggen' }))
  expect(answer).not.toHaveBeenCalled()
  await user.click(call.getByRole('radio', { name: 'Gesproken' }))
  await user.click(call.getByRole('button', { name: 'Vastleggen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Iemand was je voor' })
  await user.click(within(dialog).getByRole('button', { name: 'Mijn wijziging toch doorvoeren' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentVersions()).toEqual([1, 2])
})

test('a note that could not be stored is still there on another visit, and gone once it is stored', async () => {
  answer
    .mockReturnValueOnce(Response.json({ message: 'Even niet.' }, { status: 503 }))
    .mockReturnValue(done())
  show()
  const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Notitie voor/ })
  await user.type(await note(), 'Belt na de lunch')
  await user.click(screen.getByRole('button', { name: 'Notitie opslaan' }))
  await screen.findByText(/Even niet\./)
  cleanup()

  show()
  expect((await note()).value).toBe('Belt na de lunch')
  expect(screen.getByText('Deze notitie is nog niet opgeslagen.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Notitie opslaan' }))
  await vi.waitFor(async () => expect((await note()).value).toBe(''))
  expect(window.localStorage.length).toBe(0)
})

test('who only reads is told so, and finds no button that changes anything', async () => {
  show({}, false)
  await screen.findByText('Met jouw rol kun je deze zaak bekijken en niet wijzigen.')
  expect(screen.queryByRole('button', { name: /Gesprek|Bevestigen|Notitie/ })).toBeNull()
})

test('what cannot be done says why', async () => {
  show()
  expect(await screen.findByText('Deze bestelling is nog niet telefonisch bevestigd.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Als geleverd afronden' })).toBeNull()
})

test('a case that is over offers nothing more', async () => {
  show({ state: 'completed', closedAt: '2026-11-24T10:00:00.000Z', transitions: [] })
  expect(await screen.findByText('Deze zaak is afgesloten.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Gesprek vastleggen' })).toBeNull()
})

test('a wrong number leads to where it is corrected', async () => {
  answer.mockReturnValue(done())
  show()
  await user.click(await screen.findByRole('button', { name: 'Gesprek vastleggen' }))
  await user.click(await screen.findByRole('radio', { name: 'Het nummer klopt niet' }))
  await user.click(screen.getByRole('button', { name: 'Vastleggen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Verbeter de gegevens' })
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: /Telefoonnummer/ }).value).not.toBe('')
})

test('a mail that was given up leads to where its address is corrected, and one that arrived does not', async () => {
  const mail: DeskCase['mails'][number] = {
    id: 1,
    kind: 'order-confirmation',
    recipient: 'lotte@korenmolen.example',
    state: 'sent',
    queuedAt: '2026-11-23T10:00:00.000Z',
    endedAt: null,
    attempts: 1,
    lastError: null,
  }
  show({ mails: [mail] })
  const all = () => screen.findAllByRole('button', { name: 'Gegevens verbeteren' })
  expect(await all()).toHaveLength(1)
  cleanup()
  show({ mails: [{ ...mail, state: 'dead' }] })
  const [, ofMail] = await all()
  await user.click(ofMail as HTMLElement)
  await screen.findByRole('dialog', { name: 'Verbeter de gegevens' })
})

test('a consent says who read it out on the phone', async () => {
  const consent = { kind: 'terms', version: '1', text: 'De voorwaarden.', reference: null } as const
  const givenAt = '2026-11-23T10:00:00.000Z'
  show({ consents: [{ ...consent, givenAt, readOutBy: null }] })
  await screen.findByText(/versie 1/)
  expect(screen.queryByText(/voorgelezen/)).toBeNull()
  cleanup()
  show({ consents: [{ ...consent, givenAt, readOutBy: 'Noor de Wit' }] })
  await screen.findByText(/voorgelezen door Noor de Wit/)
})
