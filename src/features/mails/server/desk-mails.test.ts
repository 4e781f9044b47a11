import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestShop } from '../../../app/server/testing-shop.ts'
import { endpoint } from '../../../common/contract/call.ts'
import { mailboxName } from '../../../platform/outside/mailbox.ts'
import { registeredCustomer, requestReset, tokenTo } from '../../customers/server/testing.ts'
import { order, place, rowsOf } from '../../orders/server/testing.ts'
import { DeskMailDetails, DeskMails, deliveryCalls, QueuedMail } from '../contract.ts'

const { deskMail, deskMailPage, deskMails, sendMailAgain, sendTestMail } = deliveryCalls

const shop = await startTestShop()
const sales = await shop.staff('verkoop')
const reader = await shop.staff('lezer')
afterAll(() => shop.stop())

const contactEmail = order.additionalData.contactPerson.email

async function listed(query: Record<string, string> = {}): Promise<DeskMails> {
  const response = await reader.get(`${deskMails.path}?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return DeskMails.parse(await response.json())
}
async function shown(id: number): Promise<DeskMailDetails> {
  const response = await reader.get(endpoint(deskMail, { id }).path)
  expect(response.status).toBe(200)
  return DeskMailDetails.parse(await response.json())
}
const again = (id: number, onceId: string = randomUUID(), visitor = sales) =>
  visitor.post(endpoint(sendMailAgain, { id }).path, { body: { id: onceId } })
const sql = (text: string, values: unknown[] = []) => rowsOf<Record<string, unknown>>(shop, text, values)
const eventsOf = (type: string) =>
  sql(
    `select number, actor_id, data from events left join cases on cases.id = case_id
     where type = $1 order by events.id`,
    [type],
  )

/** The mail of an order that was just placed, and its nine digits. */
async function orderMail(): Promise<{ id: number; number: string }> {
  const number = await place(shop.visitor(), order)
  const { mails } = await listed({ soort: 'order-confirmation' })
  return { id: mails[0]?.id ?? 0, number }
}
const becomes = (id: number, changes: string) => sql(`update deliveries set ${changes} where id = $1`, [id])
const dies = (id: number) =>
  becomes(id, `state = 'dead', ended_at = now(), attempts = 3, last_error = '550 No'`)

beforeEach(() => sql('delete from deliveries'))

describe('the list', () => {
  it('is empty on the first day', async () => {
    expect(await listed()).toEqual({ mails: [], next: null, counts: { dead: 0, held: 0 }, inbox: null })
  })

  it('has each mail, newest first, with what it is about', async () => {
    const { number } = await orderMail()
    const { mails } = await listed()
    expect(mails.map(({ kind }) => kind)).toEqual(['order-notice', 'order-confirmation'])
    expect(mails[1]).toMatchObject({
      recipient: contactEmail,
      standing: 'queued',
      attempts: 0,
      lastError: null,
      about: { kind: 'case', number },
    })
  })

  it('names the customer of a mail that is about an account, also through its link', async () => {
    const customer = await registeredCustomer(shop)
    await requestReset(shop.visitor(), customer.email)
    const { mails } = await listed()
    expect(mails).toMatchObject([
      {
        kind: 'password-reset',
        about: { kind: 'customer', id: customer.id, name: 'Bakkerij De Korenmolen B.V.' },
      },
    ])
  })

  it('is filtered by standing, kind and a part of the address, and counts what somebody must look at', async () => {
    const { id } = await orderMail()
    await dies(id)
    expect(await listed({ status: 'dead' })).toMatchObject({ mails: [{ id }], counts: { dead: 1, held: 0 } })
    expect((await listed({ status: 'sent' })).mails).toEqual([])
    expect((await listed({ soort: 'order-notice' })).mails).toHaveLength(1)
    expect((await listed({ zoek: contactEmail.slice(1, -2).toUpperCase() })).mails).toMatchObject([{ id }])
    expect((await listed({ zoek: '%' })).mails).toEqual([])
    await becomes(id, `state = 'queued', ended_at = null, held_at = now()`)
    expect(await listed({ status: 'held' })).toMatchObject({ mails: [{ id }], counts: { dead: 0, held: 1 } })
    expect((await listed({ status: 'queued' })).mails).toHaveLength(1)
  })

  it('goes on where the page before ended', async () => {
    const { id } = await orderMail()
    await sql(
      `insert into deliveries (channel, kind, recipient, message_id, case_id, priority)
       select 'email', kind, recipient, n::text, case_id, 10 from deliveries, generate_series(1, 120) as n where id = $1`,
      [id],
    )
    const seen: number[] = []
    let page = await listed()
    for (let pages = 1; ; pages++) {
      seen.push(...page.mails.map(mail => mail.id))
      if (page.next === null) {
        expect(pages).toBe(3)
        break
      }
      page = await listed({ na: String(page.next) })
    }
    expect(seen).toHaveLength(122)
    expect(seen).toEqual(seen.toSorted((one, other) => other - one))
    expect(new Set(seen).size).toBe(122)
  })

  it.each([{ status: 'weg' }, { na: '-1' }, { na: 'x' }])(
    'refuses what no page asks for: %j',
    async query => {
      const response = await reader.get(`${deskMails.path}?${new URLSearchParams(query)}`)
      expect(response.status).toBe(422)
    },
  )
})

describe('one mail', () => {
  it('says what it would say now, and shows it as its recipient sees it', async () => {
    const { id, number } = await orderMail()
    const mail = await shown(id)
    expect(mail).toMatchObject({ again: null, about: { kind: 'case', number } })
    expect(mail.preview?.subject).toContain('Je bestelling')
    expect(mail.preview?.text).toContain('Bakkerij De Korenmolen')
    const page = await reader.get(endpoint(deskMailPage, { id }).path)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/)
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(await page.text()).toContain('Bedankt voor je bestelling!')
  })

  it('never shows the token of a link, which opens an account', async () => {
    const customer = await registeredCustomer(shop)
    await requestReset(shop.visitor(), customer.email)
    const token = await tokenTo(shop, customer.email)
    const [{ id } = { id: 0 }] = (await listed()).mails
    const { preview } = await shown(id)
    const page = await (await reader.get(endpoint(deskMailPage, { id }).path)).text()
    expect(preview?.text).toContain('/wachtwoord-kiezen#…')
    expect(page).toContain('/wachtwoord-kiezen#…')
    expect(`${JSON.stringify(preview)}${page}`).not.toContain(token)
  })

  it('has no preview where it cannot be written, and is there all the same', async () => {
    const { id } = await orderMail()
    await becomes(id, `kind = 'of-another-version'`)
    expect(await shown(id)).toMatchObject({ kind: 'of-another-version', preview: null })
    expect((await reader.get(endpoint(deskMailPage, { id }).path)).status).toBe(404)
    await becomes(id, `kind = 'quote-confirmation'`)
    expect(await shown(id)).toMatchObject({ preview: null })
  })

  it.each(['0', '999999999', 'x', '1e3', '-1'])('does not exist by the number %s', async number => {
    expect((await reader.get(`${deskMails.path}/${number}`)).status).toBe(404)
    expect((await reader.get(`${deskMails.path}/${number}/voorbeeld.html`)).status).toBe(404)
    expect(
      (await sales.post(`${deskMails.path}/${number}/opnieuw`, { body: { id: randomUUID() } })).status,
    ).toBe(404)
  })
})

describe('sending again', () => {
  it('tries a dead one once more, and writes down who asked; a second press changes nothing', async () => {
    const { id, number } = await orderMail()
    await dies(id)
    expect((await shown(id)).again).toBe('retry')
    const answers = await Promise.all([again(id), again(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await shown(id)).toMatchObject({ standing: 'queued', attempts: 0, again: null })
    expect((await eventsOf('mail-sent-again')).filter(event => event.number === number)).toMatchObject([
      { actor_id: sales.colleague.id, data: { delivery: id, queued: id, kind: 'order-confirmation' } },
    ])
  })

  it('sends one that arrived a second time, as a mail of its own, once for each time it was asked', async () => {
    const { id } = await orderMail()
    await becomes(id, `state = 'sent', ended_at = now()`)
    expect((await shown(id)).again).toBe('copy')
    const onceId = randomUUID()
    const answers = await Promise.all([again(id, onceId), again(id, onceId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const ids = await Promise.all(answers.map(async answer => QueuedMail.parse(await answer.json()).id))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).not.toBe(id)
    expect(await shown(ids[0] ?? 0)).toMatchObject({ standing: 'queued', recipient: contactEmail })
    expect((await shown(id)).standing).toBe('sent')
    await again(id)
    expect((await listed({ soort: 'order-confirmation' })).mails).toHaveLength(3)
  })

  it('does not send a link that serves once, nor tell a webhook twice, and says so', async () => {
    const customer = await registeredCustomer(shop)
    await requestReset(shop.visitor(), customer.email)
    const [{ id } = { id: 0 }] = (await listed()).mails
    await becomes(id, `state = 'sent', ended_at = now()`)
    const refused = await again(id)
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toContain('Stuur de klant een nieuwe link')
    await becomes(id, `channel = 'webhook', kind = 'webinar', recipient = null`)
    expect((await (await again(id)).json()).message).toContain('niet nog eens aangeroepen')
  })

  it('leaves alone what goes by itself', async () => {
    const { id } = await orderMail()
    expect((await again(id)).status).toBe(200)
    expect((await listed()).mails).toHaveLength(2)
  })

  it('is not for who only reads, and wants an id of its own', async () => {
    const { id } = await orderMail()
    expect((await again(id, randomUUID(), reader)).status).toBe(403)
    expect((await again(id, 'x')).status).toBe(422)
  })
})

describe('the test mail', () => {
  it('goes to whoever asks, once', async () => {
    const onceId = randomUUID()
    const answers = await Promise.all(
      [1, 2].map(() => sales.post(sendTestMail.path, { body: { id: onceId } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { mails } = await listed()
    expect(mails).toMatchObject([{ kind: 'test-mail', recipient: sales.colleague.email, about: null }])
    expect((await shown(mails[0]?.id ?? 0)).preview?.text).toContain('Lees je dit')
    expect(await eventsOf('test-mail-sent')).toMatchObject([{ actor_id: sales.colleague.id }])
  })

  it('goes also under an id that another command had, and so does a mail that is sent again', async () => {
    const { id } = await orderMail()
    await becomes(id, `state = 'sent', ended_at = now()`)
    const sameId = randomUUID()
    expect((await again(id, sameId)).status).toBe(200)
    expect((await sales.post(sendTestMail.path, { body: { id: sameId } })).status).toBe(200)
    expect((await again(id, sameId, await shop.staff('beheerder'))).status).toBe(200)
    const kinds = (await listed()).mails.map(({ kind }) => kind)
    expect(kinds.filter(kind => kind === 'test-mail')).toHaveLength(1)
  })
})

it('names the mailbox for answers, with when it was read and whether it is away', async () => {
  const imapUrl = 'imaps://zaak:geheim@mail.shop.example/INBOX'
  const other = await startTestShop({}, { CASE_EMAIL: 'zaak@shop.example', IMAP_URL: imapUrl })
  const lezer = await other.staff('lezer')
  const inbox = async () => DeskMails.parse(await (await lezer.get(deskMails.path)).json()).inbox
  expect(await inbox()).toEqual({ address: 'zaak@shop.example', checkedAt: null, isAway: false })
  await other.testDatabase.pool.query(
    "insert into mailboxes (name, checked_at, last_error) values ($1, '2026-11-27T08:00:00Z', 'ETIMEOUT')",
    [mailboxName(imapUrl)],
  )
  expect(await inbox()).toEqual({
    address: 'zaak@shop.example',
    checkedAt: '2026-11-27T08:00:00.000Z',
    isAway: true,
  })
  await other.stop()
})
