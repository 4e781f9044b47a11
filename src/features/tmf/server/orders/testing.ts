/** Bodies of orders by API: fibre for a year, and telephony, at Frederiksplein 42. */

const place = {
  role: 'installationAddress',
  '@type': 'GeographicAddress',
  streetName: 'Frederiksplein',
  streetNr: '42',
  postcode: '1017XN',
  city: 'Amsterdam',
}

const item = (id: number, offering: number) => ({
  id: String(id),
  action: 'add',
  quantity: 1,
  productOffering: { id: String(offering) },
  product: { place: [place] },
})

const buyer = {
  companyName: 'Bakkerij De Korenmolen B.V.',
  kvkNumber: '68750110',
  gender: 'FEMALE',
  givenName: 'Lotte',
  familyName: 'van den Heuvel',
  email: 'administratie@korenmolen.example',
  phoneNumber: '020 123 45 67',
  address: { streetName: 'Frederiksplein', streetNr: '42', postcode: '1017 XN', city: 'Amsterdam' },
}

export const internetOrder = {
  '@type': 'BusinessOrder',
  productOrderItem: [item(1, 11005), item(2, 11006), item(3, 12001)],
  buyer,
  bankAccount: { iban: 'NL91 ABNA 0417 1643 00', accountHolder: 'Bakkerij De Korenmolen' },
  contact: {
    givenName: 'Lotte',
    familyName: 'van den Heuvel',
    email: 'lotte@korenmolen.example',
    phoneNumber: '020 123 45 67',
  },
  purchaseOrderNumber: 'PO-2026-0042',
  note: [{ text: 'Bel via de receptie' }],
  consent: [
    { kind: 'terms', givenBy: 'Lotte van den Heuvel', channel: 'phone', givenAt: '2026-11-20T10:00:00Z' },
    { kind: 'direct-debit', givenBy: 'Lotte van den Heuvel', channel: 'paper' },
  ],
}
