import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop, type TestVisitor, testSecrets } from '../../../../app/server/testing-shop.ts'
import { Failure } from '../../../../common/contract/failure.ts'
import { createCipher } from '../../../../platform/secrets/cipher.ts'
import { newCustomer, quoteOf } from '../../../customers/server/mijn/testing.ts'
import { guest, rowsOf } from '../../../orders/server/testing.ts'
import { QuoteAccepted, QuoteToAnswer, quoteCalls } from '../../contract.ts'
import { acceptance, chain, choosing, quoteDeskOf, quoteToken, requestedQuote } from '../testing.ts'

/** A customer who is logged in types nothing that the account has when he accepts a quote, and no browser gets its IBAN. */

const { acceptQuote, quoteByLink } = quoteCalls
/** Without spaces, as it is stored. */
const ibanOfAccount = guest.iban.replaceAll(' ', '')

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
const customer = await newCustomer(shop)
afterAll(() => shop.stop())

/** A chain that was sent, of a request by this number. */
async function sent(number: string) {
  await quoteDeskOf(seller, number).send(chain())
  const token = await quoteToken(shop, number)
  const look = (visitor: TestVisitor) => visitor.post(quoteByLink.path, { body: { token } })
  const read = async (visitor: TestVisitor) => QuoteToAnswer.parse(await (await look(visitor)).json())
  const { iban: _iban, ...details } = acceptance.details
  const accept = (visitor: TestVisitor, body: object) =>
    visitor.post(acceptQuote.path, { body: { ...acceptance, details, token, ...body } })
  return { look, read, accept, details }
}

/** The whole IBANs of orders. */
async function ibansOf(response: Response) {
  expect(response.status).toBe(200)
  const cipher = createCipher(testSecrets.deriveKey('iban'))
  const { orders } = QuoteAccepted.parse(await response.json())
  return Promise.all(
    orders.map(async ({ number }) => {
      const digits = number.replaceAll('-', '')
      const [row] = await rowsOf<{ iban: Buffer }>(
        shop,
        `select iban_encrypted as iban from product_orders join cases on cases.id = case_id where number = $1`,
        [digits],
      )
      return row && cipher.decrypt(row.iban, digits).toString()
    }),
  )
}

describe('a customer who is logged in', () => {
  it('finds company number and account holder filled in, and of the IBAN how it ends', async () => {
    const { look } = await sent(await quoteOf(customer))
    const text = await (await look(customer.visitor)).text()
    expect(text.replaceAll(' ', '')).not.toContain(ibanOfAccount.slice(4, -4))
    const { known, ibanEnding } = QuoteToAnswer.parse(JSON.parse(text))
    expect(ibanEnding).toBe(guest.iban.slice(-4))
    expect(known).toMatchObject({
      companyName: guest.companyName,
      kvkNumber: guest.kvkNumber,
      ascription: guest.ascription,
      street: guest.street,
    })
  })

  it('accepts part after part with the IBAN of the account, or with another one', async () => {
    const { read, accept, details } = await sent(await quoteOf(customer))
    const [one, two, office] = (await read(customer.visitor)).parts
    if (!one || !two || !office) throw new Error('The quote has three parts')
    for (const part of [one, two])
      expect(await ibansOf(await accept(customer.visitor, choosing([part])))).toEqual([ibanOfAccount])
    const other = 'BE68539007547034'
    const last = await accept(customer.visitor, {
      ...choosing([office]),
      details: { ...details, iban: other },
    })
    expect(await ibansOf(last)).toEqual([other])
  })

  it('does so with a quote that nobody has yet, as one that a colleague made on the phone', async () => {
    const { read, accept } = await sent(await requestedQuote(shop))
    const { ibanEnding, parts } = await read(customer.visitor)
    expect(ibanEnding).toBe(guest.iban.slice(-4))
    expect(await ibansOf(await accept(customer.visitor, choosing(parts, true)))).toEqual(
      Array.from({ length: 3 }, () => ibanOfAccount),
    )
  })
})

describe('nobody else', () => {
  it.each(['a visitor', 'another customer'])('%s reads or uses what an account has', async who => {
    const { read, accept } = await sent(await quoteOf(customer))
    const visitor = who === 'a visitor' ? shop.visitor() : (await newCustomer(shop)).visitor
    const { known, ibanEnding, parts } = await read(visitor)
    expect([known.kvkNumber, known.ascription, ibanEnding]).toEqual(['', '', null])
    const refused = await accept(visitor, choosing(parts, true))
    expect(refused.status).toBe(422)
    expect(Failure.parse(await refused.json()).errors).toMatchObject({
      iban: { message: expect.stringContaining('IBAN') },
    })
    expect((await read(visitor)).parts.every(({ isAccepted }) => !isAccepted)).toBe(true)
  })
})

it('who did not choose a salutation has none, in the quote nor in its order', async () => {
  const { read, accept, details } = await sent(await requestedQuote(shop))
  const visitor = shop.visitor()
  const { known, parts } = await read(visitor)
  expect(known.gender).toBe('')
  const { gender: _, ...unaddressed } = { ...details, iban: guest.iban }
  const accepted = await accept(visitor, { ...choosing(parts.slice(0, 1)), details: unaddressed })
  const { orders } = QuoteAccepted.parse(await accepted.json())
  const stored = await rowsOf(
    shop,
    `select organization ->> 'gender' as gender from product_orders join cases on cases.id = case_id where number = $1`,
    [orders[0]?.number.replaceAll('-', '')],
  )
  expect(stored).toEqual([{ gender: null }])
})
