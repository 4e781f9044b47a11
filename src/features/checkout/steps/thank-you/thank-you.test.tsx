// @vitest-environment happy-dom

import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub, Outlet, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brand from '../../../../../content/brand.json' with { type: 'json' }
import { standInServer } from '../../../../ui/forms/testing-server.ts'
import { lines } from '../../../carts/testing.ts'
import { noReferences } from '../../../details/references.ts'
import type { LastOrder } from '../../../orders/contract-last-order.ts'
import { lastOrderCalls } from '../../../orders/contract-last-order.ts'
import { putPhotograph } from '../../../page-frame/pictures/testing-photographs.ts'
import { ThankYou } from './thank-you.tsx'

const { accountForLastOrder } = lastOrderCalls

const order: LastOrder = {
  orderNumber: '482-739-165',
  requestType: 'order',
  productType: 'internet',
  lines: [{ kind: 'product', product: lines.fibre100, quantity: 1 }],
  totals: { monthlyInCents: 1000, oneTimeInCents: 0 },
  phoneNumberRetention: [],
  deliveryPreference: null,
  references: noReferences,
  email: 'noor@deoven.example',
  isGuests: true,
  promised: {
    orderedOn: '2026-11-22',
    callBy: '2026-11-23',
    delivery: { from: '2026-11-30', to: '2026-12-14' },
  },
}
const answer = vi.fn<() => Response>()
const user = userEvent.setup()
const button = () => screen.findByRole('button', { name: 'Stuur me de link voor een account' })

beforeEach(() => {
  vi.resetAllMocks()
  standInServer({ [accountForLastOrder.path]: answer })
})
afterEach(cleanup)

const Nothing = () => null
const Outer = () => <Outlet />
const Page = () => <ThankYou order={useLocation().state} />
const Shop = createRoutesStub([
  {
    id: 'root',
    path: '/',
    loader: () => ({ brand }),
    HydrateFallback: Nothing,
    Component: Outer,
    children: [{ index: true, Component: Page }],
  },
])

const show = (shown: LastOrder) => render(<Shop initialEntries={[{ pathname: '/', state: shown }]} />)
const headings = async () => {
  await screen.findByRole('heading', { name: 'Wat gebeurt er nu?' })
  return screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)
}

test('what happens next comes first, with its days, then the order, its documents, an account and the rest', async () => {
  show(order)
  expect(await headings()).toEqual([
    'Wat gebeurt er nu?',
    'Overzicht van jouw bestelling',
    'Je documenten',
    'Volg je bestelling in je eigen omgeving',
    'Ook iets anders regelen?',
  ])
  const [call, , delivery] = screen.getAllByRole('listitem').map(item => item.textContent)
  expect(call).toContain('Uiterlijk maandag 23\u00a0november')
  expect(delivery).toContain('Tussen 30\u00a0november en 14\u00a0december')
})

test.each([
  ['internet', ', de samenvatting van je contract'],
  ['cloud', ''],
] as const)('a guest is told what came with the mail to him, with %s', async (productType, summary) => {
  show({ ...order, productType })
  const files = within(await screen.findByRole('region', { name: 'Je documenten' }))
  files.getByText(
    (_, element) =>
      element?.textContent ===
      `Bij de mail naar ${order.email} zitten als pdf: de bevestiging van je bestelling${summary} en de algemene voorwaarden.`,
  )
  expect(files.getAllByRole('link')).toHaveLength(2)
})

test('a customer is led to the order in his own pages', async () => {
  show({ ...order, isGuests: false })
  const link = await screen.findByRole('link', { name: 'Bekijk je bestelling in je eigen omgeving' })
  expect(link.getAttribute('href')).toBe('/mijn/bestellingen/482-739-165')
})

test('neither a customer nor who asked for a quote is offered an account', async () => {
  show({ ...order, isGuests: false })
  expect(await headings()).not.toContain('Volg je bestelling in je eigen omgeving')
  cleanup()
  show({ ...order, requestType: 'quote', isGuests: false })
  expect(await headings()).toEqual([
    'Wat gebeurt er nu?',
    'Overzicht van jouw aanvraag',
    'Ook iets anders regelen?',
  ])
})

test.each([
  [null, /^Kijk in je mail: binnen 5 minuten/],
  [12, /ging kort geleden al een mail/],
])(
  'one press asks for the account, and says what it did where the button was: %j',
  async (secondsUntilMail, said) => {
    answer.mockReturnValue(Response.json({ secondsUntilMail }, { status: 201 }))
    show(order)
    await user.click(await button())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText(said)))
    expect(screen.queryByRole('button', { name: /link voor een account/ })).toBeNull()
    expect(answer).toHaveBeenCalledOnce()
  },
)

test('while it cannot be asked for the button stays, under the reason', async () => {
  answer.mockReturnValue(Response.json({ message: 'We zijn even weg.' }, { status: 503 }))
  show(order)
  await user.click(await button())
  await screen.findByText('We zijn even weg.')
  answer.mockReturnValue(Response.json({ secondsUntilMail: null }, { status: 201 }))
  await user.click(await button())
  await screen.findByText(/^Kijk in je mail/)
})

test.each([
  ['order', 'thank-you-order', 'De monteur aan de deur.'],
  ['quote', 'thank-you-quote', 'Een prijs op papier.'],
] as const)('an %s shows what comes of it', async (requestType, scene, alt) => {
  putPhotograph('thank-you-order', 'De monteur aan de deur.')
  putPhotograph('thank-you-quote', 'Een prijs op papier.')
  show({ ...order, requestType })
  expect((await screen.findAllByRole('img')).map(image => image.getAttribute('alt'))).toEqual([alt])
  expect(screen.getByRole('img').getAttribute('src')).toContain(scene)
})
