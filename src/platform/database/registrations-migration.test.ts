import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

/** Migration 0015: the converted customers of the release before. */

const all = path.join(import.meta.dirname, 'migrations')
let shop: TestDatabase
let before: string

beforeEach(async () => {
  shop = await createTestDatabase()
  await shop.pool.query('drop schema public cascade; create schema public')
  before = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  const older = (await readdir(all)).filter(name => name < '0015')
  await Promise.all(older.map(name => cp(path.join(all, name), path.join(before, name))))
  await migrate(shop.connection, () => undefined, before)
})
afterEach(async () => {
  await shop.drop()
  await rm(before, { recursive: true })
})

const active = '11111111-1111-4111-8111-111111111111'
const waiting = '22222222-2222-4222-8222-222222222222'
const resetLink = '33333333-3333-4333-8333-333333333333'
const activationLink = '44444444-4444-4444-8444-444444444444'

test('who waited for a password becomes a registration with his link and mail; customers stay as they are', async () => {
  await shop.pool.query(
    `insert into resellers (id, company_name) values ('noord', 'Netwerkpartner Noord');
     insert into customers (id, email, email_key, password_hash, organization, iban_encrypted, kvk_checked, reseller_id,
         created_at, activated_at) values
       ('${active}', 'A@x.example', 'a@x.example', 'hash', '{"companyName":"A"}', 'a', true, null, '2026-01-01', '2026-01-02'),
       ('${waiting}', 'W@x.example', 'w@x.example', null, '{"companyName":"W"}', 'w', false, 'noord', '2026-02-01', null);
     insert into account_links (id, customer_id, purpose, token_hash, expires_at) values
       ('${resetLink}', '${active}', 'password-reset', 'r', now() + interval '1 day'),
       ('${activationLink}', '${waiting}', 'activation', 'v', now() + interval '1 day');
     insert into outbox_emails (kind, recipient, message_id, account_link_id) values
       ('account-activation', 'W@x.example', '<1@x.example>', '${activationLink}');`,
  )
  const rows = async (sql: string) => (await shop.pool.query(sql)).rows
  const [customer] = await rows(`select * from customers where id = '${active}'`)

  await migrate(shop.connection, () => undefined)

  expect(await rows('select * from customers')).toEqual([
    {
      ...customer,
      changed_at: null,
      blocked_at: null,
      blocked_by: null,
      blocked_reason: null,
      purchase_order_number: '',
      invoice_email: '',
      cost_centre: '',
    },
  ])
  expect(await rows('select * from registrations')).toEqual([
    {
      id: waiting,
      email: 'W@x.example',
      email_key: 'w@x.example',
      organization: { companyName: 'W' },
      iban_encrypted: Buffer.from('w'),
      kvk_checked: false,
      reseller_id: 'noord',
      created_at: new Date('2026-02-01T00:00:00Z'),
      case_id: null,
    },
  ])
  expect(
    await rows('select id, customer_id, registration_id, revoked_at from mailed_links order by id'),
  ).toEqual([
    { id: resetLink, customer_id: active, registration_id: null, revoked_at: null },
    { id: activationLink, customer_id: null, registration_id: waiting, revoked_at: null },
  ])
  expect(await rows('select mailed_link_id, held_at, limit_lifted from deliveries')).toEqual([
    { mailed_link_id: activationLink, held_at: null, limit_lifted: false },
  ])
})
