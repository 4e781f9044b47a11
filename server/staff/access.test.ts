import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiCalls } from '../../contract/api.ts'
import { Failure } from '../../contract/failure.ts'
import { staffRefusals } from '../../contract/staff.ts'
import { may, type StaffRole, staffRoles } from '../../domain/staff-roles.ts'
import { type StaffVisitor, startTestShop, type TestShop, type TestVisitor } from '../testing-shop.ts'

/* Who may call what at the desk, from the contract's own table: what is added there is looked at here. */

let shop: TestShop
const colleagues = new Map<StaffRole, StaffVisitor>()
beforeAll(async () => {
  shop = await startTestShop()
  for (const role of staffRoles) colleagues.set(role, await shop.staff(role))
})
afterAll(() => shop.stop())

const calls = apiCalls.flatMap(call => (call.access === 'staff' ? [call] : []))

/** A colleague of a role who has just signed in: the calls before may have signed one out. */
async function colleague(role: StaffRole): Promise<StaffVisitor> {
  const known = colleagues.get(role)
  if (known && (await known.get('/api/beheer/ik')).status === 200) return known
  const fresh = await shop.staff(role)
  colleagues.set(role, fresh)
  return fresh
}

/** Sends nothing where a call takes something, about what does not exist: whoever may is told so, and nothing is done. */
async function send(visitor: TestVisitor, { method, path }: { method: string; path: string }) {
  const address = path.replace(/\{\w+\}/g, '0')
  const response =
    method === 'GET' ? await visitor.get(address) : await visitor.change(method, address, { body: {} })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const code = isJson ? Failure.safeParse(await response.json()).data?.code : undefined
  // One that goes on sending is not waited for.
  if (!isJson) await response.body?.cancel()
  return { status: response.status, code }
}

describe.each(calls.map(call => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  test('is answered 401 to who is not signed in', async () => {
    expect((await send(shop.visitor(), call)).status).toBe(401)
  })

  test.each(staffRoles)('is open to the role %s only where the role permits it', async role => {
    const { status, code } = await send(await colleague(role), call)
    const isOpen = call.permission === null || may(role, call.permission)
    if (isOpen) expect([401, 403, 500]).not.toContain(status)
    else expect({ status, code }).toEqual({ status: 403, code: staffRefusals.role })
  })
})
