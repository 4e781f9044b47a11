import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf, statusPage } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { formatOrderNumber } from '../../../common/order-number.ts'
import { addDays } from '../../../common/working-days.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { ChangeableAgreement } from '../../agreements/contract-change.ts'
import { noticeLinkCalls } from '../../agreements/contract-link.ts'
import { customerAgreementCalls } from '../../agreements/contract-mijn.ts'
import { PartyAgreement, partyLinkCalls } from '../../agreements/contract-party.ts'
import { endingLines, leavable, noticeCost } from '../../agreements/notice.ts'
import { noteNewParties } from '../../agreements/server/days-of-parties.ts'
import { agreementLinks } from '../../agreements/server/links.ts'
import { earliestLastDay } from '../../agreements/term.ts'
import { replacingRefusals } from '../../agreements/texts.ts'
import { tmfPath } from '../../api-clients/tmf-resources.ts'
import type { TestCustomer } from '../../customers/server/mijn/testing.ts'
import { loggedIn, registeredCustomer } from '../../customers/server/testing.ts'
import { KnownCustomers, KnownDetails, knownCustomerCalls } from '../../known-customers/contract.ts'
import { followLink } from '../../mailed-links/server/progress-link.ts'
import { additionalData, guest, ids, rowsOf, send } from '../../orders/server/testing.ts'
import { tmfClient } from '../../tmf/server/kit/testing.ts'
import { customerDocumentCalls } from '../../tracking/contract-mijn.ts'
import { startReceiver, tellReceivers } from '../../webhooks/server/testing.ts'
import { workListCalls } from '../../work-list/contract.ts'
import { updateWholeList } from '../../work-list/server/testing.ts'
import { transferIbanCalls } from '../commands.ts'
import { transferCustomerCalls } from '../contract-mijn.ts'
import { linkTokenOf, partyTokenOf, registeredTransfer, successor, today } from './testing.ts'

const shop = await startTestShop({}, { WEBHOOKS_TO_LOCALHOST: 'on' })
const receiver = await startReceiver()
const staff = [await shop.staff('verkoop'), await shop.staff('beheerder')] as const
const [seller] = staff
const client = await tmfClient(shop)
afterAll(async () => {
  await shop.stop()
  await receiver.stop()
})

let held: Awaited<ReturnType<typeof registeredTransfer>>
let buyer: TestCustomer
beforeAll(async () => {
  const account = await registeredCustomer(shop, { email: successor.email })
  buyer = { ...account, visitor: await loggedIn(shop, account) }
  held = await registeredTransfer(shop, staff)
})

const toChange = ({ visitor }: TestCustomer, nummer: string) =>
  visitor.get(endpoint(customerAgreementCalls.ownAgreementToChange, { nummer }).path)

/** Orders more speed in the place of an agreement. */
const faster = async ({ visitor }: Pick<TestCustomer, 'visitor'>, number: string) => {
  const replaces = { agreement: formatOrderNumber(number), action: 'change', overlapDays: 0, costInCents: 0 }
  const products = [11007, 11008, ids.rentalRouter].map(id => ({ id, quantity: 1 }))
  const { status, body } = await send(visitor, { products, additionalData: { ...additionalData, replaces } })
  const errors = body.errors as Record<string, { message: string }> | undefined
  return {
    status,
    message: errors?.replaces?.message,
    number: String(body.orderNumber ?? '').replaceAll('-', ''),
  }
}

test('the company that has it changes the agreement, in its own account, and nobody else does', async () => {
  const { number, customer } = held
  expect((await toChange(customer, number)).status).toBe(404)
  expect(await faster(customer, number)).toMatchObject({ status: 422, message: replacingRefusals.unknown })
  const changeable = ChangeableAgreement.parse(await (await toChange(buyer, number)).json())
  expect(changeable.agreement.lines.some(({ bond }) => bond !== null)).toBe(true)

  const atDesk = await seller.get(endpoint(knownCustomerCalls.knownGuest, { nummer: number }).path)
  expect(KnownDetails.parse(await atDesk.json())).toMatchObject({
    companyName: successor.companyName,
    kvkNumber: successor.kvkNumber,
    orderer: { email: successor.email },
  })

  const placed = await faster(buyer, number)
  expect(placed.status).toBe(201)
  const [stored] = await rowsOf<{ customer_id: string }>(
    shop,
    'select customer_id from cases where number = $1',
    [placed.number],
  )
  expect(stored?.customer_id).toBe(buyer.id)
  const told = await rowsOf<{ recipient: string }>(
    shop,
    `select recipient from deliveries join cases on cases.id = case_id
      where number = $1 and deliveries.kind = 'order-confirmation'`,
    [placed.number],
  )
  const addresses = told.map(({ recipient }) => recipient)
  expect(addresses).toContain(successor.email)
  expect(addresses).not.toContain(customer.email)
  const next = deskOf(seller, placed.number)
  for (const state of ['inProgress', 'completed'])
    expect((await next.act('status', { state, reason: null, mail: false })).status).toBe(204)
  const { agreement } = await held.desk.read()
  expect(agreement?.lines.every(({ bond }) => bond === null)).toBe(true)
})

test('nobody changes one that will be taken over', async () => {
  const day = addDays(today, 5)
  const { number, customer, desk } = await registeredTransfer(shop, staff, { holdsFrom: day })
  expect((await desk.read()).agreement?.transfer).toEqual({ side: 'from', day })
  expect(await faster(customer, number)).toMatchObject({
    status: 422,
    message: replacingRefusals.handedOver(day),
  })
})

test.each([
  ['its name', successor.companyName],
  ['its KVK number', successor.kvkNumber],
])('staff find the agreement and the customer by %s', async (_, typed) => {
  const { number } = await registeredTransfer(shop, staff, { email: 'zonder@molenbakkers.example' })
  await updateWholeList(shop)
  const list = await seller.get(
    `${workListCalls.workList.path}?zoek=${encodeURIComponent(typed)}&weergave=alles`,
  )
  expect(await list.text()).toContain(number)
  const known = await seller.get(
    `${knownCustomerCalls.knownCustomers.path}?zoek=${encodeURIComponent(typed)}`,
  )
  const { found } = KnownCustomers.parse(await known.json())
  expect(found).toContainEqual(
    expect.objectContaining({ who: { kind: 'guest', number }, companyName: successor.companyName }),
  )
})

test('lists by party find it by who has it today', async () => {
  const { number } = await registeredTransfer(shop, staff)
  const idsBy = async (path: string) =>
    ((await client.get(path)).body as { id: string }[]).map(({ id }) => id)
  const agreements = tmfPath('TMF651', 'agreement')
  const products = tmfPath('TMF637', 'product')
  const by = (kvkNumber: string) =>
    Promise.all([
      idsBy(`${agreements}?engagedParty.id=${kvkNumber}&limit=100`),
      idsBy(`${products}?relatedParty.id=${kvkNumber}&limit=100`),
    ])
  const [taken, given] = await Promise.all([by(successor.kvkNumber), by(guest.kvkNumber)])
  expect(taken).toEqual([expect.arrayContaining([`C${number}`]), expect.arrayContaining([`${number}-1`])])
  expect(given.flat().filter(id => id.includes(number))).toEqual([])
  // The contact of the order is not the party's.
  expect(await idsBy(`${agreements}?engagedParty.id=${number}`)).toEqual([])
})

test('its day is told to receivers and moves its last change, once', async () => {
  const day = addDays(today, 3)
  const { number } = await registeredTransfer(shop, staff, { holdsFrom: day })
  const agreement = tmfPath('TMF651', 'agreement', `C${number}`)
  const lastUpdate = async () => (await client.get(agreement)).body.lastUpdate as string
  await tellReceivers(shop)
  const made = await client.post('/tmf-api/agreementManagement/v4/hub', { callback: receiver.url, query: '' })
  expect(made.status).toBe(201)
  const told = async () => {
    receiver.received.length = 0
    await tellReceivers(shop)
    return receiver.received
      .map(({ body }) => JSON.parse(body))
      .filter(({ event }) => JSON.stringify(event).includes(number))
      .map(({ eventType }) => eventType)
  }
  const before = await lastUpdate()
  const { database } = shop.testDatabase
  await noteNewParties(database, addDays(day, -1))
  expect(await told()).toEqual([])
  await noteNewParties(database, day)
  expect(await told()).toEqual(['AgreementAttributeValueChangeEvent'])
  expect((await lastUpdate()) > before).toBe(true)
  await noteNewParties(database, day)
  expect(await told()).toEqual([])
})

test('a KVK number that no register was asked about is settled as that of an order', async () => {
  const { number, desk, transfer } = await registeredTransfer(shop, staff)
  await rowsOf(shop, 'update agreement_parties set kvk_checked = false where id = $1', [transfer.id])
  const check = (body: object) => desk.act('overname-kvk', { transfer: transfer.id, ...body })
  const isChecked = async () => (await desk.read()).transfers[0]?.party?.kvkChecked
  expect(await isChecked()).toBe(false)
  await rowsOf(shop, `update agreement_parties set kvk_number = '00000000' where id = $1`, [transfer.id])
  const refused = await check({ byHand: false })
  expect([refused.status, await isChecked()]).toEqual([422, false])
  expect((await check({ byHand: true })).status).toBe(204)
  expect(await isChecked()).toBe(true)
  const noted = await rowsOf<{ by_hand: string }>(
    shop,
    `select data ->> 'byHand' as by_hand from events join cases on cases.id = case_id
      where number = $1 and type = 'transfer-kvk-checked'`,
    [number],
  )
  expect(noted).toEqual([{ by_hand: 'true' }])
})

test('the whole IBAN shows to those with the right, which is written down', async () => {
  const { number, transfer } = await registeredTransfer(shop, staff)
  const path = endpoint(transferIbanCalls.partyIban, { nummer: number, id: transfer.id }).path
  expect((await seller.post(path)).status).toBe(403)
  const shown = await staff[1].post(path)
  expect([shown.status, await shown.json()]).toEqual([200, { iban: 'NL02ABNA0123456789' }])
  const seen = await rowsOf(
    shop,
    `select actor_id from events join cases on cases.id = case_id where type = 'iban-viewed' and number = $1`,
    [number],
  )
  expect(seen).toEqual([{ actor_id: staff[1].colleague.id }])
  // That of another case is not found by it.
  const other = endpoint(transferIbanCalls.partyIban, { nummer: held.number, id: transfer.id }).path
  expect((await staff[1].post(other)).status).toBe(404)
})

test('the mandate is a PDF among the documents of who gave it, and stays as it was first drawn', async () => {
  const { number, customer } = await registeredTransfer(shop, staff)
  const { path } = endpoint(transferCustomerCalls.partyMandateFile, { nummer: number })
  const list = await (await buyer.visitor.get(customerDocumentCalls.customerDocuments.path)).text()
  expect(list).toContain(path)
  const pdf = async () => Buffer.from(await (await buyer.visitor.get(path)).arrayBuffer())
  const first = await pdf()
  const { text } = readPdf(first)
  for (const said of [
    `MACHTIGING-${number}-2`,
    successor.companyName,
    successor.ascription,
    'NL02 ABNA 0123 4567 89',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain(guest.companyName)
  await rowsOf(shop, `update agreement_transfers set to_agreed_at = to_agreed_at - interval '1 day'`)
  expect((await pdf()).equals(first)).toBe(true)
  expect((await customer.visitor.get(path)).status).toBe(404)
  const others = await (await customer.visitor.get(customerDocumentCalls.customerDocuments.path)).text()
  expect(others).not.toContain(path)
})

test('without an account it is seen, ended and changed by the link of who has it, and no more by that of who had it', async () => {
  const email = 'gast@molenbakkers.example'
  const { number, transfer, customer } = await registeredTransfer(shop, staff, { email })
  const token = await partyTokenOf(shop, transfer.id)
  const visitor = shop.visitor()
  const { path } = partyLinkCalls.partyAgreement
  const seen = PartyAgreement.parse(await (await visitor.post(path, { body: { token } })).json())
  expect(seen).toMatchObject({
    companyName: successor.companyName,
    agreement: { number: formatOrderNumber(number), transfer: { side: 'to', day: today } },
  })
  const { lines } = seen.agreement
  const lastDay = earliestLastDay(today)
  const positions = leavable(lines).map(({ position }) => position)
  const costInCents = noticeCost(endingLines(lines, { positions, lastDay }))
  const notice = { id: randomUUID(), positions, lastDay, costInCents, why: '' }
  const ask = (by: string) =>
    visitor.post(noticeLinkCalls.askForNotice.path, { body: { ...notice, token: by } })
  await statusPage(shop, number)
  const followed = await linkTokenOf(shop, number, followLink.name)
  expect((await ask(followed)).status).toBe(404)
  expect((await ask(token)).status).toBe(204)
  const mailed = async (kind: string) =>
    (
      await rowsOf<{ recipient: string }>(
        shop,
        `select recipient from deliveries left join mailed_links on mailed_links.id = mailed_link_id
           left join events on events.id = event_id join cases on cases.id = coalesce(events.case_id, mailed_links.case_id)
         where number = $1 and deliveries.kind = $2`,
        [number, kind],
      )
    ).map(({ recipient }) => recipient)
  expect(await mailed('notice-link')).toEqual([email])
  const confirming = { token: await linkTokenOf(shop, number, agreementLinks.notice.name) }
  const shown = await visitor.post(noticeLinkCalls.checkNotice.path, { body: confirming })
  expect(await shown.json()).toMatchObject({ companyName: successor.companyName, refusal: null })
  const confirmed = await visitor.post(noticeLinkCalls.confirmNotice.path, {
    body: { ...confirming, costInCents },
  })
  expect(confirmed.status).toBe(204)
  expect(await mailed('notice-given')).toEqual([email])
  expect(await mailed('notice-given')).not.toContain(customer.email)
})

test('the link of a party serves from its day, and not once another one has the agreement', async () => {
  const later = await registeredTransfer(shop, staff, { holdsFrom: addDays(today, 3) })
  const see = async (token: string) =>
    (await shop.visitor().post(partyLinkCalls.partyAgreement.path, { body: { token } })).status
  expect(await see(await partyTokenOf(shop, later.transfer.id))).toBe(404)
  const { transfer } = await registeredTransfer(shop, staff)
  const token = await partyTokenOf(shop, transfer.id)
  expect(await see(token)).toBe(200)
  await rowsOf(
    shop,
    `insert into agreement_parties (id, case_id, holds_from, email_key, kvk_number, kvk_checked, organization, iban_encrypted, invoice_email)
       select gen_random_uuid(), case_id, holds_from + 1, email_key, '12345678', true, organization, iban_encrypted, ''
         from agreement_parties where id = $1`,
    [transfer.id],
  )
  await rowsOf(
    shop,
    'update agreement_parties set holds_from = holds_from - 1 where case_id = (select case_id from agreement_parties where id = $1)',
    [transfer.id],
  )
  expect(await see(token)).toBe(404)
})
