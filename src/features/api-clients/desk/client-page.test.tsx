// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import type { ApiClient } from '../contract-desk.ts'
import ClientPage from './client-page.tsx'

const user = userEvent.setup()
const id = '5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d'
const keyId = '6f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d'
const client: ApiClient = {
  id,
  name: 'CRM',
  reseller: null,
  scopes: ['productOrder:read'],
  networks: ['192.0.2.10/32', '2001:db8::/32'],
  expiresOn: null,
  hasExpired: false,
  sendsMails: true,
  callsPerMinute: 120,
  contactEmail: 'crm@provider.example',
  isTest: false,
  version: 3,
  createdAt: '2026-11-23T09:30:00.000Z',
  keys: [{ id: keyId, ending: 'x7Qa', createdAt: '2026-11-23T09:30:00.000Z', lastUsedAt: null }],
  lastUsedAt: null,
  calls: [
    { day: '2026-11-26', count: 40 },
    { day: '2026-11-27', count: 2 },
  ],
}
const key = `zts_live_${'a'.repeat(43)}`
const path = '/api/beheer/koppelingen'
const answers = {
  [path]: vi.fn<() => Response>(),
  [`${path}/${id}`]: vi.fn<() => Response | Promise<Response>>(),
  [`${path}/${id}/sleutels`]: vi.fn<() => Response>(),
  [`${path}/${id}/sleutels/${keyId}`]: vi.fn<() => Response>(),
}
const sent: Readonly<Record<string, unknown>>[] = []
const shownKey = () => Response.json({ clientId: id, keyId, key }, { status: 201 })

beforeEach(() => {
  window.localStorage.clear()
  vi.resetAllMocks()
  sent.length = 0
  for (const answer of Object.values(answers)) answer.mockReturnValue(new Response(null, { status: 204 }))
  answers[path]?.mockImplementation(shownKey)
  answers[`${path}/${id}`]?.mockImplementation(() => Response.json({ version: 4 }))
  answers[`${path}/${id}/sleutels`]?.mockImplementation(shownKey)
  standInServer(answers, sent)
})
afterEach(cleanup)

function show(of: ApiClient | null) {
  const props = { loaderData: { client: of, resellers: [{ id: 'wederverkoper', name: 'Wederverkoper BV' }] } }
  const element = <ClientPage {...(props as Parameters<typeof ClientPage>[0])} />
  const colleague = { id, name: 'Noor', email: 'noor@lijnhaven.example', role: 'beheerder' }
  const routes = [
    {
      id: 'root',
      children: [
        {
          id: routeIds.desk,
          loader: () => colleague,
          children: [
            { path: '/', element },
            { path: '*', element: null },
          ],
        },
      ],
    },
  ]
  const loaderData = { root: { brand }, [routeIds.desk]: colleague }
  return render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />)
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))

test('the pages of a new and of a known client have nothing that axe finds', async () => {
  for (const shown of [null, client]) {
    const { container } = show(shown)
    // A stand-in browser paints nothing.
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([])
    cleanup()
  }
})

test('each mistake is said at its field, and nothing typed is lost', async () => {
  show(null)
  await user.type(screen.getByLabelText(/^Adressen waarvandaan/), '192.0.2.300')
  await user.clear(screen.getByLabelText(/^Aanvragen per minuut/))
  await user.type(screen.getByLabelText(/^Aanvragen per minuut/), 'veel')
  await press('Koppeling en sleutel maken')
  await screen.findAllByText('Kies minstens één recht')
  for (const message of [
    'Geef de koppeling een naam',
    'Kies minstens één recht',
    /^‘192.0.2.300’ is geen IP-adres of netwerk/,
    'Vul een geheel getal van 1 tot en met 6000 in',
    'Vul in wie we mailen bij problemen',
  ])
    expect(screen.getAllByText(message).length, String(message)).toBeGreaterThan(0)
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Adressen waarvandaan/).value).toBe('192.0.2.300')
  expect(sent).toEqual([])
})

test('a client is made with rights per part, and its key is shown this once', async () => {
  show(null)
  await user.type(screen.getByLabelText('Naam'), 'Facturen')
  await user.click(screen.getByRole('checkbox', { name: 'Bestellingen: Lezen' }))
  await user.click(screen.getByRole('checkbox', { name: 'Hele IBAN’s lezen' }))
  await user.selectOptions(screen.getByLabelText(/^Van wie/), 'Wederverkoper BV')
  await user.type(screen.getByLabelText('E-mailadres bij problemen'), 'facturen@provider.example')
  await press('Koppeling en sleutel maken')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('Sleutel').value).toBe(key)
  expect(sent).toEqual([
    {
      name: 'Facturen',
      resellerId: 'wederverkoper',
      isTest: false,
      scopes: ['productOrder:read', 'iban:read'],
      networks: '',
      expiresOn: '',
      sendsMails: true,
      callsPerMinute: 120,
      contactEmail: 'facturen@provider.example',
    },
  ])
  await user.click(dialog.getByRole('button', { name: 'Ik heb het opgeslagen' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a change keeps what is not changed, on the version that was seen', async () => {
  show(client)
  await user.click(screen.getByRole('checkbox', { name: 'Prijsopgaven: Lezen' }))
  await press('Opslaan')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    scopes: ['productOrder:read', 'quote:read'],
    networks: '192.0.2.10\n2001:db8::/32',
    version: 3,
  })
})

test('pressed twice it is saved once, and the next change is based on the version that it became', async () => {
  const answer = Promise.withResolvers<Response>()
  answers[`${path}/${id}`]?.mockReturnValueOnce(answer.promise)
  show(client)
  const save = screen.getByRole('button', { name: 'Opslaan' })
  await user.dblClick(save)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await user.click(save)
  expect(sent).toHaveLength(1)
  answer.resolve(Response.json({ version: 4 }))
  await vi.waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull())
  await user.click(save)
  await vi.waitFor(() => expect(sent.map(({ version }) => version)).toEqual([3, 4]))
})

test('a colleague was faster: what was typed stays, and at a field that both changed it says what they made of it', async () => {
  answers[`${path}/${id}`]?.mockReturnValueOnce(
    Response.json({ message: 'Iemand anders was je voor.' }, { status: 409 }),
  )
  const theirs = { ...client, version: 4, scopes: ['quote:read'], callsPerMinute: 60 }
  answers[path]?.mockImplementation(() => Response.json({ clients: [theirs], resellers: [] }))
  show(client)
  const calls = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Aanvragen per minuut/ })
  await user.clear(calls())
  await user.type(calls(), '90')
  await press('Opslaan')
  const met = within(await screen.findByRole('region', { name: 'Een collega was je voor' }))
  met.getByRole('row', { name: 'Rechten Bestellingen: lezen niet veranderd Prijsopgaven: lezen' })
  within(calls().closest('div') as HTMLElement).getByText('Je collega maakte hiervan: 60')
  expect(calls().value).toBe('90')
  await press('Opslaan')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ version: 4, callsPerMinute: 90, scopes: ['quote:read'] })
})

test('of a key that was revoked in another tab it is said that it is gone', async () => {
  answers[`${path}/${id}/sleutels/${keyId}`]?.mockReturnValue(
    Response.json({ message: 'Deze sleutel is er niet meer.' }, { status: 404 }),
  )
  show(client)
  await press('Trek de sleutel in die eindigt op x7Qa')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Intrekken' }))
  expect(await dialog.findByText('Deze sleutel is er niet meer.')).toBeDefined()
})

test('a second key is shown, and the first is revoked after a question', async () => {
  show(client)
  await press('Sleutel maken')
  expect(await screen.findByLabelText<HTMLInputElement>('Sleutel')).toHaveProperty('value', key)
  await user.click(screen.getByRole('button', { name: 'Ik heb het opgeslagen' }))
  await press('Trek de sleutel in die eindigt op x7Qa')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Intrekken' }))
  await vi.waitFor(() => expect(answers[`${path}/${id}/sleutels/${keyId}`]).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
