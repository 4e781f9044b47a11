import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestVisitor } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { Failure } from '../../../../common/contract/failure.ts'
import { rowsOf } from '../../../orders/server/testing.ts'
import { customerOrderCalls } from '../../../tracking/contract-mijn.ts'
import { CustomerDetails, customerCalls } from '../../contract.ts'
import { CustomerSessions, customerLoginCalls } from '../../contract-login.ts'
import { loggedIn, logIn, mailsTo } from '../testing.ts'
import {
  change,
  companyDetails as details,
  newCustomer,
  orderOf,
  passwordAgain,
  contacts as persons,
  type TestCustomer,
} from './testing.ts'

const { changeCompany, changeContacts, customerDetails } = customerCalls
const { customerOrder } = customerOrderCalls
const { changePassword, customerSessions, endOtherSessions, endSession } = customerLoginCalls

/** As the pages send them where IBAN and contact address change. */
const companyDetails = { ...details, ...passwordAgain }
const contacts = { ...persons, ...passwordAgain }

let customer: TestCustomer

const shop = await startTestShop()
afterAll(() => shop.stop())
beforeEach(async () => {
  customer = await newCustomer(shop)
})

const now = async () =>
  CustomerDetails.parse(await (await customer.visitor.get(customerDetails.path)).json()).data
const wrongFieldsOf = async (response: Response) => {
  expect(response.status).toBe(422)
  return Failure.parse(await response.json()).errors
}

describe('the details of the organisation', () => {
  it('can be changed; the IBAN is encrypted, and the login stays', async () => {
    const response = await change(customer.visitor, changeCompany, companyDetails)
    expect(response.status).toBe(200)
    const { data } = CustomerDetails.parse(await response.json())
    expect(data).toMatchObject({
      companyName: 'Bakkerij De Nieuwe Molen B.V.',
      iban: 'BE68539007547034',
      email: customer.email,
      firstName: 'Lotte',
      address: { houseNumber: '12', houseNumberSuffix: 'bis', zipCode: '1017XN' },
    })
    expect(await now()).toEqual(data)
    const [row] = await rowsOf<{ text: string; encrypted: Buffer }>(
      shop,
      'select to_jsonb(customers)::text as text, iban_encrypted as encrypted from customers where id = $1',
      [customer.id],
    )
    expect(row?.text).not.toContain('539007547034')
    expect(row?.encrypted.toString('latin1')).not.toContain('539007547034')
    expect(row?.text).toContain('"ibanEnding": "7034"')
  })

  it('are kept from orders that were placed', async () => {
    const number = await orderOf(customer)
    const order = async () =>
      (await customer.visitor.get(endpoint(customerOrder, { nummer: number }).path)).json()
    const before = await order()
    await change(customer.visitor, changeCompany, companyDetails)
    expect(await order()).toEqual(before)
  })

  it.each([
    ['kvkNumber', { kvkNumber: '90004973' }],
    ['kvkNumber', { kvkNumber: '123' }],
    ['iban', { iban: 'NL92 ABNA 0417 1643 00' }],
    ['iban', { iban: 'US64 SVBK US6S 3300 9586 73' }],
    ['companyName', { companyName: '' }],
    ['postCode', { postCode: '0000 AA' }],
    ['streetNumber', { streetNumber: 'x' }],
    ['vatNumber', { vatNumber: 'NL123456789B90' }],
  ])('with a wrong %s are refused at that field, and stay as they were', async (field, changes) => {
    const before = await now()
    const response = await change(customer.visitor, changeCompany, { ...companyDetails, ...changes })
    expect(await wrongFieldsOf(response)).toEqual({ [field]: { message: expect.stringMatching(/\S/) } })
    expect(await now()).toEqual(before)
  })

  it('are judged before the password is', async () => {
    const body = { ...details, kvkNumber: '123', currentPassword: 'niet-dit-wachtwoord' }
    expect(
      Object.keys((await wrongFieldsOf(await change(customer.visitor, changeCompany, body))) ?? {}),
    ).toEqual(['kvkNumber'])
  })

  it('are refused where nothing is sent, or something else', async () => {
    for (const body of [undefined, {}, { companyName: { toString: 'x' } }])
      expect(
        Object.keys((await wrongFieldsOf(await change(customer.visitor, changeCompany, body))) ?? {}),
      ).toContain('companyName')
  })
})

describe('the contact persons', () => {
  it('can be changed, and the technical one taken away again', async () => {
    const response = await change(customer.visitor, changeContacts, contacts)
    const { data } = CustomerDetails.parse(await response.json())
    expect(data).toMatchObject({ gender: 'MALE', firstName: 'Jan', lastName: 'de Boer' })
    expect(data.contactDetails).toEqual(contacts.contactDetails)
    expect(data.technicalPerson).toEqual(contacts.technicalPerson)
    expect(data.email).toBe(customer.email)
    await change(customer.visitor, changeContacts, { ...contacts, technicalPerson: null })
    expect(await now()).toMatchObject({ technicalPerson: null, companyName: 'Bakkerij De Korenmolen B.V.' })
  })

  it('are refused at the field that is wrong', async () => {
    const wrong = {
      ...contacts,
      contactDetails: { ...contacts.contactDetails, email: 'a@b.nl\r\nBcc: c@d.nl' },
      technicalPerson: { ...contacts.technicalPerson, firstName: '' },
    }
    expect(
      Object.keys((await wrongFieldsOf(await change(customer.visitor, changeContacts, wrong))) ?? {}),
    ).toEqual(['contactDetails.email', 'technicalPerson.firstName'])
  })
})

describe('the owner hears by mail, at the address that he logs in with,', () => {
  const notices = async () => {
    const rows = await rowsOf<{ kind: string; detail: string }>(
      shop,
      `select kind, changed_fields[1] as detail from deliveries left join events on events.id = event_id
       where recipient = $1 order by deliveries.id`,
      [customer.email],
    )
    return rows.map(({ kind, detail }) => `${kind} ${detail}`)
  }

  it('of another IBAN, and of nothing else of the organisation', async () => {
    await change(customer.visitor, changeCompany, { ...companyDetails, iban: (await now()).iban })
    expect(await notices()).toEqual([])
    await change(customer.visitor, changeCompany, companyDetails)
    expect(await notices()).toEqual(['account-details-changed iban'])
    await change(customer.visitor, changeCompany, companyDetails)
    expect(await notices()).toHaveLength(1)
  })

  it('of another contact address, and of nothing else of the contact persons', async () => {
    const at = (email: string) => ({ ...contacts, contactDetails: { ...contacts.contactDetails, email } })
    await change(customer.visitor, changeContacts, at('elders@korenmolen.example'))
    expect(await notices()).toEqual(['account-details-changed contactEmail'])
    await change(customer.visitor, changeContacts, {
      ...at('Elders@korenmolen.example'),
      firstName: 'Joris',
    })
    expect(await notices()).toHaveLength(1)
  })

  it('of one change when the same is sent twice at once', async () => {
    const send = () => change(customer.visitor, changeCompany, companyDetails)
    await Promise.all([send(), send()])
    expect(await notices()).toEqual(['account-details-changed iban'])
  })

  it('of nothing where a change is refused', async () => {
    await change(customer.visitor, changeCompany, { ...companyDetails, kvkNumber: '123' })
    expect(await notices()).toEqual([])
  })
})

describe('phone numbers', () => {
  it('are stored in one form, shown as people write them, and refused where nobody can be called', async () => {
    const { technicalPerson } = contacts
    const typed = { ...contacts.contactDetails, phoneNumber: '+31 (0)20-1234567' }
    await change(customer.visitor, changeContacts, { ...contacts, contactDetails: typed })
    expect((await now()).contactDetails?.phoneNumber).toBe('020 123 45 67')
    expect(await rowsOf(shop, 'select contact_details from customers where id = $1', [customer.id])).toEqual([
      { contact_details: { ...typed, phoneNumber: '+31201234567' } },
    ])

    const pager = '066 123 4567'
    const wrong = {
      ...contacts,
      contactDetails: { ...typed, phoneNumber: pager },
      technicalPerson: { ...technicalPerson, phoneNumber: pager },
    }
    expect(
      Object.keys((await wrongFieldsOf(await change(customer.visitor, changeContacts, wrong))) ?? {}),
    ).toEqual(['contactDetails.phoneNumber', 'technicalPerson.phoneNumber'])
    const company = { ...companyDetails, phoneNumber: pager }
    expect(
      Object.keys((await wrongFieldsOf(await change(customer.visitor, changeCompany, company))) ?? {}),
    ).toEqual(['phoneNumber'])
  })
})

const newPassword = 'acht-tulpen-in-een-vaas'
const isLoggedIn = async (visitor: TestVisitor) => (await visitor.get(customerDetails.path)).status === 200

describe('the password', () => {
  it('can be changed: every other session ends, and the owner is told by mail', async () => {
    const elsewhere = await loggedIn(shop, customer)
    const body = { currentPassword: customer.password, newPassword }
    expect((await change(customer.visitor, changePassword, body)).status).toBe(200)
    expect(await isLoggedIn(customer.visitor)).toBe(true)
    expect(await isLoggedIn(elsewhere)).toBe(false)
    expect(await mailsTo(shop, customer.email)).toEqual(['password-changed'])
    expect((await logIn(shop.visitor(), customer)).status).toBe(401)
    expect((await logIn(shop.visitor(), { ...customer, password: newPassword })).status).toBe(200)
  })

  it.each([
    ['currentPassword', { currentPassword: 'niet-dit-wachtwoord', newPassword }],
    ['currentPassword', { currentPassword: '', newPassword }],
    ['newPassword', { newPassword: 'kort' }],
    ['newPassword', { newPassword: 'password' }],
    ['newPassword', { newPassword: 'Bakkerij De Korenmolen B.V.' }],
    ['newPassword', { newPassword: 'x'.repeat(129) }],
  ])('stays where the %s is wrong', async (field, changes) => {
    const elsewhere = await loggedIn(shop, customer)
    const body = { currentPassword: customer.password, ...changes }
    const errors = await wrongFieldsOf(await change(customer.visitor, changePassword, body))
    expect(Object.keys(errors ?? {})).toEqual([field])
    expect(await isLoggedIn(elsewhere)).toBe(true)
    expect(await mailsTo(shop, customer.email)).toEqual([])
    expect((await logIn(shop.visitor(), customer)).status).toBe(200)
  })
})

describe('the sessions', () => {
  const sessions = async () =>
    CustomerSessions.parse(await (await customer.visitor.get(customerSessions.path)).json())

  it('are listed, the one that asks first, and one can be ended', async () => {
    const phone = shop.visitor()
    await logIn(phone, customer, { 'user-agent': 'Telefoon' })
    const list = await sessions()
    expect(list).toMatchObject([{ isCurrent: true }, { isCurrent: false, userAgent: 'Telefoon' }])
    expect(
      (await change(customer.visitor, endpoint(endSession, { id: list[1]?.id ?? '' }), passwordAgain)).status,
    ).toBe(204)
    expect(await isLoggedIn(phone)).toBe(false)
    expect(await sessions()).toHaveLength(1)
    expect(
      (await change(customer.visitor, endpoint(endSession, { id: list[1]?.id ?? '' }), passwordAgain)).status,
    ).toBe(404)
  })

  it('can all be ended but the one that asks', async () => {
    const others = [await loggedIn(shop, customer), await loggedIn(shop, customer)]
    expect((await change(customer.visitor, endOtherSessions, passwordAgain)).status).toBe(204)
    for (const other of others) expect(await isLoggedIn(other)).toBe(false)
    expect(await isLoggedIn(customer.visitor)).toBe(true)
  })

  it.each(['0', '-1', '1e3', '9'.repeat(40), "' or true --", 'x', '\u0000'])(
    '%j is nobody’s session',
    async id => {
      expect((await change(customer.visitor, endpoint(endSession, { id }), passwordAgain)).status).toBe(404)
      expect(await isLoggedIn(customer.visitor)).toBe(true)
    },
  )

  it('that is ended by its own owner here logs him out', async () => {
    const [own] = await sessions()
    expect(
      (await change(customer.visitor, endpoint(endSession, { id: own?.id ?? '' }), passwordAgain)).status,
    ).toBe(204)
    expect(await isLoggedIn(customer.visitor)).toBe(false)
  })
})

const sessionCookieOf = ({ cookie }: TestVisitor) => /session=([^;]+)/.exec(cookie)?.[1] ?? ''

describe('the password is asked for once more', () => {
  const at = (email: string) => ({ ...persons, contactDetails: { ...persons.contactDetails, email } })
  const own = async () => (await now()).contactDetails?.email ?? customer.email
  const asks = [
    ['for another IBAN', () => ({ call: changeCompany, body: details })],
    ['for another contact address', () => ({ call: changeContacts, body: at('elders@korenmolen.example') })],
    ['to end every other session', () => ({ call: endOtherSessions, body: {} })],
    ['to end one session', () => ({ call: endpoint(endSession, { id: '1' }), body: {} })],
  ] as const

  it.each(asks)('%s', async (_what, asked) => {
    const elsewhere = await loggedIn(shop, customer)
    const before = await now()
    const { call, body } = asked()
    for (const given of [{}, { currentPassword: '' }, { currentPassword: 'niet-dit-wachtwoord' }]) {
      const response = await change(customer.visitor, call, { ...body, ...given })
      expect(Object.keys((await wrongFieldsOf(response)) ?? {})).toEqual(['currentPassword'])
    }
    expect(await now()).toEqual(before)
    expect(await isLoggedIn(elsewhere)).toBe(true)
    expect(await mailsTo(shop, customer.email)).toEqual([])
  })

  it('and for nothing else of the organisation and the contact persons', async () => {
    const company = { ...details, iban: (await now()).iban }
    expect((await change(customer.visitor, changeCompany, company)).status).toBe(200)
    expect((await change(customer.visitor, changeContacts, at(await own()))).status).toBe(200)
  })

  it.each([
    ['another IBAN', changeCompany, companyDetails],
    ['another contact address', changeContacts, contacts],
    ['another password', changePassword, { ...passwordAgain, newPassword }],
    ['the end of other sessions', endOtherSessions, passwordAgain],
  ])('and %s goes on under another id of the session', async (_what, call, body) => {
    const stolen = shop.visitor()
    stolen.setCookie('session', sessionCookieOf(customer.visitor))
    expect(await isLoggedIn(stolen)).toBe(true)
    expect((await change(customer.visitor, call, body)).status).toBeLessThan(300)
    expect(await isLoggedIn(customer.visitor)).toBe(true)
    expect(await isLoggedIn(stolen)).toBe(false)
  })
})

describe('guessing the current password', () => {
  it.each([
    ['for another one', changePassword, { newPassword }],
    ['for another IBAN', changeCompany, details],
    ['for the end of other sessions', endOtherSessions, {}],
  ])('%s is throttled as logging in is', async (_what, call, asked) => {
    const strict = await startTestShop({}, { RATE_LIMIT_FACTOR: '0.2' })
    try {
      const guessed = await newCustomer(strict)
      const statuses: number[] = []
      for (const guess of ['een-gok', 'nog-een-gok', 'derde-gok'])
        statuses.push((await change(guessed.visitor, call, { ...asked, currentPassword: guess })).status)
      expect(statuses).toEqual([422, 422, 429])
      const body = { ...asked, currentPassword: guessed.password }
      const response = await change(guessed.visitor, call, body)
      expect(response.status).toBe(429)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await strict.stop()
    }
  })
})
