import { afterAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { apiCalls } from '../../api/calls.ts'
import type { ApiCall } from '../../common/contract/call.ts'
import { hashPassword } from '../../features/authentication/server/passwords.ts'
import { staff } from '../../features/staff/server/tables.ts'
import { tmfClient } from '../../features/tmf/server/kit/testing.ts'
import { startTestShop } from './testing-shop.ts'

const shop = await startTestShop()
const visitor = shop.visitor()
const colleague = await shop.staff('beheerder')
await shop.testDatabase.database
  .update(staff)
  .set({ passwordHash: await hashPassword('a password of nobody else') })
afterAll(() => shop.stop())

/** Values of JSON, as they are written, that programs often read otherwise than they were meant. */
const oddValues = [
  '1e400',
  '-1e400',
  '1e308',
  '-0',
  '9007199254740993',
  '"\\ud800"',
  '"a\\u0000b"',
  '"__proto__"',
  '{"constructor":1,"toString":1,"hasOwnProperty":1,"length":-1}',
  '[{"then":1,"toJSON":1,"valueOf":1}]',
]
const poisons = ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}']

/** Names that the body of a call has at its top. */
function namesIn(schema: z.core.$ZodType): readonly string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.keys(def.shape)
    case 'pipe':
      return [...new Set([...namesIn(def.in), ...namesIn(def.out)])]
    case 'union':
      return [...new Set(def.options.flatMap(namesIn))]
    default:
      return []
  }
}

const withAll = (names: readonly string[], value: string): string =>
  `{${names.map(name => `${JSON.stringify(name)}:${value}`).join(',')}}`

const pathOf = ({ path }: ApiCall): string =>
  path
    .replace('{nummer}', '482739166')
    .replace(/\{(?:versie|item)\}/, '1')
    .replace(/\{\w+\}/g, '3f8e7f1c-6f0c-4d58-9a55-3f8e7f1c6f0c')

const withBody = apiCalls.filter(({ body }) => body && !body.unparsed)

test.each(withBody.map(call => [`${call.method} ${call.path}`, call] as const))(
  '%s refuses odd values, and fails at none of them',
  async (_, call) => {
    const { body, access } = call
    if (!body) return
    const sender = access === 'staff' ? colleague : visitor
    const send = (json: string) =>
      sender.change(call.method, pathOf(call), {
        body: json,
        headers: { 'content-type': 'application/json' },
      })
    const names = [body.schema, ...(body.oneOf ?? [])].flatMap(namesIn)
    for (const value of oddValues) {
      const answer = await send(withAll([...new Set(names)], value))
      expect(answer.status, value).toBeLessThan(500)
    }
    for (const value of poisons) expect((await send(value)).status, value).toBe(400)
    expect({}).not.toHaveProperty('isAdmin')
  },
)

test.each([
  ['/tmf-api/productOrderingManagement/v4/productOrder', 'productOrderItem'],
  ['/tmf-api/quoteManagement/v4/quote', 'quoteItem'],
  ['/tmf-api/party/v4/organization', 'contactMedium'],
  ['/tmf-api/productOrderingManagement/v4/hub', 'callback'],
])('%s refuses odd values, and fails at none of them', async (path, name) => {
  const { key } = await tmfClient(shop)
  const send = (body: string) =>
    fetch(shop.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body,
    })
  for (const value of oddValues) {
    const bodies = [
      `{"${name}":${value}}`,
      `{"${name}":[${value}]}`,
      `{"${name}":[{"id":${value},"quantity":${value},"action":${value},"mediumType":${value},"productOffering":{"id":${value}}}]}`,
      `{"externalId":${value},"description":${value},"tradingName":${value},"query":${value},"${name}":${value}}`,
    ]
    for (const body of bodies) {
      const { status } = await send(body)
      expect(status, body).toBeGreaterThanOrEqual(400)
      expect(status, body).toBeLessThan(500)
    }
  }
  for (const value of poisons) expect((await send(value)).status, value).toBe(400)
  expect({}).not.toHaveProperty('isAdmin')
})
