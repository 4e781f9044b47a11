import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestShop, type TestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { csrfHeader } from '../../../common/contract/session.ts'
import { hashPassword } from '../../authentication/server/passwords.ts'
import { loggedIn, registeredCustomer } from '../../customers/server/testing.ts'
import { SignedInStaff } from '../../desk/contract.ts'
import { staffCalls } from '../contract.ts'
import { addStaff, passDeskMinutes, signInAs, staffPassword } from './testing.ts'

const { signIn, signOut, stillHere, whoAmI } = staffCalls

const shop = await startTestShop()
const saar = await addStaff(shop.testDatabase.database, { role: 'verkoop', password: staffPassword })
afterAll(() => shop.stop())

const query = (text: string, values: unknown[] = []) => shop.testDatabase.pool.query(text, values)

async function who(visitor: TestVisitor): Promise<SignedInStaff | number> {
  const response = await visitor.get(whoAmI.path)
  return response.status === 200 ? SignedInStaff.parse(await response.json()) : response.status
}

async function signedIn(): Promise<TestVisitor> {
  const visitor = shop.visitor()
  expect((await signInAs(visitor, saar)).status).toBe(200)
  return visitor
}

describe('who signs in', () => {
  test('is known from then on, with his role', async () => {
    const visitor = await signedIn()
    expect(await who(visitor)).toEqual({
      ...saar,
      role: 'verkoop',
      hasSecondFactor: false,
      secondFactorDue: false,
    })
  })

  test('may type his address in capitals', async () => {
    expect((await signInAs(shop.visitor(), { email: saar.email.toUpperCase() })).status).toBe(200)
  })

  test('gets a cookie that no script reads, that no other site sends along and that goes with the browser', async () => {
    const response = await signInAs(shop.visitor(), saar)
    const line = response.headers.getSetCookie().find(each => each.startsWith('beheer='))
    expect(line?.split('; ').slice(1)).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax'])
  })

  test('leaves an event of his own', async () => {
    await signedIn()
    const { rows } = await query(
      `select actor_kind, actor_id, staff_id from events where type = 'staff-signed-in' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ actor_kind: 'staff', actor_id: saar.id, staff_id: saar.id }])
  })

  test('twice in one browser ends the first of the two sessions (session fixation)', async () => {
    const visitor = await signedIn()
    const first = visitor.cookie
    await signInAs(visitor, saar)
    expect(visitor.cookie).not.toBe(first)
    expect((await shop.visitor().get(whoAmI.path, { headers: { cookie: first } })).status).toBe(401)
    expect(await who(visitor)).toMatchObject({ id: saar.id })
  })

  test('opens nothing for who gave the browser a cookie beforehand (session fixation)', async () => {
    const visitor = shop.visitor()
    const planted = 'c2Vzc2llLXZhbi1lZW4tYW5kZXI.c2lnbmF0dXJl'
    visitor.setCookie('beheer', planted)
    await signInAs(visitor, saar)
    expect((await shop.visitor().get(whoAmI.path, { headers: { cookie: `beheer=${planted}` } })).status).toBe(
      401,
    )
    expect(await who(visitor)).toMatchObject({ id: saar.id })
  })

  test('without the token against forged requests is refused', async () => {
    const visitor = shop.visitor()
    const body = { email: saar.email, password: staffPassword }
    expect((await visitor.send('POST', signIn.path, { body })).status).toBe(403)
    const headers = { [csrfHeader]: await shop.visitor().csrfToken() }
    expect((await visitor.send('POST', signIn.path, { body, headers })).status).toBe(403)
  })
})

describe('nobody is signed in', () => {
  test.each([
    ['an address that nobody has', 'niemand@lijnhaven.example', staffPassword],
    ['another password', null, 'vier-rozen-op-tafel'],
  ])('by %s, and both are answered alike', async (_, email, password) => {
    const visitor = shop.visitor()
    const response = await signInAs(visitor, { email: email ?? saar.email }, password)
    expect(response.status).toBe(401)
    expect(await response.json()).toEqual({ message: 'Het e-mailadres of wachtwoord klopt niet.' })
    expect(await who(visitor)).toBe(401)
  })

  test('who is blocked, by the same answer', async () => {
    const blocked = await addStaff(shop.testDatabase.database, { role: 'lezer', password: staffPassword })
    await query('update staff set blocked_at = now() where id = $1', [blocked.id])
    const response = await signInAs(shop.visitor(), blocked)
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 401,
      body: { message: 'Het e-mailadres of wachtwoord klopt niet.' },
    })
  })

  test('by the login of a customer, nor a customer by that of a colleague', async () => {
    const customer = await registeredCustomer(shop)
    expect((await signInAs(shop.visitor(), customer, customer.password)).status).toBe(401)
    const asCustomer = await loggedIn(shop, customer)
    expect(await who(asCustomer)).toBe(401)
    const atDesk = await signedIn()
    expect((await atDesk.get('/api/customer-details')).status).toBe(401)
  })

  test('by a form that is not filled in, which says where', async () => {
    const response = await shop.visitor().post(signIn.path, { body: {} })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).errors)).toEqual(['email', 'password'])
  })
})

describe('too many wrong passwords', () => {
  let strict: TestShop
  beforeAll(async () => {
    strict = await startTestShop({}, { RATE_LIMIT_FACTOR: '0.5' })
  })
  afterAll(() => strict.stop())

  test('are refused with a time to wait, the right one too, but not in the browser that signed in before', async () => {
    const colleague = await addStaff(strict.testDatabase.database, { role: 'lezer', password: staffPassword })
    const known = strict.visitor()
    expect((await signInAs(known, colleague)).status).toBe(200)
    const stranger = strict.visitor()
    for (let attempt = 1; attempt <= 5; attempt++)
      expect((await signInAs(stranger, colleague, 'fout-geraden-wachtwoord')).status).toBe(401)
    const response = await signInAs(stranger, colleague)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await response.json()).message).toContain('te vaak fout ingevuld')
    expect((await signInAs(known, colleague)).status).toBe(200)
  })
})

describe('a session', () => {
  test('ends when its owner signs out, on the server too', async () => {
    const visitor = await signedIn()
    const { cookie } = visitor
    expect((await visitor.post(signOut.path)).status).toBe(204)
    expect(visitor.cookie).not.toContain('beheer=')
    expect((await shop.visitor().get(whoAmI.path, { headers: { cookie } })).status).toBe(401)
    expect((await visitor.post(signOut.path)).status).toBe(204)
  })

  test('ends after an hour in which nothing was done, whatever a page has read meanwhile', async () => {
    const visitor = await signedIn()
    await passDeskMinutes(shop, 50)
    expect(await who(visitor)).toMatchObject({ id: saar.id })
    await passDeskMinutes(shop, 11)
    expect(await who(visitor)).toBe(401)
  })

  test('lives on while somebody is at work, and ends after eight hours all the same', async () => {
    const visitor = await signedIn()
    for (let hour = 1; hour <= 9; hour++) {
      await passDeskMinutes(shop, 50)
      expect((await visitor.post(stillHere.path)).status).toBe(204)
    }
    await passDeskMinutes(shop, 29)
    expect(await who(visitor)).toMatchObject({ id: saar.id })
    await passDeskMinutes(shop, 2)
    expect(await who(visitor)).toBe(401)
  })

  test('counts for nothing once its owner is blocked, and his role is what it is now', async () => {
    const visitor = await shop.staff('verkoop')
    await query(`update staff set role = 'lezer' where id = $1`, [visitor.colleague.id])
    expect(await who(visitor)).toMatchObject({ role: 'lezer' })
    await query('update staff set blocked_at = now() where id = $1', [visitor.colleague.id])
    expect(await who(visitor)).toBe(401)
  })

  test('is not begun by a password that was replaced, or by who was blocked, while it was looked at', async () => {
    const racer = await addStaff(shop.testDatabase.database, { role: 'lezer', password: staffPassword })
    const holder = await shop.testDatabase.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('update staff set password_hash = $2 where id = $1', [
        racer.id,
        await hashPassword('zes-bomen-langs-de-kade'),
      ])
      const attempt = signInAs(shop.visitor(), racer)
      await expect
        .poll(async () => {
          const { rowCount } = await query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rowCount
        })
        .toBe(1)
      await holder.query('commit')
      expect((await attempt).status).toBe(401)
    } finally {
      holder.release()
    }
  })
})
