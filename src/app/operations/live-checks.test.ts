import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/testing.ts'
import { lastBackupFile } from './backup/last-backup.ts'
import { liveChecks, testimonialsProblem } from './live-checks.ts'

let testDatabase: TestDatabase
let dataDir: string
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-live-'))
})
afterAll(async () => {
  await testDatabase.drop()
  await rm(dataDir, { recursive: true })
})

const now = new Date('2026-11-22T12:00:00Z')
const recipient = `age1${'q'.repeat(58)}`
/** A provider who has set all that variables can say. */
const ready = {
  PUBLIC_URL: 'https://telecom.test',
  BRAND_NAME: 'Telecom',
  BRAND_LEGAL_NAME: 'Telecom B.V.',
  BRAND_PHONE: '020 123 45 67',
  BRAND_EMAIL: 'hallo@telecom.test',
  BRAND_STREET: 'Straat 1',
  BRAND_KVK_NUMBER: '12345678',
  BRAND_VAT_NUMBER: 'NL123456789B01',
  BRAND_CREDITOR_ID: 'NL50ZZZ123456780000',
  ADDRESS_PROVIDER: 'pdok',
  SMTP_URL: 'smtps://mail.telecom.test',
  STAFF_EMAIL: 'verkoop@telecom.test',
  BACKUP_RECIPIENT: recipient,
  METRICS_TOKEN: 'a-token-of-the-tests',
}

async function problems(env: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const config = await readConfig({ DATA_DIR: dataDir, ...env })
  const checks = await liveChecks(config, testDatabase.database, now)
  return Object.fromEntries(
    checks.flatMap(({ what, problem }) => (problem === null ? [] : [[what, problem]])),
  )
}

const backedUp = (startedAt: string) =>
  writeFile(path.join(dataDir, lastBackupFile), JSON.stringify({ file: 'a.age', startedAt }))

it('names all of it in a shop that was just unpacked', async () => {
  const found = await problems({})
  expect(Object.keys(found)).toEqual([
    'Adres van de winkel',
    'Merk',
    'Testimonials',
    'Resellers',
    'Adressen',
    'Dekking',
    'E-mail',
    'Reservekopie',
    'Juridische teksten',
    'Eerder stoppen',
    'Bewaking',
  ])
  expect(found.Testimonials).toContain('Veenstra & Dijk Accountants, Bakkerij De Halm')
  expect(found.Merk).toContain('naam, statutaire naam, telefoonnummer, e-mailadres, adres')
  expect(found.Adressen).toContain('9999 XX')
})

it('leaves one line after the other as the provider sets what is his', async () => {
  await backedUp('2026-11-22T06:00:00.000Z')
  const found = await problems(ready)
  expect(Object.keys(found)).toEqual([
    'Testimonials',
    'Resellers',
    'Adressen',
    'Dekking',
    'Juridische teksten',
    'Eerder stoppen',
  ])
  const fingerprint = /CONFIRMED_TEXTS=(\w+)/.exec(found['Juridische teksten'] ?? '')?.[1] ?? ''
  expect(Object.keys(await problems({ ...ready, CONFIRMED_TEXTS: fingerprint }))).not.toContain(
    'Juridische teksten',
  )
  expect(Object.keys(await problems({ ...ready, CONFIRMED_TEXTS: '0123456789abcdef' }))).toContain(
    'Juridische teksten',
  )
})

it('is content with imported addresses and coverage, and a reseller who was switched off', async () => {
  const { database } = testDatabase
  await database.execute(sql`delete from addresses where ctid = (select ctid from addresses limit 1)`)
  await database.execute(sql`delete from coverage where ctid = (select ctid from coverage limit 1)`)
  await database.execute(sql`update resellers set active = false`)
  const found = await problems(ready)
  expect(found).not.toHaveProperty('Adressen')
  expect(found).not.toHaveProperty('Dekking')
  expect(found).not.toHaveProperty('Resellers')
})

it('counts the products with a term of which nobody confirmed what leaving costs, until there are none', async () => {
  const { database } = testDatabase
  const confirm = (where: SQL) =>
    database.execute(sql`
      update catalogue_changes set after = after || '{"exitPercentage":100}'
      where kind = 'offering' and (after ->> 'contractDuration')::integer > 1 and ${where}`)
  await confirm(sql`after ->> 'id' <> '11005'`)
  expect((await problems(ready))['Eerder stoppen']).toContain('van 1 product met een looptijd')
  await confirm(sql`true`)
  expect(await problems(ready)).not.toHaveProperty('Eerder stoppen')
})

it.each([
  ['2026-11-21T11:00:00.000Z', '25 uur oud'],
  ['2026-11-21T12:30:00.000Z', undefined],
])('of a backup begun at %s says: %s', async (startedAt, said) => {
  await backedUp(startedAt)
  const { Reservekopie } = await problems(ready)
  if (said) expect(Reservekopie).toContain(said)
  else expect(Reservekopie).toBeUndefined()
})

it.each([
  { SMTP_URL: 'smtp://user:password@mail.telecom.test' },
  { SMTP_URL: 'smtp://localhost:25' },
  { PDOK_URL: 'http://127.0.0.1:8080' },
  { DATABASE_URL: 'postgresql://shop@db.telecom.test/shop?sslmode=verify-full' },
  { DATABASE_URL: 'postgresql://shop@localhost/shop' },
  { DATABASE_URL: 'postgresql:///shop?host=/var/run/postgresql' },
])('says nothing of a connection that is encrypted or stays on this machine: %j', async changed => {
  expect(await problems({ ...ready, ...changed })).not.toHaveProperty('Verbindingen')
})

it.each([
  ['E-mail', { MAIL_FROM: 'Winkel <winkel@shop.example>' }, 'winkel@shop.example'],
  ['E-mail', { SMTP_URL: '' }, 'SMTP_URL'],
  ['Adres van de winkel', { PUBLIC_URL: 'http://telecom.test' }, 'https'],
  ['Verbindingen', { SMTP_URL: 'smtp://mail.telecom.test' }, 'SMTP_URL'],
  ['Verbindingen', { PDOK_URL: 'http://pdok.telecom.test' }, 'PDOK_URL'],
  [
    'Verbindingen',
    { KVK_API_KEY: 'l7-key', KVK_API_URL: 'http://kvk.telecom.test', APP_SECRET: 'x'.repeat(32) },
    'KVK_API_URL',
  ],
  ['Verbindingen', { DATABASE_URL: 'postgresql://shop@db.telecom.test/shop' }, 'DATABASE_URL'],
  ['Verbindingen', { DATABASE_URL: 'postgresql://shop@10.0.0.7/shop?sslmode=prefer' }, 'DATABASE_URL'],
  ['Limieten', { RATE_LIMIT_FACTOR: '1000' }, 'RATE_LIMIT_FACTOR'],
  ['Reservekopie', { BACKUP_RECIPIENT: '' }, 'BACKUP_RECIPIENT'],
  ['Bewaking', { METRICS_TOKEN: '' }, 'METRICS_TOKEN'],
])('%s: %j', async (what, changed, said) => {
  await backedUp('2026-11-22T06:00:00.000Z')
  expect((await problems({ ...ready, ...changed }))[what]).toContain(said)
})

it('has nothing to say of testimonials once no example shows', () => {
  expect(testimonialsProblem([])).toBeNull()
})
