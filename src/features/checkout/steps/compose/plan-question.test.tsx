// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRoutesStub, Outlet, useLocation, useParams } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import brand from '../../../../../content/brand.json' with { type: 'json' }
import { paths } from '../../../../api/paths.ts'
import { standInServer } from '../../../../ui/forms/testing-server.ts'
import { LiveRegion } from '../../../../ui/kit/live-region.tsx'
import type { AddressCheckResult } from '../../../addresses/contract.ts'
import { rulesOf } from '../../../carts/rules-of.ts'
import { fibre, idsOf, internetCatalogue, lines } from '../../../carts/testing.ts'
import {
  cloudCatalogue,
  cloudProducts,
  mobielCatalogue,
  mobielProducts,
  telefonieCatalogue,
} from '../../../carts/testing-services.ts'
import type { ProductOffering, ProductType } from '../../../catalogue/product.ts'
import { serializeProduct } from '../../../catalogue/products.ts'
import { flowPlaceOf } from '../../store/flow-place.ts'
import { orderStore } from '../../store/order-state.ts'
import { StepsOfType } from '../steps-of-type.tsx'
import { ComposeCloud } from './cloud/compose-cloud.tsx'
import { ComposeInternet } from './internet/compose-internet.tsx'
import { ComposeMobiel } from './mobiel/compose-mobiel.tsx'
import { Samenstellen } from './samenstellen.tsx'
import { ComposeTelefonie } from './telefonie/compose-telefonie.tsx'

const user = userEvent.setup()

/** Lines whose reach only an address tells, as a catalogue has them. */
const catalogues: Record<ProductType, readonly ProductOffering[]> = {
  internet: internetCatalogue.map(product => ({ ...product, fiberLineAvailability: null })),
  cloud: cloudCatalogue,
  mobiel: mobielCatalogue,
  telefonie: telefonieCatalogue,
}
const screens = {
  internet: ComposeInternet,
  cloud: ComposeCloud,
  mobiel: ComposeMobiel,
  telefonie: ComposeTelefonie,
}

let address: string
let catalogueIsAway: boolean

function Flow() {
  const location = useLocation()
  const { step, productType } = flowPlaceOf(location)
  address = location.pathname + location.hash
  return (
    <LiveRegion>
      {step && productType ? <StepsOfType step={step} productType={productType} /> : <Outlet />}
    </LiveRegion>
  )
}

function Compose() {
  const productType = useParams().productType as ProductType
  const products = catalogueIsAway ? { failure: null } : { list: catalogues[productType] }
  return (
    <Samenstellen
      key={productType}
      rules={rulesOf(productType)}
      products={{ value: products }}
      Screen={screens[productType]}
      whatIsMissing={() => null}
    />
  )
}

const Nothing = () => null
const Cart = () => <p>De winkelwagen</p>

/** Follows a link of the website into the flow. */
async function follow(link: string) {
  const Shop = createRoutesStub([
    {
      id: 'root',
      loader: () => ({ brand }),
      HydrateFallback: Nothing,
      Component: Flow,
      children: [
        { path: '/bestellen/:productType/samenstellen', Component: Compose },
        { path: '/bestellen/:productType/winkelwagen', Component: Cart },
      ],
    },
  ])
  render(<Shop initialEntries={[link]} />)
  await screen.findByRole('complementary')
}

const linkTo = ({ productType, id }: Pick<ProductOffering, 'productType' | 'id'>) =>
  `${paths.samenstellen(productType)}#keuze=${id}`

/** The page says the days of a delivery once it is idle: not of interest here. */
const promisedDates = { '/api/promised-dates': () => new Response(null, { status: 503 }) }

const { mailbox, office } = cloudProducts
const { small12, large24 } = mobielProducts

const fill = (productType: ProductType, ...products: ProductOffering[]) =>
  act(() => {
    orderStore.setProductType(productType)
    orderStore.setCart(products.map(product => ({ product, quantity: 1 })))
  })
const cart = () => idsOf(orderStore.getSnapshot().cart)
const notice = () => orderStore.getSnapshot().cartNotice
const question = () => screen.queryByRole('dialog')
const press = (name: string) => user.click(screen.getByRole('button', { name }))

beforeEach(() => {
  catalogueIsAway = false
  standInServer(promisedDates)
  window.HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  act(() => {
    orderStore.emptyCart('cleared')
    orderStore.clearPersonalData()
    orderStore.dismissNotice()
    orderStore.bringPlan(null)
  })
})

describe('without a cart', () => {
  test.each([
    [small12, '610×1'],
    [large24, '621×1'],
    [office, '502×1 503×1'],
    [telefonieCatalogue[0] as ProductOffering, '700×1'],
  ])(
    'the plan is in the cart at once, with what belongs to it, and out of the address',
    async (plan, ids) => {
      await follow(linkTo(plan))
      await waitFor(() => expect(cart()).toBe(ids))
      expect(question()).toBeNull()
      await waitFor(() => expect(address).toBe(paths.samenstellen(plan.productType)))
    },
  )

  test('a plan that is sold no more is named by its number, once', async () => {
    await follow(`${paths.samenstellen('mobiel')}#keuze=99999`)
    await waitFor(() => expect(notice()?.reason).toBe('gone'))
    expect(notice()?.what).toEqual(['Nummer 99999 staat niet meer in ons aanbod'])
    expect(cart()).toBe('')
    await waitFor(() => expect(address).toBe(paths.samenstellen('mobiel')))
  })

  test('while the catalogue is away it waits in the address', async () => {
    catalogueIsAway = true
    await follow(linkTo(small12))
    expect(screen.getByRole('alert')).toBeTruthy()
    expect(address).toBe(linkTo(small12))
    expect(cart()).toBe('')
  })
})

describe('beside another cart', () => {
  test.each([
    ['of another type', 'mobiel', [small12]],
    ['of this type', 'cloud', [mailbox]],
  ] as const)('%s it asks first, and takes its place', async (_, type, products) => {
    fill(type, ...products)
    await follow(linkTo(office))
    expect(question()?.textContent).toContain(`een winkelwagen met ${type}`)
    expect(question()?.textContent).toContain(office.name)
    expect(cart()).toBe(idsOf(products.map(product => ({ product, quantity: 1 }))))
    await press('Begin met mijn keuze')
    await waitFor(() => expect(cart()).toBe('502×1 503×1'))
    expect(question()).toBeNull()
    expect(orderStore.getSnapshot().productType).toBe('cloud')
    await waitFor(() => expect(address).toBe(paths.samenstellen('cloud')))
  })

  test('or leaves it as it is', async () => {
    fill('mobiel', small12)
    await follow(linkTo(office))
    await press('Houd deze winkelwagen')
    expect(await screen.findByText('De winkelwagen')).toBeTruthy()
    expect(address).toBe(paths.winkelwagen('mobiel'))
    expect(cart()).toBe('610×1')
    expect(notice()).toBeNull()
    expect(orderStore.getSnapshot().broughtPlan).toBeNull()
  })

  test('that has it already, nothing is asked or changed', async () => {
    fill('cloud', office, mailbox)
    await follow(linkTo(office))
    await waitFor(() => expect(address).toBe(paths.samenstellen('cloud')))
    expect(question()).toBeNull()
    expect(cart()).toBe('502×1 503×1 500×1 501×1')
  })

  test('a plan that is sold no more takes nothing away unasked', async () => {
    fill('mobiel', small12)
    await follow(`${paths.samenstellen('cloud')}#keuze=99999`)
    expect(question()?.textContent).toContain('Nummer 99999')
    expect(cart()).toBe('610×1')
    await press('Kies iets anders')
    await waitFor(() => expect(address).toBe(paths.samenstellen('cloud')))
    expect(question()).toBeNull()
    expect(notice()?.before?.cart).toEqual([{ product: small12, quantity: 1 }])
  })
})

describe('a line of internet', () => {
  const { fibre100, fibre1000for36, dsl50 } = lines

  /** The server's answer of an address with these lines. */
  function found(...products: ProductOffering[]) {
    const result: AddressCheckResult = {
      street: 'Koornmarkt',
      city: 'Delft',
      houseNumber: '1',
      houseNumberExtension: '',
      zipCode: '2611CC',
      vdslMbsUploadSpeed: null,
      vdslMbsDownloadSpeed: null,
      products: products.map(product => serializeProduct(product)),
    }
    standInServer({ ...promisedDates, '/api/bestellen-zipcode': () => Response.json(result) })
  }
  async function check() {
    await user.type(screen.getByLabelText(/^Postcode/), '2611 CC')
    await user.type(screen.getByLabelText(/^Huisnummer/), '1')
    await press('Controleer adres')
  }

  test('waits until the address is checked, and is chosen there at its own term', async () => {
    found(fibre100, fibre1000for36, dsl50)
    await follow(linkTo(fibre1000for36))
    expect(screen.getByText(fibre1000for36.name)).toBeTruthy()
    expect(cart()).toBe('')
    expect(address).toBe(linkTo(fibre1000for36))
    await check()
    await waitFor(() => expect(cart()).toBe('220×1 221×1 401×1'))
    expect(notice()).toBeNull()
    expect(question()).toBeNull()
    await waitFor(() => expect(address).toBe(paths.samenstellen('internet')))
  })

  test.each([
    ['is not there', [dsl50]],
    ['needs a quote', [{ ...fibre100, fiberLineAvailability: 'near-net' as const }, dsl50]],
  ])('that %s is named, with what replaces it', async (_, offered) => {
    found(...offered)
    await follow(linkTo(fibre100))
    await check()
    await waitFor(() => expect(cart()).toBe('300×1 301×1 400×1'))
    expect(notice()).toMatchObject({
      reason: 'not-here',
      what: [`In plaats van ${fibre100.name} staat nu ${dsl50.name} in je winkelwagen`],
    })
    expect(orderStore.getSnapshot().requestType).toBe('order')
  })

  test('where nothing can be ordered, that is said', async () => {
    found(fibre(100, 100, { fiberLineAvailability: 'no-net' }))
    await follow(linkTo(fibre100))
    await check()
    await waitFor(() => expect(notice()?.what).toEqual([`${fibre100.name} is hier niet te bestellen`]))
    expect(cart()).toBe('')
  })

  test('in place of another line is chosen at the address that is known', async () => {
    found(fibre100, dsl50)
    act(() => {
      orderStore.setProductType('internet')
      orderStore.setCheckedAddress(
        {
          street: 'Koornmarkt',
          houseNumber: '1',
          houseNumberExtension: '',
          zipCode: '2611CC',
          city: 'Delft',
        },
        null,
      )
      orderStore.setCart([{ product: dsl50, quantity: 1 }])
    })
    await follow(linkTo(fibre100))
    await press('Begin met mijn keuze')
    await waitFor(() => expect(cart()).toBe('100×1 101×1 400×1'))
  })
})
