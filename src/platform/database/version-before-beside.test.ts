import { DatabaseError } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDatabaseUnavailable } from './failures.ts'
import { createDatabaseOfVersionBefore } from './testing-version-before.ts'

/** A copy of the version before that still runs, with its own statements as they stood in its code. */

let database: Awaited<ReturnType<typeof createDatabaseOfVersionBefore>>
const rows = async (text: string): Promise<Record<string, unknown>[]> =>
  (await database.pool.query(text)).rows

beforeAll(async () => {
  database = await createDatabaseOfVersionBefore()
  await database.migrateOn()
})
afterAll(() => database.drop())

const queueBefore = `insert into outbox_emails (fibre_enquiry_id, account_link_id, customer_id, site_form_submission_id,
       kind, recipient, message_id, changed_detail)
     select $1, $2, $3, $4, mail.kind, mail.recipient, mail.message_id, mail.changed_detail
     from jsonb_populate_recordset(null::outbox_emails, $5::jsonb) as mail`
const mailBefore = [
  null,
  '5d0c9f3e-6a55-4a0b-9a52-2c1b1d3c9f10',
  null,
  null,
  '[{"kind":"password-reset","recipient":"a@b.example","message_id":"<1@b.example>"}]',
]

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
  ['mails about an account', queueBefore, mailBefore],
  [
    'webhook calls',
    'insert into webhook_calls (id, webhook, submission_id) values ($1, $2, $3)',
    ['3f0f3c1e-6a55-4a0b-9a52-2c1b1d3c9f10', 'webinar', 1],
  ],
]

/** Queries of the release before for the customer pages, the thank-you page and resellers. */
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

  it('mails no link, and ends none that serves, because the mail with it is refused', async () => {
    const links = () => rows('select * from account_links order by id')
    const there = await links()
    const open = there.find(link => link.customer_id !== null)
    expect(open).toBeDefined()
    const [customer] = await rows('select id from customers limit 1')
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `update account_links set voided_at = now()
     where customer_id = $1 and used_at is null and voided_at is null and ($2::text is null or purpose = $2)`,
        [open?.customer_id, null],
      )
      await client.query(
        `insert into account_links (id, customer_id, purpose, token_hash, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(hours => $5))`,
        ['5d0c9f3e-6a55-4a0b-9a52-2c1b1d3c9f10', customer?.id, 'password-reset', Buffer.from('hash'), 24],
      )
      await expect(client.query(queueBefore, mailBefore)).rejects.toMatchObject({ code: '57P03' })
      await client.query('rollback')
    } finally {
      client.release()
    }
    expect(await links()).toEqual(there)
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
