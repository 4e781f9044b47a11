import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { formatOrderNumber } from '../../../../common/order-number.ts'
import { readPdf } from '../../../../platform/pdf/read-pdf.ts'
import { promisedFor } from '../../../calendar/server/promised.ts'
import { sumOf } from '../../../catalogue/server/testing.ts'
import { somebody } from '../../../details/testing-person.ts'
import { fibreForAYear, rowsOf, withData } from '../../../orders/server/testing.ts'
import { CustomerQuotes, customerQuoteCalls, QuoteDetails } from '../../../quotes/contract-mijn.ts'
import { branch, chain, quoteDeskOf } from '../../../quotes/server/testing.ts'
import { trackingCalls } from '../../../tracking/contract.ts'
import {
  CustomerDocuments,
  CustomerOrders,
  customerDocumentCalls,
  customerOrderCalls,
  OrderDetails,
  requestPageSize,
} from '../../../tracking/contract-mijn.ts'
import { newCustomer, orderOf, quoteOf } from './testing.ts'

const { wishOfCustomer } = trackingCalls
const { customerDocuments } = customerDocumentCalls
const { customerOrder, customerOrders } = customerOrderCalls
const { customerQuote, customerQuotes } = customerQuoteCalls

const shop = await startTestShop()
const customer = await newCustomer(shop)
const first = await orderOf(customer)
const second = await orderOf(customer, withData({ directDebit: false }))
const asked = await quoteOf(customer)
await orderOf(await newCustomer(shop))
afterAll(() => shop.stop())

const read = async (path: string) => (await customer.visitor.get(path)).json()

describe('a customer’s orders', () => {
  it('are listed newest first, his alone, with their state and what they come to', async () => {
    await rowsOf(shop, "update cases set state = 'inProgress' where number = $1", [first])
    const orders = CustomerOrders.parse(await read(customerOrders.path))
    expect(orders).toMatchObject([
      { number: formatOrderNumber(second), state: 'acknowledged' },
      {
        number: formatOrderNumber(first),
        state: 'inProgress',
        productType: 'internet',
        totals: { monthlyInCents: sumOf(fibreForAYear), oneTimeInCents: 0 },
      },
    ])
  })

  it('come a page at a time, with one more where others follow, and none twice', async () => {
    const many = await newCustomer(shop)
    const placed: string[] = []
    for (let count = 0; count < requestPageSize + 3; count++) placed.unshift(await orderOf(many))
    const listed = async (query: string) =>
      CustomerOrders.parse(await (await many.visitor.get(customerOrders.path + query)).json()).map(
        ({ number }) => number.replaceAll('-', ''),
      )
    const firstPage = await listed('')
    expect(firstPage).toEqual(placed.slice(0, requestPageSize + 1))
    const last = firstPage[requestPageSize - 1]
    expect(await listed(`?na=${last}`)).toEqual(placed.slice(requestPageSize))
    expect(await listed(`?na=${placed.at(-1)}`)).toEqual([])
    // The order of another customer, or an invalid number, is ignored.
    for (const odd of [first, '123', 'a%00', '']) expect(await listed(`?na=${odd}`)).toEqual(firstPage)
  })

  it('are narrowed to what is under way, what is over, and one type', async () => {
    const { visitor } = customer
    const listed = async (query: string) =>
      CustomerOrders.parse(await (await visitor.get(customerOrders.path + query)).json()).length
    expect(await listed('?stand=lopend')).toBe(2)
    expect(await listed('?stand=afgerond')).toBe(0)
    expect(await listed('?soort=internet')).toBe(2)
    expect(await listed('?soort=cloud')).toBe(0)
    expect(await listed('?stand=onzin&soort=%00')).toBe(2)
    const over = await newCustomer(shop)
    const number = await orderOf(over)
    await over.visitor.post(endpoint(wishOfCustomer, { nummer: number }).path, {
      body: { wish: 'cancel', words: 'Toch niet.' },
    })
    const ofOver = async (query: string) =>
      CustomerOrders.parse(await (await over.visitor.get(customerOrders.path + query)).json()).length
    expect([await ofOver('?stand=lopend'), await ofOver('?stand=afgerond&soort=internet')]).toEqual([0, 1])
  })

  it('are none for who ordered nothing', async () => {
    const { visitor } = await newCustomer(shop)
    expect(await (await visitor.get(customerOrders.path)).json()).toEqual([])
    expect(await (await visitor.get(customerQuotes.path)).json()).toEqual([])
    expect(await (await visitor.get(customerDocuments.path)).json()).toEqual([])
  })

  it('show what was sold, whichever way the number is written', async () => {
    for (const written of [first, formatOrderNumber(first), formatOrderNumber(first).replaceAll('-', ' ')]) {
      const details = OrderDetails.parse(await read(endpoint(customerOrder, { nummer: written }).path))
      expect(details.lines).toHaveLength(3)
      expect(details).toMatchObject({
        number: formatOrderNumber(first),
        promised: promisedFor({ closingDays: [] })(new Date(details.createdAt)),
        contactPerson: { firstName: 'Lotte', lastName: 'van den Heuvel' },
        installationAddress: { streetName: 'Frederiksplein', zipCode: '1017XN' },
        mandateReference: `MACHTIGING-${first}`,
      })
    }
  })

  it('say who is called about the technical side and where the invoice goes, where that is somebody else', async () => {
    const technicalPerson = somebody({ phoneNumber: '+31201230367' })
    const invoiceAddress = {
      companyName: 'Administratie BV',
      email: 'facturen@korenmolen.example',
      address: {
        streetName: 'Kade',
        houseNumber: '1',
        houseNumberSuffix: '',
        zipCode: '1000AA',
        city: 'Ede',
      },
    }
    const other = await newCustomer(shop)
    const number = await orderOf(
      other,
      withData({
        technicalPerson: { ...technicalPerson, gender: 'MALE', contactType: 'technical' },
        invoiceAddress,
      }),
    )
    const details = await (await other.visitor.get(endpoint(customerOrder, { nummer: number }).path)).json()
    expect(OrderDetails.parse(details)).toMatchObject({ technicalPerson, invoiceAddress })
    expect(OrderDetails.parse(await read(endpoint(customerOrder, { nummer: first }).path))).toMatchObject({
      technicalPerson: null,
      invoiceAddress: null,
    })
  })

  it('have a mandate among their documents only where one was given', async () => {
    const withMandate = OrderDetails.parse(await read(endpoint(customerOrder, { nummer: first }).path))
    const without = OrderDetails.parse(await read(endpoint(customerOrder, { nummer: second }).path))
    const filesOf = ({ documents }: OrderDetails) => documents.map(({ path }) => path.split('/').at(-1))
    expect(filesOf(withMandate)).toEqual(['bevestiging.pdf', 'contractsamenvatting.pdf', 'machtiging.pdf'])
    expect(filesOf(without)).toEqual(['bevestiging.pdf', 'contractsamenvatting.pdf'])
    expect(without.mandateReference).toBe(null)
    expect(
      (await customer.visitor.get(`${endpoint(customerOrder, { nummer: second }).path}/machtiging.pdf`))
        .status,
    ).toBe(404)
  })
})

describe('a customer’s quote requests', () => {
  it('are listed and shown with their state', async () => {
    const number = formatOrderNumber(asked)
    expect(CustomerQuotes.parse(await read(customerQuotes.path))).toMatchObject([
      {
        number,
        state: 'inProgress',
        totals: { monthlyInCents: sumOf(fibreForAYear) },
        places: { first: { streetName: 'Frederiksplein', houseNumber: '42' }, others: 0 },
      },
    ])
    expect(QuoteDetails.parse(await read(endpoint(customerQuote, { nummer: asked }).path))).toMatchObject({
      number,
      lines: [{}, {}, {}],
      documents: [{ path: `${endpoint(customerQuote, { nummer: number }).path}/aanvraag.pdf` }],
    })
  })
})

describe('a quote in parts', () => {
  it('is listed with the address of its first part, and with how many others it has', async () => {
    const { visitor, ...buyer } = await newCustomer(shop)
    const desk = quoteDeskOf(await shop.staff('verkoop'), await quoteOf({ ...buyer, visitor }))
    const [one, other] = [branch('Domplein', '12'), branch('Neude', '14')]
    await desk.send(chain({ parts: [one, other, branch('Neude boven', '14')] }))
    const [listed] = CustomerQuotes.parse(await (await visitor.get(customerQuotes.path)).json())
    expect(listed?.places).toMatchObject({ first: { houseNumber: '12' }, others: 1 })
  })
})

describe('a customer’s documents', () => {
  it('are all there, newest first, and each can be read', async () => {
    const documents = CustomerDocuments.parse(await read(customerDocuments.path))
    expect(documents.map(({ number }) => number)).toEqual(
      [asked, second, second, first, first, first].map(formatOrderNumber),
    )
    for (const { path, number } of documents) {
      const response = await customer.visitor.get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/pdf')
      expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="[a-z]+-\d{9}\.pdf"$/)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      const { text } = readPdf(Buffer.from(await response.arrayBuffer()))
      expect(text.replaceAll('-', '')).toContain(number.replaceAll('-', ''))
    }
  })

  it('name the whole account in the mandate, and only how it ends in the confirmation', async () => {
    const textOf = async (file: string) => {
      const response = await customer.visitor.get(
        `${endpoint(customerOrder, { nummer: first }).path}/${file}`,
      )
      return readPdf(Buffer.from(await response.arrayBuffer())).text
    }
    expect(await textOf('machtiging.pdf')).toContain('NL91 ABNA 0417 1643 00')
    expect(await textOf('bevestiging.pdf')).not.toContain('ABNA')
  })
})

describe('a number that is none', () => {
  it.each([
    '0',
    '482739166',
    'x'.repeat(90),
    'x'.repeat(5000),
    "' or 1=1 --",
    '%00',
    '..%2f..%2fetc',
    '__proto__',
    '９１２３４５６７８',
  ])('%j is a 404, never a failure', async number => {
    for (const path of [customerOrders.path, customerQuotes.path]) {
      const below = `${path}/${number.startsWith('%') || number.startsWith('.') ? number : encodeURIComponent(number)}`
      const files =
        path === customerOrders.path ? ['', '/bevestiging.pdf', '/machtiging.pdf'] : ['', '/aanvraag.pdf']
      for (const file of files) expect((await customer.visitor.get(below + file)).status).toBe(404)
    }
  })

  it('an order’s number is no quote’s, nor the other way round', async () => {
    expect((await customer.visitor.get(endpoint(customerQuote, { nummer: first }).path)).status).toBe(404)
    expect((await customer.visitor.get(endpoint(customerOrder, { nummer: asked }).path)).status).toBe(404)
  })
})
