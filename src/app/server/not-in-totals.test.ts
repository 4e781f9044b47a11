import { afterAll, expect, it } from 'vitest'
import { endpoint } from '../../common/contract/call.ts'
import { parseOrderNumber } from '../../common/order-number.ts'
import { notInTotals } from '../../features/addresses/promise-texts.ts'
import { auditCalls } from '../../features/audit/contract.ts'
import { bulkCalls } from '../../features/bulk-actions/contract-desk.ts'
import { exportColumns } from '../../features/bulk-actions/texts-desk.ts'
import { eventInWords } from '../../features/case-desk/timeline-texts.ts'
import { casePath } from '../../features/cases/contract.ts'
import { MailPreview } from '../../features/cases/contract-timeline.ts'
import { caseEvents } from '../../features/cases/events.ts'
import { newCustomer } from '../../features/customers/server/mijn/testing.ts'
import { linesDeskOf } from '../../features/line-changes/server/desk/testing.ts'
import { additionalData, fibreForAYear, ids, place } from '../../features/orders/server/testing.ts'
import { CustomerOrders, customerOrderCalls, OrderDetails } from '../../features/tracking/contract-mijn.ts'
import { updateWholeList } from '../../features/work-list/server/testing.ts'
import { timelineWords } from '../desk/timeline-words.ts'
import { startTestShop } from './testing-shop.ts'

/* Costs of construction of an order are in none of its totals; each place that has a total says so. */

const excluded = 'excl. aanleg €\u00a0875,00'

const withTelevision = {
  [ids.fibre500For12Months]: 1,
  [ids.rentalRouter]: 1,
  [ids.television]: 1,
  [ids.tvBox]: 1,
}

const shop = await startTestShop()
await shop.testDatabase.pool.query(
  `update coverage set one_time_in_cents = 87500 where availability = 'on-net'`,
)
const seller = await shop.staff('beheerder')
const customer = await newCustomer(shop)
const number =
  parseOrderNumber(await place(customer.visitor, { products: fibreForAYear, additionalData })) ?? ''
const desk = linesDeskOf(seller, number)
await desk.change(withTelevision)
await updateWholeList(shop)
afterAll(() => shop.stop())

const flat = (text: string) => text.replace(/[\s\u00a0]+/g, ' ')

it('the mail about a change of its lines, at both amounts that are paid once', async () => {
  const mail = (await desk.case()).mails.find(({ kind }) => kind === 'lines-proposed')
  const { text } = MailPreview.parse(await (await seller.get(casePath(number, `mails/${mail?.id}`))).json())
  expect(flat(text)).toMatch(/Eenmalig:? € [\d.,]+, excl\. aanleg € 875,00/)
  expect(flat(text)).toMatch(/Eerste factuur:? € [\d.,]+, excl\. aanleg € 875,00/)
})

it('the refusal of such a change at other totals', async () => {
  const wanted = await desk.wanted(withTelevision)
  const refused = await desk.send({ ...wanted, totals: { monthlyInCents: 1, oneTimeInCents: 0 } })
  expect([refused.status, (await refused.json()).message]).toEqual([422, expect.stringContaining(excluded)])
})

it('the timeline of the case, and the log in its export', async () => {
  const [proposed] = (await desk.case()).timeline.filter(({ type }) => type === caseEvents.linesProposed)
  expect(proposed && eventInWords(timelineWords, proposed)).toContain(excluded)
  const log = await (await seller.post(auditCalls.exportAudit.path, { body: { zaak: number } })).text()
  expect(flat(log)).toMatch(/bedrag eenmalig: € [\d.,]+, excl\. aanleg € 875,00/)
})

it('the export of cases', async () => {
  const csv = await (
    await seller.post(bulkCalls.exportCases.path, {
      body: { selection: { by: 'numbers', numbers: [number] } },
    })
  ).text()
  const [head = '', row = ''] = csv.replaceAll('"', '').trim().split('\r\n')
  const column = head.split(';').indexOf(exportColumns.notInTotals)
  expect(row.split(';')[column]).toBe(excluded)
})

it('the list of the customer and the page of the order', async () => {
  const list = await customer.visitor.get(customerOrderCalls.customerOrders.path)
  const [listed] = CustomerOrders.parse(await list.json())
  expect(listed?.construction).toEqual({ knownInCents: 87_500, isUnknown: false })
  const { path } = endpoint(customerOrderCalls.customerOrder, { nummer: number })
  const page = OrderDetails.parse(await (await customer.visitor.get(path)).json())
  expect([page.construction, notInTotals(page.lines)]).toEqual([listed?.construction, excluded])
})
