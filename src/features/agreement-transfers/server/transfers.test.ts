import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskOf, statusPage } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { Failure } from '../../../common/contract/failure.ts'
import { addDays } from '../../../common/working-days.ts'
import { deskAgreementCalls } from '../../agreements/contract-desk.ts'
import { CustomerAgreements, customerAgreementCalls } from '../../agreements/contract-mijn.ts'
import { endingLines, noticeCost } from '../../agreements/notice.ts'
import { earliestLastDay } from '../../agreements/term.ts'
import { tmfPath } from '../../api-clients/tmf-resources.ts'
import { accountLinkCalls } from '../../customers/contract-links.ts'
import { change, newCustomer, type TestCustomer } from '../../customers/server/mijn/testing.ts'
import {
  customerPassword,
  loggedIn,
  register,
  registeredCustomer,
  tokenTo,
} from '../../customers/server/testing.ts'
import { guest, rowsOf } from '../../orders/server/testing.ts'
import { tmfClient } from '../../tmf/server/kit/testing.ts'
import { transferRefusals as refusals } from '../texts.ts'
import { lapseTransfers } from './lapse-transfers.ts'
import {
  answer,
  beginning,
  begunTransfer,
  delivered,
  mailsAbout,
  readLink,
  successor,
  today,
  tokenOf,
} from './testing.ts'

const shop = await startTestShop()
const [first, second] = [await shop.staff('verkoop'), await shop.staff('beheerder')]
afterAll(() => shop.stop())

const agreementsOf = async ({ visitor }: TestCustomer) =>
  CustomerAgreements.parse(await (await visitor.get(customerAgreementCalls.customerAgreements.path)).json())
const messageOf = async (response: Response) =>
  [response.status, Failure.parse(await response.json()).message] as const
const errorsOf = async (response: Response) => Failure.parse(await response.json()).errors

const begun = (more: object = {}) => begunTransfer(shop, [first, second], more)

describe('a transfer that holds today', () => {
  let it: Awaited<ReturnType<typeof begun>>
  let buyer: TestCustomer

  beforeAll(async () => {
    const account = await registeredCustomer(shop, { email: successor.email })
    buyer = { ...account, visitor: await loggedIn(shop, account) }
    it = await begun()
  })

  test('mails both sides a link of their own, with what goes over', async () => {
    expect(await mailsAbout(shop, it.number)).toEqual([
      { kind: 'transfer-link', recipient: it.customer.email },
      { kind: 'transfer-link', recipient: successor.email },
    ])
    const [from, to] = await Promise.all(
      (['from', 'to'] as const).map(async side => readLink(shop, await tokenOf(shop, it.number, side))),
    )
    expect(from).toMatchObject({
      side: 'from',
      companyName: guest.companyName,
      otherCompany: successor.companyName,
      party: null,
      longTermText: null,
      refusal: null,
    })
    expect(to).toMatchObject({ side: 'to', party: { kvkNumber: successor.kvkNumber, ibanEnding: '6789' } })
    expect(to?.lines).toEqual(from?.lines)
    expect(to?.centsPerMonth).toBeGreaterThan(0)
    expect(it.transfer).toMatchObject({ status: 'waiting', holdsFrom: today })
  })

  test('holds for nobody before both sides and a second colleague agreed', async () => {
    expect((await it.agree('from')).status).toBe(204)
    expect(await messageOf(await it.approve(first))).toEqual([422, refusals.ownTransfer])
    expect((await it.approve()).status).toBe(204)
    expect(await messageOf(await it.approve())).toEqual([422, refusals.approvedAlready])
    expect(await agreementsOf(buyer)).toEqual([])
    const missing = await it.agree('to', { termsAccepted: false, directDebit: false })
    expect([missing.status, Object.keys((await errorsOf(missing)) ?? {})]).toEqual([
      422,
      ['termsAccepted', 'directDebit'],
    ])
    expect((await agreementsOf(it.customer))[0]?.transfer).toBeNull()
    expect((await it.agree('to')).status).toBe(204)
  })

  test('is read by each party for its own days, everywhere', async () => {
    const [taken] = await agreementsOf(buyer)
    expect(taken).toMatchObject({ transfer: { side: 'to', day: today } })
    const running = taken?.lines.find(({ centsPerMonth }) => centsPerMonth !== null)
    expect([running?.endsOn, running?.bond?.term.months]).toEqual([null, 12])
    const [given] = await agreementsOf(it.customer)
    expect(given?.transfer).toEqual({ side: 'from', day: today })
    for (const { endsOn, bond, wayOut } of given?.lines ?? [])
      expect([endsOn, bond, wayOut]).toEqual([addDays(today, -1), null, null])
    const page = await statusPage(shop, it.number)
    expect(page).toMatchObject({ agreement: { transfer: { side: 'from', day: today } } })
    expect(JSON.stringify(page)).not.toContain(successor.companyName)

    const onPageOf = async (id: string) =>
      CustomerAgreements.parse(
        await (await first.get(endpoint(deskAgreementCalls.deskAgreements, { id }).path)).json(),
      ).map(({ transfer }) => transfer?.side)
    expect(await onPageOf(it.customer.id)).toEqual(['from'])
    expect(await onPageOf(buyer.id)).toEqual(['to'])
    const csv = await (await buyer.visitor.get(customerAgreementCalls.customerAgreementsFile.path)).text()
    expect(csv).toContain(taken?.number)
    const atDesk = await it.desk.read()
    expect(atDesk.transfers).toMatchObject([
      { status: 'held', party: { mandateReference: `MACHTIGING-${it.number}-2` } },
    ])
    const client = await tmfClient(shop)
    const partiesIn = async (path: string, list: string) =>
      (await client.get(path)).body[list]
        .filter(({ role }: { role: string }) => role !== 'provider')
        .map(({ id, name }: { id: string; name: string }) => [id, name])
    const named = [[successor.kvkNumber, successor.companyName]]
    const agreementPath = tmfPath('TMF651', 'agreement', `C${it.number}`)
    expect(await partiesIn(agreementPath, 'engagedParty')).toEqual(expect.arrayContaining(named))
    expect(JSON.stringify(await partiesIn(agreementPath, 'engagedParty'))).not.toContain(guest.kvkNumber)
    expect(await partiesIn(tmfPath('TMF637', 'product', `${it.number}-1`), 'relatedParty')).toEqual(named)
    // The order stays whose it was.
    expect(atDesk.organization).toBe(guest.companyName)
  })

  test('keeps the IBAN encrypted, and the words of both consents with their moment', async () => {
    const [row] = await rowsOf<Record<string, unknown>>(
      shop,
      `select from_agreed_at, to_agreed_at, from_consents, to_consents, iban_encrypted, agreement_parties.holds_from::text
         from agreement_transfers join agreement_parties using (id) join cases on cases.id = agreement_transfers.case_id
       where number = $1`,
      [it.number],
    )
    expect(row?.from_agreed_at).toBeInstanceOf(Date)
    expect(row?.to_agreed_at).toBeInstanceOf(Date)
    expect(row?.from_consents).toMatchObject([{ kind: 'transfer' }])
    expect(row?.to_consents).toMatchObject([
      { kind: 'transfer' },
      { kind: 'terms' },
      { kind: 'direct-debit', text: expect.stringContaining('machtiging') },
    ])
    expect(String(row?.iban_encrypted)).not.toContain('0123456789')
    expect(row?.holds_from).toBe(today)
  })

  test('both sides hear of it, each what is for them', async () => {
    const told = (await mailsAbout(shop, it.number)).filter(({ kind }) => kind !== 'transfer-link')
    expect(told.filter(({ kind }) => kind === 'transfer-taken')).toEqual([
      { kind: 'transfer-taken', recipient: successor.email },
    ])
    expect(
      told.some(({ kind, recipient }) => kind === 'transfer-given' && recipient === it.customer.email),
    ).toBe(true)
  })

  test('only who has it gives notice, and hears of it', async () => {
    const [taken] = await agreementsOf(buyer)
    const lastDay = earliestLastDay(today)
    const lines = taken?.lines ?? []
    const positions = lines.filter(({ endsAlone }) => endsAlone).map(({ position }) => position)
    const costInCents = noticeCost(endingLines(lines, { positions, lastDay }))
    const notice = { id: randomUUID(), positions, lastDay, costInCents, why: '', words: '' }
    const give = ({ visitor }: TestCustomer) =>
      change(visitor, endpoint(customerAgreementCalls.giveNotice, { nummer: it.number }), notice)
    expect((await give(it.customer)).status).toBe(404)
    expect((await give(buyer)).status).toBe(204)
    const recipients = await rowsOf<{ recipient: string }>(
      shop,
      `select recipient from deliveries where kind = 'notice-given'
         and event_id in (select events.id from events join cases on cases.id = case_id where number = $1)`,
      [it.number],
    )
    expect(recipients).toEqual([{ recipient: successor.email }])
    expect((await agreementsOf(it.customer))[0]?.notices).toEqual([])
    // Notice is running: nobody takes it over meanwhile.
    const again = await it.desk.act('overname', { ...beginning, kvkNumber: '12345678' })
    expect(await errorsOf(again)).toEqual({ holdsFrom: { message: refusals.notice } })
  })
})

describe('a transfer is not begun', () => {
  test.each([
    ['by the company that has it', { kvkNumber: guest.kvkNumber }, 'kvkNumber', refusals.sameCompany],
    ['from a day that is over', { holdsFrom: addDays(today, -1) }, 'holdsFrom', refusals.past],
    ['too far ahead', { holdsFrom: addDays(today, 61) }, 'holdsFrom', refusals.tooFar(addDays(today, 60))],
  ])('%s', async (_, more, field, message) => {
    const { desk } = await delivered(shop, first)
    const response = await desk.act('overname', { ...beginning, ...more })
    expect([response.status, await errorsOf(response)]).toEqual([422, { [field]: { message } }])
    expect((await desk.read()).transfers).toEqual([])
  })

  test('with an IBAN that cannot be debited', async () => {
    const { desk } = await delivered(shop, first)
    const response = await desk.act('overname', { ...beginning, iban: 'NL00 ABNA 0000 0000 00' })
    expect([response.status, Object.keys((await errorsOf(response)) ?? {})]).toEqual([422, ['iban']])
  })

  test('by a company whose account is blocked', async () => {
    const { desk } = await delivered(shop, first)
    const blocked = await newCustomer(shop)
    await rowsOf(shop, `update customers set blocked_at = now(), blocked_reason = 'Fraude' where id = $1`, [
      blocked.id,
    ])
    const response = await desk.act('overname', { ...beginning, email: blocked.email })
    expect(await errorsOf(response)).toEqual({ kvkNumber: { message: refusals.blocked } })
  })

  test('twice, also of two colleagues at once', async () => {
    const { number, desk } = await delivered(shop, first)
    const { version } = await desk.read()
    const answers = await Promise.all(
      [first, second].map(by => deskOf(by, number).act('overname', { ...beginning, version })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
    const again = await desk.act('overname', beginning)
    expect(await errorsOf(again)).toEqual({ holdsFrom: { message: refusals.underWay } })
    expect((await desk.read()).transfers).toHaveLength(1)
  })

  test('by who may not', async () => {
    const { number } = await delivered(shop, first)
    const reader = deskOf(await shop.staff('lezer'), number)
    expect((await reader.act('overname', beginning)).status).toBe(403)
    expect((await reader.read()).transfers).toEqual([])
  })
})

describe('a transfer comes to nothing', () => {
  test('as a side declines it, which is a step in the case', async () => {
    const { number, customer, desk, agree } = await begun({ holdsFrom: addDays(today, 30) })
    expect((await agree('from', { agreed: false, words: 'We verkopen toch niet.' })).status).toBe(204)
    const atDesk = await desk.read()
    expect(atDesk.transfers).toMatchObject([{ status: 'declined', party: null }])
    expect(atDesk.asked).toMatchObject([{ kind: 'transfer-declined', words: 'We verkopen toch niet.' }])
    expect(atDesk.next).toBe('respond')
    // The other link serves no more.
    expect((await agree('to')).status).toBe(404)
    const told = (await mailsAbout(shop, number)).filter(({ kind }) => kind === 'transfer-ended')
    expect(told.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([customer.email, successor.email]),
    )
    expect(
      await rowsOf(
        shop,
        `select id from agreement_parties where case_id = (select id from cases where number = $1)`,
        [number],
      ),
    ).toEqual([])
    // The buyer does not read what the other side said.
    expect(JSON.stringify(await statusPage(shop, number))).not.toContain('verkopen')
  })

  test('as staff cancel it until the day before', async () => {
    const { customer, desk, transfer, agree, approve } = await begun({ holdsFrom: addDays(today, 1) })
    await agree('from')
    await agree('to')
    await approve()
    expect((await desk.read()).transfers[0]?.status).toBe('planned')
    expect((await agreementsOf(customer))[0]).toMatchObject({
      transfer: { side: 'from', day: addDays(today, 1) },
    })
    expect((await desk.act('overname-annuleren', { transfer: transfer.id })).status).toBe(204)
    expect((await desk.read()).transfers[0]).toMatchObject({ status: 'cancelled', party: null })
    expect((await agreementsOf(customer))[0]?.transfer).toBeNull()
    expect(await messageOf(await desk.act('overname-annuleren', { transfer: transfer.id }))).toEqual([
      422,
      refusals.gone,
    ])
  })

  test('and not once it holds', async () => {
    const { desk, transfer, agree, approve } = await begun()
    for (const side of ['to', 'from'] as const) expect((await agree(side)).status).toBe(204)
    await approve()
    expect(await messageOf(await desk.act('overname-annuleren', { transfer: transfer.id }))).toEqual([
      422,
      refusals.tooLate,
    ])
  })

  test('as its day goes by before everybody agreed', async () => {
    const { number, desk, agree } = await begun()
    await agree('to')
    await rowsOf(
      shop,
      `update agreement_transfers set holds_from = holds_from - 1 where case_id = (select id from cases where number = $1)`,
      [number],
    )
    expect((await desk.read()).transfers[0]?.status).toBe('lapsed')
    const late = await agree('from')
    expect(await messageOf(late)).toEqual([409, refusals.lapsed])
    const { database } = shop.testDatabase
    await lapseTransfers(database, { mailDomain: 'shop.example', linkKey: Buffer.alloc(32) }, new Date())
    const atDesk = await desk.read()
    expect(atDesk.transfers).toMatchObject([{ status: 'lapsed', party: null }])
    // Nothing stands in the way of another one.
    expect((await desk.act('overname', beginning)).status).toBe(204)
  })
})

describe('a link', () => {
  test('serves once, and not after a newer one', async () => {
    const { number, desk, transfer, agree } = await begun()
    const old = await tokenOf(shop, number, 'from')
    const again = { transfer: transfer.id, side: 'from' }
    expect((await desk.act('overname-link', again)).status).toBe(204)
    expect((await answer(shop, old)).status).toBe(404)
    const answers = await Promise.all([agree('from'), agree('from')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
    expect(await messageOf(await desk.act('overname-link', again))).toEqual([422, refusals.agreedAlready])
  })

  test('of one side does not agree for the other, and serves seven days', async () => {
    const { number, desk, agree } = await begun()
    await agree('to')
    expect((await desk.read()).transfers).toMatchObject([
      { from: { agreedAt: null }, to: { agreedAt: expect.any(String) } },
    ])
    const [link] = await rowsOf<{ hours: number }>(
      shop,
      `select extract(epoch from expires_at - mailed_links.created_at)::float8 / 3600 as hours
         from mailed_links join cases on cases.id = case_id where number = $1 and mailed_links.purpose = 'transfer-from'`,
      [number],
    )
    expect(link?.hours).toBeCloseTo(7 * 24)
    await rowsOf(
      shop,
      `update mailed_links set expires_at = now() where case_id = (select id from cases where number = $1)`,
      [number],
    )
    expect(await readLink(shop, await tokenOf(shop, number, 'from'))).toBeNull()
    expect((await agree('from')).status).toBe(404)
  })
})

test('who alone may approve does so after a day, with a second factor, and the log says so', async () => {
  const { number, desk, approve } = await begun()
  await rowsOf(shop, 'update staff set blocked_at = now() where id <> $1', [first.colleague.id])
  expect(await messageOf(await approve(first))).toEqual([422, refusals.aloneWithoutFactor])
  await rowsOf(
    shop,
    `insert into staff_second_factors (staff_id, secret_encrypted, confirmed_at) values ($1, 'encrypted', now())`,
    [first.colleague.id],
  )
  expect((await messageOf(await approve(first)))[1]).toContain('Je kunt het zelf vanaf')
  await rowsOf(
    shop,
    `update agreement_transfers set begun_at = begun_at - interval '25 hours' where case_id = (select id from cases where number = $1)`,
    [number],
  )
  expect((await approve(first)).status).toBe(204)
  const { timeline } = await desk.read()
  expect(timeline.at(-1) ?? timeline[0]).toBeDefined()
  expect(JSON.stringify(timeline)).toContain('"isAlone":true')
  await rowsOf(shop, 'update staff set blocked_at = null')
})

test('an account that is made later has what its address took over before', async () => {
  const email = 'later@molenbakkers.example'
  const { agree, approve } = await begun({ email })
  await agree('from')
  await agree('to')
  await approve()
  const visitor = shop.visitor()
  await register(visitor, { email })
  await visitor.post(accountLinkCalls.choosePassword.path, {
    body: { token: await tokenTo(shop, email), password: customerPassword },
  })
  const buyer = { id: '', email, password: customerPassword, visitor }
  expect(await agreementsOf(buyer)).toMatchObject([{ transfer: { side: 'to', day: today } }])
})
