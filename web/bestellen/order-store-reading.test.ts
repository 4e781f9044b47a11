import { expect, test, vi } from 'vitest'
import type { Reader } from './order-store.ts'
import { readStoredOrder } from './read-stored-order.ts'
import { bareOrder, textsIn } from './stored-order.ts'
import { storageWith, storeOver, today } from './testing/order-store.ts'
import { installationAddress, licence, line, wholeOrder } from './testing/stored-order.ts'

/** A store whose reader is still on its way. */
function unread(texts: Record<string, string> = wholeOrder) {
  const fetches: PromiseWithResolvers<Reader>[] = []
  const storage = storageWith(texts)
  const fetchReader = () => {
    const fetching = Promise.withResolvers<Reader>()
    fetches.push(fetching)
    return fetching.promise
  }
  const opened = storeOver(storage, today, { fetchReader })
  const stop = opened.store.subscribe(() => undefined)
  const arrives = async () => {
    fetches.at(-1)?.resolve(readStoredOrder)
    await vi.waitFor(() => expect(opened.state().isLoaded).toBe(true))
  }
  return { ...opened, storage, fetches, arrives, stop }
}

test.each([
  ['nothing', {}, null],
  ['only opened a type', { productType: 'mobiel' }, 'mobiel'],
  ['emptied the cart', { productType: 'mobiel', cart: '[]' }, 'mobiel'],
])('who has %s stored waits for no code', (_, texts, productType) => {
  const { state, fetches } = unread(texts)
  expect(state()).toMatchObject({ isLoaded: true, cart: [], productType })
  expect(fetches).toHaveLength(0)
})

const moreThanAType: readonly Record<string, string>[] = [
  { productType: 'tv' },
  { cart: '[{}]' },
  ...Object.keys(wholeOrder)
    .filter(key => key !== 'productType' && key !== 'cart')
    .map(key => ({ productType: 'mobiel', [key]: 'true' })),
]

test.each(moreThanAType)('what else is stored is read: %o', texts => {
  const { state, fetches } = unread(texts)
  expect(state()).toMatchObject({ isLoaded: false })
  expect(fetches).toHaveLength(1)
})

test.each([{}, { productType: 'mobiel' }, { productType: 'mobiel', cart: '[]' }])(
  'the code that reads would say the same of %o',
  stored => {
    const texts = textsIn(storageWith(stored))
    expect({ order: bareOrder(texts), damage: [] }).toEqual(readStoredOrder(texts))
  },
)

test('a stored order is not known until the code that reads it came', async () => {
  const { state, arrives, storage } = unread()
  expect(state()).toMatchObject({ isLoaded: false, cart: [], address: null })
  expect(Object.fromEntries(storage.texts)).toMatchObject(wholeOrder)
  await arrives()
  expect(state()).toMatchObject({ isLoaded: true, cart: [{ product: line }], address: installationAddress })
})

test('what is done before follows the reading, in order', async () => {
  const { store, state, arrives } = unread()
  store.orderFor('customer-1')
  store.setProductType('cloud')
  store.setCart([{ product: licence, quantity: 2 }])
  expect(state()).toMatchObject({ isLoaded: false, productType: null })
  await arrives()
  expect(state()).toMatchObject({
    customerId: 'customer-1',
    productType: 'cloud',
    cart: [{ product: licence, quantity: 2 }],
    cartNotice: { reason: 'type', before: { cart: [{ product: line }] } },
  })
})

test('where the code does not come nothing is lost, and it can be read once more', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { store, state, fetches, arrives, storage } = unread()
  state()
  store.setProductType('cloud')
  fetches[0]?.reject(new Error('lost'))
  await vi.waitFor(() => expect(state().isUnreadable).toBe(true))
  expect(complaint).toHaveBeenCalledOnce()
  expect(Object.fromEntries(storage.texts)).toMatchObject(wholeOrder)
  store.readAgain()
  expect(state()).toMatchObject({ isLoaded: false, isUnreadable: false })
  await arrives()
  expect(state()).toMatchObject({
    productType: 'cloud',
    cartNotice: { before: { cart: [{ product: line }] } },
  })
  complaint.mockRestore()
})

test('what another tab writes is read with the code that comes for it', async () => {
  const { state, tell, storage, fetches } = unread({})
  state()
  for (const [key, text] of Object.entries(wholeOrder)) storage.texts.set(key, text)
  tell()
  expect(state().cart).toEqual([])
  expect(fetches).toHaveLength(1)
  fetches[0]?.resolve(readStoredOrder)
  await vi.waitFor(() => expect(state().cart).toMatchObject([{ product: line }]))
})

test('what another tab writes is read at its next change where the code did not come for the first', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { state, tell, storage, fetches } = unread({})
  for (const [key, text] of Object.entries(wholeOrder)) storage.texts.set(key, text)
  tell()
  fetches[0]?.reject(new Error('lost'))
  await vi.waitFor(() => expect(state().isUnreadable).toBe(true))
  tell()
  fetches[1]?.resolve(readStoredOrder)
  await vi.waitFor(() => expect(state().cart).toMatchObject([{ product: line }]))
  expect(state().isUnreadable).toBe(false)
  complaint.mockRestore()
})
