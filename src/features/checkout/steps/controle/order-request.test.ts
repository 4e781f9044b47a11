import { describe, expect, test } from 'vitest'
import { offering } from '../../../carts/testing.ts'
import type { CustomerState } from '../../../customers/components/customer-store.ts'
import { testCustomer as customer } from '../../../customers/components/testing-customer.ts'
import { GuestDetails } from '../../../details/details-schema.ts'
import { somebody } from '../../../details/testing-person.ts'
import { OrderRequest, QuoteRequest } from '../../../orders/contract.ts'
import { buyerOf } from '../../store/buyer.ts'
import { type OrderState, serverOrderState } from '../../store/flow-state.ts'
import { invoiceOf } from '../../store/invoice.ts'
import { orderRequestOf } from './use-place-order.ts'

const guest = GuestDetails.parse({
  companyName: 'Bakkerij De Vries',
  ...somebody({ firstName: 'Sanne', email: 'sanne@bakkerij.nl' }),
  postCode: '1017XN',
  city: 'Amsterdam',
  street: 'Frederiksplein',
  streetNumber: 42,
  kvkNumber: '69599084',
  iban: 'NL91ABNA0417164300',
  ascription: 'Bakkerij De Vries',
})
const contactPerson = somebody()
const elsewhere = {
  street: 'Oude Delft',
  houseNumber: '12',
  houseNumberExtension: 'A',
  zipCode: '2611CC',
  city: 'Delft',
}
const ready: OrderState = {
  ...serverOrderState,
  isLoaded: true,
  productType: 'internet',
  cart: [
    { product: offering(11001, { priceInCents: 4650 }), quantity: 1 },
    { product: offering(12102, { priceInCents: 4900, contractDuration: 0 }), quantity: 2 },
  ],
  address: elsewhere,
  userDataWithoutRegister: guest,
  contactPerson,
  termsAccepted: true,
}
const body = (patch: Partial<OrderState> = {}, login: CustomerState = { kind: 'anonymous' }) => {
  const state = { ...ready, ...patch }
  return orderRequestOf(state, buyerOf(login, state.userDataWithoutRegister))
}

describe('an order as it is sent', () => {
  test('carries ids, quantities and the prices that were seen, and passes the contract', () => {
    expect(body()).toMatchObject({
      products: [
        { id: 11001, quantity: 1, agreedPrice: 46.5 },
        { id: 12102, quantity: 2, agreedPrice: 49 },
      ],
      additionalData: { requestType: 'order', agreedTotals: { monthly: 46.5, oneTime: 98 } },
    })
    expect(OrderRequest.safeParse(body()).error).toBeUndefined()
  })

  test('says what is requested for internet alone', () => {
    const telefonie = body({ productType: 'telefonie' })
    expect(telefonie?.additionalData).not.toHaveProperty('requestType')
    expect(OrderRequest.safeParse(telefonie).error).toBeUndefined()
  })

  test('goes to the installation address, and so does the invoice when it is the same', () => {
    const installation = {
      streetName: 'Oude Delft',
      houseNumber: '12',
      houseNumberSuffix: 'A',
      zipCode: '2611CC',
      city: 'Delft',
    }
    expect(body()?.additionalData).toMatchObject({
      postCodeAddress: installation,
      invoiceAddress: { companyName: 'Bakkerij De Vries', address: installation },
      technicalPerson: null,
    })
  })

  test.each([
    ['internet elsewhere', {}],
    [
      'internet at the organisation',
      { address: { ...elsewhere, zipCode: '1017XN', houseNumber: '42', houseNumberExtension: '' } },
    ],
    ['another type', { productType: 'cloud' as const }],
    [
      'an invoice for somebody else',
      {
        invoiceAddressIsTheSame: false,
        invoiceAddress: {
          companyName: 'Administratie Vink',
          email: 'facturen@vink.example',
          address: {
            streetName: 'Achterom',
            houseNumber: '2',
            houseNumberSuffix: '',
            zipCode: '2611CC',
            city: 'Delft',
          },
        },
      },
    ],
    [
      'a mailbox of its own',
      { references: { purchaseOrderNumber: '', costCentre: '', invoiceEmail: 'facturen@bakkerij.example' } },
    ],
  ])('says before whom the invoice goes to, as it is posted: %s', (_, patch) => {
    const state = { ...ready, ...patch }
    const orderer = buyerOf({ kind: 'anonymous' }, guest)
    if (!orderer) throw new Error('A guest is a buyer')
    const { recipient } = invoiceOf(orderer, state)
    const data = OrderRequest.parse(body(patch)).additionalData
    expect(recipient).toEqual(
      data.invoiceAddress ?? {
        companyName: guest.companyName,
        email: data.references?.invoiceEmail || guest.email,
        address: orderer.address,
      },
    )
  })

  test('of another type goes to the organisation, whose address the invoice has too', () => {
    expect(body({ productType: 'cloud' })?.additionalData).toMatchObject({
      postCodeAddress: { streetName: 'Frederiksplein', houseNumber: '42' },
      invoiceAddress: null,
    })
    expect(body({ productType: 'cloud' })?.additionalData).not.toHaveProperty('phoneNumberRetention')
    expect(body({ productType: 'telefonie' })?.additionalData).toHaveProperty('phoneNumberRetention')
  })

  test('is the same text for the same order, so that a retry keeps its key', () => {
    expect(JSON.stringify(body())).toBe(JSON.stringify(body()))
  })

  test('cannot be sent without details or address', () => {
    expect(body({ userDataWithoutRegister: null })).toBeNull()
    expect(body({ address: null })).toBeNull()
  })

  test('says what is preferred for the delivery, and nothing of it where nothing is', () => {
    const deliveryPreference = { weeks: ['2026-W50'], partOfDay: 'morning' } as const
    const preferred = { ...deliveryPreference, weeks: [...deliveryPreference.weeks] }
    expect(body({ deliveryPreference: preferred })?.additionalData).toMatchObject({ deliveryPreference })
    expect(body()?.additionalData).not.toHaveProperty('deliveryPreference')
  })

  test('calls who orders where nobody else is named', () =>
    expect(body({ contactPerson: null })?.additionalData).toMatchObject({
      contactPerson: { firstName: 'Sanne', email: 'sanne@bakkerij.nl' },
    }))
})

describe('an order of a logged-in customer', () => {
  const order = (patch: Partial<OrderState> = {}) =>
    body({ contactPerson: null, ...patch }, { kind: 'known', customer })

  test('carries nothing of who he is, nor of a guest before him: the server knows', () => {
    expect(order()).not.toHaveProperty('userWithoutAccountInformation')
    expect(JSON.stringify(order())).not.toContain('Sanne')
    expect(OrderRequest.safeParse(order()).error).toBeUndefined()
  })

  test('goes to the address of his company where no line is installed', () =>
    expect(order({ productType: 'cloud' })?.additionalData).toMatchObject({
      postCodeAddress: customer.address,
      invoiceAddress: null,
    }))

  test('names whom we reach at his contact details, and his technical contact', () =>
    expect(order()?.additionalData).toMatchObject({
      contactPerson: { firstName: 'Noor', lastName: 'Jansen', ...customer.contactDetails },
      technicalPerson: customer.technicalPerson,
    }))
})

describe('a quote request as it is sent', () => {
  const quoteFormData = {
    companyName: 'Bakkerij De Vries',
    fullName: 'Sanne de Vries',
    email: 'sanne@bakkerij.nl',
    phoneNumber: '020 123 45 67',
  }
  const quote = (patch: Partial<OrderState> = {}) => body({ requestType: 'quote', quoteFormData, ...patch })

  test('carries the form and the address, nothing else of the visitor', () => {
    expect(quote()).toMatchObject({
      additionalData: { requestType: 'quote', postCodeAddress: { zipCode: '2611CC' } },
      userWithoutAccountInformation: quoteFormData,
    })
    expect(QuoteRequest.safeParse(quote()).error).toBeUndefined()
    expect(JSON.stringify(quote())).not.toContain(guest.iban)
  })

  test('cannot be sent without the form or the address', () => {
    expect(quote({ quoteFormData: null })).toBeNull()
    expect(quote({ address: null })).toBeNull()
  })
})
