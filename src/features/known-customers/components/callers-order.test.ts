// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.resetModules()
})

/** As a document of this tab reads it. */
const openDocument = () => import('../../carts/components/phone-mode.ts')

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
  const { orderStore } = await import('../../checkout/store/order-state.ts')
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
