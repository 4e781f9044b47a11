import { expect } from 'vitest'
import type { TestShop, TestVisitor, WithDatabase } from '../../../app/server/testing-shop.ts'
import { parseOrderNumber } from '../../../common/order-number.ts'
import { someAddress, somebody } from '../../details/testing-person.ts'
import { idempotencyHeader, OrderPlaced, OrderRefused, orderCalls } from '../contract.ts'

const { placeOrder } = orderCalls

/** Bodies sent by a visitor in tests: fibre for a year at Frederiksplein 42, as the browser builds them. */

const lotte = somebody({
  firstName: 'Lotte',
  lastName: 'van den Heuvel',
  phoneNumber: '020 123 45 67',
  email: 'lotte@korenmolen.example',
})

export const guest = {
  companyName: 'Bakkerij De Korenmolen B.V.',
  gender: 'FEMALE',
  ...lotte,
  postCode: '1017 XN',
  city: 'Amsterdam',
  street: 'Frederiksplein',
  streetNumber: 42,
  streetNumberAddition: '',
  kvkNumber: '68750110',
  vatNumber: '',
  iban: 'NL91 ABNA 0417 1643 00',
  ascription: 'Bakkerij De Korenmolen',
  email: 'administratie@korenmolen.example',
}

export const contactPerson = lotte

export const address = someAddress

/** Ids of the shipped catalogue. */
export const ids = {
  fibre500For12Months: 11005,
  itsSetup: 11006,
  fibre500For36Months: 11105,
  its36MonthsSetup: 11106,
  rentalRouter: 12001,
  includedRouter: 12002,
  television: 12101,
  tvBox: 12102,
} as const

export const fibreForAYear = [
  { id: ids.fibre500For12Months, quantity: 1 },
  { id: ids.itsSetup, quantity: 1 },
  { id: ids.rentalRouter, quantity: 1 },
]

export const fibreFor3Years = [
  { id: ids.fibre500For36Months, quantity: 1 },
  { id: ids.its36MonthsSetup, quantity: 1 },
  { id: ids.includedRouter, quantity: 1 },
]

export const additionalData = {
  requestType: 'order',
  contactPerson,
  invoiceAddress: null,
  postCodeAddress: address,
  technicalPerson: null,
  resellerId: null,
  directDebit: true,
  termsAccepted: true,
}

export const order = {
  products: fibreForAYear,
  additionalData,
  userWithoutAccountInformation: guest,
}

export const quoteForm = {
  companyName: 'Bakkerij De Korenmolen B.V.',
  fullName: 'Lotte van den Heuvel',
  email: 'lotte@korenmolen.example',
  phoneNumber: '020 123 45 67',
}

export const quote = {
  products: fibreForAYear,
  additionalData: { requestType: 'quote', postCodeAddress: address, resellerId: null, termsAccepted: true },
  userWithoutAccountInformation: quoteForm,
}

export type Answer = { readonly status: number; readonly body: Record<string, unknown> }

/** Sends a body to POST /api/order, with a key where one is given. */
export async function send(visitor: TestVisitor, body: unknown, key?: string): Promise<Answer> {
  const headers = key === undefined ? {} : { [idempotencyHeader]: key }
  const response = await visitor.post(placeOrder.path, { body, headers })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

export const withProducts = (products: readonly unknown[]) => ({ ...order, products })
export const withData = (data: object) => ({ ...order, additionalData: { ...additionalData, ...data } })
export const withGuest = (changes: object) => ({
  ...order,
  userWithoutAccountInformation: { ...guest, ...changes },
})

export const rowsOf = async <Row>(
  shop: WithDatabase,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => (await shop.testDatabase.pool.query(sql, [...values])).rows

/** The id of the case with this number. */
export async function caseIdOf(shop: WithDatabase, number: string): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(shop, 'select id::float8 as id from cases where number = $1', [
    number,
  ])
  if (!row) throw new Error(`There is no case ${number}`)
  return row.id
}

/** How much of everything that an order brings is in the database. */
export const storedCounts = async (shop: TestShop): Promise<unknown> =>
  (
    await rowsOf(
      shop,
      `select (select count(*) from cases) as cases, (select count(*) from product_orders) as orders,
         (select count(*) from product_quotes) as quotes, (select count(*) from case_lines) as lines,
         (select count(*) from case_consents) as consents, (select count(*) from port_in_requests) as ports,
         (select count(*) from events) as events, (select count(*) from deliveries) as mails,
         (select count(*) from retry_keys) as keys`,
    )
  )[0]

/** Expects a refusal with reasons that leaves everything as it was. */
export async function expectRefused(
  shop: TestShop,
  visitor: TestVisitor,
  body: unknown,
): Promise<OrderRefused> {
  const before = await storedCounts(shop)
  const answer = await send(visitor, body, 'a-key')
  expect(answer.status).toBe(422)
  expect(await storedCounts(shop)).toEqual(before)
  const refusal = OrderRefused.parse(answer.body)
  expect(refusal.reasons.length).toBeGreaterThan(0)
  return refusal
}

/** Expects that the order or quote is taken; its nine digits come out. */
export async function place(visitor: TestVisitor, body: unknown, key?: string): Promise<string> {
  const answer = await send(visitor, body, key)
  expect(answer.status).toBe(201)
  const number = parseOrderNumber(OrderPlaced.parse(answer.body).orderNumber)
  if (!number) throw new Error('The answer has no order number')
  return number
}
