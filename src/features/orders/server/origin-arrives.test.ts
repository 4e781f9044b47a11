import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { CaseByLink, followCalls } from '../../../api/follow-calls.ts'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { closedOn } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { dutchDay, workingDaysAfter } from '../../../common/working-days.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { bulkCalls } from '../../bulk-actions/contract-desk.ts'
import { exportColumns } from '../../bulk-actions/texts-desk.ts'
import { forgetCases } from '../../cases/server/case.ts'
import { orderPurposeNames } from '../../cases/texts-desk.ts'
import { newCustomer, quoteOf } from '../../customers/server/mijn/testing.ts'
import { someReferences } from '../../details/testing-person.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import {
  acceptance,
  acceptedOrders,
  branch,
  chain,
  choosing,
  quoteDeskOf,
  quoteLinkOf,
  quoteToken,
} from '../../quotes/server/testing.ts'
import { tmfClient } from '../../tmf/server/kit/testing.ts'
import {
  CustomerDocuments,
  CustomerOrders,
  customerDocumentCalls,
  customerOrderCalls,
  OrderDetails,
} from '../../tracking/contract-mijn.ts'
import { WorkList } from '../../work-list/contract.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'
import { caseIdOf, rowsOf } from './testing.ts'

/** The quote and branch of an order are wherever people and systems read about the order; no place may be forgotten. */

const { customerDocuments } = customerDocumentCalls
const { customerOrder, customerOrders, orderConfirmationFile, orderSummaryFile, mandateFile } =
  customerOrderCalls

const shop = await startTestShop()
const seller = await shop.staff('beheerder')
const customer = await newCustomer(shop)
/** Nine digits of the quote, of the order of its first part, and of that of its second, which has no name. */
const quote = await quoteOf(customer)
await quoteDeskOf(seller, quote).send(chain({ parts: [branch('Filiaal 1', '12'), branch('', '14')] }))
const link = quoteLinkOf(shop, await quoteToken(shop, quote))
const { parts } = await link.read()
const orders = await acceptedOrders(
  await link.accept({
    ...choosing(parts, true),
    references: someReferences,
    // Documents are for who has the address of the organisation.
    details: { ...acceptance.details, email: customer.email },
  }),
)
const [first = '', second = ''] = orders.map(({ number }) => number.replaceAll('-', ''))
await updateWholeList(shop)
afterAll(() => shop.stop())

const pathOf = (number: string) => endpoint(customerOrder, { nummer: number }).path
const json = async (response: Response) => {
  expect(response.status).toBe(200)
  return response.json()
}
const listed = async (zoek: string) =>
  WorkList.parse(await json(await seller.get(`/api/beheer/werklijst?${new URLSearchParams({ zoek })}`))).items

describe('the quote and branch of an order', () => {
  it.each([orderConfirmationFile, orderSummaryFile, mandateFile])('are in the PDF of $path', async call => {
    const { path } = endpoint(call, { nummer: first })
    const response = await customer.visitor.get(path)
    expect(response.status).toBe(200)
    const text = readPdf(Buffer.from(await response.arrayBuffer())).text.replace(/\s+/g, ' ')
    expect(text).toContain('Filiaal 1')
    expect(text).toContain(formatOrderNumber(quote))
  })

  it('are in the calendar entry of the delivery', async () => {
    const desk = deskOf(seller, second)
    const day = workingDaysAfter(dutchDay(new Date()), 3, closedOn([]))
    await desk.act('status', { state: 'inProgress', mail: false })
    expect((await desk.act('levering', { day, partOfDay: 'day', installer: '', mail: false })).status).toBe(
      204,
    )
    const entry = await (await customer.visitor.get(`${pathOf(second)}/levering.ics`)).text()
    expect(entry.replace(/\r\n /g, '')).toMatch(
      new RegExp(`SUMMARY:.*${formatOrderNumber(second)} \\(prijsopgave ${formatOrderNumber(quote)}\\)`),
    )
  })

  it('are in the list of the customer, with the address, and on the page of the order', async () => {
    const orders = CustomerOrders.parse(await json(await customer.visitor.get(customerOrders.path)))
    expect(
      orders.map(({ origin, installationAddress: { streetName, houseNumber } }) => ({
        ...origin,
        at: `${streetName} ${houseNumber}`,
      })),
    ).toEqual([
      { branch: '', quoteNumber: quote, at: 'Lange Nieuwstraat 14' },
      { branch: 'Filiaal 1', quoteNumber: quote, at: 'Lange Nieuwstraat 12' },
    ])
    const page = OrderDetails.parse(await json(await customer.visitor.get(pathOf(first))))
    expect(page.origin).toEqual({ quoteNumber: quote, branch: 'Filiaal 1' })
  })

  it('are in the list of all documents', async () => {
    const documents = CustomerDocuments.parse(await json(await customer.visitor.get(customerDocuments.path)))
    const titles = documents
      .map(({ title }) => title)
      .filter(title => title.includes(formatOrderNumber(first)))
    expect(titles).toHaveLength(3)
    for (const title of titles)
      expect(title).toContain(`(Filiaal 1, prijsopgave ${formatOrderNumber(quote)})`)
  })

  it('are on the page behind the mailed link', async () => {
    const linkKey = testSecrets.deriveKey('account-link')
    const token = await progressToken(shop.testDatabase.database, await caseIdOf(shop, first), linkKey)
    const page = await json(await shop.visitor().post(followCalls.followCase.path, { body: { token } }))
    expect(CaseByLink.parse(page)).toMatchObject({ origin: { quoteNumber: quote, branch: 'Filiaal 1' } })
  })

  it('are in the list of the desk, beside the references of the buyer', async () => {
    const [row] = await listed(first)
    expect(row).toMatchObject({
      origin: { quoteNumber: quote, branch: 'Filiaal 1' },
      references: someReferences,
    })
  })

  it('are in the case of the order, and the branch beside each order in that of the quote', async () => {
    const shown = await deskOf(seller, first).read()
    expect(shown.orderOrigin).toEqual({ quoteNumber: quote, branch: 'Filiaal 1' })
    expect(shown.facts).toEqual(
      expect.arrayContaining([
        { name: 'Vestiging', value: 'Filiaal 1' },
        { name: 'Prijsopgave', value: formatOrderNumber(quote) },
      ]),
    )
    const ofQuote = await deskOf(seller, quote).read()
    expect(ofQuote.orderOrigin).toBeNull()
    expect(ofQuote.followers.map(({ number, branch: name }) => [number, name]).toSorted()).toEqual(
      [
        [first, 'Filiaal 1'],
        [second, ''],
      ].toSorted(),
    )
  })

  it('are in the export of cases', async () => {
    const csv = await (
      await seller.post(bulkCalls.exportCases.path, {
        body: { selection: { by: 'numbers', numbers: [first, quote] } },
      })
    ).text()
    const [head = '', ...rows] = csv.replaceAll('"', '').trim().split('\r\n')
    expect(head).toBe(Object.values(exportColumns).join(';'))
    const { purchaseOrderNumber, invoiceEmail, costCentre } = someReferences
    expect(rows.toSorted().map(row => row.split(';').slice(-7).join(';'))).toEqual(
      [
        `${first}:${purchaseOrderNumber};${invoiceEmail};${costCentre};${formatOrderNumber(quote)};Filiaal 1;;${orderPurposeNames.new}`,
        `${quote}:;;;;;;`,
      ]
        .toSorted()
        .map(row => row.slice(row.indexOf(':') + 1)),
    )
  })

  it.each(['Filiaal 1', 'filiaal 1'])('are what the desk finds quote and order by: %s', async typed => {
    expect((await listed(typed)).filter(({ isNear }) => !isNear).map(({ number }) => number)).toEqual([
      first,
      quote,
    ])
  })

  it('are what the desk finds every order of the quote by', async () => {
    for (const typed of [quote, formatOrderNumber(quote), `prijsopgave ${formatOrderNumber(quote)}`])
      expect((await listed(typed)).map(({ number }) => number).toSorted()).toEqual(
        [first, quote, second].toSorted(),
      )
  })

  it('are in the order and the product that systems read', async () => {
    const system = await tmfClient(shop)
    const ofQuote = {
      quote: [
        {
          id: quote,
          href: expect.stringContaining(`/tmf-api/quoteManagement/v4/quote/${quote}`),
          '@referredType': 'Quote',
        },
      ],
    }
    const orders = '/tmf-api/productOrderingManagement/v4/productOrder'
    expect((await system.get(`${orders}/${first}`)).body).toMatchObject({ ...ofQuote, branch: 'Filiaal 1' })
    expect((await system.get(`${orders}/${second}`)).body).not.toHaveProperty('branch')
    await system.patch(`${orders}/${first}`, { state: 'inProgress' })
    await system.patch(`${orders}/${first}`, { state: 'completed' })
    expect((await system.get(`/tmf-api/productInventory/v4/product/${first}-1`)).body).toMatchObject({
      ...ofQuote,
      branch: 'Filiaal 1',
    })
  })
})

it('an order keeps them when its quote is forgotten', async () => {
  const forgotten = await caseIdOf(shop, quote)
  await forgetCases(shop.testDatabase.database, ['quote'], ({ id }) => sql`${id} = ${forgotten}`)
  expect(await rowsOf(shop, 'select from cases where id = $1', [forgotten])).toEqual([])
  expect((await deskOf(seller, first).read()).orderOrigin).toEqual({
    quoteNumber: quote,
    branch: 'Filiaal 1',
  })
})
