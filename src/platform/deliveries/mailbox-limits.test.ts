import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop, type TestVisitor } from '../../app/server/testing-shop.ts'
import { deliverDue } from '../../app/worker/testing.ts'
import { mailboxOf } from '../../common/checks/email-key.ts'
import { captchaField } from '../../common/contract/captcha.ts'
import {
  addCustomer,
  loggedIn,
  passCooldowns,
  register,
  registeredCustomer,
  requestReset,
  resend,
} from '../../features/customers/server/testing.ts'
import { lastOrderCalls } from '../../features/orders/contract-last-order.ts'
import {
  contactPerson,
  guest,
  place,
  quote,
  quoteForm,
  rowsOf,
  withData,
} from '../../features/orders/server/testing.ts'
import { savedCartCalls } from '../../features/saved-carts/contract.ts'
import type { MailTransport } from '../outside/mail.ts'
import { mailsPerHour } from './recipient-limit.ts'

const { accountForLastOrder } = lastOrderCalls
const { saveCart } = savedCartCalls

/** Limits of mails by their cause (docs/decisions/mail.md#ten-mails-a-day-per-mailbox). */

let sent: { readonly to: string; readonly subject: string }[]
const shop = await startTestShop()
beforeEach(() => {
  sent = []
})
afterEach(() =>
  shop.testDatabase.pool.query(
    'truncate deliveries, account_link_requests, registrations, hourly_budgets cascade',
  ),
)
afterAll(() => shop.stop())

const transport: MailTransport = {
  async send({ to, subject }) {
    sent.push({ to, subject })
    return { kind: 'sent' }
  },
  close: () => undefined,
}

const deliverAll = (perHour = mailsPerHour) =>
  deliverDue(shop.testDatabase.database, transport, { mailsPerHour: perHour })

const victim = 'slachtoffer@doelwit.example'
const toVictim = () => sent.filter(({ to }) => mailboxOf(to) === victim)
const kindsSent = async () =>
  (await rowsOf<{ kind: string }>(shop, "select kind from deliveries where state = 'sent' order by id")).map(
    ({ kind }) => kind,
  )

/** An order of a logged-in customer, to be confirmed to an address. */
const ownOrder = (email: string) => {
  const { userWithoutAccountInformation: _guest, ...body } = withData({
    contactPerson: { ...contactPerson, email },
  })
  return body
}
const orderFor = (email: string, visitor: TestVisitor = shop.visitor()) =>
  place(visitor, { ...ownOrder(email), userWithoutAccountInformation: { ...guest, email } })

const keepCart = async (email: string, visitor: TestVisitor = shop.visitor()) => {
  const response = await visitor.post(saveCart.path, {
    body: {
      productType: 'telefonie',
      requestType: 'order',
      address: null,
      lines: [{ id: 31001, quantity: 3 }],
      email,
      [captchaField]: await visitor.captchaToken('submit_form'),
    },
  })
  expect(response.status).toBe(204)
}

describe('one mailbox gets ten mails a day of what others can cause', () => {
  it('by guest orders and the accounts that are opened behind them, under any tag and spelling', async () => {
    const spellings = [
      'Slachtoffer+%@doelwit.example',
      'slachtoffer+%@DOELWIT.example',
      'slacht\uff4fffer+%@doelwit.example',
    ]
    for (let index = 0; index < 14; index++) {
      const email = (spellings[index % spellings.length] ?? '').replace('%', String(index))
      const visitor = shop.visitor()
      await orderFor(email, visitor)
      await visitor.post(accountForLastOrder.path, {})
      await resend(visitor, email)
      await passCooldowns(shop)
      await resend(visitor, email)
      await passCooldowns(shop)
      await deliverAll()
    }
    expect(toVictim().length).toBe(10)
  })

  it('by links that are asked for as an activation and as a new password', async () => {
    await addCustomer(shop, { email: victim })
    for (let index = 0; index < 8; index++) {
      await resend(shop.visitor(), victim)
      await requestReset(shop.visitor(), victim)
      await passCooldowns(shop)
    }
    await deliverAll()
    expect(toVictim()).toHaveLength(8)
    for (let index = 0; index < 8; index++) {
      await requestReset(shop.visitor(), victim)
      await passCooldowns(shop)
      await deliverAll()
    }
    expect(toVictim()).toHaveLength(10)
  })

  it('by registrations under ever another tag, which are held off with the time to wait', async () => {
    const first = await register(shop.visitor(), { email: 'slachtoffer+1@doelwit.example' })
    expect(await first.json()).toMatchObject({ secondsUntilMail: null })
    const second = await register(shop.visitor(), { email: 'slachtoffer+2@doelwit.example' })
    expect(await second.json()).toMatchObject({ secondsUntilMail: expect.any(Number) })
  })

  it('of which one release counts what the other let through', async () => {
    await orderFor(victim)
    await deliverAll()
    await rowsOf(
      shop,
      `insert into deliveries (channel, kind, recipient, message_id, case_id, priority, state, passed_limit_at, ended_at)
       select 'email', kind, recipient, 'before-' || n, case_id, priority, 'sent', now(), now()
       from deliveries, generate_series(1, 9) as n where kind = 'order-confirmation'`,
    )
    await orderFor(victim)
    await deliverAll()
    expect(toVictim()).toHaveLength(1)
  })
})

describe('the owner of the mailbox is not held back by others:', () => {
  it('his order goes after a stranger kept twelve carts for him, and before a cart that waits', async () => {
    for (let index = 0; index < 12; index++) await keepCart(victim)
    await orderFor(victim)
    await deliverAll()
    const kinds = await kindsSent()
    expect(kinds).toContain('order-confirmation')
    expect(kinds.filter(kind => kind === 'saved-cart')).toHaveLength(5)
    expect(sent.findIndex(({ subject }) => /bestelling/i.test(subject))).toBeLessThan(5)
  })

  it('what he orders, asks for and keeps while he is logged in goes whatever they did', async () => {
    const customer = await registeredCustomer(shop, { email: victim })
    const visitor = await loggedIn(shop, customer)
    for (let index = 0; index < 11; index++) await orderFor(victim)
    await deliverAll()
    sent = []
    await place(visitor, ownOrder(victim.toUpperCase()))
    await place(visitor, {
      ...quote,
      userWithoutAccountInformation: { ...quoteForm, email: victim },
    })
    await keepCart(victim, visitor)
    await deliverAll()
    expect(toVictim()).toHaveLength(3)
  })

  it('a customer has a limit of his own to an address that is not the one he logs in with', async () => {
    const visitor = await loggedIn(shop, await registeredCustomer(shop, { email: 'ander@klant.example' }))
    for (let index = 0; index < 10; index++) await orderFor(victim)
    await deliverAll()
    for (let index = 0; index < 12; index++) await place(visitor, ownOrder(victim))
    await deliverAll()
    expect(toVictim()).toHaveLength(20)
  })

  it('his new password is asked for after a burst of orders', async () => {
    const { email } = await registeredCustomer(shop, { email: 'bewoner@doelwit.example' })
    for (let index = 0; index < 11; index++) await orderFor(email)
    await deliverAll()
    expect((await requestReset(shop.visitor(), email)).status).toBe(200)
    await deliverAll()
    expect(await kindsSent()).toContain('password-reset')
  })
})
