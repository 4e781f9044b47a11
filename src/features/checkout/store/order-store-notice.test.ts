import { describe, expect, test } from 'vitest'
import { formatEuro } from '../../../common/money.ts'
import type { Cart } from '../../carts/cart-line.ts'
import { rulesOf } from '../../carts/rules-of.ts'
import { setAccounts, setDevice, switchNewDevices } from '../../carts/telefonie.ts'
import { telefonieCatalogue, telefonieProducts } from '../../carts/testing-services.ts'
import { setupLineOf } from '../../catalogue/product.ts'
import { serializeProduct } from '../../catalogue/products.ts'
import { storageWith, storeOver, today } from '../testing/order-store.ts'
import { installationAddress, licence, line, wholeOrder } from '../testing/stored-order.ts'
import { storedCartTexts } from '../texts/cart.ts'
import { personalDataLifetimeInMs } from './order-store.ts'

const cart: Cart = [{ product: line, quantity: 1 }]
const priceRise = `Aangepast: Office Compleet. Prijs was ${formatEuro(licence.priceInCents)}, is nu ${formatEuro(5000)}`
const cartOf = (...lines: readonly (readonly [Parameters<typeof serializeProduct>[0], unknown])[]) =>
  JSON.stringify(lines.map(([product, quantity]) => ({ ...serializeProduct(product), quantity })))

describe('what emptied or changed the cart can be taken back', () => {
  test('another type, with the kind of request and the router', () => {
    const { store, state } = storeOver(storageWith(wholeOrder))
    const before = state()
    store.setProductType('mobiel')
    expect(state()).toMatchObject({ cart: [], productType: 'mobiel', requestType: 'order' })
    expect(state().cartNotice).toMatchObject({ reason: 'type', before: { cart } })
    store.putBackCart()
    const { productType, requestType, address } = before
    expect(state()).toMatchObject({ cart, productType, requestType, address, cartNotice: null })
  })

  test('another address, with the old one', () => {
    const { store, state } = storeOver(storageWith(wholeOrder))
    store.leaveAddress()
    expect(state()).toMatchObject({ cart: [], address: null })
    store.putBackCart()
    expect(state()).toMatchObject({ cart, address: installationAddress })
  })

  test('"Winkelwagen leegmaken", also after a reload', () => {
    const storage = storageWith(wholeOrder)
    storeOver(storage).store.emptyCart('cleared')
    const { store, state } = storeOver(storage)
    expect(state()).toMatchObject({ cart: [], cartNotice: { reason: 'cleared', before: { cart } } })
    store.putBackCart()
    expect(state()).toMatchObject({ cart, address: installationAddress, requestType: 'quote' })
    expect(storeOver(storage).state()).toMatchObject({ cart, cartNotice: null })
  })

  test('the switch for new devices, with how it stood', () => {
    const { basic, deskPhone } = telefonieProducts
    const accounts = setAccounts([], basic, 2, telefonieCatalogue)
    const calling = accounts.kind === 'composed' ? accounts.cart : []
    const devices = setDevice(calling, deskPhone, 'rent', 2, telefonieCatalogue)
    const before = devices.kind === 'composed' ? devices.cart : []
    const storage = storageWith()
    const { store, state } = storeOver(storage)
    store.setProductType('telefonie')
    store.setCart(before)
    const off = switchNewDevices(before, false, telefonieCatalogue)
    store.setCart(off.cart, off.changes, { reason: 'devices', newDevices: false })
    expect(storeOver(storage).state()).toMatchObject({
      newDevices: false,
      cart: calling,
      cartNotice: { what: [`Verwijderd: ${deskPhone.name}. Je gebruikt je eigen toestellen`] },
    })
    store.putBackCart()
    expect(state()).toMatchObject({ newDevices: true, cart: before })
  })

  test('not a choice that changed nothing, or that the visitor made himself', () => {
    const { store, state } = storeOver(storageWith(wholeOrder))
    store.setCart(cart, [], { reason: 'devices', newDevices: true })
    store.setCart([])
    expect(state().cartNotice).toBeNull()
    store.emptyCart('cleared')
    expect(state().cartNotice).toBeNull()
  })

  test('what was chosen since stays one step away', () => {
    const { store, state } = storeOver(storageWith(wholeOrder))
    store.setProductType('cloud')
    const newer = [{ product: licence, quantity: 2 }]
    store.setCart(newer)
    store.putBackCart()
    expect(state()).toMatchObject({ cart, productType: 'internet', cartNotice: { reason: 'put-back' } })
    store.putBackCart()
    expect(state()).toMatchObject({ cart: newer, productType: 'cloud' })
  })

  test('as long as the rules allow it: what is sold no more does not come back', () => {
    const { store, state } = storeOver(storageWith(wholeOrder))
    store.settle(rulesOf('internet'), [line])
    store.emptyCart('cleared')
    store.settle(rulesOf('internet'), [{ ...line, id: 1 }])
    expect(state().cartNotice).toBeNull()
  })

  test('comes back at today’s price, which is told', () => {
    const { store, state } = storeOver(storageWith(wholeOrder))
    store.emptyCart('cleared')
    store.settle(rulesOf('internet'), [{ ...line, priceInCents: 5000 }])
    store.putBackCart()
    expect(state().cart[0]?.product.priceInCents).toBe(5000)
    expect(state().changes).toMatchObject([{ kind: 'changed', product: { id: line.id } }])
  })

  test('not by what storage holds instead of a notice, or with a cart that is not whole', () => {
    const whole = { reason: 'cleared', what: [], left: '', before: null }
    for (const damage of ['null', '{', '7', '[]', '{"reason":"x"}', JSON.stringify({ ...whole, what: 3 })])
      expect(storeOver(storageWith({ cartNotice: damage })).state().cartNotice).toBeNull()
    const before = { productType: 'internet', requestType: 'order', newDevices: true, address: null }
    const half = { ...whole, before: { ...before, cart: [{ id: 'x' }] } }
    expect(storeOver(storageWith({ cartNotice: JSON.stringify(half) })).state().cartNotice).toBeNull()
    const empty = { ...whole, before: { ...before, cart: [] } }
    expect(storeOver(storageWith({ cartNotice: JSON.stringify(empty) })).state().cartNotice).toBeNull()
  })
})

describe('the way back holds an address', () => {
  const emptied = () => {
    const storage = storageWith(wholeOrder)
    storeOver(storage).store.emptyCart('cleared')
    return storage
  }

  test('so it goes after seven days', () => {
    const storage = emptied()
    expect(storeOver(storage, today + personalDataLifetimeInMs - 1).state().cartNotice).not.toBeNull()
    expect(storeOver(storage, today + personalDataLifetimeInMs).state().cartNotice).toBeNull()
    expect(storage.texts.has('cartNotice')).toBe(false)
  })

  test('and on "Wis mijn gegevens", and after an order', () => {
    const wiped = emptied()
    storeOver(wiped).store.clearPersonalData()
    const ordered = emptied()
    storeOver(ordered).store.complete({ orderNumber: '482-739-165', requestType: 'order' })
    expect([wiped, ordered].map(({ texts }) => texts.has('cartNotice'))).toEqual([false, false])
  })
})

describe('an address that a page supplies', () => {
  const other = { ...installationAddress, houseNumber: '1', zipCode: '3447GT' }
  const openedElsewhere = () => {
    const visit = storeOver(storageWith(wholeOrder))
    visit.store.openWith({ orderType: 'internet', address: other })
    return visit
  }

  test('and that has no such line leaves a way back to the address before', () => {
    const { store, state } = openedElsewhere()
    expect(state()).toMatchObject({ cart, address: other, cartNotice: null })
    store.setCheckedCart([], [{ kind: 'removed', product: line, reason: 'Niet leverbaar' }])
    store.putBackCart()
    expect(state()).toMatchObject({ cart, address: installationAddress })
  })

  test('and that has the line keeps the cart', () => {
    const { store, state } = openedElsewhere()
    store.setCheckedCart(cart, [])
    expect(state()).toMatchObject({ cart, address: other, cartNotice: null })
  })

  test('at the address of the cart itself the rules allow no way back', () => {
    const { store, state } = storeOver(storageWith(wholeOrder))
    store.setCheckedCart([], [{ kind: 'removed', product: line, reason: 'Niet leverbaar' }])
    expect(state().cartNotice).toBeNull()
  })
})

describe('a stored cart is settled', () => {
  test('by today’s catalogue, and what changed is told, also after a reload', () => {
    const gone = { ...licence, id: 99_999, name: 'Oud product' }
    const storage = storageWith({ productType: 'cloud', cart: cartOf([licence, 2], [gone, 1]) })
    const { store, state } = storeOver(storage)
    expect(state().isSettled).toBe(false)
    store.settle(rulesOf('cloud'), [{ ...licence, priceInCents: 5000 }])
    expect(state()).toMatchObject({
      isSettled: true,
      cart: [{ product: { priceInCents: 5000 }, quantity: 2 }],
    })
    const told = {
      reason: 'settled',
      before: null,
      what: [priceRise, 'Verwijderd: Oud product. Niet meer leverbaar'],
    }
    expect(state().cartNotice).toEqual({ ...told, left: '42507×2' })
    expect(storeOver(storage).state().cartNotice).toMatchObject(told)
  })

  test('and gets what the rules add', () => {
    const withSetup = {
      ...line,
      setupProduct: { id: 11_901, name: 'Installatie', priceInCents: 0, listPriceInCents: null },
    }
    const { store, state } = storeOver(storageWith({ productType: 'internet', cart: cartOf([line, 1]) }))
    store.settle(rulesOf('internet'), [withSetup])
    expect(state().cart).toEqual([
      { product: withSetup, quantity: 1 },
      { product: setupLineOf(withSetup), quantity: 1 },
    ])
    expect(state().cartNotice?.what).toEqual(['Toegevoegd: Installatie. Installatie hoort erbij'])
  })

  test('without a word where nothing changed', () => {
    const { store, state } = storeOver(storageWith({ productType: 'cloud', cart: cartOf([licence, 2]) }))
    store.settle(rulesOf('cloud'), [licence])
    expect(state()).toMatchObject({ isSettled: true, cartNotice: null, changes: [] })
  })

  test('by the catalogue of its own type only', () => {
    const { store, state } = storeOver(storageWith({ productType: 'cloud', cart: cartOf([licence, 2]) }))
    store.settle(rulesOf('internet'), [line])
    expect(state()).toMatchObject({ isSettled: false, cart: [{ product: licence, quantity: 2 }] })
  })
})

describe('what of a stored cart cannot be kept is told', () => {
  test.each([
    ['a text', '2', 2],
    ['half a piece', 1.5, 1],
    ['no number', 'veel', 1],
    ['nothing', null, 1],
    ['a list', [3], 1],
    ['far too many', 1e9, 9900],
  ])('a quantity that is %s is mended', (_, stored, quantity) => {
    const storage = storageWith({ productType: 'cloud', cart: cartOf([licence, stored]) })
    const { state } = storeOver(storage)
    const what = [`Aangepast: Office Compleet, het bewaarde aantal klopte niet en is nu ${quantity}`]
    expect(state()).toMatchObject({ cart: [{ product: licence, quantity }], cartNotice: { what } })
    // Told until the visitor has read it, also after a reload, and once.
    const later = storeOver(storage)
    expect(later.state()).toMatchObject({ cart: [{ product: licence, quantity }], cartNotice: { what } })
    later.store.dismissNotice()
    expect(storeOver(storage).state().cartNotice).toBeNull()
  })

  test.each([0, -1])('the quantity %d takes the line out', stored => {
    const { state } = storeOver(storageWith({ productType: 'cloud', cart: cartOf([licence, stored]) }))
    const what = ['Verwijderd: Office Compleet, het bewaarde aantal klopte niet']
    expect(state()).toMatchObject({ cart: [], cartNotice: { what } })
  })

  test('a line that stands there twice, one that is none, and a whole cart that is none', () => {
    const told = (text: string) =>
      storeOver(storageWith({ productType: 'cloud', cart: text })).state().cartNotice?.what
    expect(told(cartOf([licence, 2], [licence, 3]))).toEqual([
      'Verwijderd: Office Compleet, het bewaarde aantal klopte niet',
    ])
    expect(told('[3, {"id": "x"}, null]')).toEqual([storedCartTexts.unreadableLine])
    for (const text of ['null', '{', '7', '{"id": 1}'])
      expect(told(text)).toEqual([storedCartTexts.unreadable])
    expect(told('[]')).toBeUndefined()
  })

  test('is told together with what settling changes', () => {
    const { store, state } = storeOver(storageWith({ productType: 'cloud', cart: cartOf([licence, '2']) }))
    store.settle(rulesOf('cloud'), [{ ...licence, priceInCents: 5000 }])
    expect(state().cartNotice?.what).toEqual([
      'Aangepast: Office Compleet, het bewaarde aantal klopte niet en is nu 2',
      priceRise,
    ])
  })

  test('a line of another type is no damage: another tab is halfway through its change', () => {
    const { state } = storeOver(
      storageWith({ productType: 'internet', cart: cartOf([licence, 2], [line, 1]) }),
    )
    expect(state()).toMatchObject({ cart, cartNotice: null })
  })
})

describe('where the browser keeps nothing', () => {
  const throwing = () => {
    throw new Error('SecurityError')
  }

  test('the state says so once there is something to keep, and else that it keeps', () => {
    const blocked = storeOver({ getItem: throwing, setItem: throwing, removeItem: throwing })
    const working = storeOver(storageWith())
    for (const { store } of [blocked, working]) store.setCheckedAddress(installationAddress, null)
    expect([blocked.state().isKept, working.state().isKept]).toEqual([false, true])
  })
})
