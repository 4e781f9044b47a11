// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import type { ReplyTemplate } from '../contract-desk.ts'
import { TemplateEditor } from './template-editor.tsx'
import { valuesOf } from './template-form.ts'

const user = userEvent.setup()
const id = '5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d'
const template: ReplyTemplate = {
  id,
  isShared: true,
  name: 'Levering: het wordt later',
  language: 'nl',
  kinds: ['form'],
  states: ['new'],
  subject: '',
  text: 'Het wordt later.',
  waitDays: 3,
  assign: '',
  close: 'answered',
  settles: [],
  version: 2,
  changedBy: 'Noor',
  changedAt: '2026-11-23T09:30:00.000Z',
}
const theirs = {
  ...template,
  version: 3,
  name: 'Levering: later',
  text: 'Het wordt veel later.',
  changedBy: 'Samir',
}
const conflict = {
  message: 'Samir heeft deze tekst intussen gewijzigd. Er is nog niets overschreven.',
  current: theirs,
}
const save = vi.fn<() => Response>()
const onSaved = vi.fn()
const sent: Readonly<Record<string, unknown>>[] = []
const done = () => new Response(null, { status: 204 })

beforeEach(() => {
  window.localStorage.clear()
  vi.resetAllMocks()
  sent.length = 0
  save.mockReturnValue(done())
  standInServer({ [`/api/beheer/teksten/${id}`]: save }, sent)
})
afterEach(cleanup)

function show() {
  const element = (
    <TemplateEditor
      template={template}
      draft={id}
      empty={{ id, isShared: true, ...valuesOf(template) }}
      putBack={null}
      colleagues={[]}
      mayShare
      restores
      onSaved={onSaved}
    />
  )
  const routes = [{ id: 'root', children: [{ id: routeIds.desk, children: [{ path: '/', element }] }] }]
  const colleague = { id, name: 'Noor', email: 'noor@lijnhaven.example', role: 'verkoop' }
  const loaderData = { root: { brand }, [routeIds.desk]: colleague }
  return render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />)
}

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tekst' })
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test('of two who change one text the second sees at the field what the first wrote, and saves over it once it was seen', async () => {
  save.mockReturnValueOnce(Response.json(conflict, { status: 409 }))
  show()
  await user.type(text(), ' Echt.')
  await press('Opslaan')
  const met = within(await screen.findByRole('region', { name: 'Een collega was je voor' }))
  met.getByText('Terwijl jij typte, heeft Samir dit veranderd.')
  met.getByRole('row', { name: 'Tekst Het wordt later. Het wordt later. Echt. Het wordt veel later.' })
  within(text().closest('div') as HTMLElement).getByText('Samir maakte hiervan: Het wordt veel later.')
  expect(text().value).toBe('Het wordt later. Echt.')
  // A field that only the first changed is as they made it.
  expect(screen.getByLabelText<HTMLInputElement>('Naam van de tekst').value).toBe('Levering: later')
  expect(onSaved).not.toHaveBeenCalled()
  await press('Opslaan')
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1))
  expect(sent.map(({ version, name, text: typed }) => [version, name, typed])).toEqual([
    [2, 'Levering: het wordt later', 'Het wordt later. Echt.'],
    [3, 'Levering: later', 'Het wordt later. Echt.'],
  ])
})

test('or takes over the text of the first', async () => {
  save.mockReturnValueOnce(Response.json(conflict, { status: 409 }))
  show()
  await user.type(text(), ' Echt.')
  await press('Opslaan')
  await user.click(await screen.findByRole('button', { name: 'Tekst overnemen' }))
  expect(text().value).toBe('Het wordt veel later.')
})

test('a text that is half typed is there again after the page was loaded again', async () => {
  show()
  await user.type(text(), ' Echt.')
  cleanup()
  show()
  expect(text().value).toBe('Het wordt later. Echt.')
  await press('Begin opnieuw')
  expect(text().value).toBe('Het wordt later.')
})

test('a text that is for orders too closes nothing, and states that these do not have are left out', async () => {
  show()
  await user.click(screen.getByRole('checkbox', { name: 'Bestelling' }))
  expect(screen.queryByRole('combobox', { name: 'Sluiten met reden' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Formulier' }))
  await press('Opslaan')
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(sent.at(-1)).toMatchObject({ kinds: ['order'], states: [], close: '', waitDays: 3 })
})

test('a text says which requests an answer with it settles', async () => {
  show()
  await user.click(screen.getByRole('checkbox', { name: 'Verzoek om te annuleren' }))
  await press('Opslaan')
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled())
  expect(sent.at(-1)).toMatchObject({ settles: ['cancel'] })
})

test('a field is put where the cursor is, and shows in the preview with its example', async () => {
  show()
  await user.click(screen.getByText('Velden die je kunt gebruiken'))
  text().setSelectionRange(4, 4)
  await press('Voeg het veld leverdag toe')
  expect(text().value).toBe('Het {leverdag}wordt later.')
  expect(screen.getByText('dinsdag 8 december')).toBeDefined()
})

test('a wrong number of days is said at its field', async () => {
  show()
  await user.clear(screen.getByLabelText(/^Opvolgen na/))
  await user.type(screen.getByLabelText(/^Opvolgen na/), 'drie')
  await press('Opslaan')
  expect((await screen.findAllByText(/Vul een aantal werkdagen in/)).length).toBeGreaterThan(0)
  expect(save).not.toHaveBeenCalled()
})
