import * as z from 'zod/mini'
import { csvFile } from '../../common/contract/answers.ts'
import { defineCall } from '../../common/contract/call.ts'
import { Failure } from '../../common/contract/failure.ts'
import { dayField } from '../../common/contract/fields.ts'
import { olderThan, searched, uuidField } from '../desk/list-fields.ts'
import { deskFilterTexts } from '../desk/texts.ts'
import { eventKindField } from '../events/event-kind-field.ts'

/** Events and their actors, as the audit log of the desk shows them. */

export const actorKinds = ['staff', 'customer', 'visitor', 'client', 'reseller', 'system'] as const

export type ActorKind = (typeof actorKinds)[number]

/** Subject of an event; a deleted one has no name. */
const AuditSubject = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('case'),
    number: z.string(),
    /** The name of the form that it came in with, or of its kind. */
    name: z.string(),
  }),
  z.object({ kind: z.literal('customer'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('staff'), id: z.string(), name: z.string() }),
  z.object({ kind: z.literal('product'), id: z.int() }),
])

export type AuditSubject = z.infer<typeof AuditSubject>

export const AuditEntry = z.object({
  id: z.int(),
  /** ISO 8601. */
  occurredAt: z.string(),
  /** May be one of another version of the shop. */
  type: eventKindField,
  actor: z.object({ kind: z.enum(actorKinds), id: z.nullable(z.string()), name: z.nullable(z.string()) }),
  about: z.array(AuditSubject),
  /** The changes in Dutch words: from what to what, where that is kept and was not erased. */
  changes: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  /** Everything else that is known, by name, in Dutch words. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
})

export type AuditEntry = z.infer<typeof AuditEntry>

/** A day, or none: `2026-11-24`. */
const day = (missing: string) =>
  z.optional(
    z.pipe(
      z.union([z.literal(''), dayField(missing)], { error: missing }),
      z.transform(value => value || undefined),
    ),
  )

/** Filters of the log; all of them apply at once. */
export const auditFilter = {
  /** Somebody of the staff, by id. */
  wie: z.optional(uuidField(deskFilterTexts.noSuchColleague)),
  /** Kind of actor. */
  door: z.optional(z.enum(actorKinds, { error: deskFilterTexts.noSuchGroup })),
  /** A client of the API, by id: what it did, and what was done with it. */
  koppeling: z.optional(uuidField(deskFilterTexts.noSuchClient)),
  soort: z.optional(z.string().check(z.regex(/^[a-z-]{0,60}$/, { error: deskFilterTexts.noSuchKind }))),
  /** Days in the Netherlands, both included: `2026-11-24`. */
  van: day(deskFilterTexts.noDate),
  tot: day(deskFilterTexts.noDate),
  /** The number of a case, however it is written. */
  zaak: searched(100),
  /** A kind of case, or the id of a form of the website. */
  vorm: z.optional(z.string().check(z.regex(/^[a-z0-9-]{0,60}$/, { error: deskFilterTexts.noSuchForm }))),
  klant: z.optional(uuidField(deskFilterTexts.noSuchCustomer)),
} as const

export const auditQuery = { ...auditFilter, na: olderThan } as const

export const AuditLog = z.object({
  entries: z.array(AuditEntry),
  /** `na` of the next page; null on the last one. */
  next: z.nullable(z.int()),
  /** Staff to choose from, by name. */
  staff: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Clients of the API to choose from, by name; revoked ones too. */
  clients: z.array(z.object({ id: z.string(), name: z.string() })),
  /** By which form or kind cases can be looked for, as `vorm` asks for it. */
  forms: z.array(z.object({ id: z.string(), name: z.string() })),
})

export type AuditLog = z.infer<typeof AuditLog>

export const AuditExport = z.object(auditFilter)

const common = { group: 'Staff', access: 'staff' } as const

const malformed = { description: 'The filter is not readable', body: Failure } as const

/** The audit log of the staff desk. */
export const auditCalls = {
  auditLog: defineCall({
    ...common,
    method: 'GET',
    path: '/api/beheer/logboek',
    permission: 'audit.read',
    summary: 'What happened and who did it, newest first.',
    limit: { max: 600, per: 'minute' },
    query: auditQuery,
    answers: { 200: { description: 'A page of the log', body: AuditLog }, 422: malformed },
  }),
  exportAudit: defineCall({
    ...common,
    method: 'POST',
    path: '/api/beheer/logboek/export',
    permission: 'audit.export',
    confirmed: true,
    summary: 'All of the log that fits a filter, as a file for a spreadsheet.',
    limit: { max: 10, per: 'minute' },
    body: { kind: 'json', schema: AuditExport },
    answers: { 200: csvFile, 422: malformed },
  }),
}
