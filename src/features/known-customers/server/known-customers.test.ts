import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { forgetOldCases } from '../../cases/server/case.ts'
import { newCustomer, orderOf } from '../../customers/server/mijn/testing.ts'
import { registeredCustomer } from '../../customers/server/testing.ts'
import { somebody, someReferences } from '../../details/testing-person.ts'
import { application, sentForm } from '../../forms/server/testing.ts'
import { additionalData, order, place, quote, rowsOf } from '../../orders/server/testing.ts'
import { tmfClient } from '../../tmf/server/kit/testing.ts'
import { askForFibre, updateWholeList } from '../../work-list/server/testing.ts'
import {
  type KnownCustomer,
  KnownCustomers,
  KnownDetails,
  knownCustomerCalls,
  mostKnown,
} from '../contract.ts'
import { knownCustomerTexts } from '../texts.ts'

const { knownAccount, knownCustomers, knownGuest, knownProspect } = knownCustomerCalls

const guest = {
  ...order.userWithoutAccountInformation,
  ...somebody({
    firstName: 'Noor',
    lastName: 'Wouda',
    phoneNumber: '020 765 43 21',
    email: 'noor@zeilmakerij.example',
  }),
  companyName: 'Zeilmakerij Wouda',
}
/** Whom we call, who is not who orders. */
const sjoerd = somebody({
  firstName: 'Sjoerd',
  lastName: 'Hoekstra',
  phoneNumber: '020 765 43 22',
  email: guest.email,
})
const guestOrder = {
  ...order,
  userWithoutAccountInformation: guest,
  additionalData: { ...additionalData, contactPerson: sjoerd },
}

const shop = await startTestShop()
const sales = await shop.staff('verkoop')
await place(shop.visitor(), guestOrder)
const ordered = await place(shop.visitor(), {
  ...guestOrder,
  additionalData: { ...guestOrder.additionalData, references: someReferences },
})
const asked = await place(shop.visitor(), quote)
await askForFibre(shop)
const applied = await sentForm(shop, 'sollicitatie', application)
const buyer = await newCustomer(shop)
const customer = buyer
await rowsOf(
  shop,
  `update customers set organization = organization ||
     '{"companyName": "Smederij Aambeeld", "kvkNumber": "87654321", "phoneNumber": "+31 515 123 456"}',
     contact_details = '{"email": "smid@aambeeld.example", "phoneNumber": "0612345679"}' where id = $1`,
  [customer.id],
)
await orderOf(buyer)
await updateWholeList(shop)
afterAll(() => shop.stop())

async function found(zoek: string, visitor = sales): Promise<readonly KnownCustomer[]> {
  const response = await visitor.get(`${knownCustomers.path}?${new URLSearchParams({ zoek })}`)
  expect(response.status).toBe(200)
  return KnownCustomers.parse(await response.json()).found
}
const account = (id: string, visitor = sales) => visitor.get(endpoint(knownAccount, { id }).path)
const ofCase = (nummer: string, visitor = sales) => visitor.get(endpoint(knownGuest, { nummer }).path)
const detailsIn = async (response: Response) => {
  expect(response.status).toBe(200)
  return KnownDetails.parse(await response.json())
}

it.each(['8765 4321', '0515-123456', '+31 6 12345679', 'Aambeeld', 'smederij aanbeeld'])(
  'finds an account once by %s, with the day of its newest case',
  async typed => {
    const [first, ...others] = await found(typed)
    expect(first).toMatchObject({
      who: { kind: 'account', id: customer.id, standing: 'active' },
      companyName: 'Smederij Aambeeld',
      city: 'Amsterdam',
    })
    expect(others.filter(({ companyName }) => companyName === 'Smederij Aambeeld')).toEqual([])
    const [{ opened } = { opened: '' }] = await rowsOf<{ opened: Date }>(
      shop,
      'select opened_at as opened from cases where customer_id = $1',
      [customer.id],
    )
    expect(first?.lastSeenAt).toBe(new Date(opened).toISOString())
  },
)

it.each([
  guest.kvkNumber,
  '+31 20 765 4322',
  'wouda',
  'zeilmakerij',
  'noor@zeilmakerij.example',
  'Sjoerd Hoekstra',
  'zeilmakrij',
])('finds a guest once, by the newest case, by %s', async typed => {
  const wouda = (await found(typed)).filter(({ companyName }) => companyName === 'Zeilmakerij Wouda')
  expect(wouda.map(({ who, city }) => ({ who, city }))).toEqual([
    { who: { kind: 'guest', number: ordered }, city: 'Amsterdam' },
  ])
})

it('finds who registered by phone before anything was ordered', async () => {
  const { id } = await registeredCustomer(shop)
  await rowsOf(
    shop,
    `update customers set organization = organization || '{"phoneNumber": "0512 345 678"}' where id = $1`,
    [id],
  )
  expect((await found('+31512345678')).map(({ who }) => who)).toEqual([
    { kind: 'account', id, standing: 'active' },
  ])
})

it('finds a prospect of a client of the API, and gives its details; one of a test client is nobody', async () => {
  for (const isTest of [false, true])
    await (await tmfClient(shop, { isTest })).post('/tmf-api/party/v4/organization', {
      tradingName: 'Scheepswerf Kiellinie',
      organizationIdentification: [{ identificationType: 'KVK', identificationId: '1234 5670' }],
      contactMedium: [
        { mediumType: 'phone', characteristic: { phoneNumber: '0511 22 33 44' } },
        {
          mediumType: 'postalAddress',
          characteristic: { street1: 'Havenkade 12 B', postCode: '8911AB', city: 'Leeuwarden' },
        },
      ],
    })
  for (const typed of ['kiellinie', '12345670', '+31 511 223344']) {
    const [{ who } = { who: null }, ...others] = await found(typed)
    expect([who?.kind, others]).toEqual(['prospect', []])
    const id = who?.kind === 'prospect' ? who.id : ''
    expect(await detailsIn(await sales.get(endpoint(knownProspect, { id }).path))).toMatchObject({
      companyName: 'Scheepswerf Kiellinie',
      kvkNumber: '12345670',
      orderer: { phoneNumber: '0511 22 33 44' },
      address: { streetName: 'Havenkade', houseNumber: '12', houseNumberSuffix: 'B', zipCode: '8911AB' },
    })
  }
  expect((await sales.get(endpoint(knownProspect, { id: randomUUID() }).path)).status).toBe(404)
})

it('gives the details of an account as it is reached now', async () => {
  expect(await detailsIn(await account(customer.id))).toMatchObject({
    companyName: 'Smederij Aambeeld',
    kvkNumber: '87654321',
    gender: 'FEMALE',
    orderer: { firstName: 'Lotte', email: 'smid@aambeeld.example', phoneNumber: '0612345679' },
    contactPerson: null,
    address: { streetName: 'Frederiksplein', houseNumber: '42', city: 'Amsterdam' },
  })
})

it('gives what a guest filled in, with the contact person and references, and no IBAN', async () => {
  const response = await ofCase(ordered)
  const text = await response.clone().text()
  expect(await detailsIn(response)).toMatchObject({
    companyName: 'Zeilmakerij Wouda',
    kvkNumber: guest.kvkNumber,
    orderer: { firstName: 'Noor', email: guest.email },
    contactPerson: { firstName: 'Sjoerd', lastName: 'Hoekstra', email: guest.email },
    references: someReferences,
  })
  expect(text).not.toContain(guest.iban.replaceAll(' ', '').slice(-10))
  expect(text).not.toMatch(/iban|termsAccepted|directDebit/i)
})

it('gives of a quote request and an enquiry what they asked for', async () => {
  expect(await detailsIn(await ofCase(asked))).toMatchObject({
    kvkNumber: '',
    gender: null,
    address: { streetName: 'Frederiksplein', zipCode: '1017XN' },
  })
  const [printer] = await found('Nijland')
  expect(printer).toMatchObject({ who: { kind: 'guest' }, companyName: 'Drukkerij Nijland' })
  const number = printer?.who.kind === 'guest' ? printer.who.number : ''
  expect(await detailsIn(await ofCase(number))).toMatchObject({
    orderer: { firstName: 'Sanne', email: 'sanne@nijland.example' },
    address: { zipCode: '3511AB', houseNumber: '7', streetName: '', city: '' },
  })
})

it('writes down who looked at the details, and not who searched', async () => {
  const colleague = await shop.staff('verkoop')
  await found('Wouda', colleague)
  await ofCase(ordered, colleague)
  await account(customer.id, colleague)
  const [prospect] = await rowsOf<{ id: string }>(shop, 'select id from prospects where not is_test limit 1')
  for (const _again of [1, 2]) await colleague.get(endpoint(knownProspect, { id: prospect?.id ?? '' }).path)
  expect(
    await rowsOf(shop, 'select type, data from events where actor_id = $1 order by id', [
      colleague.colleague.id,
    ]),
  ).toEqual(
    expect.arrayContaining([
      { type: 'case-viewed', data: {} },
      { type: 'customer-viewed', data: {} },
      { type: 'prospect-viewed', data: { prospect: prospect?.id } },
    ]),
  )
  const [{ views } = { views: 0 }] = await rowsOf<{ views: string }>(
    shop,
    "select count(*) as views from events where actor_id = $1 and type like '%-viewed'",
    [colleague.colleague.id],
  )
  expect(Number(views)).toBe(3)
})

it.each(['🥐🥐🥐', '. . .', '---'])('finds nobody by %j', async typed => {
  expect(await found(typed)).toEqual([])
})

it('knows nothing of job applications, whoever asks', async () => {
  const admin = await shop.staff('beheerder')
  for (const typed of ['Bouzid', application.email, application.telefoon, applied])
    expect(await found(typed, admin)).toEqual([])
  expect((await ofCase(applied, admin)).status).toBe(404)
  expect((await ofCase(applied)).status).toBe(404)
})

it.each(['lezer', 'catalogus', 'personeel'] as const)('is refused to who is %s', async role => {
  const visitor = await shop.staff(role)
  expect((await visitor.get(`${knownCustomers.path}?zoek=wouda`)).status).toBe(403)
  expect((await account(customer.id, visitor)).status).toBe(403)
  expect([403, 404]).toContain((await ofCase(ordered, visitor)).status)
})

it.each(['', 'ab', ' a  '])('refuses %j, which is too little to search for', async zoek => {
  const response = await sales.get(`${knownCustomers.path}?${new URLSearchParams({ zoek })}`)
  expect(response.status).toBe(422)
  expect(await response.text()).toContain(knownCustomerTexts.tooShort)
})

it.each(['%%%', "'''", '\u{0}\u{0}\u{0}abc', '🙂🙂🙂'])('answers %j', async typed => {
  await found(typed)
})

it('shows no more than a few, the newest first after what fits better', async () => {
  for (let count = 0; count < mostKnown + 2; count++)
    await askForFibre(shop, { bedrijf: 'Veelvoorkomend', email: `wie${count}@veel.example` })
  await updateWholeList(shop)
  const moments = (await found('Veelvoorkomend')).map(({ lastSeenAt }) => lastSeenAt)
  expect(moments).toHaveLength(mostKnown)
  expect(moments).toEqual(moments.toSorted().toReversed())
})

it('says that somebody does not exist, or no longer', async () => {
  expect((await account(randomUUID())).status).toBe(404)
  expect((await account('x')).status).toBe(404)
  expect((await ofCase('000000000')).status).toBe(404)
  const number = await place(shop.visitor(), {
    ...guestOrder,
    userWithoutAccountInformation: { ...guest, companyName: 'Vergeten Vof', email: 'weg@vergeten.example' },
  })
  await updateWholeList(shop)
  expect(await found('vergeten')).toHaveLength(1)
  await rowsOf(shop, "update cases set opened_at = now() - interval '20 years' where number = $1", [number])
  await forgetOldCases(shop.testDatabase.database, ['order'], '10 years')
  expect(await found('vergeten')).toEqual([])
  expect((await ofCase(number)).status).toBe(404)
})
