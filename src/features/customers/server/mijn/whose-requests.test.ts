import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { followCalls } from '../../../../api/follow-calls.ts'
import { startTestShop, testSecrets } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { byPhoneHeader } from '../../../carts/order-by-phone.ts'
import { progressToken } from '../../../mailed-links/server/progress-link.ts'
import { OrderPlaced, orderCalls } from '../../../orders/contract.ts'
import { caseIdOf, guest, order, place, quote } from '../../../orders/server/testing.ts'
import { quoteCalls } from '../../../quotes/contract.ts'
import { deskQuoteCalls } from '../../../quotes/contract-desk.ts'
import { CustomerQuotes, customerQuoteCalls } from '../../../quotes/contract-mijn.ts'
import {
  acceptance,
  acceptedOrder,
  quoteDeskOf,
  quoteLinkOf,
  quoteToken,
  sentQuote,
  totalsOnPage,
} from '../../../quotes/server/testing.ts'
import {
  CustomerOrders,
  customerDocumentCalls,
  customerOrderCalls,
  OrderDetails,
} from '../../../tracking/contract-mijn.ts'
import { newCustomer, type TestCustomer } from './testing.ts'

const { followCase } = followCalls
const { customerDocuments } = customerDocumentCalls
const { customerOrder, customerOrders } = customerOrderCalls
const { customerQuotes } = customerQuoteCalls
const { openQuote: newQuotePath } = deskQuoteCalls
const { placeOrder } = orderCalls
const { acceptQuote } = quoteCalls

const shop = await startTestShop()
const seller = await shop.staff('verkoop')
afterAll(() => shop.stop())

const digits = (number: string) => number.replaceAll('-', '')
const ordersOf = async ({ visitor }: TestCustomer) =>
  CustomerOrders.parse(await (await visitor.get(customerOrders.path)).json()).map(({ number }) =>
    digits(number),
  )
const quotesOf = async ({ visitor }: TestCustomer) =>
  CustomerQuotes.parse(await (await visitor.get(customerQuotes.path)).json()).map(({ number }) =>
    digits(number),
  )
const follow = async (number: string) => {
  const key = testSecrets.deriveKey('account-link')
  const token = await progressToken(shop.testDatabase.database, await caseIdOf(shop, number), key)
  return shop.visitor().post(followCase.path, { body: { token } })
}
/** An order by a guest with addresses of the organisation and the contact person. */
const ordering = (organization: string, contact = organization) => ({
  ...order,
  additionalData: {
    ...order.additionalData,
    contactPerson: { ...order.additionalData.contactPerson, email: contact },
  },
  userWithoutAccountInformation: { ...guest, email: organization },
})

/** A quote that a colleague begins for somebody, sent. */
async function fromScratch(email: string) {
  const { companyName, fullName, phoneNumber } = quote.userWithoutAccountInformation
  const response = await seller.post(newQuotePath.path, {
    body: {
      id: randomUUID(),
      productType: 'internet',
      companyName,
      fullName,
      phoneNumber,
      email,
      installationAddress: quote.additionalData.postCodeAddress,
    },
  })
  const { number } = (await response.json()) as { number: string }
  await quoteDeskOf(seller, number).send()
  return { number, link: quoteLinkOf(shop, await quoteToken(shop, number)) }
}

it('a quote from scratch for the address of an account is under it at once, and the order that it becomes', async () => {
  const customer = await newCustomer(shop)
  const { number, link } = await fromScratch(customer.email.toUpperCase())
  expect(await quotesOf(customer)).toEqual([number])
  const became = await acceptedOrder(await link.accept())
  expect(await ordersOf(customer)).toEqual([digits(became.number)])
})

it('an order by phone for the address of an account is under it at once', async () => {
  const customer = await newCustomer(shop)
  const headers = { [byPhoneHeader]: '1' }
  const response = await seller.post(placeOrder.path, { body: ordering(customer.email), headers })
  const { orderNumber } = OrderPlaced.parse(await response.json())
  expect(await ordersOf(customer)).toEqual([digits(orderNumber)])
})

it('what is accepted while signed in is under the account, quote and order', async () => {
  const customer = await newCustomer(shop)
  const { number, link } = await sentQuote(shop, seller)
  const token = await quoteToken(shop, number)
  const agreedTotals = totalsOnPage(await link.read())
  const body = { ...acceptance, token, agreedTotals }
  const became = await acceptedOrder(await customer.visitor.post(acceptQuote.path, { body }))
  expect(await quotesOf(customer)).toEqual([number])
  expect(await ordersOf(customer)).toEqual([digits(became.number)])
})

it('what a guest ordered comes along once a link from its mail is followed, by the whole address', async () => {
  const customer = await newCustomer(shop)
  const [local, host] = customer.email.split('@')
  const number = await place(shop.visitor(), ordering(customer.email))
  const tagged = await place(shop.visitor(), ordering(`${local}+x@${host}`))
  expect(await ordersOf(customer)).toEqual([])
  for (const each of [number, tagged]) expect((await follow(each)).status).toBe(200)
  expect(await ordersOf(customer)).toEqual([number])
})

it('whoever is called about an order of another organisation sees it without its files and mandate', async () => {
  const [contact, organization] = [await newCustomer(shop), await newCustomer(shop)]
  const number = await place(shop.visitor(), ordering(organization.email, contact.email))
  await follow(number)
  expect(await ordersOf(contact)).toEqual([number])
  const at = endpoint(customerOrder, { nummer: number }).path
  const shown = OrderDetails.parse(await (await contact.visitor.get(at)).json())
  expect([shown.documents, shown.mandateReference]).toEqual([[], null])
  expect(JSON.stringify(shown)).not.toContain(guest.iban.replaceAll(' ', ''))
  for (const file of ['bevestiging.pdf', 'contractsamenvatting.pdf', 'machtiging.pdf'])
    expect((await contact.visitor.get(`${at}/${file}`)).status).toBe(404)
  expect(await (await contact.visitor.get(customerDocuments.path)).json()).toEqual([])

  const own = await place(shop.visitor(), ordering(contact.email))
  await follow(own)
  expect(
    (await contact.visitor.get(`${endpoint(customerOrder, { nummer: own }).path}/machtiging.pdf`)).status,
  ).toBe(200)
})
