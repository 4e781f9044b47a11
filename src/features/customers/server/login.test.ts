import { afterAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { captchaField } from '../../../common/contract/captcha.ts'
import { csrfHeader } from '../../../common/contract/session.ts'
import { noReferences } from '../../details/references.ts'
import { guest, rowsOf } from '../../orders/server/testing.ts'
import { loggedInCookie } from '../../page-frame/customer-mark.ts'
import { type Customer, CustomerDetails, customerCalls } from '../contract.ts'
import { accountCalls } from '../contract-account.ts'
import { addCustomer, loggedIn, logIn, registeredCustomer } from './testing.ts'

const { login, logout } = accountCalls
const { customerDetails } = customerCalls

const shop = await startTestShop()
const customer = await registeredCustomer(shop)
await addCustomer(shop, { email: 'wachtend@korenmolen.example' })
afterAll(() => shop.stop())

const cookieOf = (visitor: TestVisitor, name: string) =>
  visitor.cookie.split('; ').find(cookie => cookie.startsWith(`${name}=`))

async function details(visitor: TestVisitor): Promise<Customer | number> {
  const response = await visitor.get(customerDetails.path)
  return response.status === 200 ? CustomerDetails.parse(await response.json()).data : response.status
}

describe('who logs in', () => {
  test('is answered true and is the customer from then on', async () => {
    const visitor = shop.visitor()
    const response = await logIn(visitor, customer)
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: true })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await details(visitor)).toMatchObject({ id: customer.id, email: customer.email })
  })

  test('may type the address in capitals and send the form url-encoded', async () => {
    const visitor = shop.visitor()
    const body = new URLSearchParams({
      username: customer.email.toUpperCase(),
      password: customer.password,
      [captchaField]: await visitor.captchaToken('login'),
    })
    expect((await visitor.post(login.path, { body })).status).toBe(200)
  })

  test('has a new session, and the old one is dead (reliability 18)', async () => {
    const visitor = shop.visitor()
    const tokens = [await visitor.csrfToken()]
    const before = [visitor.cookie]
    for (let logins = 1; logins <= 2; logins++) {
      await logIn(visitor, customer)
      for (const token of tokens)
        expect((await visitor.send('POST', logout.path, { headers: { [csrfHeader]: token } })).status).toBe(
          403,
        )
      for (const cookie of before)
        expect((await shop.visitor().get(customerDetails.path, { headers: { cookie } })).status).toBe(401)
      tokens.push(await visitor.csrfToken())
      before.push(visitor.cookie)
    }
    expect(await details(visitor)).toMatchObject({ id: customer.id })
  })

  test('in a browser that somebody else made his own visitor shares neither session nor token with him', async () => {
    const attacker = shop.visitor()
    const headers = { [csrfHeader]: await attacker.csrfToken() }
    const visitor = shop.visitor()
    const [name = '', value = ''] = attacker.cookie.split(/=(.*)/)
    visitor.setCookie(name, value)
    await logIn(visitor, customer)
    expect((await attacker.get(customerDetails.path)).status).toBe(401)
    visitor.setCookie(name, value)
    expect((await visitor.send('POST', logout.path, { headers })).status).toBe(403)
    expect(await details(visitor)).toMatchObject({ id: customer.id })
  })

  test('twice in one browser ends the first of the two sessions (reliability 18)', async () => {
    const visitor = await loggedIn(shop, customer)
    const first = visitor.cookie
    const other = await registeredCustomer(shop)
    await logIn(visitor, other)
    expect(await details(visitor)).toMatchObject({ id: other.id })
    expect((await shop.visitor().get(customerDetails.path, { headers: { cookie: first } })).status).toBe(401)
  })

  test('gets cookies that scripts cannot read and other sites cannot send, but for the hint (reliability 18)', async () => {
    const cookies = (await logIn(shop.visitor(), customer)).headers.getSetCookie()
    const attributesOf = (name: string) => cookies.find(line => line.startsWith(`${name}=`))
    // Three are set, and the visitor that the browser was until now is taken from it.
    expect(cookies).toHaveLength(4)
    expect(attributesOf('visitor')).toContain('Max-Age=0')
    for (const name of ['session', 'device']) expect(attributesOf(name)).toContain('HttpOnly; SameSite=Lax')
    const hint = attributesOf(loggedInCookie(false))
    expect(hint).toBe(`${loggedInCookie(false)}=1; Max-Age=604800; Path=/; SameSite=Lax`)
  })

  test('over https gets cookies for this host alone (reliability 18)', async () => {
    const secure = await startTestShop({}, { PUBLIC_URL: 'https://shop.example' })
    const owner = await registeredCustomer(secure)
    const visitor = secure.visitor()
    const lines = (await logIn(visitor, owner)).headers.getSetCookie()
    expect(lines.map(line => line.slice(0, line.indexOf('='))).toSorted()).toEqual([
      '__Host-device',
      '__Host-ingelogd',
      '__Host-session',
      '__Host-visitor',
    ])
    for (const line of lines) {
      expect(line).toContain('; Secure')
      expect(line).not.toContain('Domain')
    }
    expect(await details(visitor)).toMatchObject({ id: owner.id })
    // As the release before said it.
    visitor.setCookie('ingelogd', '1')
    await visitor.post(logout.path)
    expect(visitor.cookie).toMatch(/^__Host-device=[^;]*$/)
    await secure.stop()
  })
})

describe('a login is refused', () => {
  test.each([
    ['a wrong password', () => customer.email],
    ['an address that nobody has', () => 'niemand@korenmolen.example'],
    ['an account that waits for its activation', () => 'wachtend@korenmolen.example'],
  ])('for %s, with the same words (reliability 20)', async (_, email) => {
    const visitor = shop.visitor()
    const response = await logIn(visitor, { email: email(), password: 'niet-dit-wachtwoord' })
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message: 'Het e-mailadres of wachtwoord klopt niet.' })
    expect(cookieOf(visitor, loggedInCookie(false))).toBe(undefined)
    expect(cookieOf(visitor, 'device')).toBe(undefined)
    expect(await details(visitor)).toBe(401)
  })

  test('for a form that is not filled in', async () => {
    const response = await logIn(shop.visitor(), { email: ' ', password: 'kort' })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      message: 'Controleer de gemarkeerde velden.',
      errors: {
        username: { message: 'Vul je e-mailadres in' },
        password: { message: 'Een wachtwoord heeft minstens 6 tekens' },
      },
    })
    expect((await shop.visitor().post(login.path)).status).toBe(422)
  })

  test.each([{}, { [captchaField]: 'verzonnen' }])('for the captcha %j', async captcha => {
    const { email: username, password } = customer
    const body = new URLSearchParams({ username, password, ...captcha })
    const response = await shop.visitor().post(login.path, { body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: 'Verificatie mislukt. Probeer opnieuw.' })
  })

  test('for a captcha that was made for another action', async () => {
    const visitor = shop.visitor()
    const { email: username, password } = customer
    const token = await visitor.captchaToken('registration')
    const body = new URLSearchParams({ username, password, [captchaField]: token })
    expect((await visitor.post(login.path, { body })).status).toBe(400)
  })

  test('without the CSRF token of the session, and so is a logout (reliability 24)', async () => {
    const visitor = await loggedIn(shop, customer)
    for (const { path } of [login, logout])
      for (const headers of [{}, { [csrfHeader]: await shop.visitor().csrfToken() }])
        expect((await visitor.send('POST', path, { headers })).status).toBe(403)
    expect(await details(visitor)).toMatchObject({ id: customer.id })
  })
})

describe('who logs out', () => {
  test('has no session on the server any more, and no hint in the browser (reliability 18)', async () => {
    const visitor = await loggedIn(shop, customer)
    const before = visitor.cookie
    const response = await visitor.post(logout.path)
    expect({ status: response.status, body: await response.text() }).toEqual({ status: 204, body: '' })
    expect(visitor.cookie).toMatch(/^device=[^;]*$/)
    expect(await details(visitor)).toBe(401)
    expect((await shop.visitor().get(customerDetails.path, { headers: { cookie: before } })).status).toBe(401)
  })

  test('without being logged in is answered the same', async () => {
    expect((await shop.visitor().post(logout.path)).status).toBe(204)
  })
})

describe('the details of a customer', () => {
  test('are complete, with the IBAN readable for the owner alone', async () => {
    const visitor = await loggedIn(shop, customer)
    const response = await visitor.get(customerDetails.path)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      data: {
        id: customer.id,
        companyName: guest.companyName,
        gender: 'FEMALE',
        firstName: guest.firstName,
        lastName: guest.lastName,
        email: customer.email,
        phoneNumber: guest.phoneNumber,
        contactDetails: null,
        address: {
          streetName: guest.street,
          houseNumber: '42',
          houseNumberSuffix: '',
          zipCode: guest.postCode,
          city: guest.city,
        },
        iban: 'NL91ABNA0417164300',
        ascription: guest.ascription,
        kvkNumber: guest.kvkNumber,
        technicalPerson: null,
        references: noReferences,
      },
    })
  })

  test('are refused to who is not logged in, and the browser forgets that somebody was', async () => {
    const visitor = shop.visitor()
    visitor.setCookie(loggedInCookie(false), '1')
    const response = await visitor.get(customerDetails.path)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message: 'Log in om verder te gaan.' })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(visitor.cookie).toBe('')
  })

  test('show other contact details, a technical contact and a VAT number where there are some', async () => {
    const other = await registeredCustomer(shop)
    const contactDetails = { email: 'bereik@korenmolen.example', phoneNumber: '06 12345678' }
    const technicalPerson = { gender: 'MALE', firstName: 'Bo', lastName: 'Smit', contactType: 'technical' }
    const vatNumber = 'NL000099998B57'
    await rowsOf(
      shop,
      `update customers set contact_details = $2, technical_person = $3,
         organization = organization || jsonb_build_object('vatNumber', $4::text) where id = $1`,
      [other.id, contactDetails, { ...technicalPerson, ...contactDetails }, vatNumber],
    )
    const visitor = await loggedIn(shop, other)
    expect(await details(visitor)).toMatchObject({ contactDetails, technicalPerson, vatNumber })
  })
})
