// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endpoint } from '../../../common/contract/call.ts'
import { standInServer } from '../../../ui/forms/testing-server.ts'
import { routeIds } from '../../../ui/navigation/route-ids.ts'
import type { CaseConflict } from '../../cases/contract.ts'
import { storedDraft } from '../../desk/components/versioned/stored-draft.ts'
import { type DeskQuote, type DeskQuoteVersion, deskQuoteCalls } from '../contract-desk.ts'
import { emptyDraft } from '../part.ts'
import { deskQuoteTexts as texts } from '../texts-desk.ts'
import QuotePage from './quote-page.tsx'

const user = userEvent.setup()
const number = '482739165'
const address = {
  streetName: 'Frederiksplein',
  houseNumber: '42',
  houseNumberSuffix: '',
  zipCode: '1017 XN',
  city: 'Amsterdam',
}

/** A version with digging at this price, and at the second address from 300 euros on. */
function version(count: number, euros: number): DeskQuoteVersion {
  const price = { text: 'Graafwerk', quantity: 1, priceInCents: euros * 100 }
  const part = (place: number): DeskQuoteVersion['parts'][number] => ({
    id: `${place}0000000-0000-4000-8000-000000000000`,
    name: place === 1 ? 'Kantoor' : 'Werkplaats',
    productType: 'telefonie',
    address: { ...address, houseNumber: String(place) },
    draft: { ...emptyDraft, freeLines: [{ ...price, per: 'once' }] },
    lines: [{ ...price, kind: 'free', contractDuration: 0 }],
    wholeDiscounts: [],
    isAccepted: false,
    orderNumber: null,
  })
  return {
    id: `${count}f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10`,
    version: count,
    standing: 'sent',
    madeBy: 'Samir',
    sentAt: '2026-11-20T10:00:00Z',
    validUntil: '2026-12-20T23:00:00Z',
    openedAt: null,
    endedAt: null,
    reason: '',
    words: '',
    parts: euros < 300 ? [part(1)] : [part(1), part(2)],
    discounts: [],
    differences: [],
    corrected: [],
  }
}

const conflict: CaseConflict = {
  message: 'Samir heeft deze zaak intussen gewijzigd.',
  conflict: { version: 3, changes: [], standing: [] },
}

let shown: DeskQuote
const refusal = vi.fn<() => Response>()

beforeEach(async () => {
  window.localStorage.clear()
  refusal.mockImplementation(() => Response.json(conflict, { status: 409 }))
  const at = (call: Parameters<typeof endpoint>[0]) => endpoint(call, { nummer: number }).path
  standInServer({
    [at(deskQuoteCalls.sendQuote)]: sent => (sent?.method === 'POST' ? refusal() : Response.json(shown)),
    [at(deskQuoteCalls.renewQuote)]: refusal,
    [at(deskQuoteCalls.withdrawQuote)]: refusal,
  })
  shown = {
    number,
    version: 2,
    organization: 'Bakkerij De Oven',
    contactName: 'Noor Bakker',
    email: 'noor@deoven.example',
    isTest: false,
    refusal: null,
    versions: [version(1, 100)],
    asked: { productType: 'telefonie', address, lines: [] },
    catalogue: { internet: [], cloud: [], mobiel: [], telefonie: [] },
  }
})
afterEach(cleanup)

const Quote = QuotePage as unknown as (props: { loaderData: DeskQuote }) => React.ReactNode
const Page = () => <Quote loaderData={useLoaderData<DeskQuote>()} />
const Nothing = () => null

/** @param title a heading that shows once the page is there */
async function open(title: string = texts.versions) {
  const colleague = { id: 'me', name: 'Noor', role: 'verkoop' }
  const router = createMemoryRouter([
    {
      id: routeIds.desk,
      loader: () => colleague,
      Component: Outlet,
      HydrateFallback: Nothing,
      children: [{ path: '/', loader: () => shown, Component: Page }],
    },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { name: title })
}

/** Another tab or a colleague sends a version; what a tab sends takes the kept draft away. */
function elsewhereSent(next: DeskQuoteVersion) {
  shown = { ...shown, version: shown.version + 1, versions: [next, ...shown.versions] }
  storedDraft('me', `prijsopgave-${number}`).drop()
}
const listed = () => screen.getAllByText(/^Versie \d: /).map(({ textContent }) => textContent)
const price = () => screen.getByLabelText<HTMLInputElement>(texts.price)
const sendButton = () => screen.getByRole('button', { name: /versturen$/ })

test('a second tab is refused, shows the version of the first and who made it, and keeps what was typed', async () => {
  await open()
  await user.clear(price())
  await user.type(price(), '123')
  elsewhereSent(version(2, 150))
  await user.click(sendButton())
  await user.click(screen.getByRole('button', { name: texts.sure }))
  await waitFor(() =>
    expect(listed()).toEqual(['Versie 2: wacht op de klant', 'Versie 1: wacht op de klant']),
  )
  expect(screen.getByRole('alert').textContent).toContain('Samir heeft deze zaak intussen gewijzigd.')
  expect(price().value).toBe('123')
  expect(sendButton().textContent).toBe('Versie 3 versturen')
  const met = within(screen.getByRole('region', { name: 'Een collega was je voor' }))
  met.getByRole('row', { name: 'Prijs per stuk, excl. btw (Vrije regel 1) 100,00 123 150,00' })
  within(price().closest('div') as HTMLElement).getByText('Je collega maakte hiervan: 150,00')
  // Another page load has it too.
  cleanup()
  await open()
  expect(price().value).toBe('123')
})

test('what a colleague added comes along, and one price is taken over', async () => {
  await open()
  await user.clear(price())
  await user.type(price(), '123')
  elsewhereSent(version(2, 300))
  await user.click(sendButton())
  await user.click(screen.getByRole('button', { name: texts.sure }))
  const met = within(await screen.findByRole('region', { name: 'Een collega was je voor' }))
  met.getByRole('row', { name: 'Werkplaats, telefonie leeg niet veranderd Werkplaats' })
  await user.click(
    screen.getByRole('button', { name: /^Prijs per stuk, excl. btw \(Vrije regel 1\).* overnemen$/ }),
  )
  expect(price().value).toBe('300,00')
})

test('what is half made is there again after the page was loaded again, until it is begun again', async () => {
  await open()
  await user.clear(price())
  await user.type(price(), '123')
  cleanup()
  await open()
  expect(price().value).toBe('123')
  await user.click(screen.getByRole('button', { name: 'Begin opnieuw' }))
  expect(price().value).toBe('100,00')
})

test('a request that is composed is no conflict with itself when the page is loaded again', async () => {
  shown = { ...shown, versions: [] }
  const words = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${texts.words}`) })
  await open(texts.terms)
  await user.type(words(), 'Welkom.')
  cleanup()
  await open(texts.terms)
  expect(words().value).toBe('Welkom.')
  screen.getByText(/Het staat er weer/)
  expect(screen.queryByRole('region', { name: 'Een collega was je voor' })).toBeNull()
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1)
})

test('a version is compared with any earlier one, and its parts are listed', async () => {
  shown = { ...shown, versions: [version(3, 400), version(2, 150), version(1, 100)] }
  await open()
  const newest = within(
    screen.getAllByRole('listitem').find(item => item.textContent.startsWith('Versie 3')) as HTMLElement,
  )
  await user.click(newest.getByText('2 delen'))
  expect(newest.getByText('Werkplaats, telefonie').nextSibling?.textContent).toMatch(/€.400,00 eenmalig/)
  await user.click(newest.getByText(texts.changedSinceEarlier))
  const choice = newest.getByLabelText<HTMLSelectElement>(texts.comparedTo)
  expect(choice.selectedOptions[0]?.textContent).toBe('Versie 2')
  await user.selectOptions(choice, 'Versie 1')
  expect(newest.getByText('– Graafwerk').nextSibling?.textContent).toMatch(/was €.100,00, nu €.400,00/)
})

test('a part that became an order in between is not told as gone', async () => {
  const [third, second] = [version(3, 100), version(2, 400)]
  const parts = second.parts.map((part, place) => ({ ...part, isAccepted: place === 1 }))
  shown = { ...shown, versions: [third, { ...second, parts }, version(1, 300)] }
  await open()
  await user.click(screen.getByText(texts.changedSinceEarlier))
  await user.selectOptions(screen.getByLabelText(texts.comparedTo), 'Versie 1')
  expect(screen.queryByText(/vervalt/)).toBeNull()
  expect(document.body.textContent).toMatch(/was €.300,00, nu €.100,00/)
})

test('a draft that nobody typed in follows the newest version', async () => {
  await open()
  elsewhereSent(version(2, 150))
  await user.click(screen.getByRole('button', { name: texts.renew }))
  await waitFor(() => expect(listed()).toHaveLength(2))
  expect(price().value).toBe('150,00')
  expect(screen.getByRole('alert').textContent).toContain('Samir heeft deze zaak intussen gewijzigd.')
})

test('withdrawing is refused where a version was sent meanwhile, and works on the newest one', async () => {
  const sent: { version?: number }[] = []
  await open()
  const answered = fetch
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (path.endsWith('/intrekken')) sent.push(JSON.parse(String(init?.body)))
    return answered(path, init)
  })
  elsewhereSent(version(2, 150))
  await user.click(screen.getByRole('button', { name: texts.withdraw }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Reden'), 'withdrawn')
  await user.click(dialog.getByRole('button', { name: texts.withdraw }))
  await waitFor(() => expect(listed()).toHaveLength(2))
  await screen.findByText(/Samir heeft deze zaak intussen gewijzigd/)
  await user.click(dialog.getByRole('button', { name: texts.withdraw }))
  await waitFor(() => expect(sent.map(({ version: of }) => of)).toEqual([2, 3]))
})
