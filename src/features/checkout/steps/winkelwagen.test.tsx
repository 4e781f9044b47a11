// @vitest-environment happy-dom

import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub, Outlet, useParams } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '../../../api/paths.ts'
import Winkelwagen from '../../../app/order-flow/winkelwagen.tsx'
import { LiveRegion } from '../../../ui/kit/live-region.tsx'
import { expectTableRoles } from '../../../ui/kit/testing-table.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { normalizeCloud } from '../../carts/cloud.ts'
import { chooseLine } from '../../carts/internet.ts'
import { rulesOf } from '../../carts/rules-of.ts'
import { normalizeTelefonie } from '../../carts/telefonie.ts'
import { idsOf, internetCatalogue, lines, television } from '../../carts/testing.ts'
import {
  cloudCatalogue,
  cloudProducts,
  telefonieCatalogue,
  telefonieProducts,
} from '../../carts/testing-services.ts'
import { withAccounts, withDevices } from '../../carts/testing-telefonie.ts'
import { deviceLineOf, type ProductOffering, type ProductType } from '../../catalogue/product.ts'
import { productTypeNames } from '../../catalogue/texts.ts'
import { orderStore } from '../store/order-state.ts'
import { stepScreen } from '../testing/step-screen.tsx'
import { ActionSlot } from './action-slot.tsx'
import { BasketPanel } from './basket-panel/basket-panel.tsx'
import { CartBoxSkeleton } from './cart-box.tsx'

const user = userEvent.setup()
beforeEach(() => {
  window.HTMLDialogElement.prototype.showModal ??= function open() {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  orderStore.emptyCart('cleared')
  orderStore.dismissNotice()
})

const Frame = () => (
  <LiveRegion>
    <ActionSlot.Provider>
      <Outlet context />
    </ActionSlot.Provider>
  </LiveRegion>
)

const Screen = stepScreen(Winkelwagen)

function Step() {
  const { productType = '' } = useParams()
  return (
    <>
      <main>
        <Screen />
      </main>
      <BasketPanel productType={productType as ProductType} step="winkelwagen" />
    </>
  )
}

const Shop = createRoutesStub([
  {
    Component: Frame,
    children: [{ path: paths.winkelwagen(':productType' as ProductType), Component: Step }],
  },
])

function show(type: ProductType, catalogue: readonly ProductOffering[], cart: Cart) {
  act(() => {
    orderStore.setProductType(type)
    orderStore.settle(rulesOf(type), catalogue)
    orderStore.setCart(cart)
  })
  render(<Shop initialEntries={[paths.winkelwagen(type)]} />)
}

const cartNow = () => idsOf(orderStore.getSnapshot().cart)
const inTable = () => within(screen.getByRole('table'))

test('another number of licences takes its support along, and is said politely', async () => {
  const { office } = cloudProducts
  show('cloud', cloudCatalogue, [{ product: office, quantity: 1 }])
  await user.click(await screen.findByRole('button', { name: `Eén meer: ${office.name}` }))
  expect(cartNow()).toBe('502×2 503×2')
  expect(screen.getByRole('status').textContent).toContain('Support voor 2 licenties')
})

test('a line goes out with what belongs to it, and the focus goes to the heading of what is left', async () => {
  const { office, workplace } = cloudProducts
  const { cart } = normalizeCloud([
    { product: office, quantity: 2 },
    { product: workplace, quantity: 1 },
  ])
  show('cloud', cloudCatalogue, cart)
  await user.click(await screen.findByRole('button', { name: `${workplace.name} verwijderen` }))
  expect(cartNow()).toBe('502×2 503×2')
  expect(screen.getByRole('status').textContent).toBe(`${workplace.name} is verwijderd.`)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Overzicht van jouw bestelling:' }))
  expect(screen.queryByRole('button', { name: /Installatie 503/ })).toBeNull()
})

test('the internet line leads back to where it was chosen; an extra goes out with its boxes', async () => {
  const { cart } = chooseLine([], lines.fibre100, internetCatalogue)
  show('internet', internetCatalogue, [...cart, { product: television, quantity: 1 }])
  const exchange = await inTable().findByRole('link', { name: `${lines.fibre100.name} wijzigen` })
  expect(exchange.getAttribute('href')).toBe(paths.samenstellen('internet'))
  expect(inTable().queryByRole('button', { name: `${lines.fibre100.name} verwijderen` })).toBeNull()
  const without = cartNow()
  await user.click(inTable().getByRole('button', { name: `${television.name} verwijderen` }))
  expect(without.split(' ')).toContain(`${television.id}×1`)
  expect(cartNow()).not.toContain(`${television.id}×`)
})

test('a device that is bought and one that is rented are told apart by who hears their controls', async () => {
  const { deskPhone, basic } = telefonieProducts
  const accounts = withAccounts([], basic, 3).cart
  const { cart } = withDevices(withDevices(accounts, deskPhone, 'buy', 1).cart, deskPhone, 'rent', 2)
  show('telefonie', telefonieCatalogue, cart)
  for (const [how, quantity] of [
    ['gekocht', '1'],
    ['gehuurd', '2'],
  ]) {
    const stepper = await inTable().findByRole('spinbutton', { name: `Aantal: ${deskPhone.name} (${how})` })
    expect(stepper).toHaveProperty('value', quantity)
    inTable().getByRole('button', { name: `${deskPhone.name} (${how}) verwijderen` })
  }
})

test('fewer accounts than devices warns as samenstellen does, and changes nothing', async () => {
  const phone = deviceLineOf(telefonieProducts.deskPhone, 'rent')
  if (!phone) throw new Error('The desk phone can be rented')
  const { cart } = normalizeTelefonie(
    [
      { product: telefonieProducts.basic, quantity: 1 },
      { product: phone, quantity: 1 },
    ],
    telefonieCatalogue,
  )
  show('telefonie', telefonieCatalogue, cart)
  const before = cartNow()
  await user.click(await screen.findByRole('button', { name: `${telefonieProducts.basic.name} verwijderen` }))
  await screen.findByRole('dialog')
  expect(cartNow()).toBe(before)
})

test('a line has its controls between its name and its amount; what follows it has none', async () => {
  const { office, migration } = cloudProducts
  const { cart } = normalizeCloud([
    { product: office, quantity: 2 },
    { product: migration, quantity: 3 },
  ])
  show('cloud', cloudCatalogue, cart)
  await inTable().findByRole('spinbutton', { name: `Aantal: ${office.name}` })
  const [, ...rows] = inTable().getAllByRole('row')
  expect(rows.map(row => row.textContent?.slice(0, 3))).toEqual(['2 ×', '2 ×', '3 ×'])
  expect(rows.map(row => within(row).queryAllByRole('button').length)).toEqual([3, 0, 3])
  expect(rows.map(row => row.children.length)).toEqual([3, 2, 3])
  expectTableRoles(screen.getByRole('table'))
})

describe('beside the table', () => {
  test('the panel has its lines folded, and one switch of the VAT rules both', async () => {
    show('cloud', cloudCatalogue, [{ product: cloudProducts.backupOnly, quantity: 1 }])
    const panel = within(screen.getByRole('complementary'))
    const fold = await panel.findByRole('button', { name: 'Toon regels' })
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    await user.click(fold)
    expect(panel.getByRole('button', { name: 'Verberg regels' }).getAttribute('aria-expanded')).toBe('true')

    const [vat, ...others] = screen.getAllByRole('switch')
    expect(others).toEqual([])
    await user.click(vat as HTMLElement)
    expect(panel.getAllByText(/incl\. btw/).length).toBeGreaterThan(0)
    expect(inTable().getAllByText(/incl\. btw/).length).toBeGreaterThan(0)
  })
})

test.each([
  ['cloud', 'Overzicht van jouw bestelling:'],
  ['internet', undefined],
] as const)('before the cart of %s can show, its frame stands under the name of the type', (type, title) => {
  render(<CartBoxSkeleton productType={type} />)
  expect(screen.getByText(productTypeNames[type])).toBeTruthy()
  expect(screen.queryByRole('heading')?.textContent).toBe(title)
})
