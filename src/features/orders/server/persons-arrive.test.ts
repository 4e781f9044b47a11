import { afterAll, describe, expect, it, test } from 'vitest'
import { deskOf, statusPage } from '../../../app/server/testing-desk.ts'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { emails, renderEmail } from '../../../app/worker/emails.tsx'
import { sampleContext } from '../../../app/worker/testing-emails.ts'
import { formatPhone } from '../../../common/checks/phone.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { readPdf } from '../../../platform/pdf/read-pdf.ts'
import { promisedNow } from '../../calendar/server/promised.ts'
import { caseById } from '../../cases/server/case.ts'
import { CustomerDetails, customerCalls } from '../../customers/contract.ts'
import { change, newCustomer, orderOf, passwordAgain } from '../../customers/server/mijn/testing.ts'
import { type Person, type PersonField, personFacts, personFields } from '../../details/person.ts'
import { somebody } from '../../details/testing-person.ts'
import { customerOrderCalls, OrderDetails } from '../../tracking/contract-mijn.ts'
import { LastOrder, lastOrderCalls } from '../contract-last-order.ts'
import { preferenceInWords } from '../delivery-preference.ts'
import { orderOf as storedOrder } from './stored-orders.ts'
import { caseIdOf, withData } from './testing.ts'

const { changeContacts, customerDetails } = customerCalls
const { customerOrder } = customerOrderCalls
const { lastOrder } = lastOrderCalls

/** Input of an order appears wherever people read it, field by field; a new field of persons may not be missing anywhere. */

const contactPerson = somebody()
const technicalPerson = { ...somebody(), gender: 'FEMALE', contactType: 'technical' } as const
const deliveryPreference = {
  weeks: promisedNow({ closingDays: [] })(new Date()).weeks.slice(1, 3),
  partOfDay: 'morning',
} as const

const flat = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ')

const shop = await startTestShop()
const customer = await newCustomer(shop)
const number = await orderOf(customer, withData({ contactPerson, technicalPerson, deliveryPreference }))
const { database } = shop.testDatabase
const opened = await caseById(database, await caseIdOf(shop, number))
const order = opened && (await storedOrder(database, opened))
if (!order) throw new Error('The order is not there')
const mail = async (kind: 'order-confirmation' | 'order-notice') =>
  (await renderEmail(emails[kind], order, sampleContext)).text
const file = await customer.visitor.get(`${endpoint(customerOrder, { nummer: number }).path}/bevestiging.pdf`)
const page = OrderDetails.parse(
  await (await customer.visitor.get(endpoint(customerOrder, { nummer: number }).path)).json(),
)
/** Texts about the order, by reader. */
const read: Readonly<Record<string, string>> = {
  'the customer by mail': await mail('order-confirmation'),
  'staff by mail': await mail('order-notice'),
  'the customer on paper': readPdf(Buffer.from(await file.arrayBuffer())).text,
  'the customer in his pages': personFacts(page.contactPerson).flat().join(' '),
}
const linked = await statusPage(shop, number)
/** The preference for the delivery, by reader. */
const preferred = {
  'the customer in his pages': page.delivery.preference,
  'the customer by link': linked.kind === 'order' && linked.delivery.preference,
  'who has just ordered': LastOrder.parse(await (await customer.visitor.get(lastOrder.path)).json())
    .deliveryPreference,
  'staff who plan': (await deskOf(await shop.staff('verkoop'), number).read()).deliveryPreference,
}
afterAll(() => shop.stop())

describe.each([
  'the customer by mail',
  'staff by mail',
  'the customer on paper',
  'the customer in his pages',
])('%s', reader => {
  const persons = { contactPerson, ...(reader !== 'the customer in his pages' && { technicalPerson }) }
  const cases = Object.entries(persons).flatMap(([name, person]) =>
    personFields.map(field => [name, field, person[field]] as const),
  )
  it.each(cases)('reads of the %s: %s', (_name, _field, value) => {
    expect(flat(read[reader] ?? '')).toContain(value)
  })
})

test('the weeks and the part of the day that suit reach who mails, prints, shows and plans', () => {
  for (const reader of ['the customer by mail', 'staff by mail', 'the customer on paper'])
    expect(flat(read[reader] ?? '')).toContain(flat(preferenceInWords({ ...deliveryPreference })))
  for (const preference of Object.values(preferred)) expect(preference).toEqual(deliveryPreference)
})

describe('what a customer changes of his contact persons', () => {
  it.each(personFields)('comes back: %s', async field => {
    const changed = somebody()
    const { email, phoneNumber, ...names } = changed
    const body = {
      gender: 'MALE',
      ...names,
      contactDetails: { email, phoneNumber },
      technicalPerson: { ...changed, gender: 'MALE' },
      ...passwordAgain,
    }
    expect((await change(customer.visitor, changeContacts, body)).status).toBe(200)
    const { data } = CustomerDetails.parse(await (await customer.visitor.get(customerDetails.path)).json())
    const shown = (person: Person, of: PersonField) =>
      of === 'phoneNumber' ? formatPhone(person[of]) : person[of]
    expect(shown({ ...data, ...data.contactDetails }, field)).toBe(changed[field])
    expect(data.technicalPerson && shown(data.technicalPerson, field)).toBe(changed[field])
  })
})
