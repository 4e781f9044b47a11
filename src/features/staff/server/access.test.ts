import type { FastifyRequest } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { apiCalls } from '../../../api/calls.ts'
import { callApiAs } from '../../../app/server/pages/web-pages.ts'
import { type StaffVisitor, startTestShop, type TestVisitor } from '../../../app/server/testing-shop.ts'
import { Failure } from '../../../common/contract/failure.ts'
import type { Permission } from '../../../common/contract/permission.ts'
import { byPhoneHeader } from '../../carts/order-by-phone.ts'
import { staffRefusals } from '../../desk/contract.ts'
import { may, type StaffRole, staffRoles } from '../../desk/staff-roles.ts'
import { orderCalls } from '../../orders/contract.ts'
import { order } from '../../orders/server/testing.ts'

const { placeOrder } = orderCalls

/*
 * Permissions at the desk, for every route. The calls come from the contract's own table, so that new ones are tested
 * too.
 */

const colleagues = new Map<StaffRole, StaffVisitor>()
const shop = await startTestShop()
afterAll(() => shop.stop())

type Answer = { readonly status: number; readonly code: string | undefined }
type Way = {
  readonly name: string
  readonly permission: Permission | null
  readonly go: (visitor: TestVisitor) => Promise<Answer>
}

async function answerOf(response: Response): Promise<Answer> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const code = isJson ? Failure.safeParse(await response.json()).data?.code : undefined
  // One that goes on sending is not waited for.
  if (!isJson) await response.body?.cancel()
  return { status: response.status, code }
}

const calls = apiCalls.flatMap(call => (call.access === 'staff' ? [call] : []))

/** Sends nothing where a call takes something, about what does not exist: whoever may is told so, and nothing is done. */
const addressOf = (path: string) => path.replace(/\{\w+\}/g, '0')

const callWays: readonly Way[] = calls.map(({ method, path, permission }) => ({
  name: `${method} ${path}`,
  permission,
  go: async visitor =>
    answerOf(
      await (method === 'GET'
        ? visitor.get(addressOf(path))
        : visitor.change(method, addressOf(path), { body: {} })),
    ),
}))

const formWays: readonly Way[] = calls
  .filter(({ method }) => method === 'POST')
  .map(({ method, path, permission }) => ({
    name: `${method} ${path} by a form`,
    permission,
    go: async visitor =>
      answerOf(await visitor.change(method, addressOf(path), { body: new URLSearchParams({ odd: '1' }) })),
  }))

/** As the server asks while it renders a page; what goes on sending is never asked for by one. */
const loaderWays: readonly Way[] = calls
  .filter(({ method, answers }) => method === 'GET' && !answers[200]?.events)
  .map(({ path, permission }) => ({
    name: `the page that shows ${path}`,
    permission,
    go: async visitor => {
      const request = { server: shop.app, headers: { cookie: visitor.cookie }, ip: '127.0.0.1' }
      const { status, body } = await callApiAs(request as unknown as FastifyRequest, addressOf(path))
      return { status, code: Failure.safeParse(body).data?.code }
    },
  }))

const byPhone: Way = {
  name: 'an order by phone',
  permission: 'sales.work',
  go: async visitor =>
    answerOf(await visitor.post(placeOrder.path, { body: order, headers: { [byPhoneHeader]: '1' } })),
}

const ways = [...callWays, ...formWays, ...loaderWays, byPhone]

/** The answer to a colleague of a role, who signs in again where one of the calls before signed him out. */
async function answerTo(role: StaffRole, go: Way['go']): Promise<Answer> {
  const known = colleagues.get(role)
  const answer = known && (await go(known))
  if (answer && answer.status !== 401) return answer
  const fresh = await shop.staff(role)
  // Their identity counts as confirmed for as long as a busy machine takes for all of this.
  await sql("update staff_sessions set confirmed_at = now() + interval '1 day' where staff_id = $1", [
    fresh.colleague.id,
  ])
  colleagues.set(role, fresh)
  return go(fresh)
}

const sql = (text: string, values: unknown[] = []) => shop.testDatabase.pool.query(text, values)

describe.each(ways.map(way => [way.name, way] as const))('%s', (_, { permission, go }) => {
  test('is answered 401 to who is not signed in', async () => {
    expect((await go(shop.visitor())).status).toBe(401)
  })

  test('is answered 401 to who is blocked while his session stands', async () => {
    const blocked = await shop.staff('beheerder')
    await sql('update staff set blocked_at = now() where id = $1', [blocked.colleague.id])
    expect((await go(blocked)).status).toBe(401)
  })

  test('is closed to who has no second factor while one is demanded, but for his own account', async () => {
    await sql('update staff_settings set second_factor_required = true')
    const answer = await answerTo('beheerder', go).finally(() =>
      sql('update staff_settings set second_factor_required = false'),
    )
    if (permission === null) expect([401, 500]).not.toContain(answer.status)
    else expect(answer).toEqual({ status: 403, code: staffRefusals.setUp })
  })

  test.each(staffRoles)('is open to the role %s only where the role permits it', async role => {
    const { status, code } = await answerTo(role, go)
    const isOpen = permission === null || may(role, permission)
    if (isOpen) expect([401, 403, 500]).not.toContain(status)
    else expect({ status, code }).toEqual({ status: 403, code: staffRefusals.role })
  })
})
