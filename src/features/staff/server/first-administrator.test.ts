import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { staffCalls } from '../contract.ts'
import { createFirstLinks, openDesk } from './first-administrator.ts'
import { addStaff, signInAs, staffPassword } from './testing.ts'

const { whoAmI, checkStaffLink, joinStaff } = staffCalls

const shop = await startTestShop()
afterAll(() => shop.stop())
afterEach(() => shop.testDatabase.pool.query('delete from staff'))

const links = createFirstLinks(testSecrets.deriveKey('first-administrator'))
const publicUrl = 'https://shop.example'
const open = (configured: { email: string; password: string } | null = null, now = new Date()) =>
  openDesk(shop.testDatabase.database, { configured, brandName: 'Lijnhaven', links, publicUrl }, now)

const answers = { name: 'Saar Jansen', email: 'saar@lijnhaven.example', password: staffPassword }
const follow = (token: string, visitor = shop.visitor()) =>
  visitor.post(joinStaff.path, { body: { token, ...answers } })

async function printedToken(): Promise<string> {
  const line = await open()
  return (
    /^Beheer heeft nog geen beheerder\..*https:\/\/shop\.example\/beheer\/toegang#(\S+)$/.exec(
      line ?? '',
    )?.[1] ?? ''
  )
}

describe('a shop without staff', () => {
  test('prints a link, and whoever follows it is the first administrator and signed in', async () => {
    const token = await printedToken()
    const visitor = shop.visitor()
    const question = await visitor.post(checkStaffLink.path, { body: { token } })
    expect(await question.json()).toEqual({ for: 'first-administrator' })
    expect((await follow(token, visitor)).status).toBe(200)
    const { name, email } = answers
    expect(await (await visitor.get(whoAmI.path)).json()).toMatchObject({ name, email, role: 'beheerder' })
    expect((await signInAs(shop.visitor(), answers)).status).toBe(200)
  })

  test('has one first administrator, however many follow the link at once', async () => {
    const token = await printedToken()
    const both = await Promise.all([follow(token), follow(token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await follow(token)).status).toBe(404)
  })

  test('asks of who follows it a name and an address as well', async () => {
    const token = await printedToken()
    const response = await shop.visitor().post(joinStaff.path, { body: { token, password: staffPassword } })
    expect(Object.keys((await response.json()).errors)).toEqual(['name', 'email'])
  })

  test('takes who was a colleague before the desk became nobody’s, under the id that he had', async () => {
    const { database, pool } = shop.testDatabase
    const before = await addStaff(database, { role: 'lezer', password: staffPassword })
    await pool.query(
      'update staff set password_hash = null, email = $1, email_key = $1, blocked_at = now()',
      [answers.email],
    )
    const visitor = shop.visitor()
    expect((await follow(await printedToken(), visitor)).status).toBe(200)
    expect(await (await visitor.get(whoAmI.path)).json()).toMatchObject({ id: before.id, role: 'beheerder' })
    expect((await signInAs(shop.visitor(), answers)).status).toBe(200)
  })

  test('takes the administrator that is configured, and prints nothing', async () => {
    expect(await open({ email: 'baas@lijnhaven.example', password: staffPassword })).toBeNull()
    expect((await signInAs(shop.visitor(), { email: 'baas@lijnhaven.example' })).status).toBe(200)
  })

  test('does not start with a password that is guessed early', async () => {
    await expect(open({ email: 'baas@lijnhaven.example', password: 'welkom2026' })).rejects.toThrow(
      /^The variable STAFF_PASSWORD is wrong: /,
    )
  })
})

describe('a shop with staff', () => {
  test('prints no link, takes nobody from the configuration, and links that were printed are worth nothing', async () => {
    const token = await printedToken()
    await addStaff(shop.testDatabase.database, { role: 'lezer', password: staffPassword })
    expect(await open()).toBeNull()
    expect(await open({ email: 'baas@lijnhaven.example', password: staffPassword })).toBeNull()
    expect((await signInAs(shop.visitor(), { email: 'baas@lijnhaven.example' })).status).toBe(401)
    expect((await follow(token)).status).toBe(404)
  })
})

describe('a link for the first administrator', () => {
  const now = new Date('2026-11-22T21:00:00Z')
  const token = links.make(now)
  const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

  test('serves for a day', () => {
    expect(links.isInTime(token, hoursLater(23))).toBe(true)
    expect(links.isInTime(token, hoursLater(24))).toBe(false)
  })

  test('cannot be made up or made to last', () => {
    const [end = '', signature = ''] = token.split('.')
    for (const made of ['', 'x', `${Number(end) + 1}.${signature}`, `${end}.${signature}x`, `${token}.x`])
      expect(links.isInTime(made, now), made).toBe(false)
    const others = createFirstLinks(testSecrets.deriveKey('staff-session'))
    expect(links.isInTime(others.make(now), now)).toBe(false)
  })
})
