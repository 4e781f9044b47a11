import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'
import type { OrderAction } from '../../cases/order-purpose.ts'
import type { HubApi, SentType, WebhookType } from '../event-types.ts'
import { signatureKinds } from '../signature-kinds.ts'
import { messageStates, subscriptionStatuses, type switchOffReasons } from '../subscription.ts'

/* Receivers of events, and what they are told (columns: src/platform/database/migrations/0188-webhooks.sql). */

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const webhookSubscriptions = pgTable('webhook_subscriptions', {
  id: uuid().primaryKey(),
  clientId: uuid('client_id'),
  configuredAs: text('configured_as'),
  name: text().notNull(),
  url: text().notNull(),
  format: text({ enum: ['standard', 'tmf', 'form-answers'] }).notNull(),
  api: text().$type<HubApi>(),
  query: text(),
  types: text().array().$type<WebhookType[]>().notNull(),
  states: text().array().notNull().default([]),
  productTypes: text('product_types').array().notNull().default([]),
  actions: text().array().$type<OrderAction[]>().notNull().default(['add']),
  contactEmail: text('contact_email'),
  status: text({ enum: subscriptionStatuses }).notNull().default('active'),
  offReason: text('off_reason').$type<(typeof switchOffReasons)[number]>(),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastSuccessAt: moment('last_success_at'),
  failingSince: moment('failing_since'),
  warnedAt: moment('warned_at'),
  slowUntil: moment('slow_until'),
})
export type StoredSubscription = Readonly<typeof webhookSubscriptions.$inferSelect>

export const webhookSecrets = pgTable('webhook_secrets', {
  id: uuid().primaryKey(),
  subscriptionId: uuid('subscription_id').notNull(),
  kind: text({ enum: signatureKinds }).notNull(),
  secretEncrypted: bytea('secret_encrypted').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const webhookMessages = pgTable('webhook_messages', {
  id: uuid().primaryKey(),
  subscriptionId: uuid('subscription_id').notNull(),
  source: text().notNull(),
  eventId: bigint('event_id', { mode: 'number' }),
  type: text().$type<SentType>().notNull(),
  body: text(),
  state: text({ enum: messageStates }).notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  dueAt: moment('due_at').notNull().defaultNow(),
  createdAt: moment('created_at').notNull().defaultNow(),
  endedAt: moment('ended_at'),
})
export type StoredMessage = Readonly<typeof webhookMessages.$inferSelect>

export const webhookAttempts = pgTable('webhook_attempts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  messageId: uuid('message_id').notNull(),
  at: moment('at').notNull(),
  tookMs: integer('took_ms').notNull(),
  status: integer(),
  answer: text(),
  error: text(),
})

/** How far the events were read: one row. */
export const webhookReader = pgTable('webhook_reader', {
  isOnly: boolean('is_only').primaryKey().default(true),
  readUpTo: bigint('read_up_to', { mode: 'number' }).notNull(),
  launchedUpTo: moment('launched_up_to').notNull().defaultNow(),
  heldBy: uuid('held_by'),
  heldUntil: moment('held_until'),
})
