// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerParts } from '../../../app/desk/answer-parts.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import { AnswerParts } from '../../case-desk/components/answer-parts.ts'
import type { CaseKind } from '../../cases/case-kinds.ts'
import type { ReplyTemplate } from '../../reply-templates/contract-desk.ts'
import { MailForm } from './mail-form.tsx'

const user = userEvent.setup()
const me = '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10'
const text: ReplyTemplate = {
  id: '5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
  isShared: true,
  name: 'Levering: een andere dag',
  language: 'nl',
  kinds: ['order'],
  states: ['inProgress'],
  subject: 'Je levering op {leverdag}',
  text: 'Past {leverdag} nog?',
  waitDays: 3,
  assign: 'me',
  close: '',
  settles: ['change'],
  version: 1,
  changedBy: null,
  changedAt: '2026-11-23T09:30:00.000Z',
}
const english = { ...text, id: '6f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d', language: 'en' as const, subject: '' }
const sent: { action: unknown }[] = []
let texts: readonly ReplyTemplate[]
const onMade = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  sent.length = 0
  texts = [text, english]
  standInServer({
    '/api/beheer/teksten': () => Response.json({ texts, signature: null, colleagues: [] }),
    '/api/beheer/taken': request => {
      sent.push(JSON.parse(String(request?.body)))
      return new Response(null, { status: 204 })
    },
  })
})
afterEach(cleanup)

async function show(kinds: readonly CaseKind[] = ['order']) {
  const selection = { by: 'numbers', numbers: ['482739165'] } as const
  const element = (
    <AnswerParts value={answerParts}>
      <MailForm
        kinds={kinds}
        selection={{ ...selection, numbers: [...selection.numbers] }}
        onMade={onMade}
        onLeave={() => undefined}
      />
    </AnswerParts>
  )
  const routes = [{ id: routeIds.desk, children: [{ path: '/', element }] }]
  const colleague = { id: me, name: 'Noor', email: 'noor@lijnhaven.example', role: 'verkoop' }
  const hydrationData = { loaderData: { [routeIds.desk]: colleague } }
  render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />)
  await screen.findByLabelText('Zoek een standaardtekst')
}

const press = (name: string) => user.click(screen.getByRole('button', { name }))
const preview = () => press('Bekijk wat er gebeurt')

test('a ready-made text goes with its fields and its acts, of which each can be left out', async () => {
  await show()
  await press(text.name)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Onderwerp' }).value).toBe(text.subject)
  await user.click(screen.getByRole('checkbox', { name: 'Aan mij toewijzen' }))
  screen.getByRole('checkbox', { name: 'Hiermee afgehandeld: verzoek om iets te wijzigen' })
  await preview()
  await vi.waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(sent[0]?.action).toEqual({
    act: 'mail',
    subject: text.subject,
    text: text.text,
    language: 'nl',
    after: { waitDays: 3, assignee: null, close: null },
    settles: ['change'],
  })
})

test('a text that gives the case to a colleague who can take none leaves it where it is', async () => {
  const leaver = { ...text, assign: '8b0e7a2a-3a37-4f0a-9f43-0b3f2f0f8f11', waitDays: null }
  texts = [leaver]
  await show()
  await press(text.name)
  expect(screen.queryByRole('checkbox', { name: /oewijzen/ })).toBeNull()
  await preview()
  await vi.waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(sent[0]?.action).toMatchObject({ after: { assignee: null } })
})

test('a text in another language has the mail go in that language, and keeps a subject of one’s own', async () => {
  await show()
  await user.type(screen.getByRole('textbox', { name: 'Onderwerp' }), 'Your delivery')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Taal van de mail' }), 'Engels')
  await press(`${text.name} (Engels)`)
  await preview()
  await vi.waitFor(() => expect(onMade).toHaveBeenCalled())
  expect(sent[0]?.action).toMatchObject({ subject: 'Your delivery', language: 'en' })
})

test('for cases of several kinds a text for one of them is found by typing alone', async () => {
  await show(['order', 'form'])
  expect(screen.queryByRole('button', { name: text.name })).toBeNull()
  await user.type(screen.getByLabelText('Zoek een standaardtekst'), 'levering')
  screen.getByRole('button', { name: text.name })
})

test('a field that there is not is said at its place, and nothing is sent', async () => {
  await show()
  await user.type(screen.getByRole('textbox', { name: 'Onderwerp' }), 'Dag')
  await user.type(screen.getByRole('textbox', { name: /^Bericht/ }), 'Op {{datum}')
  await preview()
  expect((await screen.findAllByText(/\{datum\} is geen veld/)).length).toBeGreaterThan(0)
  expect(sent).toEqual([])
})
