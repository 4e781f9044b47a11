import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import brand from '../../../../content/brand.json' with { type: 'json' }
import { endpoint } from '../../../common/contract/call.ts'
import { ResellerCompanyName } from '../../../common/contract/session.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/testing.ts'
import { allowAccess } from '../../../platform/http/contract-routes.ts'
import { addErrorAnswers } from '../../../platform/http/errors.ts'
import { resellerCalls } from '../contract.ts'
import { resellerName } from './reseller-name.ts'
import { resellerRoutes } from './routes.ts'

const { resellerCompanyName } = resellerCalls

let shop: TestDatabase
let app: FastifyInstance
let origin: string

beforeAll(async () => {
  shop = await createTestDatabase()
  app = fastify()
  allowAccess(app, 'anyone')
  addErrorAnswers(app, { brand })
  await app.register(resellerRoutes, { database: shop.database })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await shop.drop()
})

test('a reseller link shows the company name', async () => {
  const response = await fetch(
    origin + endpoint(resellerCompanyName, { resellerId: 'netwerkpartner-noord' }).path,
  )
  expect(response.status).toBe(200)
  expect(ResellerCompanyName.parse(await response.json())).toBe('Netwerkpartner Noord')
})

test.each([
  'niemand',
  'NETWERKPARTNER-NOORD',
  "'; drop table resellers; --",
  '../../etc',
  ' ',
  'x'.repeat(99),
])('the id %j is nobody', async id => {
  const response = await fetch(origin + endpoint(resellerCompanyName, { resellerId: id }).path)
  expect(response.status).toBe(404)
  expect((await response.json()).message).toBe('Er is een onjuist resellerId gebruikt.')
})

test('a reseller that was put aside is nobody', async () => {
  await shop.pool.query("insert into resellers (id, company_name, active) values ('oud', 'Voorbij', false)")
  expect(await resellerName(shop.database, 'oud')).toBe(null)
})

test('what is no text names no reseller', async () => {
  expect((await fetch(origin + endpoint(resellerCompanyName, { resellerId: '\u0000' }).path)).status).toBe(
    404,
  )
})
