import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'
import type { Scope } from '../scopes.ts'

/* Clients of the API (src/platform/database/migrations/0185-api-clients.sql says what each column is). */

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const apiClients = pgTable('api_clients', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  resellerId: text('reseller_id'),
  scopes: text().array().$type<Scope[]>().notNull(),
  networks: text().array().notNull().default([]),
  expiresAt: moment('expires_at'),
  sendsMails: boolean('sends_mails').notNull().default(true),
  callsPerMinute: integer('calls_per_minute').notNull(),
  isTest: boolean('is_test').notNull().default(false),
  contactEmail: text('contact_email').notNull(),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  createdBy: uuid('created_by'),
  revokedAt: moment('revoked_at'),
})

export const apiKeys = pgTable('api_keys', {
  id: uuid().primaryKey().defaultRandom(),
  clientId: uuid('client_id').notNull(),
  hash: bytea().notNull(),
  ending: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  createdBy: uuid('created_by'),
  lastUsedAt: moment('last_used_at'),
  revokedAt: moment('revoked_at'),
})

/** The key that keys and tokens are hashed under (src/platform/database/migrations/0186-keys-and-tests.sql). */
export const apiHashKey = pgTable('api_hash_key', {
  id: text().primaryKey().default('credentials'),
  keyEncrypted: bytea('key_encrypted').notNull(),
})

export const apiTokens = pgTable('api_tokens', {
  hash: bytea().primaryKey(),
  keyId: uuid('key_id').notNull(),
  scopes: text().array().$type<Scope[]>(),
  expiresAt: moment('expires_at').notNull(),
})

export const apiUsage = pgTable(
  'api_usage',
  {
    clientId: uuid('client_id').notNull(),
    day: date().notNull(),
    calls: bigint({ mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.clientId, table.day] })],
)

export const apiCases = pgTable('api_cases', {
  caseId: bigint('case_id', { mode: 'number' }).primaryKey(),
  clientId: uuid('client_id').notNull(),
  externalId: text('external_id'),
  sent: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
  /** src/platform/database/migrations/0191-orders-by-api.sql */
  bodyMac: bytea('body_mac'),
})
