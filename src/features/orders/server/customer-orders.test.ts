import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestVisitor, testSecrets } from '../../../app/server/testing-shop.ts'
import { createCipher } from '../../../platform/secrets/cipher.ts'
import { loggedIn, logIn, registeredCustomer } from '../../customers/server/testing.ts'
import {
  additionalData,
  contactPerson,
  fibreForAYear,
  guest,
  order,
  place,
  quote,
  rowsOf,
  send,
  storedCounts,
} from './testing.ts'

let customer: Awaited<ReturnType<typeof registeredCustomer>>
let visitor: TestVisitor
const shop = await startTestShop()
afterAll(() => shop.stop())
beforeEach(async () => {
  customer = await registeredCustomer(shop)
  visitor = await loggedIn(shop, customer)
})

/** Body sent by the browser of a logged-in customer. */
const ownOrder = { products: fibreForAYear, additionalData }

const orderRow = async (number: string) =>
  (
    await rowsOf<Record<string, unknown>>(
      shop,
      'select * from product_orders join cases on id = case_id where number = $1',
      [number],
    )
  )[0]

const customerOf = async (table: 'order' | 'quote', number: string) =>
  (
    await rowsOf<{ customer_id: string | null }>(
      shop,
      `select customer_id from ${table}s where ${table}_number = $1`,
      [number],
    )
  )[0]?.customer_id

const changeAccount = (changes: object) =>
  rowsOf(shop, 'update customers set organization = organization || $2 where id = $1', [customer.id, changes])

describe('a customer who is logged in orders', () => {
  it('without details: they are those of the account', async () => {
    await changeAccount({ companyName: 'Molenbakkers B.V.', vatNumber: 'NL000099998B57' })
    expect(await orderRow(await place(visitor, ownOrder))).toMatchObject({
      customer_id: customer.id,
      organization_name: 'Molenbakkers B.V.',
      kvk_number: guest.kvkNumber,
      kvk_checked: true,
      vat_number: 'NL000099998B57',
      contact_email: contactPerson.email,
      organization: { companyName: 'Molenbakkers B.V.', ibanEnding: '4300', email: customer.email },
    })
  })

  it('with the IBAN of the account, encrypted again for the order alone', async () => {
    const number = await place(visitor, ownOrder)
    const row = await orderRow(number)
    const cipher = createCipher(testSecrets.deriveKey('iban'))
    expect(cipher.decrypt(row?.iban_encrypted as Buffer, number).toString()).toBe('NL91ABNA0417164300')
    expect(() => cipher.decrypt(row?.iban_encrypted as Buffer, customer.id)).toThrow()
    expect(JSON.stringify(row?.organization)).not.toContain('0417164300')
  })

  it('and nothing that the browser adds changes whose order it is (reliability 7 and 23)', async () => {
    const other = await registeredCustomer(shop)
    const number = await place(visitor, {
      ...ownOrder,
      customerId: other.id,
      customer_id: other.id,
      companyName: 'Iemand anders',
      additionalData: { ...additionalData, customerId: other.id, kvkNumber: '12345678', iban: 'X' },
      userWithoutAccountInformation: null,
    })
    expect(await orderRow(number)).toMatchObject({
      customer_id: customer.id,
      organization_name: guest.companyName,
      kvk_number: guest.kvkNumber,
    })
  })

  it('and hears of it at the address of the contact person', async () => {
    const contactDetails = { email: 'bereik@korenmolen.example', phoneNumber: '+31612345678' }
    const data = { ...additionalData, contactPerson: { ...contactPerson, contactDetails } }
    const number = await place(visitor, { ...ownOrder, additionalData: data })
    const row = await orderRow(number)
    expect(row).toMatchObject({
      contact_email: contactDetails.email,
      contact_person: {
        firstName: 'Lotte',
        lastName: 'van den Heuvel',
        email: contactDetails.email,
        phoneNumber: '+31612345678',
      },
    })
    expect(row?.contact_person).not.toHaveProperty('contactDetails')
    const mails = 'select kind, recipient from deliveries where case_id = $1 order by id'
    expect(await rowsOf(shop, mails, [row?.id])).toEqual([
      { kind: 'order-confirmation', recipient: contactDetails.email },
      { kind: 'order-notice', recipient: 'hallo@lijnhaven.example' },
    ])
  })

  it('through a reseller link that is active, and for no reseller where it is not', async () => {
    for (const [resellerId, stored] of [
      ['netwerkpartner-noord', 'netwerkpartner-noord'],
      ['niemand', null],
    ]) {
      const number = await place(visitor, { ...ownOrder, additionalData: { ...additionalData, resellerId } })
      expect(await orderRow(number)).toMatchObject({ reseller_id: stored })
    }
  })

  it('and the company register is asked again', async () => {
    await changeAccount({ kvkNumber: '12345678' })
    expect(await orderRow(await place(visitor, ownOrder))).toMatchObject({ kvk_checked: false })
    await changeAccount({ kvkNumber: '90004973' })
    const before = await storedCounts(shop)
    const answer = await send(visitor, ownOrder)
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({ kvkNumber: { message: 'KVK nummer is niet geldig.' } })
    expect(await storedCounts(shop)).toEqual(before)
  })

  it('with details in the body as a guest: the order is his, with what he saw', async () => {
    const seen = { ...guest, companyName: 'Zoals getoond' }
    const number = await place(visitor, { ...order, userWithoutAccountInformation: seen })
    expect(await orderRow(number)).toMatchObject({
      customer_id: customer.id,
      organization_name: 'Zoals getoond',
    })
  })

  it('a quote: it belongs to the account', async () => {
    expect(await customerOf('quote', await place(visitor, quote))).toBe(customer.id)
    expect(await customerOf('quote', await place(shop.visitor(), quote))).toBe(null)
  })

  it('a quote only with the four fields of its form', async () => {
    const answer = await send(visitor, { ...quote, userWithoutAccountInformation: undefined })
    expect(answer.status).toBe(422)
  })
})

describe('without details and without a login', () => {
  const unidentified = { status: 401, body: { message: 'Vul eerst je gegevens in om te bestellen.' } }

  it.each([undefined, null, 'x', []])('nothing is ordered: %j', async userWithoutAccountInformation => {
    const before = await storedCounts(shop)
    const body = { ...ownOrder, userWithoutAccountInformation }
    expect(await send(shop.visitor(), body, 'a-key')).toEqual(unidentified)
    expect(await storedCounts(shop)).toEqual(before)
  })

  it('also where the session was ended elsewhere', async () => {
    await rowsOf(shop, 'delete from sessions where customer_id = $1', [customer.id])
    expect(await send(visitor, ownOrder)).toEqual(unidentified)
  })
})

describe('a retry with the same key', () => {
  it('after logging in again finds the first order', async () => {
    const number = await place(visitor, ownOrder, 'key')
    await logIn(visitor, customer)
    expect(await place(visitor, ownOrder, 'key')).toBe(number)
    expect(await place(await loggedIn(shop, customer), ownOrder, 'key')).toBe(number)
    const rows = await rowsOf(shop, 'select from cases where customer_id = $1', [customer.id])
    expect(rows).toHaveLength(1)
  })

  it('finds it also when the account changed meanwhile', async () => {
    const number = await place(visitor, ownOrder, 'key')
    await changeAccount({ companyName: 'Nieuwe naam' })
    expect(await place(visitor, ownOrder, 'key')).toBe(number)
  })

  it('of another customer is another order, and shows nothing of the first (reliability 11 and 23)', async () => {
    const number = await place(visitor, ownOrder, 'key')
    const other = await registeredCustomer(shop)
    const otherNumber = await place(await loggedIn(shop, other), ownOrder, 'key')
    expect(otherNumber).not.toBe(number)
    expect(await customerOf('order', otherNumber)).toBe(other.id)
  })

  it('and another body is refused', async () => {
    await place(visitor, ownOrder, 'key')
    expect((await send(visitor, order, 'key')).status).toBe(422)
  })
})
