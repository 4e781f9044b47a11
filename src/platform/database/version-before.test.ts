import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import brand from '../../../content/brand.json' with { type: 'json' }
import { mailKinds } from '../../app/mails/declared.ts'
import { testSecrets } from '../../app/server/testing-shop.ts'
import { renderDelivery } from '../../app/worker/emails.tsx'
import { sampleContext } from '../../app/worker/testing-emails.ts'
import { formatEuro } from '../../common/money.ts'
import { formatOrderNumber, parseOrderNumber } from '../../common/order-number.ts'
import { promisedFor } from '../../features/calendar/server/promised.ts'
import { lineName, lineQuantity } from '../../features/carts/order-lines.ts'
import { isOver } from '../../features/cases/case-states.ts'
import { type Case, caseById } from '../../features/cases/server/case.ts'
import { mandateOf } from '../../features/consents/server/consent.ts'
import { storeConsentTexts } from '../../features/consents/server/consent-texts.ts'
import { eventsOfCase } from '../../features/events/server/events.ts'
import { mandateDocument } from '../../features/orders/server/documents/mandate.ts'
import { orderConfirmation } from '../../features/orders/server/documents/order-confirmation.ts'
import { orderOf } from '../../features/orders/server/stored-orders.ts'
import { quoteOf } from '../../features/orders/server/stored-quotes.ts'
import { quoteRequestDocument } from '../../features/quotes/server/documents/quote-request.ts'
import { deliveryById, newestDeliveries } from '../deliveries/stored-deliveries.ts'
import { readPdf } from '../pdf/read-pdf.ts'
import { renderPdf } from '../pdf/render-pdf.ts'
import { createCipher } from '../secrets/cipher.ts'
import { createDatabaseOfVersionBefore } from './testing-version-before.ts'

/** Reads of the release before, keyed by public numbers instead of ids. */
const reads = {
  orders: `select to_jsonb(o) - 'id' as row from orders as o order by order_number`,
  order_lines: `select o.order_number, to_jsonb(l) - 'order_id' as row
    from order_lines as l join orders as o on o.id = l.order_id order by 1, l.position`,
  quotes: `select to_jsonb(q) - 'id' as row from quotes as q order by quote_number`,
  quote_lines: `select q.quote_number, to_jsonb(l) - 'quote_id' as row
    from quote_lines as l join quotes as q on q.id = l.quote_id order by 1, l.position`,
  consents: `select coalesce(order_number, quote_number) as number, c.kind, c.text_version, c.reference, c.given_at
    from consents as c left join orders as o on o.id = order_id left join quotes as q on q.id = quote_id
    order by 1, 2`,
  fibre_enquiries: `select enquiry, created_at from fibre_enquiries order by created_at`,
  site_form_submissions: `select form_id, answers, created_at from site_form_submissions order by created_at`,
  account_links: `select id, purpose, token_hash, created_at, expires_at, used_at, voided_at,
    coalesce(customer_id, (to_jsonb(l) ->> 'registration_id')::uuid) as owner from account_links as l order by id`,
} as const

/** Columns of a mail that the migration keeps, and the reference to its subject. */
const mailColumns = (
  dueAt: string,
  sentAt: string,
) => `m.id, m.kind, m.recipient, m.message_id, m.state, m.attempts,
  m.${dueAt} as due, m.last_error, m.created_at, ${sentAt} as sent_at`
const mailsBefore = `
  select ${mailColumns('next_attempt_at', 'm.sent_at')}, m.account_link_id, m.customer_id, m.changed_detail,
    order_number, quote_number, enquiry, answers,
    (select created_at from dead_letter_reports where id = dead_letter_report_id) as brings,
    (select created_at from dead_letter_reports where id = reported_in) as named_in
  from outbox_emails as m left join orders as o on o.id = m.order_id left join quotes as q on q.id = m.quote_id
  left join fibre_enquiries as e on e.id = m.fibre_enquiry_id
  left join site_form_submissions as s on s.id = m.site_form_submission_id order by m.id`
const mailsAfter = `
  select ${mailColumns('due_at', "case when m.state in ('sent', 'kept') then m.ended_at end")},
    m.mailed_link_id as account_link_id, coalesce(m.customer_id, v.customer_id) as customer_id,
    case v.changed_fields[1] when 'contactEmail' then 'contact-email' else v.changed_fields[1] end as changed_detail,
    order_number, quote_number, enquiry, answers,
    case when v.type = 'dead-letters-reported' then v.occurred_at end as brings,
    (select occurred_at from events where id = m.reported_in) as named_in
  from deliveries as m left join orders as o on o.id = m.case_id left join quotes as q on q.id = m.case_id
  left join fibre_enquiries as e on e.id = m.case_id
  left join site_form_submissions as s on s.id = m.case_id
  left join events as v on v.id = m.event_id where channel = 'email' order by m.id`
const callsBefore = `
  select c.id::text as id, webhook, state, attempts, c.next_attempt_at as due, last_error, c.created_at, ended_at, answers
  from webhook_calls as c join site_form_submissions as s on s.id = c.submission_id order by 1`
const callsAfter = `
  select message_id as id, kind as webhook, state, attempts, due_at as due, last_error, d.created_at, ended_at, answers
  from deliveries as d join site_form_submissions as s on s.id = case_id where channel = 'webhook' order by 1`
const untouched = ['resellers']

let database: Awaited<ReturnType<typeof createDatabaseOfVersionBefore>>
const rows = async (text: string): Promise<Record<string, unknown>[]> =>
  (await database.pool.query(text)).rows

/** Results of all reads before the migration. */
const before = new Map<string, readonly unknown[]>()
let opened: readonly Case[]

beforeAll(async () => {
  database = await createDatabaseOfVersionBefore()
  for (const [name, text] of Object.entries(reads)) before.set(name, await rows(text))
  for (const table of untouched)
    before.set(table, await rows(`select to_jsonb(t) as row from ${table} as t order by 1`))
  before.set('mails', await rows(mailsBefore))
  before.set('calls', await rows(callsBefore))
  await database.migrateOn()
  await storeConsentTexts(database.database)
  const ids = await rows('select id::float8 as id from cases order by id')
  opened = (await Promise.all(ids.map(({ id }) => caseById(database.database, Number(id))))).filter(
    each => each !== null,
  )
})
afterAll(() => database.drop())

const casesOf = (kind: Case['kind']) => opened.filter(each => each.kind === kind)

describe('a database of the version before is carried over whole:', () => {
  it('it had something of everything', () => {
    expect([...before].filter(([, found]) => found.length === 0)).toEqual([])
    expect(
      new Set(before.get('mails')?.map(mail => JSON.stringify(mail).match(/"state":"(\w+)"/)?.[1])),
    ).toEqual(new Set(['queued', 'sent', 'kept', 'dead']))
  })

  it.each(Object.entries(reads))('%s read as before', async (name, text) => {
    expect(await rows(text)).toEqual(before.get(name))
  })

  it.each(untouched)('%s are as they were', async table => {
    const columns = (before.get(table)?.[0] as { row: object } | undefined)?.row ?? {}
    const kept = Object.keys(columns)
      .map(column => `'${column}', ${column}`)
      .join(', ')
    expect(await rows(`select jsonb_build_object(${kept}) as row from ${table} order by 1`)).toEqual(
      before.get(table),
    )
  })

  it('mails and webhook calls belong to the same as before', async () => {
    expect(await rows(mailsAfter)).toEqual(before.get('mails'))
    expect(await rows(callsAfter)).toEqual(before.get('calls'))
  })

  it('each is one case, in the order in which it came in, with a number that can be read out', async () => {
    const counts = ['orders', 'quotes', 'fibre_enquiries', 'site_form_submissions'].map(
      name => before.get(name)?.length,
    )
    expect((['order', 'quote', 'fibre-enquiry', 'form'] as const).map(kind => casesOf(kind).length)).toEqual(
      counts,
    )
    expect(opened.map(({ openedAt }) => openedAt)).toEqual(
      opened.map(({ openedAt }) => openedAt).toSorted((one, other) => one.getTime() - other.getTime()),
    )
    for (const { number, kind } of opened) {
      expect(parseOrderNumber(number)).toBe(number)
      if (kind !== 'order') expect(number).toMatch(/^9/)
    }
  })

  it('each knows who is to be called, and when it came in is written down', async () => {
    for (const each of opened) {
      expect(each.contactName ?? each.contactEmail).toEqual(expect.any(String))
      // Closed cases have no deadline; a left-over one is cleared.
      if (isOver(each.kind, each.state)) expect(each.dueAt).toBeNull()
      else expect(each.dueAt?.getTime()).toBeGreaterThan(each.openedAt.getTime())
      const [event, ...more] = await eventsOfCase(database.database, each.id)
      expect([event?.type, event?.occurredAt, more]).toEqual(['case-opened', each.openedAt, []])
    }
    expect(casesOf('fibre-enquiry')[0]).toMatchObject({
      organizationName: 'Jansen & Zn. B.V.',
      contactEmail: 'jan@jansen.example',
      contactPhone: '+31201234567',
    })
  })
})

const flat = (text: string) => text.replace(/\s+/g, ' ')

const promised = promisedFor({ closingDays: [] })(new Date())

describe('what is made of an old order', () => {
  it('its confirmation as a PDF has its number, lines and totals, and the mandate its IBAN and text', async () => {
    const cipher = createCipher(testSecrets.deriveKey('iban'))
    for (const each of casesOf('order')) {
      const order = await orderOf(database.database, each)
      if (!order) throw new Error('The order is not there')
      const { text } = readPdf(await renderPdf(orderConfirmation(order, promised), brand))
      for (const words of [
        formatOrderNumber(each.number),
        formatEuro(order.totals.monthlyInCents),
        formatEuro(order.totals.oneTimeInCents),
        ...order.lines.map(line => `${lineQuantity(line)} × ${lineName(line)}`),
      ])
        expect(flat(text)).toContain(flat(words))
      const iban = cipher.decrypt(order.ibanEncrypted, order.orderNumber).toString()
      expect(iban.endsWith(order.organization.ibanEnding)).toBe(true)
      const mandate = mandateOf(order.consents)
      if (!mandate) continue
      const paper = readPdf(await renderPdf(mandateDocument({ ...mandate, order, iban }, brand), brand))
      expect(flat(paper.text)).toContain(
        mandate.scheme === 'B2B' ? 'Deze machtiging geldt alleen tussen bedrijven' : 'binnen 8 weken',
      )
      expect(paper.text).toContain(mandate.reference)
    }
  })

  it('a quote request as a PDF has its number and totals', async () => {
    for (const each of casesOf('quote')) {
      const quote = await quoteOf(database.database, each)
      if (!quote) throw new Error('The quote is not there')
      const { text } = readPdf(await renderPdf(quoteRequestDocument(quote), brand))
      expect(text).toContain(formatOrderNumber(each.number))
      expect(text).toContain(quote.fullName)
      expect(flat(text)).toContain(flat(formatEuro(quote.totals.monthlyInCents)))
    }
  })

  it('every mail can be written, and those about an order or a quote name it', async () => {
    const found = await newestDeliveries(database.database, 1000)
    const mails = (
      await Promise.all(found.map(({ id }) => deliveryById(database.database, mailKinds, id)))
    ).filter(each => each?.channel === 'email')
    expect(mails).toHaveLength(before.get('mails')?.length ?? 0)
    const sources = { database: database.database, linkKey: testSecrets.deriveKey('account-link') }
    for (const mail of mails) {
      const written = await renderDelivery(mail, sources, sampleContext)
      const about = opened.find(({ id }) => id === mail.caseId)
      if (about?.kind === 'order' || about?.kind === 'quote')
        expect(written.text).toContain(formatOrderNumber(about.number))
    }
  })
})
