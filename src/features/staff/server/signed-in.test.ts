import fastifyCookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { type StaffVisitor, startTestShop, testSecrets } from '../../../app/server/testing-shop.ts'
import { defineCall } from '../../../common/contract/call.ts'
import { textParam } from '../../../common/contract/params.ts'
import { serve } from '../../../platform/http/contract-routes.ts'
import { addErrorAnswers } from '../../../platform/http/errors.ts'
import { addSecurityLog } from '../../../platform/http/security-log.ts'
import { createDeskCookie } from './desk-cookie.ts'
import { requireStaff, staffOf } from './signed-in.ts'
import { passDeskMinutes } from './testing.ts'

/* How an entry of the contract is executed for staff, with two calls of this test. */

const working = defineCall({
  method: 'GET',
  path: '/api/beheer/test/{what}',
  params: { what: textParam },
  group: 'Staff',
  summary: 'Asks for a permission.',
  access: 'staff',
  permission: 'cases.work',
  answers: { 200: { description: 'Done' } },
})
const { params: _params, ...rest } = working
const sensitive = defineCall({
  ...rest,
  path: '/api/beheer/test',
  permission: 'staff.manage',
  confirmed: true,
})

const shop = await startTestShop()
const app = fastify()
addErrorAnswers(app, { brand })
addSecurityLog(app, testSecrets.deriveKey('security-log'))
await app.register(fastifyCookie)
requireStaff(app, {
  database: shop.testDatabase.database,
  cookie: createDeskCookie(testSecrets.deriveKey('staff-session'), false),
})
serve(app, working, async ({ request, params }) => ({
  status: 200,
  headers: { 'x-who': `${staffOf(request).name} ${params.what}` },
}))
serve(app, sensitive, async () => ({ status: 200 }))
await app.ready()
afterAll(async () => {
  await app.close()
  await shop.stop()
})

const ask = (visitor: StaffVisitor, url = '/api/beheer/test') =>
  app.inject({ url, headers: { cookie: visitor.cookie } })

test('who may is let in and known to the handler', async () => {
  const verkoop = await shop.staff('verkoop')
  const answer = await ask(verkoop, '/api/beheer/test/bellen')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-who']).toBe(`${verkoop.colleague.name} bellen`)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('who may not is told which role may', async () => {
  const answer = await ask(await shop.staff('lezer'), '/api/beheer/test/bellen')
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({
    message: 'Dat mag je niet met je rol. Wel met de rol verkoop, personeel of beheerder.',
    code: 'not-permitted',
  })
})

test('a role that changes while somebody is signed in counts at once (escalation)', async () => {
  const visitor = await shop.staff('beheerder')
  expect((await ask(visitor)).statusCode).toBe(200)
  await shop.testDatabase.pool.query(`update staff set role = 'verkoop' where id = $1`, [
    visitor.colleague.id,
  ])
  expect((await ask(visitor)).json()).toMatchObject({ code: 'not-permitted' })
})

test('a sensitive act asks to confirm who has not done so for ten minutes, and only who may do it', async () => {
  const visitor = await shop.staff('beheerder')
  await passDeskMinutes(shop, 9)
  expect((await ask(visitor)).statusCode).toBe(200)
  await passDeskMinutes(shop, 2)
  const answer = await ask(visitor)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({ message: 'Bevestig eerst dat jij het bent.', code: 'confirm-first' })
  const reader = await shop.staff('lezer')
  await passDeskMinutes(shop, 11)
  expect((await ask(reader)).json()).toMatchObject({ code: 'not-permitted' })
})

test('a cookie that was made up is refused, and taken away', async () => {
  const visitor = await shop.staff('beheerder')
  const answer = await app.inject({
    url: '/api/beheer/test',
    headers: { cookie: visitor.cookie.replace(/.$/, last => (last === 'A' ? 'B' : 'A')) },
  })
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['set-cookie']).toMatch(/^beheer=;.*Max-Age=0/)
})
