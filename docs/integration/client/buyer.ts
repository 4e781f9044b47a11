import type { components } from './generated/TMF622.ts'

/** The buyer, and the consents that they gave. */
export const buyer = {
  buyer: {
    companyName: 'Bakkerij De Korenmolen B.V.',
    kvkNumber: '68750110',
    gender: 'FEMALE',
    givenName: 'Lotte',
    familyName: 'van den Heuvel',
    phoneNumber: '020 123 45 67',
    email: 'administratie@korenmolen.example',
    address: { streetName: 'Frederiksplein', streetNr: '42', postcode: '1017XN', city: 'Amsterdam' },
  },
  bankAccount: { iban: 'NL91ABNA0417164300', accountHolder: 'Bakkerij De Korenmolen' },
  contact: {
    givenName: 'Lotte',
    familyName: 'van den Heuvel',
    phoneNumber: '020 123 45 67',
    email: 'lotte@korenmolen.example',
  },
  consent: [
    { kind: 'terms', givenBy: 'Lotte van den Heuvel', channel: 'web' },
    { kind: 'direct-debit', givenBy: 'Lotte van den Heuvel', channel: 'web' },
    { kind: 'long-term', givenBy: 'Lotte van den Heuvel', channel: 'web' },
  ],
} satisfies Partial<components['schemas']['ProductOrder_Create']>
