// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createContext, use } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, standInServer } from '../../../ui/forms/testing-server.ts'
import type { BulkJob } from '../contract-desk.ts'
import { SelectionBar } from './selection-bar.tsx'

const user = userEvent.setup()
afterEach(cleanup)

const colleagueId = '6f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'
const job = (changes: Partial<BulkJob>): BulkJob => ({
  id: '',
  act: 'assign',
  isUndo: false,
  state: 'previewed',
  what: 'aan Noor toegewezen',
  total: 3,
  missing: 0,
  counts: { done: 2, unchanged: 0, refused: 1, left: 0 },
  startsAt: null,
  mailsCustomers: false,
  isUndoable: true,
  canUndoNow: false,
  createdAt: '2026-11-24T08:00:00Z',
  endedAt: null,
  example: null,
  refusals: [
    { message: 'Intussen gewijzigd door Sem.', count: 1, cases: [{ number: '482739165', name: 'Bakkerij' }] },
  ],
  ...changes,
})

type Props = Partial<Parameters<typeof SelectionBar>[0]>

const Changes = createContext<Props>({})
const Desk = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <SelectionBar
        numbers={['482739165', '582739165', '682739165']}
        isAll={false}
        filters={null}
        kinds={['order', 'form']}
        colleagues={[{ id: colleagueId, name: 'Noor', open: 12, late: 3, today: 1 }]}
        onPage={null}
        onAll={() => undefined}
        onClear={() => undefined}
        onClosed={() => undefined}
        {...use(Changes)}
      />
    ),
  },
])
const bar = (props: Props = {}) => (
  <Changes value={props}>
    <Desk />
  </Changes>
)
const show = (props?: Props) => render(bar(props))

/** A server with jobs: what is sent is noted, and a job is what the test says. */
function jobServer() {
  const sent: unknown[] = []
  const ids: string[] = []
  const state = { job: job({}), isLost: false }
  const answers: Answers = {
    '/api/beheer/taken/aantal': () => Response.json({ count: 312 }),
    '/api/beheer/taken': request => {
      const body = JSON.parse(String(request?.body))
      sent.push({ selection: body.selection, action: body.action })
      ids.push(body.id)
      if (state.isLost) return Response.error()
      add(body.id)
      return new Response(null, { status: 204 })
    },
  }
  const add = (id: string) => {
    const path = `/api/beheer/taken/${id}`
    const done = new Response(null, { status: 204 })
    answers[path] = () => Response.json({ ...state.job, id })
    answers[`${path}/uitvoeren`] = () => {
      state.job = job({ state: 'done', canUndoNow: true })
      return done.clone()
    }
    answers[`${path}/terugdraaien`] = request => {
      add(JSON.parse(String(request?.body)).id)
      state.job = job({
        state: 'done',
        isUndo: true,
        refusals: [],
        counts: { done: 2, unchanged: 0, refused: 0, left: 0 },
      })
      return done.clone()
    }
  }
  standInServer(answers)
  return { sent, ids, state }
}

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))

test('what is done is previewed with what is refused why, then done, then taken back', async () => {
  const { sent } = jobServer()
  show()
  await press('Toewijzen')
  await user.selectOptions(screen.getByLabelText('Behandelaar'), 'Noor: 12 open, 3 te laat, 1 vandaag')
  await press('Bekijk wat er gebeurt')
  await screen.findByText('Te wijzigen: 2 zaken')
  expect(sent).toEqual([
    {
      selection: { by: 'numbers', numbers: ['482739165', '582739165', '682739165'] },
      action: { act: 'assign', assignee: colleagueId },
    },
  ])
  screen.getByText('Intussen gewijzigd door Sem. (1)')
  expect(screen.getByRole('link', { name: '482-739-165' }).getAttribute('href')).toBe(
    '/beheer/zaken/482739165',
  )
  await press('Uitvoeren voor 2 zaken')
  await screen.findByText('Gewijzigd: 2 zaken')
  await press('Alles terugdraaien')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Alles terugdraaien' })).toBeNull())
  screen.getByText('Gewijzigd: 2 zaken')
})

test('a mail that is filled in shows as one of its customers gets it', async () => {
  const { state } = jobServer()
  state.job = job({
    act: 'mail',
    isUndoable: false,
    example: { number: '482739165', name: 'Bakkerij', subject: 'Op 8 december', text: 'Beste Lotte,' },
  })
  show()
  await press('Toewijzen')
  await user.selectOptions(screen.getByLabelText('Behandelaar'), 'Noor: 12 open, 3 te laat, 1 vandaag')
  await press('Bekijk wat er gebeurt')
  const example = within(await screen.findByRole('region', { name: 'De mail aan Bakkerij' }))
  example.getByText('Onderwerp: Op 8 december')
  example.getByText('Beste Lotte,')
})

test('from the preview somebody goes back to what was chosen, and what is sent then is another job', async () => {
  const { sent, ids } = jobServer()
  show()
  await press('Toewijzen')
  await user.selectOptions(screen.getByLabelText('Behandelaar'), 'Noor: 12 open, 3 te laat, 1 vandaag')
  await press('Bekijk wat er gebeurt')
  await screen.findByText('Aan Noor toegewezen.')
  expect(screen.queryByRole('button', { name: 'Bekijk wat er gebeurt' })).toBeNull()
  await press('Aanpassen')
  expect(screen.getByLabelText<HTMLSelectElement>('Behandelaar').value).toBe(colleagueId)
  await user.selectOptions(screen.getByLabelText('Behandelaar'), 'Niemand')
  await press('Bekijk wat er gebeurt')
  await screen.findByRole('button', { name: 'Uitvoeren voor 2 zaken' })
  expect(sent).toMatchObject([{ action: { assignee: colleagueId } }, { action: { assignee: null } }])
  expect(new Set(ids).size).toBe(2)
})

test('sent again after an answer that was lost it is one job, and changed since another one', async () => {
  const { ids, state } = jobServer()
  state.isLost = true
  show()
  await press('Toewijzen')
  await user.selectOptions(screen.getByLabelText('Behandelaar'), 'Noor: 12 open, 3 te laat, 1 vandaag')
  await press('Bekijk wat er gebeurt')
  await waitFor(() => expect(ids).toHaveLength(1))
  await screen.findByText('Dit is niet klaargezet')
  await press('Bekijk wat er gebeurt')
  await waitFor(() => expect(ids).toHaveLength(2))
  await user.selectOptions(screen.getByLabelText('Behandelaar'), 'Niemand')
  await press('Bekijk wat er gebeurt')
  await waitFor(() => expect(ids).toHaveLength(3))
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('without a colleague nothing is sent, and it is said at the field', async () => {
  const { sent } = jobServer()
  show()
  await press('Toewijzen')
  await press('Bekijk wat er gebeurt')
  await screen.findAllByText('Kies een collega, of niemand')
  expect(sent).toEqual([])
})

test('a case is closed for a reason of its kind', async () => {
  const { sent } = jobServer()
  show()
  await press('Afsluiten')
  await user.selectOptions(screen.getByLabelText('Status'), 'Formulier: gesloten')
  await user.selectOptions(screen.getByLabelText('Reden'), 'Ongewenst')
  await press('Bekijk wat er gebeurt')
  await screen.findByText('Te wijzigen: 2 zaken')
  expect(sent).toMatchObject([
    { action: { act: 'state', kind: 'form', state: 'closed', reason: 'spam', mail: false } },
  ])
})

test('all that fit are counted, and sent as the filters themselves', async () => {
  const { sent } = jobServer()
  const onAll = vi.fn()
  const filters = { weergave: 'niemand', soort: 'order' } as const
  const props = { filters, onAll }
  const { rerender } = show(props)
  await press('Selecteer alles wat past')
  await waitFor(() => expect(onAll).toHaveBeenCalledOnce())
  rerender(bar({ ...props, isAll: true }))
  screen.getByText('Alle 312 zaken die passen')
  await press('Laten wachten')
  await user.type(screen.getByLabelText('Wachten tot'), '2027-01-04')
  await press('Bekijk wat er gebeurt')
  await screen.findByText('Te wijzigen: 2 zaken')
  expect(sent).toEqual([
    {
      selection: { by: 'filters', filters },
      action: { act: 'snooze', until: '2027-01-04', untilAnswer: false },
    },
  ])
})
