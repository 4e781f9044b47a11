// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub, Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import brand from '../../../../../content/brand.json' with { type: 'json' }
import { paths } from '../../../../api/paths.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { standInServer } from '../../../../ui/forms/testing-server.ts'
import { LiveRegion } from '../../../../ui/kit/live-region.tsx'
import { beginByPhone, endByPhone } from '../../../carts/components/phone-mode.ts'
import type { ProductType } from '../../../catalogue/product.ts'
import { checkCalls } from '../../../details/contract.ts'
import { orderStore } from '../../store/order-state.ts'
import { stepScreen } from '../../testing/step-screen.tsx'
import { guest, installationAddress, licence, line } from '../../testing/stored-order.ts'
import { ActionSlot } from '../action-slot.tsx'
import Gegevens from './gegevens.tsx'
import { orderEntry } from './order-entry.ts'

const { verifyAccountData, verifyIbanNumber, verifyKvkNumber } = checkCalls

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  standInServer({
    [endpoint(verifyKvkNumber, { kvk: guest.kvkNumber }).path]: () => Response.json({ standing: 'known' }),
    [endpoint(verifyIbanNumber, { iban: guest.iban }).path]: () => Response.json({}),
    [verifyAccountData.path]: () => Response.json({}),
  })
})
afterEach(() => {
  cleanup()
  endByPhone()
  orderStore.clearPersonalData()
  orderStore.emptyCart('cleared')
})

const user = userEvent.setup({ delay: null })

const Frame = () => (
  <LiveRegion>
    <ActionSlot.Provider>
      <Outlet context />
      <ActionSlot.Place />
    </ActionSlot.Provider>
  </LiveRegion>
)
const Step = stepScreen(Gegevens)
const Nothing = () => null

const Shop = createRoutesStub([
  {
    id: 'root',
    loader: () => ({ brand, sepaScheme: 'CORE' }),
    HydrateFallback: Nothing,
    Component: Frame,
    children: [{ path: paths.gegevens(':productType' as ProductType), Component: Step }],
  },
])

/** Gegevens of an order that is composed, with a guest where one is known. */
function show(type: 'internet' | 'cloud', known: Partial<typeof guest> | null = {}) {
  act(() => {
    orderStore.setProductType(type)
    if (type === 'internet') orderStore.openWith({ orderType: type, address: installationAddress })
    orderStore.setCart([{ product: type === 'internet' ? line : licence, quantity: 1 }])
    if (known) orderEntry.setGuest({ ...guest, ...known })
  })
  render(<Shop initialEntries={[paths.gegevens(type)]} />)
}

const rowNames = () =>
  screen
    .getAllByRole('region')
    .map(region => within(region).queryByRole('heading', { level: 3 })?.textContent)
const row = (name: string) => screen.getByRole('region', { name })
const change = (name: string) => screen.queryByRole('button', { name: `${name} wijzigen` })

test('what is known and right is one list of folded rows, in the order of the specification', async () => {
  show('internet')
  await screen.findByRole('region', { name: 'Voorwaarden' })
  expect(rowNames()).toEqual([
    'Installatieadres',
    'Organisatiegegevens',
    'Factuur naar',
    'Contactgegevens',
    'Technische contactgegevens',
    'Voor je administratie',
    'Voorwaarden',
  ])
  expect(screen.queryAllByRole('textbox')).toEqual([])
  expect(row('Factuur naar').textContent).toContain(guest.companyName)
  expect(row('Contactgegevens').textContent).toContain(guest.email)
  expect(within(row('Installatieadres')).getByRole('link').getAttribute('href')).toBe(
    paths.samenstellen('internet'),
  )
})

test('a row that is wrong is open beside the others', async () => {
  orderEntry.setDetails({ contactPerson: { ...guest, lastName: '' }, references: null })
  show('cloud')
  await screen.findByRole('region', { name: 'Contactgegevens' })
  expect(within(row('Contactgegevens')).getAllByRole('textbox')).toHaveLength(4)
  expect(change('Contactgegevens')).toBeNull()
  expect(change('Factuur naar')).not.toBeNull()
})

test('an invoice that goes to another address than that of the organisation is open at first', async () => {
  show('internet', { streetNumber: 41 })
  const box = await screen.findByRole('checkbox', { name: /factuurgegevens zijn gelijk/ })
  expect(row('Factuur naar').contains(box)).toBe(true)
  expect(row('Factuur naar').textContent).toContain('Frederiksplein 42')
})

test('a row opens in place and folds again once the focus is elsewhere', async () => {
  show('cloud')
  await user.click(await screen.findByRole('button', { name: 'Factuur naar wijzigen' }))
  await user.click(screen.getByRole('checkbox', { name: /factuurgegevens zijn gelijk/ }))
  const company = within(row('Factuur naar')).getByRole('textbox', { name: 'Organisatie' })
  await user.click(change('Contactgegevens') as HTMLElement)
  // Not filled in: it cannot be passed by.
  expect(company.closest('[hidden]')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /factuurgegevens zijn gelijk/ }))
  await user.click(screen.getByRole('checkbox', { name: /algemene voorwaarden/ }))
  await waitFor(() => expect(change('Factuur naar')).not.toBeNull())
})

test('references that there are none of are offered in words, and told once they are typed', async () => {
  show('cloud')
  await user.click(
    await screen.findByRole('button', { name: 'Inkoopnummer, factuurmail of kostenplaats toevoegen' }),
  )
  await user.type(screen.getByRole('textbox', { name: /Kostenplaats/ }), 'KP 4410')
  await user.click(screen.getByRole('checkbox', { name: /algemene voorwaarden/ }))
  await screen.findByText('Kostenplaats: KP 4410')
  expect(change('Voor je administratie')).not.toBeNull()
})

test.each([false, true])('a guest’s own details are changed in their row (by phone: %s)', async isByPhone => {
  if (isByPhone) beginByPhone()
  show('cloud')
  await user.click(await screen.findByRole('button', { name: 'Organisatiegegevens wijzigen' }))
  const organisation = within(row('Organisatiegegevens'))
  const name = organisation.getByRole('textbox', { name: 'Organisatie' })
  expect(row('Contactgegevens')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Naar controle' })).toBeNull()
  expect(organisation.queryByRole('button', { name: 'Ik ben al klant' }) === null).toBe(isByPhone)

  await user.clear(name)
  await user.click(organisation.getByRole('button', { name: 'Gegevens opslaan' }))
  await organisation.findByRole('alert')
  await user.type(name, 'De Tweede Oven')
  cleanup()
  show('cloud', null)
  // As it was typed, after a reload.
  await screen.findByDisplayValue('De Tweede Oven')
  await user.click(screen.getByRole('button', { name: 'Gegevens opslaan' }))
  await waitFor(() => expect(change('Organisatiegegevens')).not.toBeNull())
  expect(row('Organisatiegegevens').textContent).toContain('De Tweede Oven')
  expect(row('Factuur naar').textContent).toContain('De Tweede Oven')
  expect(document.activeElement?.textContent).toBe('Organisatiegegevens')
  expect(screen.getAllByRole('button', { name: 'Naar controle' })).not.toEqual([])
})

test('a guest who is a customer after all is led to the login', async () => {
  show('cloud')
  await user.click(await screen.findByRole('button', { name: 'Organisatiegegevens wijzigen' }))
  await user.click(screen.getByRole('button', { name: 'Ik ben al klant' }))
  expect(screen.getByRole('tab', { name: 'Ik ben al klant' }).getAttribute('aria-selected')).toBe('true')
})

test('what the server refused of the order stands at its field, in a row that is open', async () => {
  const message = 'Dit nummer kunnen we niet bellen.'
  orderEntry.setRefusedDetails({ 'contactPerson.phoneNumber': { message } })
  show('cloud')
  const phone = within(await screen.findByRole('region', { name: 'Contactgegevens' })).getByRole('textbox', {
    name: 'Telefoonnummer',
  })
  await waitFor(() => expect(document.activeElement).toBe(phone))
  expect(phone.getAttribute('aria-describedby')).toContain('error')
  expect(screen.getByRole('link', { name: message })).toBeDefined()
  // A refusal is told once.
  expect(orderStore.getSnapshot().refusedDetails).toBeNull()
})

test('what the server refused of a guest opens their details', async () => {
  orderEntry.setRefusedDetails({ iban: { message: 'IBAN is niet geldig.' } })
  show('cloud')
  const iban = await screen.findByRole('textbox', { name: 'IBAN' })
  await waitFor(() => expect(document.activeElement).toBe(iban))
  expect(row('Organisatiegegevens').contains(iban)).toBe(true)
})

test('a quote keeps its form: a row that folds once it is right', async () => {
  show('internet', null)
  act(() => orderStore.setRequestType('quote'))
  const form = within(await screen.findByRole('region', { name: 'Formulier invullen' }))
  for (const [name, text] of [
    ['Organisatie', guest.companyName],
    ['Naam', 'Noor Jansen'],
    ['E-mailadres', guest.email],
    ['Telefoonnummer', guest.phoneNumber],
  ] as const)
    await user.type(form.getByRole('textbox', { name }), text)
  await user.click(screen.getByRole('checkbox', { name: /algemene voorwaarden/ }))
  await waitFor(() => expect(change('Formulier invullen')).not.toBeNull())
  expect(row('Formulier invullen').textContent).toContain('Noor Jansen')
})
