// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { byPhoneHeader } from '../../../orders/order-by-phone.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.resetModules()
})

/** As a document of this tab reads it. */
const openDocument = () => import('./phone-mode.ts')

test('nobody orders for a caller unless staff began to in this tab', async () => {
  const { isByPhone, phoneHeaders } = await openDocument()
  expect(isByPhone()).toBe(false)
  expect(phoneHeaders()).toEqual({})
})

test('the next document of the tab knows it, and tells the server', async () => {
  const desk = await openDocument()
  desk.beginByPhone()
  vi.resetModules()
  const flow = await openDocument()
  expect(flow.isByPhone()).toBe(true)
  expect(flow.phoneHeaders()).toEqual({ [byPhoneHeader]: '1' })
})

test('what is kept of a caller is gone with the end of it, and at the next beginning; what else the tab keeps is not', async () => {
  const { beginByPhone, callersStorage, endByPhone } = await openDocument()
  sessionStorage.setItem('draft', 'of a note')
  localStorage.setItem('cart', 'of the owner')
  beginByPhone()
  callersStorage.setItem('cart', 'of the caller')
  expect(localStorage.getItem('cart')).toBe('of the owner')
  beginByPhone()
  expect(callersStorage.getItem('cart')).toBeNull()
  callersStorage.setItem('cart', 'of the next')
  endByPhone()
  expect({ ...sessionStorage }).toEqual({ draft: 'of a note' })
  vi.resetModules()
  expect((await openDocument()).isByPhone()).toBe(false)
})

test('an order for a known caller begins with what is known, without a bank account, and the next one with nothing', async () => {
  const desk = await openDocument()
  const { callersOrder } = await import('./callers-order.ts')
  const orderer = {
    firstName: 'Noor',
    lastName: 'Bakker',
    phoneNumber: '+31201234567',
    email: 'noor@oven.example',
  }
  const contactPerson = { ...orderer, firstName: 'Sam' }
  const references = { purchaseOrderNumber: 'PO-1', invoiceEmail: '', costCentre: '40' }
  const company = { companyName: 'De Oven', kvkNumber: '12345678', vatNumber: 'NL000099998B57' }
  const address = {
    streetName: 'Laan',
    houseNumber: '1',
    houseNumberSuffix: 'A',
    zipCode: '3447GT',
    city: 'Woerden',
  }
  const known = { ...company, gender: 'FEMALE', orderer, contactPerson, address, references } as const
  desk.beginByPhone(callersOrder(known))
  vi.resetModules()
  const { orderStore } = await import('../../store/order-state.ts')
  expect(orderStore.getSnapshot()).toMatchObject({
    guestForm: {
      ...company,
      ...orderer,
      gender: 'FEMALE',
      postCode: '3447GT',
      streetNumber: '1',
      streetNumberAddition: 'A',
      street: 'Laan',
      city: 'Woerden',
      iban: '',
      ascription: '',
    },
    contactPerson,
    quoteFormData: { companyName: 'De Oven', fullName: 'Sam Bakker' },
    references,
    termsAccepted: false,
    userDataWithoutRegister: null,
  })
  expect(localStorage.length).toBe(0)
  desk.beginByPhone()
  expect(Object.keys({ ...sessionStorage })).toEqual(['beller.'])
})
