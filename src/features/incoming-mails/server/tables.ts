import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../../platform/database/column-types.ts'
import { mailCuts } from '../../cases/mail-cuts.ts'
import { mailKinds } from '../../cases/mail-kinds.ts'
import { mailReasons } from '../../cases/mail-reasons.ts'
import { checkResults, senderVerdicts } from '../../cases/sender-check-results.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Mails that came in, each in its case (columns: src/platform/database/migrations/0178-incoming-mails.sql, 0235-sender-of-a-mail.sql, 0252-what-a-mail-is.sql). */
export const incomingMails = pgTable('incoming_mails', {
  id: uuid().primaryKey().defaultRandom(),
  caseId: bigint('case_id', { mode: 'number' }).notNull(),
  messageId: text('message_id').notNull(),
  digest: bytea().notNull(),
  thread: text().array().notNull().default([]),
  source: text({ enum: ['imap', 'webhook'] }).notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  fromAddress: text('from_address').notNull(),
  fromName: text('from_name').notNull().default(''),
  recipients: text().array().notNull().default([]),
  copies: text().array().notNull().default([]),
  subject: text().notNull().default(''),
  bodyText: text('body_text').notNull().default(''),
  bodyHtml: text('body_html'),
  nature: text({ enum: mailKinds }).notNull(),
  asks: boolean(),
  reasons: text({ enum: mailReasons }).array().notNull().default([]),
  isColleague: boolean('is_colleague').notNull().default(false),
  isKnownSender: boolean('is_known_sender').notNull(),
  foundBy: text('found_by', { enum: ['thread', 'address', 'sender', 'none'] }).notNull(),
  cut: text({ enum: mailCuts }),
  senderVerdict: text('sender_verdict', { enum: senderVerdicts }).notNull().default('unknown'),
  spfResult: text('spf_result', { enum: checkResults }),
  dkimResult: text('dkim_result', { enum: checkResults }),
  dmarcResult: text('dmarc_result', { enum: checkResults }),
})

/** How far a mailbox was read. */
export const mailboxes = pgTable('mailboxes', {
  name: text().primaryKey(),
  uidValidity: bigint('uid_validity', { mode: 'number' }),
  lastUid: bigint('last_uid', { mode: 'number' }).notNull().default(0),
  readBy: uuid('read_by'),
  readUntil: moment('read_until'),
  connectedAt: moment('connected_at').notNull().defaultNow(),
  checkedAt: moment('checked_at'),
  waiting: integer().notNull().default(0),
  lastError: text('last_error'),
})

/** Keys that the addresses of cases are signed with. */
export const caseAddressKeys = pgTable('case_address_keys', {
  id: text().primaryKey(),
  keyEncrypted: bytea('key_encrypted').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
