import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { stepSources } from '../../../app/server/next-steps.ts'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { dayInTheNetherlands, endOfDayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { addDays } from '../../../common/working-days.ts'
import { change, newCustomer, orderOf, type TestCustomer } from '../../customers/server/mijn/testing.ts'
import { caseIdOf, rowsOf } from '../../orders/server/testing.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'
import { CustomerAgreement, customerAgreementCalls } from '../contract-mijn.ts'
import { endingLines, noticeCost } from '../notice.ts'
import { earliestLastDay } from '../term.ts'
import { withdrawalRefusals } from '../texts.ts'
import { completeEnds } from './end-cases.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
const seller = await shop.staff('verkoop')
const { database } = shop.testDatabase
const steps = stepSources({ closingDays: [] })
const today = dayInTheNetherlands(new Date())
const lastDay = earliestLastDay(today)

/** A customer with an order that was delivered, and the notice of all of it. */
async function delivered() {
  const customer = await newCustomer(shop)
  const number = await orderOf(customer)
  const desk = deskOf(seller, number)
  for (const state of ['inProgress', 'completed'])
    await desk.act('status', { state, reason: null, mail: false })
  const { lines } = await agreementOf(customer, number)
  const positions = lines.filter(({ endsAlone }) => endsAlone).map(({ position }) => position)
  const costInCents = noticeCost(endingLines(lines, { positions, lastDay }))
  const notice = { id: randomUUID(), positions, lastDay, costInCents, why: 'price', words: 'Te duur.' }
  return { customer, number, desk, notice }
}

const agreementOf = async ({ visitor }: TestCustomer, nummer: string) =>
  CustomerAgreement.parse(
    await (await visitor.get(endpoint(customerAgreementCalls.customerAgreement, { nummer }).path)).json(),
  )

const give = ({ visitor }: TestCustomer, nummer: string, notice: unknown) =>
  change(visitor, endpoint(customerAgreementCalls.giveNotice, { nummer }), notice)
const withdraw = ({ visitor }: TestCustomer, nummer: string, id: string) =>
  change(visitor, endpoint(customerAgreementCalls.withdrawNotice, { nummer, id }), undefined)

/** The numbers of the ends of an agreement, the first to be opened first. */
const endsOf = async (number: string): Promise<readonly string[]> =>
  (
    await rowsOf<{ readonly number: string }>(
      shop,
      `select ends.number from cases join notices on case_id = cases.id join cases as ends on ends.id = end_case_id
         where cases.number = $1 order by ends.id`,
      [number],
    )
  ).map(each => each.number)

/** A case of an end that its customer gave notice of. */
async function ended() {
  const { customer, number, desk, notice } = await delivered()
  expect((await give(customer, number, notice)).status).toBe(204)
  const [end = ''] = await endsOf(number)
  return { customer, number, desk, notice, end, atDesk: deskOf(seller, end) }
}

const processed = (end: string) =>
  deskOf(seller, end).act('status', { state: 'inProgress', reason: null, mail: false })
const cancelled = (end: string) =>
  deskOf(seller, end).act('status', {
    state: 'cancelled',
    reason: 'customer-request',
    words: '',
    mail: false,
  })

/** Has the last day of an end be over. */
async function haveCome(number: string): Promise<void> {
  await rowsOf(
    shop,
    `update notices set last_day = $2::text::date, lines = (select jsonb_agg(line || jsonb_build_object('lastDay', $2::text)) from jsonb_array_elements(lines) as line)
       where case_id = $1 returning id`,
    [await caseIdOf(shop, number), addDays(today, -1)],
  )
}

test('a notice is a case of its own, which staff process and which is over as its day has come', async () => {
  const { customer, number, desk, notice, end, atDesk } = await ended()
  const shown = await atDesk.read()
  expect(shown).toMatchObject({
    kind: 'order',
    purpose: 'end',
    state: 'acknowledged',
    next: 'process-notice',
    lines: [],
    origin: { number },
  })
  const facts = new Map(shown.facts.map(({ name, value }) => [name, value]))
  expect([facts.get('Contract'), facts.get('Toelichting')]).toEqual([
    expect.stringContaining(number.slice(0, 3)),
    notice.words,
  ])
  // The case of its agreement waits for nothing, and leads to it.
  const agreement = await desk.read()
  expect([agreement.next, agreement.asked, agreement.followers.map(each => each.number)]).toEqual([
    null,
    [],
    [end],
  ])
  const [given] = (await agreementOf(customer, number)).notices
  expect(given?.orderNumber?.replaceAll('-', '')).toBe(end)

  expect((await processed(end)).status).toBe(204)
  const later = await atDesk.read()
  expect([later.next, later.dueAt]).toEqual(['switch-off', endOfDayInTheNetherlands(lastDay).toISOString()])
  expect((await atDesk.act('status', { state: 'completed', reason: null, mail: false })).status).toBe(422)
  await completeEnds(database, steps)
  expect((await atDesk.read()).state).toBe('inProgress')
  await haveCome(number)
  await completeEnds(database, steps)
  expect(await atDesk.read()).toMatchObject({ state: 'completed', next: null, dueAt: null })
})

test('an end that staff did not process stays with them after its day', async () => {
  const { number, atDesk } = await ended()
  await haveCome(number)
  await completeEnds(database, steps)
  expect(await atDesk.read()).toMatchObject({ state: 'acknowledged', next: 'process-notice' })
})

test('a notice that staff record waits for its day alone', async () => {
  const { number, desk, notice } = await delivered()
  await desk.act('opzegging', { ...notice, words: '' })
  const [end = ''] = await endsOf(number)
  expect(await deskOf(seller, end).read()).toMatchObject({ state: 'inProgress', next: 'switch-off' })
})

test('a product that is ended without notice is one too, follows its day and is cancelled as it is kept', async () => {
  const { customer, number, desk } = await delivered()
  const act = (day: string) => desk.act('product-einde', { position: 0, day, reason: 'moved' })
  await act(lastDay)
  await act(addDays(lastDay, 7))
  const [end = '', ...others] = await endsOf(number)
  expect(others).toEqual([])
  const until = endOfDayInTheNetherlands(addDays(lastDay, 6)).toISOString()
  expect(await deskOf(seller, end).read()).toMatchObject({ next: 'switch-off', dueAt: until })
  // Nobody gave notice, so its customer reads of none.
  expect((await agreementOf(customer, number)).notices).toEqual([])
  expect((await cancelled(end)).status).toBe(204)
  expect((await desk.read()).heldProducts[0]?.end).toBeNull()
})

describe('an end is withdrawn', () => {
  test('by its customer before anything was done, for which nobody waits', async () => {
    const { customer, number, notice, atDesk } = await ended()
    await withdraw(customer, number, notice.id)
    expect(await atDesk.read()).toMatchObject({ state: 'cancelled', next: null, asked: [] })
  })

  test('by its customer after staff processed it, which waits for them', async () => {
    const { customer, number, notice, end, atDesk } = await ended()
    await processed(end)
    await withdraw(customer, number, notice.id)
    const { state, next, asked } = await atDesk.read()
    expect([state, next, asked.map(({ kind }) => kind)]).toEqual([
      'cancelled',
      'process-notice',
      ['notice-withdrawn'],
    ])
  })

  test('by staff who cancel its case, of which its customer is mailed', async () => {
    const { customer, number, end } = await ended()
    expect((await cancelled(end)).status).toBe(204)
    const { lines, notices } = await agreementOf(customer, number)
    expect([notices, lines.every(({ endsOn }) => endsOn === null)]).toEqual([[], true])
    const mails = await rowsOf(
      shop,
      `select recipient from deliveries join events on events.id = event_id join cases on cases.id = events.case_id
         where number = $1 and deliveries.kind = 'notice-withdrawn'`,
      [number],
    )
    expect(mails).not.toHaveLength(0)
    // A withdrawn end is over.
    expect((await deskOf(seller, end).read()).takeBack).toBeNull()
  })

  test('not on its last day, whoever tries', async () => {
    const { number, end } = await ended()
    await rowsOf(shop, 'update notices set last_day = $2 where case_id = $1 returning id', [
      await caseIdOf(shop, number),
      today,
    ])
    const answer = await cancelled(end)
    expect([answer.status, (await answer.json()).message]).toEqual([422, withdrawalRefusals['too-late']])
  })

  test('once by two who do so at the same moment, at the agreement and at its case', async () => {
    const { customer, number, notice, end, atDesk } = await ended()
    const answers = await Promise.all([withdraw(customer, number, notice.id), cancelled(end)])
    expect(answers.map(({ status }) => status)).toContain(204)
    expect((await atDesk.read()).state).toBe('cancelled')
    const withdrawals = await rowsOf(
      shop,
      `select events.id from events join cases on cases.id = case_id where number = $1 and type = 'notice-withdrawn'`,
      [number],
    )
    expect(withdrawals).toHaveLength(1)
  })
})

test('it is found in the list by what it does and by its agreement, and is worth nothing', async () => {
  const { end, number } = await ended()
  await updateWholeList(shop)
  const listed = async (query: string) => {
    const { items } = (await (await seller.get(`/api/beheer/werklijst?${query}`)).json()) as {
      readonly items: readonly {
        readonly number: string
        readonly purpose: string
        readonly monthlyInCents: number | null
      }[]
    }
    return items
  }
  const ends = await listed('weergave=alles&doel=end')
  expect(ends.find(each => each.number === end)).toMatchObject({ purpose: 'end', monthlyInCents: null })
  expect(new Set(ends.map(({ purpose }) => purpose))).toEqual(new Set(['end']))
  const sales = await listed('weergave=alles&doel=new')
  expect(sales.map(each => each.number)).toContain(number)
  expect(sales.map(each => each.number)).not.toContain(end)
})
