import { describe, expect, test } from 'vitest'
import { emptyGuestForm } from '../../details/components/guest-form.ts'
import { storageWith, storeOver } from '../testing/order-store.ts'
import { guest, installationAddress, line, wholeOrder } from '../testing/stored-order.ts'

const iban = 'NL91ABNA0417164300'
const cart = [{ product: line, quantity: 1 }]

describe('who orders', () => {
  const agreed = { termsAccepted: true, directDebit: true, longTermConsent: true }
  const nothing = { termsAccepted: false, directDebit: false, longTermConsent: false }

  test('keeps his own consents', () => {
    const { store, details, state } = storeOver(storageWith(wholeOrder))
    store.orderFor('customer-1')
    details.setConsents(agreed)
    store.orderFor('customer-1')
    expect(state()).toMatchObject({ ...agreed, loginEnded: false })
  })

  test.each([
    ['a guest logs in', null, 'customer-1'],
    ['another customer logs in', 'customer-1', 'customer-2'],
    ['the session ends', 'customer-1', null],
  ])('has agreed to nothing yet when %s; what was chosen and filled in stays', (_, before, after) => {
    const { store, details, state } = storeOver(storageWith(wholeOrder))
    store.orderFor(before)
    details.setConsents(agreed)
    store.orderFor(after)
    expect(state()).toMatchObject({
      ...nothing,
      cart,
      contactPerson: { firstName: 'Noor' },
      loginEnded: after === null,
    })
  })

  test.each([undefined, null])(
    'who has an account leaves nothing of a guest behind, an IBAN among it, where %s ordered before',
    before => {
      const storage = storageWith({
        ...wholeOrder,
        guestForm: JSON.stringify({ ...emptyGuestForm, iban }),
        userDataWithoutRegister: JSON.stringify(guest),
        registeredAccount: 'true',
      })
      const { store, state } = storeOver(storage)
      if (before === null) store.orderFor(before)
      store.orderFor('customer-1')
      expect(state()).toMatchObject({
        guestForm: null,
        registration: null,
        registeredAccount: false,
        userDataWithoutRegister: null,
        contactPerson: { firstName: 'Noor' },
      })
      expect([...storage.texts.values()].join()).not.toContain(iban)
    },
  )

  test('takes what he filled in along when he logs out, the cart and its address stay', () => {
    const { store, details, state } = storeOver(storageWith(wholeOrder))
    store.orderFor('customer-1')
    details.setConsents(agreed)
    store.leave()
    store.orderFor(null)
    expect(state()).toMatchObject({
      ...nothing,
      cart,
      address: installationAddress,
      contactPerson: null,
      invoiceAddress: null,
      quoteFormData: null,
      guestForm: null,
      registration: null,
      additionalData: { phoneNumberRetention: ['0201234567', '', ''] },
      loginEnded: false,
    })
    expect(state().additionalData).not.toHaveProperty('technicalPerson')
  })
})

describe('the details of an order', () => {
  const placed = { orderNumber: '482-739-165', requestType: 'order' } as const
  const ordered = () => {
    const storage = storageWith(wholeOrder)
    const opened = storeOver(storage)
    opened.details.setConsents({ termsAccepted: true, directDebit: true })
    opened.store.complete(placed)
    return { ...opened, storage }
  }

  test('are stored nowhere after it, until the visitor goes on with another product', () => {
    const { store, state, storage } = ordered()
    expect([...storage.texts.values()].join()).not.toContain('Noor')
    expect(state().contactPerson).toBeNull()
    store.takeEarlierDetails()
    expect(state()).toMatchObject({
      contactPerson: { firstName: 'Noor' },
      termsAccepted: false,
      directDebit: false,
      cart: [],
      address: null,
      earlierDetails: null,
    })
    expect(state().userDataWithoutRegister?.iban).toBeTruthy()
    // The number of a purchase is that purchase's own.
    expect(state().references).toMatchObject({ purchaseOrderNumber: '', costCentre: '4410' })
    expect(state().additionalData.phoneNumberRetention).toEqual(['', '', ''])
    expect(storage.texts.get('personalDataExpiresAt')).toBeTruthy()
  })

  test.each([
    ['wiped', (store: ReturnType<typeof ordered>['store']) => store.clearPersonalData()],
    ['left by a logout', (store: ReturnType<typeof ordered>['store']) => store.leave()],
  ])('are gone once they are %s', (_, forget) => {
    const { store, state, storage } = ordered()
    forget(store)
    store.takeEarlierDetails()
    expect(state().userDataWithoutRegister).toBeNull()
    expect([...storage.texts.values()].join()).not.toContain('Noor')
  })
})

describe('a reseller', () => {
  const valid = { kind: 'valid', name: 'Partner BV' } as const

  test('is another one as soon as another tab follows another link', () => {
    const storage = storageWith({ resellerId: 'partner-1' })
    const { store, state, tell } = storeOver(storage)
    store.subscribe(() => undefined)
    store.setReseller(valid)
    storage.setItem('productType', 'cloud')
    tell()
    expect(state().reseller).toEqual(valid)
    storage.setItem('resellerId', 'partner-2')
    tell()
    expect(state()).toMatchObject({ resellerId: 'partner-2', reseller: { kind: 'unknown' } })
  })

  const placed = { orderNumber: '482-739-165', requestType: 'order' } as const

  test('stays after the order: the next one is his too', () => {
    const storage = storageWith(wholeOrder)
    const { store, state } = storeOver(storage)
    const { resellerId } = wholeOrder
    store.setReseller(valid)
    store.complete(placed)
    expect(state()).toMatchObject({ resellerId, reseller: valid })
    expect(storeOver(storage).state()).toMatchObject({ resellerId })
  })

  test('that is nobody is forgotten after the order', () => {
    const storage = storageWith(wholeOrder)
    const { store, state } = storeOver(storage)
    store.setReseller({ kind: 'invalid' })
    store.complete(placed)
    expect(state()).toMatchObject({ resellerId: null, reseller: { kind: 'unknown' } })
    expect(storeOver(storage).state()).toMatchObject({ resellerId: null })
  })
})
