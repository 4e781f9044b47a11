// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '../../../../api/paths.ts'
import { flowOffers } from '../../../../app/order-flow/flow-offers.ts'
import { LiveRegion } from '../../../../ui/kit/live-region.tsx'
import { rulesOf } from '../../../carts/rules-of.ts'
import { idsOf } from '../../../carts/testing.ts'
import {
  cloudCatalogue,
  cloudProducts,
  mobielCatalogue,
  mobielProducts,
  telefonieCatalogue,
  telefonieProducts,
} from '../../../carts/testing-services.ts'
import type { ProductOffering, ProductType } from '../../../catalogue/product.ts'
import { FlowOffers } from '../../components/flow-offers.ts'
import { orderStore } from '../../store/order-state.ts'
import { ActionSlot } from '../action-slot.tsx'
import { BasketPanel } from '../basket-panel/basket-panel.tsx'
import { ComposeCloud } from './cloud/compose-cloud.tsx'
import { ComposeMobiel } from './mobiel/compose-mobiel.tsx'
import { ComposeTelefonie } from './telefonie/compose-telefonie.tsx'

const user = userEvent.setup()
beforeEach(() => {
  window.HTMLDialogElement.prototype.showModal ??= function open() {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  orderStore.emptyCart('cleared')
  orderStore.dismissNotice()
})

/** A window too narrow for two columns. */
function onPhone() {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
}

type Screen = ComponentType<{ catalogue: readonly ProductOffering[] }>

/** A compose screen with the panel beside it, and an empty cart. */
function show(
  type: ProductType,
  Compose: Screen,
  catalogue: readonly ProductOffering[],
  offers = flowOffers,
) {
  act(() => {
    orderStore.setProductType(type)
    orderStore.settle(rulesOf(type), catalogue)
    orderStore.setCart([])
  })
  const Shop = createRoutesStub([
    {
      path: paths.samenstellen(type),
      Component: () => (
        <LiveRegion>
          <ActionSlot.Provider>
            <main>
              <FlowOffers value={offers}>
                <Compose catalogue={catalogue} />
              </FlowOffers>
            </main>
            <BasketPanel productType={type} step="samenstellen" />
          </ActionSlot.Provider>
        </LiveRegion>
      ),
    },
  ])
  render(<Shop initialEntries={[paths.samenstellen(type)]} />)
}

const cart = () => idsOf(orderStore.getSnapshot().cart)
const panel = () => screen.getByRole('complementary')
const oneTime = () => within(panel()).queryByRole('region', { name: 'Eenmalig' })
const announced = () => screen.getByRole('status').textContent
const quantity = (label: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Aantal: ${label}` })

function setQuantity(label: string, wanted: number | string) {
  fireEvent.change(quantity(label), { target: { value: String(wanted) } })
  fireEvent.keyDown(quantity(label), { key: 'Enter' })
}

describe('cloud', () => {
  const { office, migration, workplace, workplaceLite } = cloudProducts
  beforeEach(() => show('cloud', ComposeCloud, cloudCatalogue))

  test('has its four sections, and says which workplace product comes without support', () => {
    const names = screen
      .getAllByRole('region')
      .map(region => within(region).getByRole('heading', { level: 2 }).textContent)
    expect(names.slice(0, 4)).toEqual([
      'Cloud abonnementen',
      'Supportkosten',
      'Werkplekbeheer',
      'Migratie mail vanuit oude provider',
    ])
    const products = within(screen.getByRole('region', { name: 'Werkplekbeheer' })).getAllByRole('listitem')
    const ofSupport = (words: string) =>
      products
        .filter(({ textContent }) => textContent.includes(words))
        .map(product => within(product).getByRole('heading').textContent)
    expect(ofSupport('Exclusief supportkosten')).toEqual([workplaceLite.name])
    expect(ofSupport('Inclusief supportkosten')).toEqual([workplace.name])
  })

  test('support comes with its licence, as often, and leaves with it', async () => {
    const support = within(screen.getByRole('region', { name: 'Supportkosten' }))
    expect(support.queryByText(/\d ×/)).toBeNull()
    setQuantity(office.name, 12)
    expect(cart()).toBe('502×12 503×12')
    const itsSupport = support.getByText(`12 × ${office.supportProduct?.name}`).closest('li')
    expect(itsSupport?.textContent).toContain('€\u00a030,00')
    expect(panel().textContent).toContain('Support voor 12 licenties')
    expect(announced()).toContain('Support voor 12 licenties')

    setQuantity(office.name, 0)
    expect(panel().textContent).toContain('Zonder licentie geen support')
    expect(support.queryByText(/\d ×/)).toBeNull()
    expect(panel().textContent).toContain('Je bestelling is op dit moment nog leeg.')
  })

  test('twenty mailboxes are moved over at most, and the one-time block is there only with them', async () => {
    setQuantity(office.name, 1)
    expect(oneTime()).toBeNull()
    setQuantity(migration.name, 21)
    expect(quantity(migration.name).value).toBe('20')
    const atTheMost = 'Hoogstens 20 per bestelling. Heb je er meer nodig? Bel ons gerust.'
    expect(screen.getByRole('main').textContent).toContain(atTheMost)
    expect(announced()).toContain(atTheMost)
    expect(oneTime()?.textContent).toContain(`20 × ${migration.name}`)

    setQuantity(migration.name, '3,9')
    expect(quantity(migration.name).value).toBe('3')
    setQuantity(migration.name, -1)
    expect(quantity(migration.name).value).toBe('0')
    expect(oneTime()).toBeNull()
  })
})

describe('mobiel', () => {
  const { small12, large12, abroad100, worldwide } = mobielProducts
  const extra = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

  test('bars compare the data bundles; only unlimited data fills its bar', () => {
    const bundles = [5, 15, 30, null]
    show(
      'mobiel',
      ComposeMobiel,
      bundles.map((dataBundleGb, index) => ({ ...small12, id: 650 + index, dataBundleGb })),
    )
    const bars = screen.getAllByRole('meter', { name: 'Databundel' })
    expect(
      bars.map(bar => [
        bar.getAttribute('aria-valuetext'),
        Number(bar.getAttribute('value')) / Number(bar.getAttribute('max')),
      ]),
    ).toEqual([
      ['5 GB', 0.125],
      ['15 GB', 0.375],
      ['30 GB', 0.75],
      ['Unlimited', 1],
    ])
  })

  test('extras follow the number of subscriptions and leave with the last one', async () => {
    show('mobiel', ComposeMobiel, mobielCatalogue)
    expect(extra(abroad100.name).disabled).toBe(true)
    expect(screen.getByRole('main').textContent).toContain('Kies eerst een abonnement.')

    setQuantity(small12.name, 2)
    await user.click(extra(abroad100.name))
    await user.click(extra(worldwide.name))
    expect(cart()).toBe('610×2 630×2 640×2')
    setQuantity(large12.name, 1)
    expect(cart()).toBe('610×2 611×1 630×3 640×3')
    expect(panel().textContent).toContain('Geldt voor je 3 abonnementen')
    expect(panel().textContent).toContain('Eerste maand gratis')

    setQuantity(large12.name, 0)
    setQuantity(small12.name, 0)
    expect(panel().textContent).toContain('Alleen samen met een abonnement')
    expect(cart()).toBe('')
    expect(extra(abroad100.name).checked).toBe(false)
    expect(extra(abroad100.name).disabled).toBe(true)
  })
})

describe('telefonie', () => {
  const { basic, plus, unlimited, deskPhone, handset, baseStation, installation } = telefonieProducts
  const bought = ({ name }: ProductOffering) => `${name}, kopen`
  const rented = ({ name }: ProductOffering) => `${name}, huren`
  beforeEach(() => show('telefonie', ComposeTelefonie, telefonieCatalogue))

  test('on a phone numbers and devices are folded under their names, and open for what is chosen', () => {
    cleanup()
    onPhone()
    show('telefonie', ComposeTelefonie, telefonieCatalogue)
    const isOpen = (heading: string) =>
      screen.getByRole('heading', { name: heading }).closest('details')?.open
    expect(['Nummerbehoud', deskPhone.name, handset.name, baseStation.name].map(isOpen)).toEqual([
      false,
      false,
      false,
      false,
    ])
    setQuantity(basic.name, 2)
    setQuantity(rented(handset), 1)
    expect([deskPhone.name, handset.name, baseStation.name].map(isOpen)).toEqual([false, true, true])
    act(() => orderStore.setRetentionNumber(0, '020'))
    expect(isOpen('Nummerbehoud')).toBe(true)
    // An open part stays open while somebody types in it or takes its device out.
    act(() => orderStore.setRetentionNumber(0, ''))
    setQuantity(rented(handset), 0)
    expect(['Nummerbehoud', handset.name].map(isOpen)).toEqual([true, true])
  })

  test('numbers come along only where a feature goes on with them', () => {
    expect(screen.queryByRole('heading', { name: 'Nummerbehoud' })).not.toBeNull()
    cleanup()
    show('telefonie', ComposeTelefonie, telefonieCatalogue, {})
    expect(screen.queryByRole('heading', { name: 'Nummerbehoud' })).toBeNull()
  })

  test('a base station comes by itself, with the reason', () => {
    setQuantity(basic.name, 1)
    setQuantity(rented(handset), 1)
    expect(panel().textContent).toContain('1 basisstation per 4 toestellen')
    expect(announced()).toContain(`Toegevoegd: ${baseStation.name}. 1 basisstation per 4 toestellen`)
    expect(screen.getByRole('main').textContent).toContain('In je winkelwagen: 1 gehuurd.')
  })

  test('the switch takes new devices out, and their own can be installed while it is off', async () => {
    const own = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: installation.name })
    setQuantity(basic.name, 3)
    setQuantity(bought(handset), 2)
    expect(own()).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'Ik wil nieuwe toestellen' }))
    expect(panel().textContent).toContain('Je gebruikt je eigen toestellen')
    await user.click(own() ?? expect.fail('there is no installation to choose'))
    expect(panel().textContent).toContain(`3 × ${installation.name}`)
    await user.click(screen.getByRole('switch', { name: 'Ik wil nieuwe toestellen' }))
    expect(panel().textContent).toContain('Niet nodig bij nieuwe toestellen')
    expect(own()).toBeNull()
    expect(cart()).toBe('700×3')
  })

  test('add-ons follow the number of accounts and leave with the last one', async () => {
    const addOn = screen.getByRole<HTMLInputElement>('checkbox', { name: unlimited.name })
    expect(addOn.disabled).toBe(true)
    setQuantity(basic.name, 2)
    await user.click(addOn)
    setQuantity(plus.name, 1)
    expect(panel().textContent).toContain('Geldt voor je 3 belaccounts')
    expect(panel().textContent).toContain(`3 × ${unlimited.name}`)
    setQuantity(plus.name, 0)
    setQuantity(basic.name, 0)
    expect(panel().textContent).toContain('Alleen samen met een belaccount')
    expect(cart()).toBe('')
  })

  test('fewer accounts than devices change nothing; the visitor takes devices out first', async () => {
    setQuantity(basic.name, 2)
    setQuantity(rented(deskPhone), 2)
    const before = cart()
    setQuantity(basic.name, 1)
    within(await screen.findByRole('dialog')).getByText(/2 toestellen bij 1 belaccount/)
    expect(cart()).toBe(before)
    expect(quantity(basic.name).value).toBe('2')
  })
})
