import { afterAll, describe, expect, test } from 'vitest'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { startTestShop, type TestVisitor, testSecrets } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { byPhoneHeader } from '../../carts/order-by-phone.ts'
import { newCustomer, orderOf } from '../../customers/server/mijn/testing.ts'
import { progressToken } from '../../mailed-links/server/progress-link.ts'
import { linkToken } from '../../mailed-links/server/token.ts'
import { orderCalls } from '../../orders/contract.ts'
import { additionalData, caseIdOf, guest, ids, order, place, rowsOf } from '../../orders/server/testing.ts'
import { ChangeableAgreement, changeLinkCalls } from '../contract-change.ts'
import { deskAgreementCalls } from '../contract-desk.ts'
import { WithdrawableNotices, withdrawalLinkCalls } from '../contract-withdrawal.ts'
import { endingLines, noticeCost } from '../notice.ts'
import { earliestLastDay } from '../term.ts'
import { replacingRefusals as refusals, withdrawalRefusals } from '../texts.ts'

const shop = await startTestShop()
const sales = await shop.staff('verkoop')
afterAll(() => shop.stop())
const linkKey = testSecrets.deriveKey('account-link')
const today = dayInTheNetherlands(new Date())

const post = (path: string, body: unknown) => shop.visitor().post(path, { body })

async function delivered(number: string): Promise<string> {
  for (const state of ['inProgress', 'completed'])
    expect((await deskOf(sales, number).act('status', { state, reason: null, mail: false })).status).toBe(204)
  return number
}

/** A guest's order that was delivered, and the token of the link that follows it. */
async function followed() {
  const number = await delivered(await place(shop.visitor(), order))
  const { database } = shop.testDatabase
  return { number, follow: await progressToken(database, await caseIdOf(shop, number), linkKey) }
}

/** The links of this purpose that were mailed about an order, the newest first. */
async function mailed(number: string, purpose: string) {
  const rows = await rowsOf<{ readonly id: string; readonly recipient: string }>(
    shop,
    `select mailed_links.id, recipient from mailed_links join deliveries on mailed_link_id = mailed_links.id
      join cases on cases.id = mailed_links.case_id where number = $1 and mailed_links.purpose = $2
      order by mailed_links.created_at desc`,
    [number, purpose],
  )
  return rows.map(({ id, recipient }) => ({ token: linkToken(id, linkKey), recipient }))
}

/** The link to a change that the organisation of a followed order was mailed. */
async function changeLink({ number, follow }: Awaited<ReturnType<typeof followed>>) {
  expect((await post(changeLinkCalls.askForChange.path, { token: follow })).status).toBe(204)
  const [link] = await mailed(number, 'agreement-change')
  if (!link) throw new Error(`No link to a change of ${number}`)
  return link
}

const faster = [
  { id: 11007, quantity: 1 },
  { id: 11008, quantity: 1 },
  { id: ids.rentalRouter, quantity: 1 },
]

type Sent = { readonly replaces: object; readonly email?: string; readonly headers?: Record<string, string> }

/** Orders more speed in the place of an agreement; the status, and the number or why not. */
async function instead(visitor: TestVisitor, { replaces, email = guest.email, headers = {} }: Sent) {
  const response = await visitor.post(orderCalls.placeOrder.path, {
    headers,
    body: {
      products: faster,
      additionalData: {
        ...additionalData,
        replaces: { action: 'change', overlapDays: 0, costInCents: 0, ...replaces },
      },
      userWithoutAccountInformation: { ...guest, email },
    },
  })
  const { orderNumber, errors, message } = (await response.json()) as {
    orderNumber?: string
    errors?: Record<string, { message: string }>
    message?: string
  }
  return [response.status, orderNumber?.replaceAll('-', '') ?? errors?.replaces?.message ?? message] as const
}

const confirmedTo = (number: string) =>
  rowsOf<{ readonly recipient: string }>(
    shop,
    `select recipient from deliveries join cases on cases.id = case_id
     where number = $1 and deliveries.kind = 'order-confirmation' order by recipient`,
    [number],
  )

describe('a change without an account', () => {
  test('is begun behind a link to the organisation, which hears of the order at the address that we knew', async () => {
    const agreement = await followed()
    const { token, recipient } = await changeLink(agreement)
    expect(recipient).toBe(guest.email)
    const shown = ChangeableAgreement.parse(
      await (await post(changeLinkCalls.checkChange.path, { token })).json(),
    )
    expect(shown).toMatchObject({
      number: formatOrderNumber(agreement.number),
      productType: 'internet',
      agreement: { replacedBy: null },
    })
    expect(shown.lines.length).toBeGreaterThan(1)

    const replaces = { agreement: shown.number, token }
    const [status, number = ''] = await instead(shop.visitor(), {
      replaces,
      email: 'nieuw@korenmolen.example',
    })
    expect(status).toBe(201)
    expect(await confirmedTo(number)).toEqual(
      [additionalData.contactPerson.email, 'nieuw@korenmolen.example', guest.email]
        .toSorted()
        .map(address => ({ recipient: address })),
    )
    expect(await instead(shop.visitor(), { replaces })).toEqual([
      422,
      refusals.replacedAlready(formatOrderNumber(number)),
    ])
    await delivered(number)
    const after = ChangeableAgreement.parse(
      await (await post(changeLinkCalls.checkChange.path, { token })).json(),
    )
    expect(after.agreement.lines.every(({ endsOn, bond }) => endsOn !== null || bond === null)).toBe(true)
  })

  test('needs that link: not the one that is followed, that of another agreement, an old one, or none', async () => {
    const agreement = await followed()
    const other = await followed()
    const { token } = await changeLink(agreement)
    const number = formatOrderNumber(agreement.number)
    expect(await instead(shop.visitor(), { replaces: { agreement: number } })).toEqual([422, refusals.logIn])
    for (const wrong of [agreement.follow, 'a'.repeat(43)])
      expect(await instead(shop.visitor(), { replaces: { agreement: number, token: wrong } })).toEqual([
        422,
        refusals.linkGone,
      ])
    expect(
      await instead(shop.visitor(), { replaces: { agreement: formatOrderNumber(other.number), token } }),
    ).toEqual([422, refusals.unknown])
    expect((await instead(shop.visitor(), { replaces: { agreement: number, token: 'onzin' } }))[0]).toBe(422)
    const { token: newer } = await changeLink(agreement)
    expect(await instead(shop.visitor(), { replaces: { agreement: number, token } })).toEqual([
      422,
      refusals.linkGone,
    ])
    expect((await post(changeLinkCalls.askForChange.path, { token: newer })).status).toBe(404)
    expect((await post(changeLinkCalls.checkChange.path, { token: agreement.follow })).status).toBe(404)
    expect((await post(changeLinkCalls.checkChange.path, { token: 'onzin' })).status).toBe(404)
  })
})

describe('a change that staff order for a caller', () => {
  const headers = { [byPhoneHeader]: '1' }

  test('is of any agreement, and belongs to its account', async () => {
    const customer = await newCustomer(shop)
    const agreement = await delivered(await orderOf(customer))
    const read = await sales.get(
      endpoint(deskAgreementCalls.deskAgreementToChange, { nummer: agreement }).path,
    )
    const shown = ChangeableAgreement.parse(await read.json())
    const sent = { replaces: { agreement: shown.number }, email: 'iemand@korenmolen.example', headers }
    const [status, number = ''] = await instead(sales, sent)
    expect(status).toBe(201)
    const owners = await rowsOf(shop, 'select distinct customer_id from cases where number in ($1, $2)', [
      agreement,
      number,
    ])
    expect(owners).toHaveLength(1)
    expect((await confirmedTo(number)).map(({ recipient }) => recipient)).toContain(
      'iemand@korenmolen.example',
    )
    const shownAtDesk = await deskOf(sales, agreement).read()
    expect(shownAtDesk.agreement?.replacedBy).toBe(formatOrderNumber(number))
  })

  test('is not of an order without an agreement, nor for who may not', async () => {
    const number = await place(shop.visitor(), order)
    const path = endpoint(deskAgreementCalls.deskAgreementToChange, { nummer: number }).path
    expect((await sales.get(path)).status).toBe(404)
    expect((await (await shop.staff('lezer')).get(path)).status).toBe(403)
    const replaces = { agreement: formatOrderNumber(number) }
    expect(await instead(sales, { replaces, headers })).toEqual([422, refusals.unknown])
    expect((await instead(await shop.staff('lezer'), { replaces, headers }))[0]).toBe(403)
  })
})

describe('withdrawing a notice without an account', () => {
  /** A guest's order of which notice was given, and the link that withdraws it. */
  async function noticed() {
    const { number, follow } = await followed()
    const desk = deskOf(sales, number)
    const { agreement } = await desk.read()
    const lines = agreement?.lines ?? []
    const positions = lines.filter(({ endsAlone }) => endsAlone).map(({ position }) => position)
    const lastDay = earliestLastDay(today)
    const costInCents = noticeCost(endingLines(lines, { positions, lastDay }))
    const notice = { positions, lastDay, costInCents, why: '', words: '' }
    expect((await desk.act('opzegging', notice)).status).toBe(204)
    expect((await post(withdrawalLinkCalls.askForWithdrawal.path, { token: follow })).status).toBe(204)
    const [link] = await mailed(number, 'notice-withdrawal')
    return { number, desk, follow, link, token: link?.token ?? '' }
  }
  const shownTo = async (token: string) =>
    WithdrawableNotices.parse(await (await post(withdrawalLinkCalls.checkWithdrawal.path, { token })).json())
  const withdraw = (token: string, notice: string) =>
    post(withdrawalLinkCalls.withdrawByLink.path, { token, notice })

  test('happens behind a link to the organisation, once', async () => {
    const { desk, link, token } = await noticed()
    expect(link?.recipient).toBe(guest.email)
    const [given] = (await shownTo(token)).notices
    if (!given) throw new Error('No notice shows')
    const answers = await Promise.all([0, 1].map(() => withdraw(token, given.id)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    expect((await desk.read()).agreement?.notices).toEqual([])
    expect((await shownTo(token)).notices).toEqual([])
  })

  test('not by the link that is followed, nor by one about another agreement, nor too late', async () => {
    const [one, other] = [await noticed(), await noticed()]
    const [given] = (await shownTo(one.token)).notices
    if (!given) throw new Error('No notice shows')
    for (const wrong of [one.follow, other.token, 'onzin'])
      expect((await withdraw(wrong, given.id)).status).toBe(404)
    await rowsOf(shop, 'update notices set last_day = $2 where id = $1 returning id', [given.id, today])
    expect((await shownTo(one.token)).notices).toEqual([])
    const late = await withdraw(one.token, given.id)
    expect([late.status, await late.json()]).toEqual([409, { message: withdrawalRefusals['too-late'] }])
    expect((await one.desk.read()).agreement?.notices).toHaveLength(1)
  })
})
