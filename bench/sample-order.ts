type Line = { readonly id: number; readonly quantity: number }

const lines: readonly Line[] = [
  { id: 11005, quantity: 1 },
  { id: 11006, quantity: 1 },
  { id: 12001, quantity: 1 },
  { id: 12101, quantity: 1 },
  { id: 12102, quantity: 2 },
]

/**
 * The order that the benches place: fibre for a year with television at Frederiksplein 42, five lines.
 * @param company tells one order from another
 * @param email of the contact person, who gets only so many mails a day
 */
export const sampleOrder = (company: string, email = 'lotte@korenmolen.example'): string =>
  orderOf(lines, company, email)

/** An order of each type of product. */
export const sampleOrders = {
  internet: sampleOrder('Bakkerij De Korenmolen B.V.'),
  cloud: orderOf([
    { id: 42507, quantity: 3 },
    { id: 42508, quantity: 3 },
  ]),
  mobiel: orderOf([
    { id: 21101, quantity: 60 },
    { id: 22001, quantity: 60 },
  ]),
  telefonie: orderOf([{ id: 31001, quantity: 2 }]),
} as const

function orderOf(
  products: readonly Line[],
  company = 'Bakkerij De Korenmolen B.V.',
  email = 'lotte@korenmolen.example',
): string {
  return JSON.stringify({
    products,
    additionalData: {
      requestType: 'order',
      contactPerson: {
        firstName: 'Lotte',
        lastName: 'van den Heuvel',
        phoneNumber: '020 123 45 67',
        email,
      },
      invoiceAddress: null,
      postCodeAddress: {
        streetName: 'Frederiksplein',
        houseNumber: '42',
        houseNumberSuffix: '',
        zipCode: '1017XN',
        city: 'Amsterdam',
      },
      technicalPerson: null,
      resellerId: null,
      directDebit: true,
      termsAccepted: true,
    },
    userWithoutAccountInformation: {
      companyName: company,
      gender: 'FEMALE',
      firstName: 'Lotte',
      lastName: 'van den Heuvel',
      postCode: '1017XN',
      city: 'Amsterdam',
      street: 'Frederiksplein',
      streetNumber: 42,
      streetNumberAddition: '',
      kvkNumber: '68750110',
      iban: 'NL91ABNA0417164300',
      ascription: 'Bakkerij De Korenmolen',
      phoneNumber: '020 123 45 67',
      email: 'administratie@korenmolen.example',
    },
  })
}

/** Rows of each such order in the database. */
export const rowsPerOrder = { details: 1, lines: 5, consents: 2, events: 1, emails: 2 } as const

/** Attributes that an order by API has beside: references of its sender, and who agreed. */
export const sampleReferences = {
  purchaseOrderNumber: 'PO-2026-0042',
  note: 'Bel via de receptie',
  givenBy: 'Lotte van den Heuvel',
} as const

const place = { streetName: 'Frederiksplein', streetNr: '42', postcode: '1017XN', city: 'Amsterdam' }
const person = {
  givenName: 'Lotte',
  familyName: 'van den Heuvel',
  phoneNumber: '020 123 45 67',
}

/** Lines of twice the speed, in the place of those. */
const fasterLines = lines.map(line => ({
  ...line,
  id: line.id === 11005 ? 11007 : line.id === 11006 ? 11008 : line.id,
}))

/** The same order as a system sends it by TMF622. @param externalId its sender's number, and the name of the company */
export const sampleOrderByApi = (externalId: string): string =>
  JSON.stringify(bodyByApi(externalId, lines, place))

/** An order by TMF622 in the place of a delivered one: faster, or as fast at the address next to it. */
export const sampleOrderInPlace = (
  externalId: string,
  { number, action }: { readonly number: string; readonly action: 'change' | 'move' },
): string => {
  const isMove = action === 'move'
  const { productOrderItem, ...body } = bodyByApi(
    externalId,
    isMove ? lines : fasterLines,
    isMove ? { ...place, streetNr: '44' } : place,
  )
  return JSON.stringify({
    ...body,
    productOrderItem: productOrderItem.map(item => ({ ...item, action: 'modify' })),
    // One person is contact and organisation, so that it brings as many mails as any order.
    contact: { ...person, email: body.buyer.email },
    replaces: { agreement: `C${number}`, action },
  })
}

type Place = typeof place

const bodyByApi = (externalId: string, lines: readonly Line[], place: Place) => ({
  externalId,
  productOrderItem: lines.map(({ id, quantity }, position) => ({
    id: String(position + 1),
    action: 'add',
    quantity,
    productOffering: { id: String(id) },
    ...(position === 0 && {
      product: { place: [{ role: 'installationAddress', '@type': 'GeographicAddress', ...place }] },
    }),
  })),
  buyer: {
    ...person,
    companyName: externalId,
    kvkNumber: '68750110',
    gender: 'FEMALE',
    email: 'administratie@korenmolen.example',
    address: place,
  },
  bankAccount: { iban: 'NL91ABNA0417164300', accountHolder: 'Bakkerij De Korenmolen' },
  contact: { ...person, email: 'lotte@korenmolen.example' },
  consent: ['terms', 'direct-debit'].map(kind => ({
    kind,
    givenBy: sampleReferences.givenBy,
    channel: 'paper',
  })),
  purchaseOrderNumber: sampleReferences.purchaseOrderNumber,
  note: [{ text: sampleReferences.note }],
  '@type': 'BusinessOrder',
  '@baseType': 'ProductOrder',
})
