import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { staffRefusals } from '../../../desk/contract.ts'
import { guest, rowsOf } from '../../../orders/server/testing.ts'
import { passDeskMinutes } from '../../../staff/server/testing.ts'
import {
  ChangedMeanwhile,
  type CompanyCorrection,
  type ContactsCorrection,
  DeskAccounts,
  DeskCustomer,
  deskCustomerCalls,
} from '../../contract-desk.ts'
import { newCustomer, orderOf, quoteOf } from '../mijn/testing.ts'
import { addCustomer, customerPassword, loggedIn, mailsTo, registeredCustomer } from '../testing.ts'
import { type Call, changeBy, customerEvents, customerShownTo } from './testing.ts'

const {
  blockCustomer,
  correctCompany,
  correctContacts,
  customerIban,
  deskCustomer,
  deskCustomers,
  endCustomerSessions,
  sendPasswordLink,
  unblockCustomer,
} = deskCustomerCalls

const shop = await startTestShop()
const sales = await shop.staff('verkoop')
const reader = await shop.staff('lezer')
const admin = await shop.staff('beheerder')
afterAll(() => shop.stop())

const sql = (text: string, values: unknown[] = []) => rowsOf<Record<string, unknown>>(shop, text, values)
const eventsOf = (customerId: string, type: string) => customerEvents(shop, customerId, type)

async function found(query: Record<string, string> = {}): Promise<DeskAccounts> {
  const response = await reader.get(`${deskCustomers.path}?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return DeskAccounts.parse(await response.json())
}
const shown = (id: string, visitor = reader) => customerShownTo(visitor, id)
const change = (call: Call, body?: unknown, visitor = sales) => changeBy(visitor, call, body)

const called = async (companyName: string) => {
  const customer = await registeredCustomer(shop)
  await sql(
    `update customers set organization = organization || jsonb_build_object('companyName', $2::text) where id = $1`,
    [customer.id, companyName],
  )
  return customer
}

describe('the list', () => {
  it('has customers and who waits for a password, newest first, a page at a time', async () => {
    for (let count = 1; count <= 3; count++) await addCustomer(shop, { email: `wacht${count}@oven.example` })
    const customer = await registeredCustomer(shop)
    const { accounts } = await found()
    expect(accounts[0]).toMatchObject({
      id: customer.id,
      standing: 'active',
      contactName: 'Lotte van den Heuvel',
    })
    expect(accounts.slice(1, 4).map(({ standing }) => standing)).toEqual(Array(3).fill('registered'))
    await sql(
      `insert into registrations (id, email, email_key, organization, iban_encrypted, kvk_checked, created_at)
       select gen_random_uuid(), 'm' || n || '@oven.example', 'm' || n || '@oven.example', organization, iban_encrypted, false,
         now() - interval '1 day'
       from customers, generate_series(1, 60) as n where id = $1`,
      [customer.id],
    )
    const first = await found()
    expect(first.accounts).toHaveLength(50)
    const second = await found({ na: first.next ?? '' })
    expect(second.next).toBeNull()
    const ids = [...first.accounts, ...second.accounts].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const [{ count } = { count: 0 }] = await sql(
      'select (select count(*) from customers) + (select count(*) from registrations) as count',
    )
    expect(ids).toHaveLength(Number(count))
  })

  it.each(['Timmerfabriek De Houtzager', 'houtzager', 'Houtzaeger', 'timmerfabrik'])(
    'finds a company by %j',
    async typed => {
      const { id } = await called(`Timmerfabriek De Houtzager ${randomUUID().slice(0, 4)}`)
      expect((await found({ zoek: typed })).accounts.map(each => each.id)).toContain(id)
    },
  )

  it('finds by KVK number however it is written, and by login address; what holds it stands first', async () => {
    const { id, email } = await called('Smederij Aambeeld')
    await sql(
      `update customers set organization = organization || '{"kvkNumber": "87654321"}' where id = $1`,
      [id],
    )
    expect((await found({ zoek: '8765 4321' })).accounts.map(each => each.id)).toEqual([id])
    expect((await found({ zoek: email.toUpperCase() })).accounts[0]?.id).toBe(id)
    expect((await found({ zoek: 'zzzzqqqq' })).accounts).toEqual([])
    for (const typed of ['%', '🥐', '. .']) expect((await found({ zoek: typed })).accounts).toEqual([])
  })

  it('uses its index for a word', async () => {
    const client = await shop.testDatabase.pool.connect()
    try {
      await client.query('begin')
      await client.query('set local enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain select id from customers where account_search_text(organization, email_key) like '%molen%'`,
      )
      expect(rows.map(row => row['QUERY PLAN']).join('\n')).toContain('customers_by_search')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it.each([{ na: 'x' }])('refuses what no page asks for: %j', async query => {
    const response = await reader.get(`${deskCustomers.path}?${new URLSearchParams(query)}`)
    expect(response.status).toBe(422)
  })
})

describe('one customer', () => {
  it('has details, orders, quotes, mails, sessions and history, and of the IBAN its end', async () => {
    const customer = await newCustomer(shop)
    const order = await orderOf(customer)
    const quote = await quoteOf(customer)
    const page = await shown(customer.id)
    expect(page).toMatchObject({
      standing: 'active',
      email: customer.email,
      company: { companyName: 'Bakkerij De Korenmolen B.V.', ibanEnding: guest.iban.slice(-4) },
      contact: { firstName: 'Lotte', contactDetails: { email: customer.email }, technicalPerson: null },
      blocked: null,
      cases: [
        { number: quote, kind: 'quote' },
        { number: order, kind: 'order', state: 'acknowledged' },
      ],
    })
    expect(page.mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['order-confirmation', 'quote-confirmation']),
    )
    expect(page.sessions).toHaveLength(1)
    expect(page.history.map(({ type }) => type)).toContain('case-opened')
    expect(JSON.stringify(page)).not.toMatch(/NL\d\d[A-Z]{4}\d{10}/)
  })

  it('writes down once in a while that a colleague looked', async () => {
    const { id } = await registeredCustomer(shop)
    await shown(id)
    await shown(id)
    await shown(id, sales)
    expect(await eventsOf(id, 'customer-viewed')).toMatchObject([
      { actor_kind: 'staff', actor_id: reader.colleague.id },
      { actor_kind: 'staff', actor_id: sales.colleague.id },
    ])
  })

  it('may be a registration, whose link can be sent again', async () => {
    const email = `nieuw${randomUUID().slice(0, 8)}@oven.example`
    const id = await addCustomer(shop, { email })
    expect(await shown(id)).toMatchObject({
      standing: 'registered',
      email,
      cases: [],
      mails: [],
      sessions: [],
    })
    await shown(id)
    expect(await sql(`select data from events where data ->> 'registration' = $1`, [id])).toHaveLength(1)
    expect((await change(endpoint(sendPasswordLink, { id }))).status).toBe(200)
    expect(await mailsTo(shop, email)).toEqual(['account-activation'])
    expect((await shown(id)).mails).toMatchObject([
      { kind: 'account-activation', about: { kind: 'customer', id } },
    ])
  })

  it.each(['x', randomUUID(), `${randomUUID()}'`])('does not exist by the id %s', async id => {
    expect((await reader.get(endpoint(deskCustomer, { id }).path)).status).toBe(404)
    for (const call of [
      endpoint(sendPasswordLink, { id }),
      endpoint(endCustomerSessions, { id }),
      endpoint(unblockCustomer, { id }),
    ])
      expect((await change(call)).status).toBe(404)
    expect((await change(endpoint(blockCustomer, { id }), { reason: 'x' })).status).toBe(404)
    expect((await change(endpoint(customerIban, { id }), undefined, admin)).status).toBe(404)
  })
})

describe('correcting', () => {
  const companyOf = ({ company, version }: DeskCustomer, changes: object = {}): CompanyCorrection => {
    const { kvkChecked: _checked, ibanEnding: _ending, ...fields } = company
    return { ...fields, version, ...changes }
  }
  const contactsOf = ({ contact, version }: DeskCustomer, changes: object = {}): ContactsCorrection => ({
    gender: contact.gender,
    firstName: contact.firstName,
    lastName: contact.lastName,
    contactDetails: contact.contactDetails,
    technicalPerson: null,
    version,
    ...changes,
  })

  it('changes the company, keeps from what to what, and tells the customer by mail', async () => {
    const { id, email } = await registeredCustomer(shop)
    const before = await shown(id)
    const response = await change(
      endpoint(correctCompany, { id }),
      companyOf(before, { companyName: 'De Nieuwe Molen', city: 'Diemen', streetNumber: 4200 }),
    )
    expect(response.status).toBe(200)
    const after = DeskCustomer.parse(await response.json())
    expect(after).toMatchObject({
      companyName: 'De Nieuwe Molen',
      company: { city: 'Diemen', ibanEnding: before.company.ibanEnding },
    })
    expect(after.history[0]).toMatchObject({
      type: 'customer-changed',
      actor: { kind: 'staff', name: sales.colleague.name },
      changes: expect.arrayContaining([
        { field: 'plaats', before: 'Amsterdam', after: 'Diemen' },
        { field: 'bedrijfsnaam', before: 'Bakkerij De Korenmolen B.V.', after: 'De Nieuwe Molen' },
      ]),
    })
    expect(await mailsTo(shop, email)).toEqual(['account-details-corrected'])
    const asCustomer = await loggedIn(shop, { email, password: customerPassword })
    expect((await (await asCustomer.get('/api/customer-details')).json()).data.companyName).toBe(
      'De Nieuwe Molen',
    )
  })

  it('changes who is called, and tells nobody where nothing changed', async () => {
    const { id, email } = await registeredCustomer(shop)
    const before = await shown(id)
    const contacts = contactsOf(before, { firstName: 'Sanne' })
    expect((await change(endpoint(correctContacts, { id }), contacts)).status).toBe(200)
    // Pressed twice: what is asked for is there.
    expect((await change(endpoint(correctContacts, { id }), contacts)).status).toBe(200)
    expect((await shown(id)).contact.firstName).toBe('Sanne')
    expect(await mailsTo(shop, email)).toEqual(['account-details-corrected'])
  })

  it('of two who correct at once, the second one sees what the first one wrote, and nothing is lost', async () => {
    const { id } = await registeredCustomer(shop)
    const before = await shown(id)
    const elsewhere = { streetNumber: 4200, city: 'Diemen' }
    await change(endpoint(correctCompany, { id }), companyOf(before, elsewhere))
    const second = await change(
      endpoint(correctCompany, { id }),
      companyOf(before, { ...elsewhere, city: 'Utrecht' }),
    )
    expect(second.status).toBe(409)
    const { customer, message } = ChangedMeanwhile.parse(await second.json())
    expect(message).toContain('intussen gewijzigd')
    expect(customer.company.city).toBe('Diemen')
    expect((await shown(id)).company.city).toBe('Diemen')
    expect(
      (await change(endpoint(correctCompany, { id }), companyOf(customer, { city: 'Utrecht' }))).status,
    ).toBe(200)
  })

  it('judges an address that is changed, and not one that stood there before', async () => {
    const { id } = await registeredCustomer(shop)
    const moved = await change(
      endpoint(correctCompany, { id }),
      companyOf(await shown(id), { street: 'Voorbeeldstraat' }),
    )
    expect([moved.status, Object.keys((await moved.json()).errors)]).toEqual([422, ['street']])
    await sql(`update customers set organization = organization || '{"city": "Diemen"}' where id = $1`, [id])
    const other = await change(
      endpoint(correctCompany, { id }),
      companyOf(await shown(id), { ascription: 'De Molen' }),
    )
    expect(other.status).toBe(200)
  })

  it('says at each field what is wrong', async () => {
    const { id, email } = await registeredCustomer(shop)
    const before = await shown(id)
    const company = await change(
      endpoint(correctCompany, { id }),
      companyOf(before, { kvkNumber: '1', postCode: '' }),
    )
    expect(company.status).toBe(422)
    expect(Object.keys((await company.json()).errors).toSorted()).toEqual(['kvkNumber', 'postCode'])
    const phone = { contactDetails: { email, phoneNumber: '+99912345678' } }
    const contacts = await change(endpoint(correctContacts, { id }), contactsOf(before, phone))
    expect(Object.keys((await contacts.json()).errors)).toEqual(['contactDetails.phoneNumber'])
    expect(await mailsTo(shop, email)).toEqual([])
  })

  it('is not for who only reads, nor for what is no customer yet', async () => {
    const { id } = await registeredCustomer(shop)
    const before = await shown(id)
    expect((await change(endpoint(correctCompany, { id }), companyOf(before), reader)).status).toBe(403)
    const registration = await addCustomer(shop, { email: `r${randomUUID()}@oven.example` })
    expect((await change(endpoint(correctCompany, { id: registration }), companyOf(before))).status).toBe(404)
  })
})

describe('the whole IBAN', () => {
  it('is for who may, who has just shown that it is him; and is written down', async () => {
    const { id } = await registeredCustomer(shop)
    expect((await change(endpoint(customerIban, { id }), undefined, sales)).status).toBe(403)
    const response = await change(endpoint(customerIban, { id }), undefined, admin)
    expect(await response.json()).toEqual({ iban: 'NL91ABNA0417164300' })
    expect(await eventsOf(id, 'iban-viewed')).toMatchObject([{ actor_id: admin.colleague.id }])
    await passDeskMinutes(shop, 11)
    const later = await change(endpoint(customerIban, { id }), undefined, admin)
    expect(later.status).toBe(403)
    expect((await later.json()).code).toBe(staffRefusals.confirm)
  })
})
