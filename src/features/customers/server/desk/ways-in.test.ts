import { afterAll, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../../app/server/testing-shop.ts'
import { endpoint } from '../../../../common/contract/call.ts'
import { rowsOf } from '../../../orders/server/testing.ts'
import { DeskCustomer, deskCustomerCalls } from '../../contract-desk.ts'
import { accountLinkCalls } from '../../contract-links.ts'
import { newCustomer } from '../mijn/testing.ts'
import {
  loggedIn,
  logIn,
  mailsTo,
  passCooldowns,
  registeredCustomer,
  requestReset,
  tokenTo,
} from '../testing.ts'
import { type Call, changeBy, customerEvents, customerShownTo } from './testing.ts'

const { choosePassword } = accountLinkCalls
const { blockCustomer, endCustomerSessions, sendPasswordLink, unblockCustomer } = deskCustomerCalls

const shop = await startTestShop()
const sales = await shop.staff('verkoop')
const reader = await shop.staff('lezer')
afterAll(() => shop.stop())

const sql = (text: string, values: unknown[] = []) => rowsOf<Record<string, unknown>>(shop, text, values)
const eventsOf = (customerId: string, type: string) => customerEvents(shop, customerId, type)
const shown = (id: string) => customerShownTo(reader, id)
const change = (call: Call, body?: unknown) => changeBy(sales, call, body)

describe('a password link', () => {
  it('goes to the login address and is written down; the next one waits a moment', async () => {
    const { id, email } = await registeredCustomer(shop)
    const response = await change(endpoint(sendPasswordLink, { id }))
    expect(await response.json()).toEqual({ email })
    expect(await mailsTo(shop, email)).toEqual(['password-reset'])
    expect(await eventsOf(id, 'link-sent')).toMatchObject([
      { actor_id: sales.colleague.id, data: { purpose: 'password-reset' } },
    ])
    const second = await change(endpoint(sendPasswordLink, { id }))
    expect(second.status).toBe(429)
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await second.json()).message).toContain('net al een link')
    await passCooldowns(shop)
    expect((await change(endpoint(sendPasswordLink, { id }))).status).toBe(200)
  })
})

describe('ending sessions', () => {
  it('logs a customer out everywhere, and is written down', async () => {
    const customer = await newCustomer(shop)
    const second = await loggedIn(shop, customer)
    const response = await change(endpoint(endCustomerSessions, { id: customer.id }))
    expect(await response.json()).toEqual({ ended: 2 })
    for (const visitor of [customer.visitor, second])
      expect((await visitor.get('/api/customer-details')).status).toBe(401)
    expect(await eventsOf(customer.id, 'customer-changed')).toMatchObject([
      { actor_kind: 'staff', actor_id: sales.colleague.id, changed_fields: ['sessions'], data: { ended: 2 } },
    ])
  })
})

describe('a blocked account', () => {
  const reason = 'Belde dat de laptop gestolen is'

  it('opens for nobody: no session, no password, no link, and only who knows the password hears why', async () => {
    const customer = await newCustomer(shop)
    await requestReset(shop.visitor(), customer.email)
    const token = await tokenTo(shop, customer.email)
    const response = await change(endpoint(blockCustomer, { id: customer.id }), { reason })
    expect(DeskCustomer.parse(await response.json())).toMatchObject({
      standing: 'blocked',
      blocked: { reason, by: sales.colleague.name },
      sessions: [],
    })
    expect((await customer.visitor.get('/api/customer-details')).status).toBe(401)
    const right = await logIn(shop.visitor(), customer)
    expect({ status: right.status, body: await right.json() }).toMatchObject({
      status: 401,
      body: { message: expect.stringContaining('geblokkeerd') },
    })
    const wrong = await logIn(shop.visitor(), { ...customer, password: 'niet-dit-wachtwoord' })
    expect((await wrong.json()).message).toBe('Het e-mailadres of wachtwoord klopt niet.')
    const link = await shop.visitor().post(choosePassword.path, {
      body: { token, password: 'zes-bomen-langs-de-kade' },
    })
    expect(link.status).toBe(404)
    await passCooldowns(shop)
    const before = await mailsTo(shop, customer.email)
    await requestReset(shop.visitor(), customer.email)
    expect(await mailsTo(shop, customer.email)).toEqual(before)
    expect((await change(endpoint(sendPasswordLink, { id: customer.id }))).status).toBe(409)
  })

  it('opens again with the same password once the block is lifted; both are written down once', async () => {
    const customer = await registeredCustomer(shop)
    for (const _ of [1, 2])
      expect((await change(endpoint(blockCustomer, { id: customer.id }), { reason })).status).toBe(200)
    for (const _ of [1, 2])
      expect((await change(endpoint(unblockCustomer, { id: customer.id }))).status).toBe(200)
    expect((await logIn(shop.visitor(), customer)).status).toBe(200)
    expect(await eventsOf(customer.id, 'customer-blocked')).toHaveLength(1)
    expect(await eventsOf(customer.id, 'customer-unblocked')).toHaveLength(1)
    expect((await shown(customer.id)).blocked).toBeNull()
  })

  it('lets no session in that a copy of the release before opened', async () => {
    const customer = await newCustomer(shop)
    await sql(`update customers set blocked_at = now(), blocked_reason = 'x' where id = $1`, [customer.id])
    expect((await customer.visitor.get('/api/customer-details')).status).toBe(401)
  })

  it('wants a reason', async () => {
    const { id } = await registeredCustomer(shop)
    const response = await change(endpoint(blockCustomer, { id }), { reason: ' ' })
    expect(response.status).toBe(422)
    expect((await response.json()).errors.reason.message).toContain('waarom')
  })
})
