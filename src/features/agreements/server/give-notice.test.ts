import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { addDays } from '../../../common/working-days.ts'
import { change, newCustomer, orderOf, type TestCustomer } from '../../customers/server/mijn/testing.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { linkToken } from '../../mailed-links/server/token.ts'
import { caseIdOf, rowsOf } from '../../orders/server/testing.ts'
import { NoticeToConfirm, noticeLinkCalls } from '../contract-link.ts'
import { CustomerAgreement, customerAgreementCalls, type NoticeGiving } from '../contract-mijn.ts'
import { endingLines, noticeCost } from '../notice.ts'
import { earliestLastDay } from '../term.ts'
import { noticeRefusals, withdrawalRefusals } from '../texts.ts'

const shop = await startTestShop()
afterAll(() => shop.stop())
const linkKey = testSecrets.deriveKey('account-link')
const today = dayInTheNetherlands(new Date())
const earliest = earliestLastDay(today)

/** A customer with an order that was delivered. */
async function delivered() {
  const customer = await newCustomer(shop)
  const number = await orderOf(customer)
  const desk = deskOf(await shop.staff('verkoop'), number)
  for (const state of ['inProgress', 'completed'])
    await desk.act('status', { state, reason: null, mail: false })
  return { customer, number, desk }
}

const agreementOf = async ({ visitor }: TestCustomer, nummer: string) =>
  CustomerAgreement.parse(
    await (await visitor.get(endpoint(customerAgreementCalls.customerAgreement, { nummer }).path)).json(),
  )

/** The notice of everything that can be chosen of an agreement. */
async function noticeOf(customer: TestCustomer, number: string, lastDay = earliest): Promise<NoticeGiving> {
  const { lines } = await agreementOf(customer, number)
  const positions = lines.filter(({ endsAlone }) => endsAlone).map(({ position }) => position)
  const costInCents = noticeCost(endingLines(lines, { positions, lastDay }))
  return { id: randomUUID(), positions, lastDay, costInCents, why: 'price', words: 'Het is te duur.' }
}

const give = ({ visitor }: TestCustomer, nummer: string, notice: unknown) =>
  change(visitor, endpoint(customerAgreementCalls.giveNotice, { nummer }), notice)
const withdraw = ({ visitor }: TestCustomer, nummer: string, id: string) =>
  change(visitor, endpoint(customerAgreementCalls.withdrawNotice, { nummer, id }), undefined)

const mailsOf = (number: string, kind: string) =>
  rowsOf<{ readonly recipient: string }>(
    shop,
    `select recipient from deliveries where kind = $2 and event_id in
       (select events.id from events join cases on cases.id = case_id where number = $1)`,
    [number, kind],
  )

test('a customer gives notice and withdraws it, of which contact and organisation, list and desk hear', async () => {
  const { customer, number, desk } = await delivered()
  const notice = await noticeOf(customer, number)
  expect(notice.costInCents).toBeGreaterThan(0)
  expect((await give(customer, number, notice)).status).toBe(204)
  const given = await agreementOf(customer, number)
  expect(given.notices).toMatchObject([
    { id: notice.id, givenOn: today, lastDay: earliest, costInCents: notice.costInCents, why: 'price' },
  ])
  for (const { endsOn, bond } of given.lines.filter(({ centsPerMonth }) => centsPerMonth !== null))
    expect([endsOn, bond]).toEqual([earliest, null])
  const recipients = await mailsOf(number, 'notice-given')
  expect(new Set(recipients.map(({ recipient }) => recipient)).size).toBe(recipients.length)
  expect(recipients.length).toBeGreaterThan(0)
  const atDesk = await desk.read()
  // The work of staff for it is at the case of its own (end-case.test.ts).
  expect([atDesk.next, atDesk.asked]).toEqual([null, []])

  // Sent again it is given once; and nobody gives it of what ends already.
  expect((await give(customer, number, notice)).status).toBe(204)
  expect(await mailsOf(number, 'notice-given')).toHaveLength(recipients.length)
  const again = await give(customer, number, { ...notice, id: randomUUID() })
  expect([again.status, Failure.parse(await again.json()).errors]).toEqual([
    422,
    { positions: { message: noticeRefusals.ended } },
  ])

  expect((await withdraw(customer, number, notice.id)).status).toBe(204)
  expect((await withdraw(customer, number, notice.id)).status).toBe(204)
  const back = await agreementOf(customer, number)
  expect(back.notices).toEqual([])
  expect(back.lines.every(({ endsOn }) => endsOn === null)).toBe(true)
  expect(await mailsOf(number, 'notice-withdrawn')).toHaveLength(recipients.length)
})

test('two who give notice at once end nothing twice', async () => {
  const { customer, number } = await delivered()
  const [one, other] = await Promise.all([noticeOf(customer, number), noticeOf(customer, number)])
  const answers = await Promise.all([give(customer, number, one), give(customer, number, other)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
  expect((await agreementOf(customer, number)).notices).toHaveLength(1)
  const ends = await rowsOf(
    shop,
    "select cases.id from cases join notices on end_case_id = cases.id where purpose = 'end' and case_id = $1",
    [await caseIdOf(shop, number)],
  )
  expect(ends).toHaveLength(1)
})

describe('a notice is not taken', () => {
  test('under the id of one of another contract', async () => {
    const one = await delivered()
    const notice = await noticeOf(one.customer, one.number)
    await give(one.customer, one.number, notice)
    const other = await delivered()
    const again = { ...(await noticeOf(other.customer, other.number)), id: notice.id }
    expect((await give(other.customer, other.number, again)).status).toBe(422)
    expect(
      (await agreementOf(other.customer, other.number)).lines.every(({ endsOn }) => endsOn === null),
    ).toBe(true)
  })

  test('that costs something else than was shown', async () => {
    const { customer, number } = await delivered()
    const notice = await noticeOf(customer, number)
    const answer = await give(customer, number, { ...notice, costInCents: notice.costInCents + 1 })
    expect(answer.status).toBe(422)
    expect((await agreementOf(customer, number)).notices).toEqual([])
  })

  test('of an order that was not delivered, or is another one’s', async () => {
    const { customer, number } = await delivered()
    const notice = await noticeOf(customer, number)
    const other = await newCustomer(shop)
    expect((await give(other, number, notice)).status).toBe(404)
    expect((await give(other, await orderOf(other), notice)).status).toBe(422)
    await give(customer, number, notice)
    expect((await withdraw(other, number, notice.id)).status).toBe(404)
  })

  test('back on its last day', async () => {
    const { customer, number } = await delivered()
    const notice = await noticeOf(customer, number)
    await give(customer, number, notice)
    await rowsOf(shop, 'update notices set last_day = $2 where id = $1 returning id', [notice.id, today])
    const answer = await withdraw(customer, number, notice.id)
    expect([answer.status, await answer.json()]).toEqual([409, { message: withdrawalRefusals['too-late'] }])
  })
})

test('staff record a notice that came by phone and its withdrawal, for which nothing waits', async () => {
  const { customer, number, desk } = await delivered()
  const { id: _, ...notice } = await noticeOf(customer, number)
  expect((await desk.act('opzegging', { ...notice, words: '' })).status).toBe(204)
  const shown = await desk.read()
  const [given] = shown.agreement?.notices ?? []
  expect(given).toMatchObject({ lastDay: earliest, costInCents: notice.costInCents })
  expect(shown.asked).toEqual([])
  expect((await desk.act('opzegging-intrekken', { notice: given?.id })).status).toBe(204)
  expect((await agreementOf(customer, number)).notices).toEqual([])
  expect((await desk.act('opzegging-intrekken', { notice: randomUUID() })).status).toBe(422)
})

test.each([
  [
    { by: 'other-provider', provider: 'Andere Telecom', switchesOn: today },
    { by: 'other-provider', provider: 'Andere Telecom', switchesOn: today },
    'taken-over',
  ],
  [{ by: 'us', ground: 'business-ended' }, { by: 'us', ground: 'business-ended' }, 'business-ended'],
])(
  'staff record a notice of somebody else, which its customer does not withdraw: %o',
  async (giver, shown, reason) => {
    const { customer, number, desk } = await delivered()
    const { id: _, why: _why, words: _words, ...notice } = await noticeOf(customer, number)
    expect((await desk.act('opzegging', { ...notice, why: '', words: '', ...giver })).status).toBe(204)
    const [given] = (await agreementOf(customer, number)).notices
    expect(given).toMatchObject({ giver: shown, costInCents: notice.costInCents })
    expect((await desk.read()).heldProducts[0]?.end?.reason).toBe(reason)
    expect(await mailsOf(number, 'notice-given')).not.toHaveLength(0)
    const answer = await withdraw(customer, number, given?.id ?? '')
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { message: withdrawalRefusals['not-the-customers'] },
    ])
    // The other provider serves from today on; what we ended can be taken back.
    const byStaff = await desk.act('opzegging-intrekken', { notice: given?.id })
    expect(byStaff.status).toBe(shown.by === 'us' ? 204 : 422)
  },
)

test('what our supplier ends costs nothing, and nobody ends without a ground or a provider', async () => {
  const { customer, number, desk } = await delivered()
  const { why: _why, words: _words, ...notice } = await noticeOf(customer, number)
  const record = (fields: object) => desk.act('opzegging', { ...notice, why: '', words: '', ...fields })
  expect((await record({ by: 'us', ground: 'supplier' })).status).toBe(422)
  expect((await record({ by: 'us' })).status).toBe(422)
  expect((await record({ by: 'other-provider', switchesOn: today })).status).toBe(422)
  expect((await record({ by: 'us', ground: 'supplier', costInCents: 0 })).status).toBe(204)
})

test('an end that staff change is no longer by the notice, and stays when that is withdrawn', async () => {
  const { customer, number, desk } = await delivered()
  const notice = await noticeOf(customer, number)
  await give(customer, number, notice)
  for (const position of notice.positions)
    await desk.act('product-einde', { position, day: earliest, reason: 'moved' })
  expect((await agreementOf(customer, number)).notices).toEqual([])
  expect((await withdraw(customer, number, notice.id)).status).toBe(204)
  const { lines } = await agreementOf(customer, number)
  for (const position of notice.positions)
    expect(lines.find(line => line.position === position)?.endsOn).toBe(addDays(earliest, -1))
})

describe('behind the link of the mails of an order', () => {
  /** An order of a guest that was delivered, the link that follows it, and the notice of all of it. */
  async function followed() {
    const { customer, number } = await delivered()
    const { id, positions, lastDay, costInCents } = await noticeOf(customer, number)
    const caseId = await caseIdOf(shop, number)
    const token = await progressToken(shop.testDatabase.database, caseId, linkKey)
    return { customer, number, notice: { id, positions, lastDay, costInCents, why: 'moving', token } }
  }
  const post = (path: string, body: unknown) => shop.visitor().post(path, { body })
  const ask = (notice: unknown) => post(noticeLinkCalls.askForNotice.path, notice)
  const confirm = (token: string, costInCents: number) =>
    post(noticeLinkCalls.confirmNotice.path, { token, costInCents })

  /** The tokens of the links that were mailed to confirm a notice, the newest first. */
  const mailed = async (number: string) => {
    const rows = await rowsOf<{ readonly id: string; readonly recipient: string }>(
      shop,
      `select mailed_links.id, recipient from mailed_links join deliveries on mailed_link_id = mailed_links.id
        join cases on cases.id = mailed_links.case_id where number = $1 and mailed_links.purpose = 'notice'
        order by mailed_links.created_at desc`,
      [number],
    )
    return rows.map(({ id, recipient }) => ({ token: linkToken(id, linkKey), recipient }))
  }

  test('a notice is given once its organisation confirms it, and once', async () => {
    const { customer, number, notice } = await followed()
    expect((await ask(notice)).status).toBe(204)
    expect((await agreementOf(customer, number)).notices).toEqual([])
    const [link] = await mailed(number)
    const [order] = await rowsOf<{ readonly email: string }>(
      shop,
      `select organization ->> 'email' as email from product_orders join cases on id = case_id where number = $1`,
      [number],
    )
    expect(link?.recipient).toBe(order?.email)
    const shown = NoticeToConfirm.parse(
      await (await post(noticeLinkCalls.checkNotice.path, { token: link?.token })).json(),
    )
    expect(shown).toMatchObject({ costInCents: notice.costInCents, refusal: null })

    expect((await confirm(link?.token ?? '', notice.costInCents + 1)).status).toBe(422)
    const answers = await Promise.all([0, 1].map(() => confirm(link?.token ?? '', notice.costInCents)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect((await agreementOf(customer, number)).notices).toMatchObject([{ id: notice.id, why: 'moving' }])
    expect(await mailsOf(number, 'notice-given')).not.toHaveLength(0)
    const after = NoticeToConfirm.parse(
      await (await post(noticeLinkCalls.checkNotice.path, { token: link?.token })).json(),
    )
    expect(after).toMatchObject({ lines: shown.lines, refusal: noticeRefusals.givenAlready })
  })

  test('the newest link alone confirms, and none what has ended otherwise', async () => {
    const { customer, number, notice } = await followed()
    await ask(notice)
    await ask({ ...notice, id: randomUUID() })
    const [newest, older] = await mailed(number)
    expect((await confirm(older?.token ?? '', notice.costInCents)).status).toBe(404)
    await give(customer, number, await noticeOf(customer, number))
    expect((await confirm(newest?.token ?? '', notice.costInCents)).status).toBe(409)
    expect((await ask(notice)).status).toBe(422)
  })

  test('a notice that is confirmed after midnight ends on the first day that can be then', async () => {
    const { customer, number, notice } = await followed()
    await ask(notice)
    await rowsOf(
      shop,
      'update notice_requests set last_day = last_day - 1 where notice_id = $1 returning link_id',
      [notice.id],
    )
    const [link] = await mailed(number)
    expect((await confirm(link?.token ?? '', notice.costInCents)).status).toBe(204)
    expect((await agreementOf(customer, number)).notices).toMatchObject([{ lastDay: earliest }])
  })

  test('a link of something else does nothing', async () => {
    const { number, notice } = await followed()
    expect((await ask({ ...notice, token: 'a'.repeat(43) })).status).toBe(404)
    expect((await confirm(notice.token, notice.costInCents)).status).toBe(404)
    await ask(notice)
    const [link] = await mailed(number)
    expect((await ask({ ...notice, token: link?.token })).status).toBe(404)
    await rowsOf(shop, "update mailed_links set expires_at = now() where purpose = 'notice' returning id")
    expect((await confirm(link?.token ?? '', notice.costInCents)).status).toBe(404)
  })
})
