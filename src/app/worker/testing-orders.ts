import consents from '../../../content/consents.json' with { type: 'json' }
import type { ReportedNotice } from '../../features/agreements/server/mails/notices.tsx'
import type { Cart } from '../../features/carts/cart-line.ts'
import { toOrderLines } from '../../features/carts/order-lines.ts'
import { totalsOf } from '../../features/carts/totals.ts'
import type { QuoteOrigin } from '../../features/cases/order-origin.ts'
import { shippedLine } from '../../features/catalogue/server/testing.ts'
import { someAddress, somebody, someReferences } from '../../features/details/testing-person.ts'
import type { AskedReturns } from '../../features/device-returns/server/mails/returns.tsx'
import type { OrderChange } from '../../features/line-changes/server/mails/load.ts'
import type { LinkedOrder, OrderProgress } from '../../features/orders/server/mails/load.ts'
import type { OrderParcels } from '../../features/parcels/server/mails/parcel-sent.tsx'

/** A cart of the shipped catalogue, by id and quantity. */
export const cartOf = (quantities: Readonly<Record<number, number>>): Cart =>
  Object.entries(quantities).map(([id, quantity]) => ({ product: shippedLine(Number(id)), quantity }))

const onTheWebsite = {
  isReadOut: false,
  givenAt: new Date('2026-11-24T10:12:00Z'),
  readOutBy: null,
  passedOn: null,
}

/** Fibre for 3 years with television, two set-top boxes and an extra address. */
export const sampleCart = cartOf({ 11105: 1, 11106: 1, 12002: 1, 12101: 1, 12102: 2, 12201: 1 })

export const address = someAddress
export const createdAt = new Date('2026-11-21T08:30:00Z')
export const lotte = somebody({
  firstName: 'Lotte',
  lastName: 'van den Heuvel',
  phoneNumber: '+31201234567',
  email: 'lotte@bakkerijdekorenmolen.example',
})

export const sampleOrder: LinkedOrder = {
  followToken: 'kZ3vT0xq9mB7hN2cR5wY8sD1fG4jL6pA0uE3iO7tQ9M',
  caseId: 1,
  orderNumber: '482739166',
  state: 'acknowledged',
  productType: 'internet',
  createdAt,
  lines: toOrderLines(sampleCart),
  totals: totalsOf(sampleCart),
  email: 'lotte@bakkerijdekorenmolen.example',
  kvkNumber: '12345678',
  kvkChecked: false,
  vatNumber: 'NL000099998B57',
  vatStatus: 'known',
  resellerId: null,
  isCustomers: false,
  ibanEncrypted: Buffer.alloc(0),
  organization: {
    companyName: 'Bakkerij De Korenmolen B.V.',
    gender: 'FEMALE',
    ...lotte,
    postCode: '1017XN',
    city: 'Amsterdam',
    street: 'Frederiksplein',
    streetNumber: 42,
    streetNumberAddition: '',
    kvkNumber: '12345678',
    vatNumber: 'NL000099998B57',
    ascription: 'Bakkerij De Korenmolen',
    ibanEnding: '4300',
  },
  contactPerson: lotte,
  technicalPerson: null,
  invoiceAddress: null,
  installationAddress: address,
  deliveryPreference: { weeks: ['2026-W50', '2026-W51'], partOfDay: 'morning' },
  deliveryChecked: true,
  addressChecked: true,
  references: someReferences,
  origin: null,
  phoneNumberRetention: [],
  isByPhone: false,
  consents: [
    {
      ...onTheWebsite,
      kind: 'terms',
      textVersion: '2026-11',
      text: consents.terms.text,
      reference: null,
    },
    {
      ...onTheWebsite,
      kind: 'direct-debit',
      textVersion: '2026-11 CORE',
      text: consents.directDebit.text.CORE,
      reference: 'MACHTIGING-482739166',
    },
    {
      ...onTheWebsite,
      kind: 'long-term',
      textVersion: '2026-11-22',
      text: consents.longTerm.text,
      reference: null,
    },
  ],
}

/** The quote and branch of an order that was made of one. */
export const sampleOrigin: QuoteOrigin = { quoteNumber: '914207356', branch: 'Filiaal Domplein' }

/** The same order for two branches, as a whole quote becomes them. */
export const sampleOrders: readonly [LinkedOrder, ...LinkedOrder[]] = [
  { ...sampleOrder, origin: sampleOrigin },
  {
    ...sampleOrder,
    caseId: 3,
    orderNumber: '482739173',
    origin: { ...sampleOrigin, branch: 'Filiaal Neude' },
    installationAddress: { ...address, houseNumber: '44' },
  },
]

/** Telephony that is delivered on a morning, with a number that comes along. */
export const sampleProgress: OrderProgress = {
  why: { reason: 'customer-details', words: 'Stuur ons je klantnummer bij je huidige aanbieder.' },
  order: { ...sampleOrder, state: 'inProgress' },
  moves: {
    delivery: { day: '2026-11-27', partOfDay: 'afternoon' },
    portIns: [{ position: 0, day: '2026-11-30' }],
    call: null,
    isLastPortInMoved: true,
  },
  plan: { day: '2026-12-01', partOfDay: 'morning', installer: 'Karim van Installatiebedrijf De Draad' },
  portIns: [
    {
      position: 0,
      number: '+31201234567',
      state: 'planned',
      wishDate: '2026-12-02',
      provider: 'Andere Aanbieder',
      providerReference: 'K-12345',
      askedOn: '2026-11-23',
      plannedOn: '2026-12-02',
      refusal: null,
    },
  ],
}

/** A router with PostNL, and something with a carrier of its own. */
export const sampleParcels: OrderParcels = {
  order: sampleProgress.order,
  parcels: [
    { id: '0b8d1a52-4c63-4c0e-9a52-7f6e5d4c3b2d', carrier: 'postnl', code: '3SABCD1234567', link: '' },
    {
      id: '0b8d1a52-4c63-4c0e-9a52-7f6e5d4c3b2e',
      carrier: 'other',
      code: 'KOERIER42',
      link: 'https://koerier.example/volg/KOERIER42',
    },
  ],
}

/** Two handsets and a base station that come back. */
export const sampleReturns: AskedReturns = {
  order: sampleOrder,
  devices: [
    {
      position: 2,
      name: 'DECT-handset Basis',
      open: 2,
      priceInCents: 7900,
      lastDay: '2026-12-24',
      dueOn: '2027-01-07',
    },
    {
      position: 3,
      name: 'DECT-basisstation',
      open: 1,
      priceInCents: 9900,
      lastDay: '2026-12-24',
      dueOn: '2027-01-07',
    },
  ],
}

/** A second set-top box less, and an answer that is waited for. */
export const sampleNotice: ReportedNotice = {
  order: sampleOrder,
  notice: {
    id: '0d9c2a52-4c63-4c0e-9a52-7f6e5d4c3b2d',
    orderNumber: '593-821-746',
    givenOn: '2026-11-24',
    lastDay: '2026-12-24',
    giver: { by: 'customer' },
    lines: [
      {
        position: 0,
        name: 'Zakelijk Glasvezel 500/500',
        quantity: 1,
        lastDay: '2026-12-24',
        costInCents: 43_456,
        percentage: 100,
        isAtMost: true,
        isRented: false,
        notReturnedInCents: null,
        dataUntil: null,
      },
      {
        position: 1,
        name: 'Extra IP-adressen',
        quantity: 1,
        lastDay: '2026-12-24',
        costInCents: 0,
        percentage: 100,
        isAtMost: true,
        isRented: true,
        notReturnedInCents: 11900,
        dataUntil: null,
      },
    ],
    costInCents: 43_456,
  },
}

export const sampleOrderChange: OrderChange = {
  order: sampleOrder,
  change: {
    id: '5c1c0f6e-8f55-4c5f-8f0e-2b1d3a4c5e6f',
    caseId: 1,
    state: 'waiting',
    proposedBy: '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10',
    proposedAt: createdAt,
    message: 'Zoals we net bespraken.',
    linkId: '0b8d1a52-4c63-4c0e-9a52-7f6e5d4c3b2a',
    expiresAt: new Date('2026-12-05T08:30:00Z'),
    endedAt: null,
    answer: '',
    before: sampleCart,
    after: cartOf({ 11105: 1, 11106: 1, 12002: 1, 12101: 1, 12102: 4, 12201: 1 }),
  },
  token: 'a'.repeat(43),
  leaving: 'Eerder stoppen met wat je nu hebt kost dan ten hoogste € 60,00 excl. btw. Eerst was dat € 0,00.',
}
