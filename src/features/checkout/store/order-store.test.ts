import { describe, expect, test, vi } from 'vitest'
import { safeStorage } from '../../../ui/state/safe-storage.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { serializeProduct } from '../../catalogue/products.ts'
import { storageWith, storeOver, today } from '../testing/order-store.ts'
import { guest, installationAddress, licence, line, typedGuest, wholeOrder } from '../testing/stored-order.ts'
import { personalDataLifetimeInMs } from './order-store.ts'

const cart: Cart = [{ product: line, quantity: 1 }]
const cartText = JSON.stringify([serializeProduct(line, 1)])

describe('what is chosen survives a reload', () => {
  test('every part comes back as it was', () => {
    const storage = storageWith(wholeOrder)
    const { state } = storeOver(storage)
    expect(state()).toMatchObject({
      cart,
      productType: 'internet',
      requestType: 'quote',
      routerProductId: 12001,
      resellerId: 'partner-1',
      address: installationAddress,
      contactPerson: { firstName: 'Noor' },
      invoiceAddressIsTheSame: false,
      quoteFormData: { companyName: 'Bakkerij De Oven' },
      registeredAccount: true,
      userDataWithoutRegister: guest,
      additionalData: { phoneNumberRetention: ['0201234567', '', ''] },
      termsAccepted: false,
    })
  })

  test('the cart stands in storage as a list of products with their quantity', () => {
    const storage = storageWith()
    const { store } = storeOver(storage)
    store.setProductType('internet')
    store.setCart(cart)
    expect(storage.texts.get('cart')).toBe(cartText)
    expect(storage.texts.get('productType')).toBe('internet')
  })

  test('a word in quotes is understood as well', () => {
    const { state } = storeOver(storageWith({ productType: '"cloud"', resellerId: '"12"' }))
    expect(state()).toMatchObject({ productType: 'cloud', resellerId: '12' })
  })
})

describe('damage in storage costs only what is damaged', () => {
  const keys = Object.keys(wholeOrder)
  const damage: readonly (readonly [string, string])[] = [
    ['null', 'null'],
    ['half a text', '{'],
    ['a number', '7'],
    ['a list of nonsense', '[null, 3, {"id": "x"}]'],
    ['an object of another time', '{"version": 1, "value": {"name": "x"}}'],
    ['five megabytes', 'x'.repeat(5 * 1024 * 1024)],
  ]

  test.each(keys.flatMap(key => damage.map(([name, text]) => ({ key, name, text }))))(
    '$key holds $name',
    ({ key, text }) => {
      const storage = storageWith({ ...wholeOrder, [key]: text })
      const { store, state } = storeOver(storage)
      const whole = storeOver(storageWith(wholeOrder)).state()
      const untouched = keys.filter(
        other => other !== key && other !== 'productType' && other !== 'requestType',
      )
      for (const other of untouched)
        if (key !== 'productType' || other !== 'cart')
          expect({ [other]: state()[other as keyof typeof whole] }).toEqual({
            [other]: whole[other as keyof typeof whole],
          })
      // Ordering goes on.
      store.setProductType('internet')
      store.setCart(cart)
      expect(storeOver(storage).state().cart).toEqual(cart)
    },
  )

  test('a damaged line of the cart goes, the others stay', () => {
    const lines = [
      { id: 1 },
      serializeProduct(line, 1),
      null,
      serializeProduct(line, 1),
      { ...serializeProduct(line), quantity: -1 },
    ]
    expect(
      storeOver(storageWith({ productType: 'internet', cart: JSON.stringify(lines) })).state().cart,
    ).toEqual(cart)
  })

  test('a product of another type never mixes in', () => {
    const lines = JSON.stringify([serializeProduct(licence, 2), serializeProduct(line, 1)])
    expect(storeOver(storageWith({ productType: 'internet', cart: lines })).state().cart).toEqual(cart)
    expect(storeOver(storageWith({ cart: lines })).state()).toMatchObject({
      productType: 'cloud',
      cart: [{ product: licence, quantity: 2 }],
    })
  })

  test('only internet can be a quote', () => {
    expect(storeOver(storageWith({ productType: 'cloud', requestType: 'quote' })).state().requestType).toBe(
      'order',
    )
  })

  test('what only fills the quota is removed', () => {
    const storage = storageWith({ contactPerson: 'x'.repeat(5 * 1024 * 1024) })
    storeOver(storage).state()
    expect(storage.texts.has('contactPerson')).toBe(false)
  })
})

describe('without a storage that works, ordering works in memory', () => {
  const throwing = () => {
    throw new Error('SecurityError')
  }

  test('a blocked storage', () => {
    const { store, details, state, tell } = storeOver({
      getItem: throwing,
      setItem: throwing,
      removeItem: throwing,
    })
    store.subscribe(() => undefined)
    store.setProductType('internet')
    store.setCart(cart)
    details.setGuest(guest)
    tell()
    expect(state()).toMatchObject({ cart, userDataWithoutRegister: guest })
  })

  test('a storage that cannot even be opened', () => {
    const storage = safeStorage(throwing)
    storage.setItem('cart', '[]')
    expect(storage.getItem('cart')).toBe('[]')
  })

  test('a full storage keeps no older value that would come back', () => {
    const storage = storageWith({ productType: 'internet', cart: '[]', resellerId: 'older' })
    const full = { ...storage, setItem: throwing }
    const { store, state } = storeOver(full)
    store.followReseller('newer')
    expect(state().resellerId).toBe('newer')
    expect(storage.texts.has('resellerId')).toBe(false)
  })
})

describe('two tabs', () => {
  test('the other tab’s cart is taken over whole', () => {
    const storage = storageWith({ productType: 'internet', cart: cartText })
    const [here, there] = [storeOver(storage), storeOver(storage)]
    here.store.subscribe(() => undefined)
    expect(here.state().cart).toEqual(cart)
    there.store.setProductType('cloud')
    there.store.setCart([{ product: licence, quantity: 3 }])
    here.tell()
    expect(here.state()).toMatchObject({ productType: 'cloud', cart: [{ product: licence, quantity: 3 }] })
  })

  test('halfway through the other tab’s change no carts mix', () => {
    const storage = storageWith({ productType: 'internet', cart: cartText })
    const { store, state, tell } = storeOver(storage)
    store.subscribe(() => undefined)
    storage.setItem('productType', 'cloud')
    tell()
    expect(state().cart).toEqual([])
    expect(storage.texts.get('cart')).toBe(cartText)
  })

  test('what this tab alone knows stays when nothing was changed', () => {
    const { store, details, state, tell } = storeOver(
      storageWith({ productType: 'internet', cart: cartText }),
    )
    store.subscribe(() => undefined)
    details.setConsents({ termsAccepted: true })
    tell()
    expect(state().termsAccepted).toBe(true)
  })

  test('a change is read and parsed once, however many screens follow and events tell of it', () => {
    const storage = storageWith({ productType: 'internet', cart: cartText, newDevices: 'false' })
    const [here, there] = [storeOver(storage), storeOver(storage)]
    const screens = Array.from({ length: 4 }, () => vi.fn())
    for (const screen of screens) here.store.subscribe(screen)
    there.details.setGuestForm(typedGuest)

    const parse = vi.spyOn(JSON, 'parse')
    for (let event = 0; event < 5; event++) here.tell()
    const ofTheForm = parse.mock.calls.filter(([text]) => text === storage.texts.get('guestForm'))
    parse.mockRestore()
    expect(ofTheForm).toHaveLength(1)
    expect(here.state().guestForm).toEqual(typedGuest)
    for (const screen of screens) expect(screen).toHaveBeenCalledOnce()
  })

  test('what another tab did while no screen here followed the order shows as soon as one does', () => {
    const storage = storageWith({ productType: 'internet', cart: cartText })
    const [here, there] = [storeOver(storage), storeOver(storage)]
    here.store.subscribe(() => undefined)()
    there.store.emptyCart('cleared')
    here.store.subscribe(() => undefined)
    expect(here.state().cart).toEqual([])
  })

  test('a tab that wipes its details still hears what the other one did to the cart', () => {
    const storage = storageWith({ productType: 'internet', cart: cartText })
    const [here, there] = [storeOver(storage), storeOver(storage)]
    here.store.subscribe(() => undefined)
    there.store.emptyCart('cleared')
    here.store.clearPersonalData()
    here.tell()
    expect(here.state().cart).toEqual([])
  })
})

describe('personal data', () => {
  test('goes after seven days, the cart stays', () => {
    const storage = storageWith()
    const first = storeOver(storage)
    first.store.setProductType('internet')
    first.store.setCart(cart)
    first.details.setGuest(guest)
    first.store.setCheckedAddress(installationAddress, null)
    expect(storeOver(storage, today + personalDataLifetimeInMs - 1).state().userDataWithoutRegister).toEqual(
      guest,
    )
    const late = storeOver(storage, today + personalDataLifetimeInMs).state()
    expect(late).toMatchObject({ userDataWithoutRegister: null, address: null, cart })
    expect(storage.texts.has('userDataWithoutRegister')).toBe(false)
  })

  test('of a new customer survives a reload as it was typed, as long as all of it does', () => {
    const storage = storageWith()
    const { details } = storeOver(storage)
    details.setGuestForm(typedGuest)
    const reloaded = storeOver(storage, today + personalDataLifetimeInMs - 1)
    expect(reloaded.state().guestForm).toEqual(typedGuest)
    reloaded.store.clearPersonalData()
    expect(storeOver(storage).state().guestForm).toBeNull()
    details.setGuestForm(typedGuest)
    expect(storeOver(storage, today + personalDataLifetimeInMs).state().guestForm).toBeNull()
  })

  test.each([
    ['missing', undefined],
    ['damaged', 'soon'],
    ['too far away', '99999999999999'],
  ])('expires in seven days where the moment is %s', (_, moment) => {
    const storage = storageWith({
      userDataWithoutRegister: JSON.stringify(guest),
      ...(moment && { personalDataExpiresAt: moment }),
    })
    expect(storeOver(storage).state().userDataWithoutRegister).toEqual(guest)
    expect(storage.texts.get('personalDataExpiresAt')).toBe(String(today + personalDataLifetimeInMs))
  })

  test('goes on "Wis mijn gegevens", with the consents, and the cart stays', () => {
    const storage = storageWith(wholeOrder)
    const { store, details, state } = storeOver(storage)
    details.setConsents({ termsAccepted: true })
    store.clearPersonalData()
    expect(state()).toMatchObject({
      userDataWithoutRegister: null,
      contactPerson: null,
      termsAccepted: false,
      cart,
    })
    expect([...storage.texts.keys()].toSorted()).toEqual([
      'cart',
      'productType',
      'requestType',
      'resellerId',
      'routerProductId',
    ])
  })

  test('goes after an order, with the cart', () => {
    const storage = storageWith(wholeOrder)
    const { store, state } = storeOver(storage)
    store.complete({ orderNumber: '482-739-165', requestType: 'order' })
    expect(state()).toMatchObject({ cart: [], completedOrder: { orderNumber: '482-739-165' } })
    const { resellerId } = wholeOrder
    expect(Object.fromEntries(storage.texts)).toEqual({ resellerId })
  })
})

describe('the order that was completed', () => {
  const completedOrder = { orderNumber: '482-739-165', requestType: 'order' } as const
  // Another tab had begun the next order, of this type, before this tab left the thank-you page.
  const afterAnOrder = () => {
    const opened = storeOver(storageWith({ productType: 'internet', cart: cartText }))
    opened.store.setCompletedOrder(completedOrder)
    return opened
  }

  test('is past once its type is opened again', () => {
    const { store, state } = afterAnOrder()
    store.setProductType('internet')
    expect(state()).toMatchObject({ completedOrder: null, cart })
  })

  test('is past once a page brings an address along', () => {
    const { store, state } = afterAnOrder()
    store.openWith({ orderType: 'internet', address: installationAddress })
    expect(state()).toMatchObject({ completedOrder: null, cart })
  })
})

test('a page of another type clears the cart and the mark of a registered account', () => {
  const { store, state } = storeOver(storageWith({ ...wholeOrder, productType: 'cloud', cart: '[]' }))
  store.setCart([{ product: licence, quantity: 1 }])
  store.openWith({ orderType: 'internet', address: installationAddress })
  expect(state()).toMatchObject({
    productType: 'internet',
    cart: [],
    registeredAccount: false,
    address: installationAddress,
  })
})

test('a page of the same type keeps the cart and brings its address', () => {
  const { store, state } = storeOver(storageWith({ productType: 'internet', cart: cartText }))
  store.openWith({ orderType: 'internet', address: installationAddress })
  expect(state()).toMatchObject({ cart, address: installationAddress })
})

test('the same order keeps its key over a reload, another one gets another key', () => {
  const storage = storageWith()
  const key = storeOver(storage).store.idempotencyKeyFor('{"products":[1]}')
  expect(storeOver(storage).store.idempotencyKeyFor('{"products":[1]}')).toBe(key)
  expect(storeOver(storage).store.idempotencyKeyFor('{"products":[2]}')).not.toBe(key)
})
