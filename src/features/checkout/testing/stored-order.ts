import { offering } from '../../carts/testing.ts'
import type { ProductOffering } from '../../catalogue/product.ts'
import { serializeProduct } from '../../catalogue/products.ts'
import { GuestDetails } from '../../details/details-schema.ts'
import { somebody } from '../../details/testing-person.ts'
import { InstallationAddress } from '../store/drafts.ts'

/** An order as a browser's storage holds it, for tests. */

const product = ({ id, ...more }: Pick<ProductOffering, 'id' | 'productType' | 'name'>): ProductOffering =>
  offering(id, {
    priceInCents: 4650,
    sectionName: 'Glasvezel',
    information: ['100 Mbit/s'],
    downloadSpeedMbs: 100,
    uploadSpeedMbs: 100,
    ...more,
  })

export const line = product({ id: 11001, productType: 'internet', name: 'Zakelijk Glasvezel 100/100' })
export const licence = product({ id: 42507, productType: 'cloud', name: 'Office Compleet' })

export const installationAddress = InstallationAddress.parse({
  street: 'Frederiksplein',
  houseNumber: '42',
  houseNumberExtension: '',
  zipCode: '1017XN',
  city: 'Amsterdam',
})

const contact = somebody({
  firstName: 'Noor',
  lastName: 'Jansen',
  phoneNumber: '020 123 45 67',
  email: 'noor@deoven.example',
})

export const guest = GuestDetails.parse({
  companyName: 'Bakkerij De Oven',
  gender: 'FEMALE',
  ...contact,
  postCode: '1017XN',
  city: 'Amsterdam',
  street: 'Frederiksplein',
  streetNumber: '42',
  kvkNumber: '69599084',
  iban: 'NL91ABNA0417164300',
  ascription: 'Bakkerij De Oven',
})

/** As a new customer left the form: nothing in it is checked. */
export const typedGuest = {
  companyName: 'Bakkerij De Oven',
  gender: 'FEMALE',
  firstName: 'Noor',
  lastName: '',
  postCode: '1017 x',
  city: '',
  street: '',
  streetNumber: '42a',
  streetNumberAddition: '',
  kvkNumber: '6959',
  vatNumber: '',
  iban: 'NL91',
  ascription: '',
  phoneNumber: '020',
  email: 'noor@',
} as const

const registration = { email: 'noor@deoven.example', isMailed: true, nextLinkAt: 1_767_571_230_000 }

/** Every key that an order is kept under, none with its default. */
export const wholeOrder = {
  cart: JSON.stringify([serializeProduct(line, 1)]),
  productType: 'internet',
  requestType: 'quote',
  routerProductId: '12001',
  resellerId: 'partner-1',
  address: JSON.stringify(installationAddress),
  contactPerson: JSON.stringify(contact),
  invoiceAddress: JSON.stringify({
    companyName: 'Administratie BV',
    email: 'facturen@deoven.example',
    address: { streetName: 'Kade', houseNumber: '1', houseNumberSuffix: '', zipCode: '1000AA', city: 'Ede' },
  }),
  invoiceAddressIsTheSame: 'false',
  references: JSON.stringify({
    purchaseOrderNumber: 'PO-2026-0042',
    invoiceEmail: 'facturen@deoven.example',
    costCentre: '4410',
  }),
  quoteFormData: JSON.stringify({
    companyName: 'Bakkerij De Oven',
    fullName: 'Noor Jansen',
    email: 'noor@deoven.example',
    phoneNumber: '020 123 45 67',
  }),
  registeredAccount: 'true',
  registration: JSON.stringify(registration),
  userDataWithoutRegister: JSON.stringify(guest),
  guestForm: JSON.stringify(typedGuest),
  additionalData: JSON.stringify({
    technicalPerson: { ...contact, gender: 'FEMALE', contactType: 'technical' },
    phoneNumberRetention: ['0201234567', '', ''],
  }),
}
