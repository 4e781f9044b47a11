import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiCall } from '../../contract/api/call.ts'
import { apiCalls } from '../../contract/api.ts'
import { orderedCase } from '../desk-case/testing.ts'
import { type StaffVisitor, startTestShop, type TestShop } from '../testing-shop.ts'

let shop: TestShop
let staff: StaffVisitor
let number: string
beforeAll(async () => {
  shop = await startTestShop()
  number = await orderedCase(shop)
  staff = await shop.staff('beheerder')
})
afterAll(() => shop.stop())

const hostile = [
  '%00',
  '%ED%A0%80',
  '9'.repeat(40),
  '-1',
  "'%22%25_",
  '%F0%9F%98%80',
  'a'.repeat(3000),
  '..%2F..',
]
const calls: readonly ApiCall[] = Object.values(apiCalls)
const atDesk = calls.filter(({ access, path }) => access === 'staff' && !path.endsWith('gebeurtenissen'))

test.each(atDesk.map(call => [`${call.method} ${call.path}`, call] as const))(
  '%s answers nothing that a browser can send with 500',
  async (_, call) => {
    for (const odd of hostile) {
      const path = call.path.replace(/\{(\w+)\}/g, (_all, name) => (name === 'nummer' ? number : odd))
      const other = call.path.replace(/\{\w+\}/g, odd)
      for (const at of new Set([path, other])) {
        const queries = ['', ...Object.keys(call.query ?? {}).map(name => `?${name}=${odd}`)]
        for (const query of queries) {
          const response =
            call.method === 'GET'
              ? await staff.get(at + query)
              : await staff.send(call.method, at + query, { body: { note: '\u0000', text: '\u0000' } })
          expect.soft(response.status, `${call.method} ${at}${query}`.slice(0, 200)).toBeLessThan(500)
          await response.arrayBuffer()
        }
      }
    }
  },
)
