import { somebody } from '../../details/testing-person.ts'
import { Customer } from '../contract.ts'

/** A customer as GET /api/customer-details returns one, with every optional field. */
export const testCustomer = Customer.parse({
  id: '0c7d3f0e-7f38-4f5e-9f3a-3f4f4d1b2a10',
  companyName: 'Bakkerij De Oven',
  gender: 'FEMALE',
  ...somebody({
    firstName: 'Noor',
    lastName: 'Jansen',
    email: 'noor@deoven.example',
    phoneNumber: '0201234567',
  }),
  contactDetails: { email: 'kantoor@deoven.example', phoneNumber: '0612345678' },
  address: {
    streetName: 'Oude Delft',
    houseNumber: '12',
    houseNumberSuffix: 'A',
    zipCode: '2611CC',
    city: 'Delft',
  },
  iban: 'NL91ABNA0417164300',
  ascription: 'De Oven BV',
  kvkNumber: '69599084',
  vatNumber: 'NL000099998B57',
  references: { purchaseOrderNumber: '', invoiceEmail: '', costCentre: '4410' },
  technicalPerson: {
    gender: 'MALE',
    ...somebody({ firstName: 'Ties', lastName: 'Bakker' }),
    contactType: 'technical',
  },
})
