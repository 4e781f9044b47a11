import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatEuro } from '../../../common/money.ts'
import { agreementNumber } from '../../../common/order-number.ts'
import { addDays } from '../../../common/working-days.ts'
import { change, newCustomer, orderOf, type TestCustomer } from '../../customers/server/mijn/testing.ts'
import { rowsOf } from '../../orders/server/testing.ts'
import { customerAgreementCalls } from '../contract-mijn.ts'
import { deskNoticesCalls, type NoticesGiving, noticesCalls } from '../contract-together.ts'
import { earliestLastDay } from '../term.ts'
import { noticeRefusals } from '../texts.ts'
import { noticesTexts } from '../texts-together.ts'
import { agreementOf, confirmationsOf, deliverAtDesk, wantedOfAll } from './testing.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
const lastDay = earliestLastDay(dayInTheNetherlands(new Date()))

/** A customer with as many branches, each an order that was delivered. */
async function chain(branches: number) {
  const customer = await newCustomer(shop)
  const numbers: string[] = []
  while (numbers.length < branches) {
    const number = await orderOf(customer)
    await deliverAtDesk(shop, number)
    numbers.push(number)
  }
  return { customer, numbers }
}

/** The notice of all of some branches. */
async function noticesOf(customer: TestCustomer, numbers: readonly string[]): Promise<NoticesGiving> {
  const agreements = await Promise.all(numbers.map(number => agreementOf(customer, number)))
  return {
    agreements: agreements.map(each => wantedOfAll(each, lastDay)),
    lastDay,
    why: 'not-needed',
    words: 'Deze filialen sluiten.',
  }
}

const give = ({ visitor }: TestCustomer, notices: unknown) =>
  change(visitor, noticesCalls.giveNotices, notices)
/** Money as the text of mails and documents has it here: its spaces are plain. */
const money = (cents: number) => formatEuro(cents).replace(/\s/g, ' ')
const givenOf = async (customer: TestCustomer, numbers: readonly string[]) =>
  (await Promise.all(numbers.map(number => agreementOf(customer, number)))).map(
    ({ notices }) => notices.length,
  )
const errorsOf = async (response: Response) => [response.status, Failure.parse(await response.json()).errors]

test('three of four branches end with one press, of which one mail with its PDF tells, and the file right after it', async () => {
  const { customer, numbers } = await chain(4)
  const ended = numbers.slice(0, 3)
  const notices = await noticesOf(customer, ended)
  expect((await give(customer, notices)).status).toBe(204)
  expect(await givenOf(customer, numbers)).toEqual([1, 1, 1, 0])

  const mails = await confirmationsOf(shop, numbers)
  expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length)
  expect(mails.length).toBeGreaterThan(0)
  const costs = notices.agreements.map(({ costInCents }) => costInCents)
  const total = money(costs.reduce((sum, each) => sum + each, 0))
  for (const { subject, text, pdf } of mails) {
    expect(subject).toContain('3 contracten')
    for (const told of [text, pdf]) {
      for (const { number, costInCents } of notices.agreements) {
        expect(told).toContain(agreementNumber(number))
        expect(told).toContain(money(costInCents))
      }
      expect(told).toContain(total)
    }
  }
  const file = await (await customer.visitor.get(customerAgreementCalls.customerAgreementsFile.path)).text()
  const rows = file.split('\r\n').filter(row => row.includes(lastDay))
  const kept = await agreementOf(customer, numbers[3] ?? '')
  expect(rows.some(row => row.includes(kept.number))).toBe(false)
  for (const { number } of notices.agreements) expect(rows.some(row => row.includes(number))).toBe(true)

  // Sent again it is given once, and each is withdrawn by itself.
  expect((await give(customer, notices)).status).toBe(204)
  expect(await confirmationsOf(shop, numbers)).toHaveLength(mails.length)
  const withdrawal = endpoint(customerAgreementCalls.withdrawNotice, {
    nummer: ended[1] ?? '',
    id: notices.agreements[1]?.id ?? '',
  })
  expect((await change(customer.visitor, withdrawal)).status).toBe(204)
  expect(await givenOf(customer, numbers)).toEqual([1, 0, 1, 0])
}, 60_000)

describe('nothing of it is done', () => {
  test('where a line of one branch has ended meanwhile, costs something else, or its day is too soon', async () => {
    const { customer, numbers } = await chain(2)
    const notices = await noticesOf(customer, numbers)
    const [one, other] = notices.agreements
    if (!one || !other) throw new Error('There are no two branches')
    const atOther = (sentence: string) => noticesTexts.ofAgreement(agreementNumber(other.number), sentence)

    const dearer = { ...notices, agreements: [one, { ...other, costInCents: other.costInCents + 1 }] }
    const [status, errors] = await errorsOf(await give(customer, dearer))
    expect([status, JSON.stringify(errors)]).toEqual([
      422,
      expect.stringContaining(atOther('Opzeggen kost nu')),
    ])
    const [, tooSoon] = await errorsOf(await give(customer, { ...notices, lastDay: addDays(lastDay, -1) }))
    expect(Object.keys(tooSoon ?? {})).toEqual(['lastDay'])

    const desk = await deliverAtDesk(shop, numbers[1] ?? '')
    await desk.act('product-einde', { position: 0, day: lastDay, reason: 'moved' })
    expect(await errorsOf(await give(customer, notices))).toEqual([
      422,
      { agreements: { message: atOther(noticeRefusals.ended) } },
    ])
    expect(await givenOf(customer, numbers)).toEqual([0, 0])
    expect(await confirmationsOf(shop, numbers)).toEqual([])
  }, 60_000)

  test('where one is not the customer’s, is named twice, or is none', async () => {
    const { customer, numbers } = await chain(1)
    const other = await chain(1)
    const notices = await noticesOf(customer, numbers)
    const foreign = await noticesOf(other.customer, other.numbers)
    const ofBoth = { ...notices, agreements: [...notices.agreements, ...foreign.agreements] }
    expect((await give(customer, ofBoth)).status).toBe(404)
    const [only] = notices.agreements
    const twice = { ...notices, agreements: [only, { ...only, id: randomUUID() }] }
    expect((await give(customer, twice)).status).toBe(404)
    expect((await give(customer, { ...notices, agreements: [] })).status).toBe(422)
    expect(await givenOf(customer, numbers)).toEqual([0])
    expect(await givenOf(other.customer, other.numbers)).toEqual([0])
  }, 60_000)
})

test('two who end the same branches at once end nothing twice, also in the other order', async () => {
  const { customer, numbers } = await chain(2)
  const one = await noticesOf(customer, numbers)
  const other = await noticesOf(customer, numbers.toReversed())
  const answers = await Promise.all([give(customer, one), give(customer, other)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
  expect(await givenOf(customer, numbers)).toEqual([1, 1])
}, 60_000)

test('organisations that differ get a mail of their own branches alone', async () => {
  const { customer, numbers } = await chain(2)
  await rowsOf(
    shop,
    `update product_orders set organization = organization || '{"email": "filiaal@molenkeet.example"}'
      where case_id = (select id from cases where number = $1) returning case_id`,
    [numbers[1]],
  )
  expect((await give(customer, await noticesOf(customer, numbers))).status).toBe(204)
  const mails = await confirmationsOf(shop, numbers)
  const [own] = mails.filter(({ recipient }) => recipient === 'filiaal@molenkeet.example')
  const [first, second] = (await Promise.all(numbers.map(number => agreementOf(customer, number)))).map(
    each => agreementNumber(each.number),
  )
  expect(own?.text).toContain(second)
  expect(own?.text).not.toContain(first)
  expect(own?.pdf).not.toContain(first)
}, 60_000)

test('staff record for a customer who calls that branches end; who only reads may not', async () => {
  const { customer, numbers } = await chain(2)
  const notices = await noticesOf(customer, numbers)
  const record = async (role: 'verkoop' | 'lezer', id = customer.id) => {
    const { method, path } = endpoint(deskNoticesCalls.recordNotices, { id })
    return (await shop.staff(role)).change(method, path, { body: notices })
  }
  expect((await record('lezer')).status).toBe(403)
  expect((await record('verkoop', randomUUID())).status).toBe(404)
  expect((await record('verkoop')).status).toBe(204)
  expect(await givenOf(customer, numbers)).toEqual([1, 1])
  const actors = await rowsOf(
    shop,
    `select distinct actor_kind from events join cases on cases.id = case_id
      where number = any($1) and events.type = 'notice-given'`,
    [numbers],
  )
  expect(actors).toEqual([{ actor_kind: 'staff' }])
}, 60_000)
