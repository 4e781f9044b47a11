import { randomUUID } from 'node:crypto'
import { deskOf } from '../../../app/server/testing-desk.ts'
import { type StaffVisitor, type TestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { newCustomer, orderOf } from '../../customers/server/mijn/testing.ts'
import { linkToken } from '../../mailed-links/server/token.ts'
import { guest, rowsOf } from '../../orders/server/testing.ts'
import { TransferToAnswer, transferLinkCalls } from '../contract-link.ts'
import { type TransferSide, transferSides } from '../transfer.ts'
import { transferLinks } from './links.ts'

const linkKey = testSecrets.deriveKey('account-link')

export const today = dayInTheNetherlands(new Date())

/** The organisation that takes an agreement over, as staff type it. */
export const successor = {
  ...guest,
  companyName: 'Molenbakkers B.V.',
  firstName: 'Ruben',
  lastName: 'Smit',
  email: 'ruben@molenbakkers.example',
  kvkNumber: '87654321',
  iban: 'NL02 ABNA 0123 4567 89',
  ascription: 'Molenbakkers',
}

/** A transfer that holds today, as staff type it. */
export const beginning = { ...successor, holdsFrom: today, invoiceEmail: '', reason: 'Bedrijf verkocht' }

/** A customer with an order that was delivered, at the desk of a colleague. */
export async function delivered(shop: TestShop, staff: StaffVisitor) {
  const customer = await newCustomer(shop)
  const number = await orderOf(customer)
  const desk = deskOf(staff, number)
  for (const state of ['inProgress', 'completed'])
    await desk.act('status', { state, reason: null, mail: false })
  return { customer, number, desk }
}

/** The token of the link that was mailed last about a case for a purpose. */
export async function linkTokenOf(shop: TestShop, number: string, purpose: string): Promise<string> {
  const rows = await rowsOf<{ id: string }>(
    shop,
    `select mailed_links.id from mailed_links join cases on cases.id = case_id
       where number = $1 and mailed_links.purpose = $2 order by mailed_links.created_at desc limit 1`,
    [number, purpose],
  )
  return linkToken(rows[0]?.id ?? randomUUID(), linkKey)
}

/** The same of the link to a side. */
export const tokenOf = (shop: TestShop, number: string, side: TransferSide): Promise<string> =>
  linkTokenOf(shop, number, transferLinks[side].name)

export const consented = {
  agreed: true,
  termsAccepted: true,
  directDebit: true,
  longTerm: true,
  words: '',
} as const

/** The token by which who took an agreement over sees it without an account. */
export async function partyTokenOf(shop: TestShop, transfer: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(
    shop,
    'select link_id as id from agreement_parties where id = $1',
    [transfer],
  )
  return linkToken(row?.id ?? randomUUID(), linkKey)
}

/** Answers a transfer by a link. */
export const answer = (shop: TestShop, token: string, body: object = {}): Promise<Response> =>
  shop.visitor().post(transferLinkCalls.answerTransfer.path, { body: { token, ...consented, ...body } })

/** How a link reads; null where it does not serve. */
export async function readLink(shop: TestShop, token: string): Promise<TransferToAnswer | null> {
  const response = await shop.visitor().post(transferLinkCalls.checkTransfer.path, { body: { token } })
  return response.status === 200 ? TransferToAnswer.parse(await response.json()) : null
}

/** Mails about a case, by kind and recipient. */
export const mailsAbout = (shop: TestShop, number: string) =>
  rowsOf<{ readonly kind: string; readonly recipient: string }>(
    shop,
    `select deliveries.kind, recipient from deliveries
       left join events on events.id = event_id left join mailed_links on mailed_links.id = mailed_link_id
       join cases on cases.id = coalesce(events.case_id, mailed_links.case_id)
     where number = $1 and deliveries.kind like 'transfer-%' order by deliveries.id`,
    [number],
  )

/** A transfer that one colleague began and another one can approve. */
export async function begunTransfer(
  shop: TestShop,
  [first, second]: readonly [StaffVisitor, StaffVisitor],
  more: object = {},
) {
  const order = await delivered(shop, first)
  const response = await order.desk.act('overname', { ...beginning, ...more })
  const [transfer] = (await order.desk.read()).transfers
  if (!transfer) throw new Error(`The transfer was answered ${response.status}`)
  const approve = (by = second) =>
    deskOf(by, order.number).act('overname-goedkeuren', { transfer: transfer.id })
  const agree = async (side: TransferSide, body: object = {}) =>
    answer(shop, await tokenOf(shop, order.number, side), body)
  return { ...order, transfer, approve, agree }
}

/** One that was registered. */
export async function registeredTransfer(...begun: Parameters<typeof begunTransfer>) {
  const it = await begunTransfer(...begun)
  for (const side of transferSides) await it.agree(side)
  await it.approve()
  return it
}
