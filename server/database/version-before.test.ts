import { DatabaseError } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import brand from '../../content/brand.json' with { type: 'json' }
import { formatEuro } from '../../domain/money.ts'
import { formatOrderNumber, parseOrderNumber } from '../../domain/order-number.ts'
import { type Case, caseById } from '../cases/case.ts'
import { createCipher } from '../cipher.ts'
import { deliveryById, newestDeliveries } from '../deliveries/stored-deliveries.ts'
import { mandateDocument } from '../documents/mandate.ts'
import { orderConfirmation } from '../documents/order-confirmation.ts'
import { quoteRequestDocument } from '../documents/quote-request.ts'
import { renderPdf } from '../documents/render-pdf.ts'
import { readPdf } from '../documents/testing.ts'
import { writeDelivery } from '../emails/index.tsx'
import { sampleContext } from '../emails/testing.ts'
import { eventsOfCase } from '../events/events.ts'
import { mandateOf } from '../orders/agreement.ts'
import { keepAgreementTexts } from '../orders/agreement-texts.ts'
import { orderOf } from '../orders/stored-orders.ts'
import { quoteOf } from '../orders/stored-quotes.ts'
import { testSecrets } from '../testing-shop.ts'
import { isDatabaseUnavailable } from './failures.ts'
import { createDatabaseOfVersionBefore } from './testing-version-before.ts'

/** What the version before reads, by the numbers that people know instead of ids. */
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
} as const

/** What stays as it was of a mail, and what it tells about. */
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

/** What everything read as before it was carried over. */
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
  await keepAgreementTexts(database.database)
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
      expect(each.dueAt?.getTime()).toBeGreaterThan(each.openedAt.getTime())
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

describe('what is made of an old order', () => {
  it('its confirmation as a PDF has its number, lines and totals, and the mandate its IBAN and text', async () => {
    const cipher = createCipher(testSecrets.deriveKey('iban'))
    for (const each of casesOf('order')) {
      const order = await orderOf(database.database, each)
      if (!order) throw new Error('The order is not there')
      const { text } = readPdf(await renderPdf(orderConfirmation(order), brand))
      for (const words of [
        formatOrderNumber(each.number),
        formatEuro(order.totals.monthlyInCents),
        formatEuro(order.totals.oneTimeInCents),
        ...order.cart.map(({ product, quantity }) => `${quantity} × ${product.name}`),
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
    const mails = (await Promise.all(found.map(({ id }) => deliveryById(database.database, id)))).filter(
      each => each?.channel === 'email',
    )
    expect(mails).toHaveLength(before.get('mails')?.length ?? 0)
    const sources = { database: database.database, linkKey: testSecrets.deriveKey('account-link') }
    for (const mail of mails) {
      const written = await writeDelivery(mail, sources, sampleContext)
      const about = opened.find(({ id }) => id === mail.caseId)
      if (about?.kind === 'order' || about?.kind === 'quote')
        expect(written.text).toContain(formatOrderNumber(about.number))
    }
  })
})

/** The statements of the version before, as they stood in its code. */
const statementsBefore: readonly (readonly [string, string, readonly unknown[]])[] = [
  [
    'orders',
    `with head as (
      insert into orders (reseller_id, order_number, product_type, session_hash, customer_id, company_name, kvk_number, kvk_checked, vat_number, vat_standing, email, organization, contact_person, technical_person, invoice_address, installation_address, address_checked, iban_encrypted, direct_debit, phone_number_retention, monthly_in_cents, one_time_in_cents)
      select (select id from resellers where id = given.reseller_id and active), given.order_number, given.product_type, given.session_hash, given.customer_id, given.company_name, given.kvk_number, given.kvk_checked, given.vat_number, given.vat_standing, given.email, given.organization, given.contact_person, given.technical_person, given.invoice_address, given.installation_address, given.address_checked, given.iban_encrypted, given.direct_debit, given.phone_number_retention, given.monthly_in_cents, given.one_time_in_cents
      from jsonb_populate_record(null::orders, $1::jsonb) as given
      where exists (select from catalogue_state where version = $2)
      returning id
    ), lines as (
      insert into order_lines (order_id, position, product_id, quantity, price_in_cents, contract_duration, product)
      select head.id, line.position, line.product_id, line.quantity, line.price_in_cents, line.contract_duration, line.product
      from head, jsonb_populate_recordset(null::order_lines, $3::jsonb) as line
    ), agreed as (
      insert into consents (order_id, kind, text_version, reference)
      select head.id, given.kind, given.text_version, given.reference
      from head, jsonb_populate_recordset(null::consents, $4::jsonb) as given
    ), mails as (
      insert into outbox_emails (order_id, kind, recipient, message_id)
      select head.id, mail.kind, mail.recipient, mail.message_id
      from head, jsonb_populate_recordset(null::outbox_emails, $5::jsonb) as mail
    ), retry_key as (
      insert into idempotency_keys (session_hash, key, body_hash, answer)
      select $6::bytea, $7::text, $8::bytea, $9::jsonb from head where $7::text is not null
    )
    select id from head`,
    ['{"order_number":"482739166","product_type":"internet"}', 'v', '[]', '[]', '[]', null, null, null, '{}'],
  ],
  [
    'quotes',
    `with head as (
      insert into quotes (reseller_id, quote_number, product_type, session_hash, customer_id, company_name, full_name, email, phone_number, installation_address, address_checked, monthly_in_cents, one_time_in_cents)
      select (select id from resellers where id = given.reseller_id and active), given.quote_number, given.product_type, given.session_hash, given.customer_id, given.company_name, given.full_name, given.email, given.phone_number, given.installation_address, given.address_checked, given.monthly_in_cents, given.one_time_in_cents
      from jsonb_populate_record(null::quotes, $1::jsonb) as given
      where exists (select from catalogue_state where version = $2)
      returning id
    ), lines as (
      insert into quote_lines (quote_id, position, product_id, quantity, price_in_cents, contract_duration, product)
      select head.id, line.position, line.product_id, line.quantity, line.price_in_cents, line.contract_duration, line.product
      from head, jsonb_populate_recordset(null::quote_lines, $3::jsonb) as line
    ), agreed as (
      insert into consents (quote_id, kind, text_version, reference)
      select head.id, given.kind, given.text_version, given.reference
      from head, jsonb_populate_recordset(null::consents, $4::jsonb) as given
    ), mails as (
      insert into outbox_emails (quote_id, kind, recipient, message_id)
      select head.id, mail.kind, mail.recipient, mail.message_id
      from head, jsonb_populate_recordset(null::outbox_emails, $5::jsonb) as mail
    )
    select id from head`,
    ['{"quote_number":"914207356","product_type":"internet"}', 'v', '[]', '[]', '[]'],
  ],
  ['fibre enquiries', 'insert into fibre_enquiries (enquiry) values ($1) returning id', ['{}']],
  [
    'forms',
    'insert into site_form_submissions (form_id, answers) values ($1, $2) returning id',
    ['contact', '[]'],
  ],
  [
    'mails about an account',
    `insert into outbox_emails (fibre_enquiry_id, account_link_id, customer_id, site_form_submission_id,
       kind, recipient, message_id, changed_detail)
     select $1, $2, $3, $4, mail.kind, mail.recipient, mail.message_id, mail.changed_detail
     from jsonb_populate_recordset(null::outbox_emails, $5::jsonb) as mail`,
    [
      null,
      null,
      '3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10',
      null,
      '[{"kind":"password-changed","recipient":"a@b.example","message_id":"<1@b.example>"}]',
    ],
  ],
  [
    'webhook calls',
    'insert into webhook_calls (id, webhook, submission_id) values ($1, $2, $3)',
    ['3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10', 'webinar', 1],
  ],
]

/** What the version before asks on the customer pages, the thank-you page and for resellers. */
const questionsBefore = [
  `select o.order_number, o.product_type, o.created_at, o.monthly_in_cents, o.one_time_in_cents, o.email, o.kvk_number,
    o.kvk_checked, o.vat_number, o.vat_standing, o.reseller_id, o.organization, o.contact_person, o.technical_person,
    o.invoice_address, o.installation_address, o.address_checked, o.phone_number_retention,
    (select jsonb_agg(jsonb_build_object('product', product, 'quantity', quantity) order by position)
       from order_lines where order_id = o.id) as lines,
    (select jsonb_agg(jsonb_build_object('kind', kind, 'text_version', text_version, 'reference', reference) order by id)
       from consents where order_id = o.id) as consents
  from orders as o order by o.created_at desc, o.id desc`,
  `select order_number as "orderNumber", product_type as "productType", state, created_at as "createdAt",
       monthly_in_cents as "monthlyInCents", one_time_in_cents as "oneTimeInCents",
       (select reference from consents where order_id = orders.id and kind = 'direct-debit') as "mandateReference"
     from orders order by created_at desc, id desc`,
  `select q.quote_number, q.product_type, q.created_at, q.monthly_in_cents, q.one_time_in_cents, q.company_name,
    q.full_name, q.email, q.phone_number, q.reseller_id, q.installation_address, q.address_checked,
    (select jsonb_agg(jsonb_build_object('product', product, 'quantity', quantity) order by position)
       from quote_lines where quote_id = q.id) as lines
  from quotes as q order by q.created_at desc, q.id desc`,
  'select reseller_id as id, count(*)::integer as orders from orders where reseller_id is not null group by reseller_id',
]

describe('the version before, beside the new schema,', () => {
  it.each(statementsBefore)(
    'is refused %s with a clear sentence, as a database that cannot serve now',
    async (_, text, values) => {
      const [catalogue] = await rows('select version from catalogue_state')
      const current = values.map(value => (value === 'v' ? catalogue?.version : value))
      const count = async () => (await rows('select count(*) from cases'))[0]
      const there = await count()
      const refused = await database.pool.query(text, current).catch((error: unknown) => error)
      expect(refused).toBeInstanceOf(DatabaseError)
      expect(refused).toMatchObject({
        code: '57P03',
        message: 'This copy of the shop is of the version before: what comes in is stored by the new one.',
      })
      expect(isDatabaseUnavailable(refused)).toBe(true)
      expect(await count()).toEqual(there)
    },
  )

  it.each(questionsBefore)('reads what is there: %s', async text => {
    expect((await rows(text)).length).toBeGreaterThan(0)
  })

  it.each([
    `select id, kind, recipient, message_id as "messageId", order_id as "orderId", quote_id as "quoteId",
       fibre_enquiry_id as "fibreEnquiryId", account_link_id as "accountLinkId", customer_id as "customerId",
       dead_letter_report_id as "deadLetterReportId", site_form_submission_id as "siteFormSubmissionId",
       changed_detail as "changedDetail", state, attempts, last_error as "lastError", created_at as "createdAt"
     from outbox_emails
     where state = 'queued' and next_attempt_at <= now()
     order by next_attempt_at, id limit 1 for update skip locked`,
    `select id, webhook, submission_id as "submissionId", attempts, created_at as "createdAt" from webhook_calls
     where state = 'queued' and next_attempt_at <= now()
     order by next_attempt_at, id limit 1 for update skip locked`,
  ])('finds nothing to send, so that the new one sends it, and sends it once: %s', async text => {
    expect(await rows("select from deliveries where state = 'queued' and due_at <= now()")).not.toEqual([])
    expect(await rows(text)).toEqual([])
  })
})
