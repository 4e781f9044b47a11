import { afterAll, expect, test } from 'vitest'
import { CaseByLink, followCalls } from '../../../api/follow-calls.ts'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { sampleOrder } from '../../../app/worker/testing-orders.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { addDays } from '../../../common/working-days.ts'
import { catalogueDeskOf } from '../../catalogue/server/testing-desk.ts'
import { newCustomer, orderOf } from '../../customers/server/mijn/testing.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { caseIdOf, ids } from '../../orders/server/testing.ts'
import { customerOrderCalls, OrderDetails } from '../../tracking/contract-mijn.ts'
import type { Agreement } from '../contract.ts'
import { deskAgreementCalls } from '../contract-desk.ts'
import { CustomerAgreements, customerAgreementCalls } from '../contract-mijn.ts'
import { costOfLeaving } from '../leaving.ts'
import { endingLines, noticeCost } from '../notice.ts'
import { lastDayOfTerm, monthsLater } from '../term.ts'
import { agreementColumns } from '../texts.ts'
import { noticeDocument } from './documents/notice.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())

test('what a customer has is said alike in /mijn, behind the link and at the desk, from delivery on', async () => {
  const customer = await newCustomer(shop)
  const number = await orderOf(customer)
  const desk = deskOf(await shop.staff('verkoop'), number)
  const token = await progressToken(
    shop.testDatabase.database,
    await caseIdOf(shop, number),
    testSecrets.deriveKey('account-link'),
  )
  const seen = async (): Promise<readonly [inMijn: OrderDetails, byLink: Agreement | null]> => {
    const { path } = endpoint(customerOrderCalls.customerOrder, { nummer: number })
    const byLink = await shop.visitor().post(followCalls.followCase.path, { body: { token } })
    const followed = CaseByLink.parse(await byLink.json())
    return [
      OrderDetails.parse(await (await customer.visitor.get(path)).json()),
      followed.kind === 'order' ? followed.agreement : null,
    ]
  }
  const state = (to: string) => desk.act('status', { state: to, reason: null, mail: false })

  await state('inProgress')
  const [before, beforeByLink] = await seen()
  expect([before.agreement, beforeByLink]).toEqual([null, null])

  await state('completed')
  const today = dayInTheNetherlands(new Date())
  const [inMijn, byLink] = await seen()
  expect(byLink).toEqual(inMijn.agreement)
  const [ordered] = inMijn.lines
  if (ordered?.kind !== 'product') throw new Error('The order has no line')
  const { priceInCents, contractDuration, freeMonths } = ordered.product
  const term = { from: today, months: contractDuration }
  const earliest = monthsLater(today, 1)
  const prices = [{ from: monthsLater(today, freeMonths), centsPerMonth: priceInCents }]
  expect(inMijn.agreement?.lines[0]).toEqual({
    position: 0,
    name: ordered.product.name,
    quantity: 1,
    startedOn: today,
    endsOn: null,
    centsPerMonth: priceInCents,
    paidFrom: freeMonths > 0 ? monthsLater(today, freeMonths) : null,
    wayOut: {
      termStatus: 'within-term',
      lastDayOfTerm: lastDayOfTerm(term),
      withoutCosts: lastDayOfTerm(term),
      exitRule: 'telecom',
      percentage: 100,
      isAtMost: true,
      earliest,
      costInCents: costOfLeaving({ term, prices, percentage: 100 }, earliest),
    },
    bond: expect.objectContaining({ term, percentage: 100 }),
    endsAlone: true,
    follows: [],
    isRented: false,
    notReturnedInCents: null,
  })
  const atDesk = await desk.read()
  expect(atDesk.agreement).toEqual(inMijn.agreement)
  expect(atDesk.heldProducts[0]).toEqual({ ...inMijn.agreement?.lines[0], end: null })

  const listed = CustomerAgreements.parse(
    await (await customer.visitor.get(customerAgreementCalls.customerAgreements.path)).json(),
  )
  expect(listed).toMatchObject([{ number: formatOrderNumber(number), ...inMijn.agreement }])
  const colleague = await shop.staff('lezer')
  const { path: deskPath } = endpoint(deskAgreementCalls.deskAgreements, { id: customer.id })
  expect(await (await colleague.get(deskPath)).json()).toEqual(listed)
  const ofCatalogue = await shop.staff('catalogus')
  expect((await ofCatalogue.get(deskPath)).status).toBe(403)
  expect(await deskOf(ofCatalogue, number).read()).toMatchObject({ agreement: null, heldProducts: [] })
  const file = await customer.visitor.get(customerAgreementCalls.customerAgreementsFile.path)
  const [head = '', ...rows] = (await file.text()).trim().split('\r\n')
  expect(head).toContain(agreementColumns.withoutCosts)
  expect(rows).toHaveLength(inMijn.agreement?.lines.length ?? 0)
  expect(rows[0]).toContain((priceInCents / 100).toFixed(2).replace('.', ','))
  const other = await newCustomer(shop)
  const { customerAgreements, customerAgreementsFile } = customerAgreementCalls
  for (const { path } of [customerAgreements, customerAgreementsFile])
    expect(await (await other.visitor.get(path)).text()).not.toContain(formatOrderNumber(number))

  await desk.act('product-einde', { position: 0, day: today, reason: 'moved' })
  expect((await seen())[1]?.lines[0]).toMatchObject({ endsOn: addDays(today, -1), wayOut: null })
})

test('lines keep the percentage that they were sold under, in agreement, notice and document', async () => {
  const catalogue = catalogueDeskOf(await shop.staff('beheerder'))
  const sellAt = async (exitPercentage: number) => {
    const revision = await catalogue.make(`Eerder stoppen ${exitPercentage}`)
    for (const item of [ids.fibre500For12Months, ids.rentalRouter])
      await catalogue.change(revision, item, { exitPercentage })
    expect((await catalogue.plan(revision)).status).toBe(204)
  }
  await sellAt(50)
  const number = await orderOf(await newCustomer(shop))
  await sellAt(100)
  const desk = deskOf(await shop.staff('verkoop'), number)
  for (const state of ['inProgress', 'completed'])
    await desk.act('status', { state, reason: null, mail: false })

  const lines = (await desk.read()).agreement?.lines ?? []
  const [line] = lines
  if (!line?.bond || !line.wayOut) throw new Error('The line has no term')
  const { term, prices } = line.bond
  const lastDay = line.wayOut.earliest
  expect(line.wayOut).toMatchObject({
    percentage: 50,
    isAtMost: false,
    costInCents: costOfLeaving({ term, prices, percentage: 50 }, lastDay),
  })
  const wanted = { positions: [line.position], lastDay }
  const costInCents = noticeCost(endingLines(lines, wanted))
  const answer = await desk.act('opzegging', { ...wanted, costInCents, why: '', words: '' })
  expect(answer.status).toBe(204)
  const [notice] = (await desk.read()).agreement?.notices ?? []
  if (!notice) throw new Error('There is no notice')
  expect(notice.lines.filter(({ costInCents: cost }) => cost > 0)).toMatchObject([
    { percentage: 50, isAtMost: false },
    { percentage: 50, isAtMost: false },
  ])
  const drawn = JSON.stringify(noticeDocument({ order: sampleOrder, notice, at: new Date() }))
  expect(drawn).toContain('50% van de prijs')
  expect(drawn).not.toMatch(/ten hoogste/i)
})
