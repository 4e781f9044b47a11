import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatEuro } from '../../../common/money.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { addDays } from '../../../common/working-days.ts'
import { bulkCalls } from '../../bulk-actions/contract-desk.ts'
import { catalogueCalls } from '../../catalogue/contract.ts'
import { PriceList, parseProduct } from '../../catalogue/products.ts'
import { newCustomer, orderOf, type TestCustomer } from '../../customers/server/mijn/testing.ts'
import { someAddress } from '../../details/testing-person.ts'
import { LineChangeToAnswer, lineChangeCalls } from '../../line-changes/contract.ts'
import { answer, linesDeskOf, tokenOf } from '../../line-changes/server/desk/testing.ts'
import { additionalData, guest, ids, rowsOf, send } from '../../orders/server/testing.ts'
import { customerOrderCalls, OrderDetails } from '../../tracking/contract-mijn.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'
import { CustomerAgreement, customerAgreementCalls } from '../contract-mijn.ts'
import { costOfLeaving } from '../leaving.ts'
import { endingLines, noticeCost } from '../notice.ts'
import { lastDayOfTerm } from '../term.ts'
import { replacingRefusals as refusals } from '../texts.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
const today = dayInTheNetherlands(new Date())

const [gigabit, itsSetup, slow, slowSetup] = [11007, 11008, 11001, 11002]
const faster = [
  { id: gigabit, quantity: 1 },
  { id: itsSetup, quantity: 1 },
  { id: ids.rentalRouter, quantity: 1 },
]
const slower = [
  { id: slow, quantity: 1 },
  { id: slowSetup, quantity: 1 },
  { id: ids.rentalRouter, quantity: 1 },
]
const for3Years = [
  { id: ids.fibre500For36Months, quantity: 1 },
  { id: ids.its36MonthsSetup, quantity: 1 },
  { id: ids.includedRouter, quantity: 1 },
]
const elsewhere = { ...someAddress, houseNumber: '44' }

const state = async (number: string, to: string) =>
  (await deskOf(await shop.staff('verkoop'), number).act('status', { state: to, reason: null, mail: false }))
    .status
const deliver = async (number: string) => {
  expect(await state(number, 'inProgress')).toBe(204)
  expect(await state(number, 'completed')).toBe(204)
}

/** A customer with fibre for a year that was delivered. */
async function delivered() {
  const customer = await newCustomer(shop)
  const number = await orderOf(customer)
  await deliver(number)
  return { customer, number }
}

const agreementOf = async ({ visitor }: TestCustomer, nummer: string) =>
  CustomerAgreement.parse(
    await (await visitor.get(endpoint(customerAgreementCalls.customerAgreement, { nummer }).path)).json(),
  )
const pageOf = async ({ visitor }: TestCustomer, nummer: string) =>
  OrderDetails.parse(
    await (await visitor.get(endpoint(customerOrderCalls.customerOrder, { nummer }).path)).json(),
  )

type Replacing = {
  readonly action?: string
  readonly overlapDays?: number
  readonly costInCents?: number
  readonly products?: readonly unknown[]
  readonly postCodeAddress?: object
  readonly data?: object
}

/** Orders in the place of an agreement. */
const instead = (
  { visitor }: Pick<TestCustomer, 'visitor'>,
  agreement: string,
  {
    action = 'change',
    overlapDays = 0,
    costInCents = 0,
    products = faster,
    postCodeAddress,
    data,
  }: Replacing = {},
  body: object = {},
) =>
  send(visitor, {
    products,
    additionalData: {
      ...additionalData,
      ...(postCodeAddress && { postCodeAddress }),
      ...data,
      replaces: { agreement, action, overlapDays, costInCents },
    },
    ...body,
  })

const placed = async (...sent: Parameters<typeof instead>): Promise<string> => {
  const { status, body } = await instead(...sent)
  expect(body).toMatchObject({ orderNumber: expect.stringMatching(/^\d{3}-/) })
  expect(status).toBe(201)
  return String(body.orderNumber).replaceAll('-', '')
}

const refusal = async (...sent: Parameters<typeof instead>) => {
  const { status, body } = await instead(...sent)
  return [status, (body.errors as Record<string, { message: string }> | undefined)?.replaces?.message]
}

const mailsOf = (number: string) =>
  rowsOf<{ readonly recipient: string }>(
    shop,
    `select recipient from deliveries join cases on cases.id = case_id
     where number = $1 and deliveries.kind = 'order-confirmation'`,
    [number],
  )

test('more speed: the old lines end with the delivery, the term goes on, and contact and organisation hear of it', async () => {
  const { customer, number } = await delivered()
  const before = await agreementOf(customer, number)
  const next = await placed(customer, formatOrderNumber(number))
  expect((await agreementOf(customer, number)).replacedBy).toBe(formatOrderNumber(next))
  expect((await agreementOf(customer, number)).lines).toEqual(before.lines)
  expect((await pageOf(customer, next)).origin).toEqual({
    agreement: number,
    action: 'change',
    overlapDays: 0,
    costInCents: 0,
    termUntil: lastDayOfTerm(before.lines[0]?.bond?.term ?? { from: today, months: 0 }),
  })
  await updateWholeList(shop)
  const exported = await (await shop.staff('verkoop')).post(bulkCalls.exportCases.path, {
    body: { selection: { by: 'numbers', numbers: [next] } },
  })
  expect(await exported.text()).toContain(`Wijziging van contract C${formatOrderNumber(number)}`)
  expect(new Set((await mailsOf(next)).map(({ recipient }) => recipient)).size).toBe(2)

  await deliver(next)
  const ended = await agreementOf(customer, number)
  expect(ended.replacedBy).toBeNull()
  expect(ended.lines.map(({ endsOn, bond }) => [endsOn, bond])).toEqual(
    before.lines.map(({ bond }) => (bond ? [addDays(today, -1), null] : [null, null])),
  )
  const { lines } = await agreementOf(customer, next)
  const term = before.lines[0]?.bond?.term
  expect(lines.map(({ bond }) => bond?.term ?? null)).toEqual(lines.map(({ bond }) => (bond ? term : null)))

  // Its delivery taken back, the old lines go on, and can be replaced again by it alone.
  const desk = deskOf(await shop.staff('verkoop'), next)
  expect((await desk.act('terugdraaien', { reason: 'mistake' })).status).toBe(204)
  const back = await agreementOf(customer, number)
  expect([back.lines, back.replacedBy]).toEqual([before.lines, formatOrderNumber(next)])
})

test('another term begins with the delivery, and less than before costs the difference until the end of the term', async () => {
  const { customer, number } = await delivered()
  const [main] = (await agreementOf(customer, number)).lines.flatMap(({ bond }) => bond ?? [])
  if (!main) throw new Error('The agreement binds to nothing')
  const products = await (
    await shop.visitor().get(`${catalogueCalls.productPrices.path}?productType=internet`)
  ).json()
  const perMonth = (...wanted: readonly number[]) =>
    PriceList.parse(products)
      .map(parseProduct)
      .filter(({ id }) => wanted.includes(id))
      .reduce((sum, { priceInCents }) => sum + priceInCents, 0)
  const before = perMonth(ids.fibre500For12Months, ids.rentalRouter)
  /** The cost of paying less until the end of the year. */
  const costOf = (centsPerMonth: number) =>
    costOfLeaving(
      {
        ...main,
        prices: [{ from: main.prices.at(-1)?.from ?? today, centsPerMonth: before - centsPerMonth }],
      },
      today,
    )
  const costOfSlower = costOf(perMonth(slow, ids.rentalRouter))
  expect(costOfSlower).toBeGreaterThan(0)
  expect(await refusal(customer, number, { products: slower })).toEqual([
    422,
    refusals.otherCost(formatEuro(costOfSlower)),
  ])
  const longer = await placed(customer, number, {
    products: for3Years,
    costInCents: costOf(perMonth(ids.fibre500For36Months, ids.includedRouter)),
    data: { longTermConsent: true },
  })
  await deliver(longer)
  const [line] = (await agreementOf(customer, longer)).lines
  expect(line?.bond?.term).toEqual({ from: today, months: 36 })
})

test('a move leaves the old lines for the days that were asked for', async () => {
  const { customer, number } = await delivered()
  const move = { action: 'move', overlapDays: 14, postCodeAddress: elsewhere }
  expect(await refusal(customer, number, { action: 'move' })).toEqual([422, refusals.samePlace])
  expect(await refusal(customer, number, { postCodeAddress: elsewhere })).toEqual([422, refusals.otherPlace])
  const next = await placed(customer, number, move)
  await deliver(next)
  const { lines } = await agreementOf(customer, number)
  expect(new Set(lines.flatMap(({ endsOn }) => endsOn ?? []))).toEqual(new Set([addDays(today, 13)]))
})

describe('an order takes no place', () => {
  test('of what is not its customer’s, or by somebody who is not logged in', async () => {
    const [{ number }, stranger] = [await delivered(), await newCustomer(shop)]
    expect(await refusal(stranger, number)).toEqual([422, refusals.unknown])
    expect(await refusal(stranger, 'C12')).toEqual([422, refusals.unknown])
    const body = { userWithoutAccountInformation: guest }
    expect(await refusal({ visitor: shop.visitor() }, number, {}, body)).toEqual([422, refusals.logIn])
  })

  test('of an agreement that another one is to replace, until that is cancelled; of two at once one does', async () => {
    const { customer, number } = await delivered()
    const both = await Promise.all([instead(customer, number), instead(customer, number)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
    const first = String(both.find(({ status }) => status === 201)?.body.orderNumber)
    expect(await refusal(customer, number)).toEqual([422, refusals.replacedAlready(first)])
    expect(await state(first.replaceAll('-', ''), 'cancelled')).toBe(204)
    expect((await agreementOf(customer, number)).replacedBy).toBeNull()
    const second = await placed(customer, number)
    // The cancellation taken back, the agreement is still the second one's.
    const desk = deskOf(await shop.staff('verkoop'), first.replaceAll('-', ''))
    expect((await desk.act('terugdraaien', { reason: 'mistake' })).status).toBe(204)
    expect((await agreementOf(customer, number)).replacedBy).toBe(formatOrderNumber(second))
  })

  test('before its delivery, and of nothing that goes on', async () => {
    const customer = await newCustomer(shop)
    const number = await orderOf(customer)
    expect(await refusal(customer, number)).toEqual([422, refusals.unknown])
    await deliver(number)
    const next = await placed(customer, number)
    await deliver(next)
    expect(await refusal(customer, number)).toEqual([422, refusals.nothingRuns])
  })
})

test('what ends sooner by itself ends on its own day', async () => {
  const { customer, number } = await delivered()
  const desk = deskOf(await shop.staff('verkoop'), number)
  const next = await placed(customer, number, { action: 'move', overlapDays: 31, postCodeAddress: elsewhere })
  const day = addDays(today, 5)
  expect((await desk.act('product-einde', { position: 0, day, reason: 'customer-request' })).status).toBe(204)
  await deliver(next)
  const { lines } = await agreementOf(customer, number)
  expect(lines[0]?.endsOn).toBe(addDays(day, -1))
  expect(
    lines
      .flatMap(({ endsOn }) => endsOn ?? [])
      .toSorted()
      .at(-1),
  ).toBe(addDays(today, 30))
})

test('a notice for a later day holds again where the delivery is taken back', async () => {
  const { customer, number } = await delivered()
  const next = await placed(customer, number)
  const { lines } = await agreementOf(customer, number)
  const positions = lines.filter(({ endsAlone, bond }) => endsAlone && bond).map(({ position }) => position)
  const lastDay = addDays(today, 60)
  const costInCents = noticeCost(endingLines(lines, { positions, lastDay }))
  const notice = { id: randomUUID(), positions, lastDay, costInCents, why: '', words: '' }
  const { path } = endpoint(customerAgreementCalls.giveNotice, { nummer: number })
  expect((await customer.visitor.post(path, { body: notice })).status).toBe(204)
  const endsOf = async () => (await agreementOf(customer, number)).lines.flatMap(({ endsOn }) => endsOn ?? [])
  const noticed = await endsOf()
  expect(new Set(noticed)).toEqual(new Set([lastDay]))
  await deliver(next)
  expect(new Set(await endsOf())).toEqual(new Set([addDays(today, -1)]))
  const desk = deskOf(await shop.staff('verkoop'), next)
  expect((await desk.act('terugdraaien', { reason: 'mistake' })).status).toBe(204)
  expect(await endsOf()).toEqual(noticed)
  expect((await agreementOf(customer, number)).notices).toMatchObject([{ id: notice.id }])
})

test('an end that staff set for a later day holds again too, however often the delivery is taken back', async () => {
  const { customer, number } = await delivered()
  const next = await placed(customer, number)
  const old = deskOf(await shop.staff('verkoop'), number)
  const day = addDays(today, 40)
  expect((await old.act('product-einde', { position: 0, day, reason: 'supplier' })).status).toBe(204)
  const endsOf = async () => (await old.read()).heldProducts.map(({ end }) => end)
  const before = await endsOf()
  expect(before[0]).toEqual({ endedOn: day, reason: 'supplier' })
  const desk = deskOf(await shop.staff('verkoop'), next)
  expect(await state(next, 'inProgress')).toBe(204)
  for (const _ of [1, 2]) {
    expect(await state(next, 'completed')).toBe(204)
    expect((await endsOf())[0]).toEqual({ endedOn: today, reason: 'replaced' })
    expect((await desk.act('terugdraaien', { reason: 'mistake' })).status).toBe(204)
    expect(await endsOf()).toEqual(before)
  }
})

test('other lines at the desk recount what leaving costs, to which the customer agrees where that is more', async () => {
  const { customer, number } = await delivered()
  const next = await placed(customer, number)
  const originOf = async () => (await pageOf(customer, next)).origin
  const placedAs = await originOf()
  expect(placedAs).toMatchObject({ costInCents: 0 })
  const lines = linesDeskOf(await shop.staff('verkoop'), next)
  const proposed = await lines.change({ [slow]: 1 })
  expect(await proposed.json()).toMatchObject({ state: 'waiting' })
  expect(await originOf()).toEqual(placedAs)
  const token = await tokenOf(shop, next)
  const asked = await shop.visitor().post(lineChangeCalls.checkLineChange.path, { body: { token } })
  const { leaving } = LineChangeToAnswer.parse(await asked.json())
  expect((await answer(shop.visitor(), token, true)).status).toBe(204)
  const after = await originOf()
  const costInCents = after && 'costInCents' in after ? after.costInCents : 0
  expect(costInCents).toBeGreaterThan(0)
  expect(leaving).toContain(formatEuro(costInCents))
  // Back to more speed costs nothing to leave, and more per month.
  await lines.change({ [gigabit]: 1 })
  expect((await answer(shop.visitor(), await tokenOf(shop, next), true)).status).toBe(204)
  expect(await originOf()).toEqual(placedAs)
})
