// @vitest-environment happy-dom
import { cleanup, render, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useId, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx'
import { TextField } from '../../../../ui/kit/text-field.tsx'
import { routeIds } from '../../../../ui/navigation/route-ids.ts'
import { storedDraft } from './stored-draft.ts'
import type { Newest, Version } from './use-versioned-draft.ts'
import { type Sent, useVersionedForm } from './use-versioned-form.ts'
import { useVersionedState } from './use-versioned-state.ts'
import { Versioned } from './versioned.tsx'

const user = userEvent.setup()
const Text = z.object({ name: z.string(), note: z.string() })
type Text = z.infer<typeof Text>

const first: Version<Text> = { version: 1, item: { name: 'Naam', note: 'Notitie' } }
const labels: Readonly<Record<string, string>> = { name: 'Naam', note: 'Notitie' }

/** The version that the server has, and those that it was asked to store. */
let server: Version<Text>
const stored: Version<Text>[] = []

function store(over: number, item: Text): Sent<Text, null> {
  if (over !== server.version) return { kind: 'met', newest: { ...server, by: 'Piet' } }
  server = { version: over + 1, item }
  stored.push(server)
  return { kind: 'stored', now: server, data: null }
}

function ByForm({ shown }: { shown: Version<Text> }) {
  // Two tabs stand in one document here.
  const idPrefix = useId()
  const { versioned, ...fields } = useVersionedForm({
    name: 'tekst-1',
    stored: shown,
    restores: true,
    idPrefix,
    typedOf: (item: Text) => item,
    schema: Text,
    send: async (text, { version }) => store(version, text),
    onStored: vi.fn(),
  })
  return (
    <Versioned versioned={versioned} describe={path => ({ label: labels[path] ?? path })}>
      <Form form={fields} actions={<SubmitButton>Opslaan</SubmitButton>}>
        <TextField {...fields.control('name')} label="Naam" />
        <TextField {...fields.control('note')} label="Notitie" />
      </Form>
    </Versioned>
  )
}

function ByState({ shown }: { shown: Version<Text> }) {
  const draft = useVersionedState<Text, Text>({
    name: 'tekst-1',
    stored: shown,
    restores: true,
    typedOf: item => item,
  })
  const save = () => {
    const sent = store(draft.base().version, draft.typed)
    if (sent.kind === 'met') draft.meet(sent.newest as Newest<Text>)
    else if (sent.kind === 'stored' && sent.now) draft.stored(sent.now)
  }
  const field = (name: keyof Text) => (
    <TextField
      name={name}
      label={labels[name]}
      value={draft.typed[name]}
      onChange={({ target }) => draft.change(was => ({ ...was, [name]: target.value }))}
    />
  )
  return (
    <Versioned versioned={draft.versioned} describe={path => ({ label: labels[path] ?? path })}>
      {field('name')}
      {field('note')}
      <button type="button" onClick={save}>
        Opslaan
      </button>
    </Versioned>
  )
}

beforeEach(() => {
  window.localStorage.clear()
  server = first
  stored.length = 0
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** A tab of a colleague, with the text as the server had it when the page was loaded. */
function open(Editor: typeof ByForm, { as = 'noor', shown = server } = {}) {
  const hydrationData = { loaderData: { [routeIds.desk]: { id: as, name: as, role: 'beheerder' } } }
  const routes = [{ id: routeIds.desk, path: '/', element: <Editor shown={shown} /> }]
  const { container } = render(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />)
  const tab = within(container)
  const field = (name: string) => tab.getByLabelText<HTMLInputElement>(name)
  return {
    tab,
    field,
    async type(name: string, text: string) {
      await user.clear(field(name))
      await user.type(field(name), text)
    },
    save: () => user.click(tab.getByRole('button', { name: 'Opslaan' })),
    met: () => tab.findByRole('region', { name: 'Een collega was je voor' }),
    at: (name: string) => within(field(name).closest('div') as HTMLElement),
  }
}

const elsewhere = (change: Partial<Text>) => {
  server = { version: server.version + 1, item: { ...server.item, ...change } }
}
const kept = (as = 'noor') => storedDraft(as, 'tekst-1').read()

for (const [way, Editor] of [
  ['a form', ByForm],
  ['fields of their own', ByState],
] as const) {
  test(`${way}: of two tabs the slower one loses nothing, and what the faster one stored is not overwritten`, async () => {
    const [one, two] = [open(Editor), open(Editor)]
    await one.type('Naam', 'Een')
    await two.type('Notitie', 'Twee')
    await one.save()
    await vi.waitFor(() => expect(stored).toHaveLength(1))
    expect(kept()).toBeNull()
    await two.save()
    await two.met()
    expect([two.field('Naam').value, two.field('Notitie').value]).toEqual(['Een', 'Twee'])
    expect(kept()).toMatchObject({ version: 2, typed: { name: 'Een', note: 'Twee' } })
    await two.save()
    await vi.waitFor(() => expect(stored.at(-1)).toEqual({ version: 3, item: { name: 'Een', note: 'Twee' } }))
    expect(kept()).toBeNull()
  })

  test(`${way}: of two colleagues on one browser none sees what the other typed`, async () => {
    await open(Editor).type('Naam', 'Van Noor')
    cleanup()
    const samir = open(Editor, { as: 'samir' })
    expect(samir.field('Naam').value).toBe('Naam')
    expect(samir.tab.queryByText(/Het staat er weer/)).toBeNull()
    await samir.type('Naam', 'Van Samir')
    cleanup()
    const noor = open(Editor)
    expect(noor.field('Naam').value).toBe('Van Noor')
    noor.tab.getByText(/Het staat er weer/)
    expect(kept('samir')).toMatchObject({ typed: { name: 'Van Samir' } })
  })

  test(`${way}: a conflict in one field stands at that field alone`, async () => {
    const tab = open(Editor)
    await tab.type('Naam', 'Van mij')
    elsewhere({ name: 'Van Piet', note: 'Van Piet' })
    await tab.save()
    const met = within(await tab.met())
    met.getByText('Terwijl jij typte, heeft Piet dit veranderd.')
    met.getByRole('row', { name: 'Naam Naam Van mij Van Piet' })
    met.getByRole('row', { name: 'Notitie Notitie niet veranderd Van Piet' })
    tab.at('Naam').getByText('Piet maakte hiervan: Van Piet')
    expect(tab.at('Notitie').queryByText(/maakte hiervan/)).toBeNull()
    expect([tab.field('Naam').value, tab.field('Notitie').value]).toEqual(['Van mij', 'Van Piet'])
    expect(stored).toEqual([])
  })

  test(`${way}: a conflict in two fields is decided field by field`, async () => {
    const tab = open(Editor)
    await tab.type('Naam', 'Van mij')
    await tab.type('Notitie', 'Van mij')
    elsewhere({ name: 'Van Piet', note: 'Van Piet' })
    await tab.save()
    await tab.met()
    tab.at('Naam').getByText('Piet maakte hiervan: Van Piet')
    await user.click(tab.at('Notitie').getByRole('button', { name: 'Notitie overnemen' }))
    expect(tab.field('Notitie').value).toBe('Van Piet')
    expect(tab.at('Notitie').queryByText(/maakte hiervan/)).toBeNull()
    tab.at('Naam').getByText('Piet maakte hiervan: Van Piet')
    await tab.save()
    await vi.waitFor(() =>
      expect(stored).toEqual([{ version: 3, item: { name: 'Van mij', note: 'Van Piet' } }]),
    )
  })

  test(`${way}: a draft over an earlier version meets the newest one when the page is loaded`, async () => {
    await open(Editor).type('Naam', 'Van mij')
    cleanup()
    elsewhere({ name: 'Van Piet' })
    const tab = open(Editor)
    await tab.met()
    tab.at('Naam').getByText('Je collega maakte hiervan: Van Piet')
    expect(tab.field('Naam').value).toBe('Van mij')
  })

  test(`${way}: begun again, the fields show what the server has, and nothing is kept`, async () => {
    const tab = open(Editor)
    await tab.type('Naam', 'Van mij')
    elsewhere({ name: 'Van Piet' })
    await tab.save()
    await tab.met()
    await user.click(tab.tab.getByRole('button', { name: 'Begin opnieuw' }))
    expect(tab.field('Naam').value).toBe('Van Piet')
    expect(kept()).toBeNull()
    expect(tab.tab.queryByRole('region')).toBeNull()
    await tab.type('Naam', 'Toch van mij')
    await tab.save()
    await vi.waitFor(() => expect(stored.map(({ item }) => item.name)).toEqual(['Toch van mij']))
  })

  test.each([
    ['no JSON', '{'],
    ['another shape', '{"version":1,"over":{"name":"a","note":"b"},"typed":{"name":5}}'],
    ['of nothing', '{"version":1,"over":null,"typed":null}'],
  ])(`${way}: damage in the storage (%s) is as if there were none`, (_what, text) => {
    open(Editor)
    cleanup()
    window.localStorage.setItem('tekst-1-noor', text)
    const tab = open(Editor)
    expect(tab.field('Naam').value).toBe('Naam')
    expect(tab.tab.queryByText(/Het staat er weer/)).toBeNull()
  })

  test(`${way}: without a storage it is typed and stored all the same`, async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full')
    })
    const tab = open(Editor)
    await tab.type('Naam', 'Van mij')
    await tab.save()
    await vi.waitFor(() => expect(stored.map(({ item }) => item.name)).toEqual(['Van mij']))
  })
}

/** A page that reads again what the server has. */
function Reloading() {
  const [shown, setShown] = useState(first)
  return (
    <>
      <button type="button" onClick={() => setShown(server)}>
        Ververs
      </button>
      <ByState shown={shown} />
    </>
  )
}

test('what nobody typed in follows what the server has, and what somebody did stays', async () => {
  const tab = open(Reloading)
  elsewhere({ name: 'Van Piet' })
  await user.click(tab.tab.getByRole('button', { name: 'Ververs' }))
  expect(tab.field('Naam').value).toBe('Van Piet')
  await tab.type('Naam', 'Van mij')
  elsewhere({ name: 'Weer van Piet' })
  await user.click(tab.tab.getByRole('button', { name: 'Ververs' }))
  expect(tab.field('Naam').value).toBe('Van mij')
  await tab.save()
  await tab.met()
  tab.at('Naam').getByText('Piet maakte hiervan: Weer van Piet')
})
