// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import type { Webhook, WebhookDetails } from '../contract-desk.ts'
import { addressTexts, webhookFieldTexts } from '../contract-texts.ts'
import { editorTexts, healthTexts, logTexts, pageTexts, secretTexts, typeNames } from '../texts-desk.ts'
import WebhookPage from './webhook-page.tsx'

const user = userEvent.setup()
const id = '5f0c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d'
const clientId = '6a1d3b63-5d74-4d1f-8b63-806f6e5d4c3e'
const secret = 'whsec_bm90IGEgcmVhbCBzZWNyZXQgb2YgYW55Ym9keQ=='
const webhook: Webhook = {
  id,
  name: 'CRM',
  url: 'https://crm.partner.example/hook',
  format: 'standard',
  api: null,
  client: null,
  isConfigured: false,
  types: ['order.created'],
  states: [],
  productTypes: [],
  actions: ['add'],
  contactEmail: '',
  status: 'active',
  offReason: null,
  version: 3,
  createdAt: '2026-11-27T08:00:00.000Z',
  lastSuccessAt: '2026-11-27T09:00:00.000Z',
  failingSince: null,
  slowUntil: null,
  waiting: 0,
  failed: 0,
}
const details = (changes: Partial<Webhook> = {}): WebhookDetails => ({
  webhook: { ...webhook, ...changes },
  secrets: [{ id: clientId, kind: 'hmac', createdAt: webhook.createdAt, publicKey: null }],
  messages: [
    {
      id: clientId,
      type: 'order.created',
      state: 'failed',
      attempts: 10,
      createdAt: webhook.createdAt,
      dueAt: null,
      endedAt: webhook.createdAt,
      lastStatus: 500,
    },
  ],
  hasMore: false,
})
const answers = {
  add: vi.fn<() => Response>(),
  change: vi.fn<() => Response>(),
  replay: vi.fn<() => Response>(),
}
const sent: Readonly<Record<string, unknown>>[] = []

beforeEach(() => {
  window.localStorage.clear()
  vi.resetAllMocks()
  sent.length = 0
  answers.add.mockReturnValue(Response.json({ secret }, { status: 201 }))
  answers.change.mockReturnValue(new Response(null, { status: 204 }))
  answers.replay.mockReturnValue(Response.json({ count: 2 }))
  standInServer(
    {
      '/api/beheer/webhooks': answers.add,
      [`/api/beheer/webhooks/${id}`]: answers.change,
      [`/api/beheer/webhooks/${id}/opnieuw`]: answers.replay,
    },
    sent,
  )
})
afterEach(cleanup)

function show(shown: WebhookDetails | null) {
  const clients = [{ id: clientId, name: 'Partner', types: ['quote.created'] }]
  const props = { loaderData: { clients, details: shown } } as Parameters<typeof WebhookPage>[0]
  const element = <WebhookPage {...props} />
  const colleague = { id, name: 'Noor', email: 'noor@lijnhaven.example', role: 'beheerder' }
  const routes = [
    {
      id: 'root',
      children: [{ id: routeIds.desk, loader: () => colleague, children: [{ path: '*', element }] }],
    },
  ]
  const loaderData = { root: { brand }, [routeIds.desk]: colleague }
  return render(<RouterProvider router={createMemoryRouter(routes, { hydrationData: { loaderData } })} />)
}
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) })
const box = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name })

test('a new webhook says at each field what is wrong, and keeps what was typed', async () => {
  show(null)
  await user.type(field(webhookFieldTexts.url), 'https://naam:geheim@crm.partner.example/')
  await press(editorTexts.make)
  for (const error of [
    webhookFieldTexts.nameMissing,
    addressTexts.withPassword,
    webhookFieldTexts.typesMissing,
  ])
    expect((await screen.findAllByText(error)).length).toBeGreaterThan(0)
  expect(field(webhookFieldTexts.url).value).toBe('https://naam:geheim@crm.partner.example/')
  expect(answers.add).not.toHaveBeenCalled()
})

test('a new webhook is made, and its secret shown to be copied', async () => {
  show(null)
  await user.type(field(webhookFieldTexts.name), 'CRM')
  await user.type(field(webhookFieldTexts.url), webhook.url)
  await user.click(screen.getByRole('checkbox', { name: typeNames['order.created'] }))
  await press(editorTexts.make)
  expect((await screen.findByLabelText<HTMLInputElement>(secretTexts.shown)).value).toBe(secret)
  expect(sent).toMatchObject([{ name: 'CRM', url: webhook.url, types: ['order.created'], clientId: '' }])
})

test('of a client only what it may read can be chosen', async () => {
  show(null)
  await user.selectOptions(screen.getByLabelText(new RegExp(`^${webhookFieldTexts.client}`)), clientId)
  expect(box(typeNames['quote.created'])).not.toBeNull()
  expect(box(typeNames['order.created'])).toBeNull()
})

test('messages of some days are sent again, those that failed unless told otherwise', async () => {
  show(details())
  expect(screen.getByText(logTexts.states.failed)).toBeDefined()
  await press(logTexts.replay)
  expect(await screen.findByText(logTexts.replayed(2))).toBeDefined()
  expect(sent).toMatchObject([{ onlyFailed: true, from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
})

test('one that was switched off says why, and is switched on by its form', async () => {
  show(details({ status: 'off', offReason: 'gone' }))
  expect(screen.getByText(healthTexts.off)).toBeDefined()
  expect(screen.getByText(pageTexts.offReasons.gone)).toBeDefined()
  expect(screen.queryByRole('button', { name: pageTexts.test })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: editorTexts.active }))
  await press(editorTexts.save)
  await vi.waitFor(() => expect(sent).toMatchObject([{ isActive: true, version: 3 }]))
})

test('a colleague was faster: what was typed stays, and at a field that both changed it says what they made of it', async () => {
  answers.change
    .mockReturnValueOnce(Response.json({ message: 'Een collega was je voor.' }, { status: 409 }))
    .mockReturnValueOnce(
      Response.json(details({ version: 4, name: 'Relaties', contactEmail: 'storing@partner.example' })),
    )
  show(details())
  await user.clear(field(webhookFieldTexts.name))
  await user.type(field(webhookFieldTexts.name), 'Klanten')
  await press(editorTexts.save)
  await screen.findByRole('region', { name: 'Een collega was je voor' })
  const name = field(webhookFieldTexts.name)
  within(name.closest('div') as HTMLElement).getByText('Je collega maakte hiervan: Relaties')
  expect(name.value).toBe('Klanten')
  expect(field(webhookFieldTexts.contactEmail).value).toBe('storing@partner.example')
  await press(editorTexts.save)
  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      { version: 3, name: 'Klanten', contactEmail: '' },
      { version: 4, name: 'Klanten', contactEmail: 'storing@partner.example' },
    ]),
  )
})

test('a new webhook that was half typed is there again after the page was loaded again', async () => {
  show(null)
  await user.type(field(webhookFieldTexts.name), 'CRM')
  cleanup()
  show(null)
  expect(field(webhookFieldTexts.name).value).toBe('CRM')
  screen.getByText(/Het staat er weer/)
  expect(screen.queryByRole('region', { name: 'Een collega was je voor' })).toBeNull()
})

test('one that was removed in another tab says so', async () => {
  answers.change.mockImplementation(() =>
    Response.json({ message: 'Deze webhook is er niet meer.' }, { status: 404 }),
  )
  show(details())
  await press(editorTexts.save)
  await screen.findAllByText(/Deze webhook is er niet meer/)
  await press(pageTexts.remove)
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: pageTexts.remove }))
  expect(await dialog.findByText('Deze webhook is er niet meer.')).toBeDefined()
})

test('of one that configuration names neither address nor events are changed', () => {
  show(details({ isConfigured: true, format: 'form-answers' }))
  expect(screen.getByText(editorTexts.configured)).toBeDefined()
  expect(screen.queryByRole('button', { name: editorTexts.save })).toBeNull()
  expect(screen.queryByRole('button', { name: pageTexts.remove })).toBeNull()
  expect(screen.getByRole('button', { name: secretTexts.add })).toBeDefined()
})
