import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiCalls } from '../../../api/calls.ts'
import { orderedCase } from '../../../app/server/testing-desk.ts'
import {
  type StaffVisitor,
  startTestShop,
  type TestShop,
  type TestVisitor,
} from '../../../app/server/testing-shop.ts'
import type { ApiCall } from '../../../common/contract/call.ts'
import { loggedIn, registeredCustomer } from '../../customers/server/testing.ts'
import { sentQuote } from '../../quotes/server/testing.ts'

let shop: TestShop
let customer: TestVisitor
let staff: StaffVisitor
let number: string
beforeAll(async () => {
  shop = await startTestShop()
  number = await orderedCase(shop)
  staff = await shop.staff('beheerder')
  customer = await loggedIn(shop, await registeredCustomer(shop))
})
afterAll(() => shop.stop())

/** Texts that differ in nature. */
const hostile = ['%00', '9'.repeat(40), '-1', "'%22%25_", '%F0%9F%98%80', 'a'.repeat(3000), '..%2F..']
/** Texts of one nature each, of which a call meets one: they are read before any call is. */
const alike = [
  ['%0d%0a', '%0d%0aset-cookie:%20a=b', '1%0d%0a2'],
  ['%E3%80%80', '%C2%A0', '%E2%80%8B', '%7F', '%09'],
  // Half of a surrogate pair, and bytes that are no UTF-8.
  ['%ED%A0%80', '%F0%9F', '%FF'],
]
const hostileTo = (nth: number) => [...hostile, ...alike.flatMap(texts => texts[nth % texts.length] ?? [])]
const calls: readonly ApiCall[] = Object.values(apiCalls)
const atDesk = calls.filter(({ access, path }) => access === 'staff' && !path.endsWith('gebeurtenissen'))

test.each(atDesk.map((call, nth) => [`${call.method} ${call.path}`, call, nth] as const))(
  '%s answers nothing that a browser can send with 500',
  async (_, call, nth) => {
    const queries = (odd: string) => ['', ...Object.keys(call.query ?? {}).map(name => `?${name}=${odd}`)]
    const addresses = hostileTo(nth).flatMap(odd => {
      const path = call.path.replace(/\{(\w+)\}/g, (_all, name) => (name === 'nummer' ? number : odd))
      const other = call.path.replace(/\{\w+\}/g, odd)
      return [path, other].flatMap(at => queries(odd).map(query => at + query))
    })
    // Many calls take fewer than two parts of a path, or no query.
    for (const at of new Set(addresses)) {
      const response =
        call.method === 'GET'
          ? await staff.get(at)
          : await staff.change(call.method, at, { body: { note: '\u0000', text: '\u0000' } })
      expect.soft(response.status, `${call.method} ${at}`.slice(0, 200)).toBeLessThan(500)
      await response.arrayBuffer()
      // A call of before has signed him out.
      if (response.status === 401) staff = await shop.staff('beheerder')
    }
  },
)

const elsewhere = calls.filter(({ access, path }) => access !== 'staff' && path.includes('{'))

test.each(elsewhere.map((call, nth) => [`${call.method} ${call.path}`, call, nth] as const))(
  '%s answers no part of a path that a browser can send with 500',
  async (_, call, nth) => {
    for (const odd of hostileTo(nth)) {
      const at = call.path.replace(/\{\w+\}/g, odd)
      const response =
        call.method === 'GET' ? await customer.get(at) : await customer.change(call.method, at, { body: {} })
      expect.soft(response.status, `${call.method} ${at}`.slice(0, 200)).toBeLessThan(500)
      await response.arrayBuffer()
    }
  },
)

test.each(['%0d%0a', '%E3%80%80', '%09', '%C2%A0'])(
  'a file is not found by a number with white space of another kind in it: %s',
  async odd => {
    const { number: sent } = await sentQuote(shop, staff)
    const apart = `${sent.slice(0, 3)}${odd}${sent.slice(3)}`
    expect((await staff.get(`/api/beheer/zaken/${sent}/offerte/1`)).status).toBe(200)
    expect((await staff.get(`/api/beheer/zaken/${apart}/offerte/1`)).status).toBe(404)
    expect((await staff.get(`/api/beheer/zaken/${number}/documenten/${odd}bevestiging`)).status).toBe(404)
  },
)

/** Days and numbers at the edge of what the database knows, and a name twice. */
const edges = ['0000-01-01', '2026-02-30', '9999-12-31', '2147483648', 'x&{}=y']
const asked = calls.filter(({ query, path }) => query && !path.endsWith('gebeurtenissen'))

test.each(asked.map(call => [`${call.method} ${call.path}`, call] as const))(
  '%s refuses no query with 500, and none without saying why',
  async (_, { access, method, path, query }) => {
    for (const name of Object.keys(query ?? {}))
      for (const edge of edges) {
        const at = `${path.replace(/\{\w+\}/g, number)}?${name}=${edge.replace('{}', name)}`
        const visitor = access === 'staff' ? staff : customer
        const response =
          method === 'GET' ? await visitor.get(at) : await visitor.change(method, at, { body: {} })
        const text = await response.text()
        expect.soft(response.status, `${method} ${at}`).toBeLessThan(500)
        if (response.status >= 400) expect.soft(text, `${method} ${at}`).toMatch(/[a-z]{3} /)
      }
  },
)
