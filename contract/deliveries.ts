import * as z from 'zod/mini'
import { cleanLine } from '../domain/typed-text.ts'
import { defineCall } from './call.ts'
import { Failure } from './failure.ts'
import { rowParam } from './params.ts'

/** Sent and queued deliveries as the desk shows them: mails and webhook calls alike. */

/** How one stands. `held`: it waits because its recipient had enough for a day; `kept`: as a file, there is no mail server. */
export const mailStatuses = ['queued', 'held', 'sent', 'kept', 'dead'] as const

export type MailStatus = (typeof mailStatuses)[number]

/** Subject of a mail; without one there is nothing to open. */
export const MailSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('case'), number: z.string() }),
  z.object({ kind: z.literal('customer'), id: z.string(), name: z.string() }),
])

export type MailSubject = z.infer<typeof MailSubject>

export const DeskMail = z.object({
  id: z.int(),
  channel: z.enum(['email', 'webhook']),
  /** May be one of another version of the shop. */
  kind: z.string(),
  /** null of a webhook call: configuration says where it goes. */
  recipient: z.nullable(z.string()),
  standing: z.enum(mailStatuses),
  /** ISO 8601, as every moment here. */
  createdAt: z.string(),
  /** When it is tried next; null where it is not. */
  nextAttemptAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  about: z.nullable(MailSubject),
})

export type DeskMail = z.infer<typeof DeskMail>

/** The id of a person, an account or an act. */
export const uuidField = (error: string) =>
  z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, { error }))

/** A word that is looked for; without any every one is found. */
export const searched = (length: number) =>
  z._default(
    z.string().check(
      // PostgreSQL has no text with these in it.
      z.overwrite(words => words.replace(/[\p{Cc}\p{Cs}]/gu, ' ')),
      z.overwrite(words => cleanLine(words).slice(0, length)),
    ),
    '',
  )

/** Only what is older than this one, by its number. */
export const olderThan = z.optional(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,14}$/, { error: 'Deze plaats in de lijst bestaat niet' })),
    z.transform(Number),
  ),
)

export const deskMailsQuery = {
  status: z.optional(z.enum(mailStatuses, { error: 'Deze status bestaat niet' })),
  soort: z.optional(z.string().check(z.regex(/^[a-z-]{0,60}$/, { error: 'Deze soort bestaat niet' }))),
  /** A part of the recipient's address. */
  zoek: searched(100),
  na: olderThan,
} as const

export const DeskMails = z.object({
  mails: z.array(DeskMail),
  /** `na` of the next page; null on the last one. */
  next: z.nullable(z.int()),
  /** Deliveries that need attention, regardless of the filter. */
  counts: z.object({ dead: z.int(), held: z.int() }),
})

export type DeskMails = z.infer<typeof DeskMails>

/**
 * How one can be sent again: `retry` tries the same once more, `copy` sends one that arrived a second time. null: it goes by
 * itself, or what it brought would serve no more.
 */
export const resendModes = ['retry', 'copy'] as const

export const DeskMailDetails = z.extend(DeskMail, {
  /** Message-ID or Webhook-Id, by which the other side knows it. */
  messageId: z.string(),
  again: z.nullable(z.enum(resendModes)),
  /**
   * Current text, rendered by the same code: its subject may have changed since it was sent. Link tokens are left out.
   * null if the subject is gone.
   */
  preview: z.nullable(
    z.object({
      /** null of a webhook call. */
      subject: z.nullable(z.string()),
      text: z.string(),
    }),
  ),
})

export type DeskMailDetails = z.infer<typeof DeskMailDetails>

/** GET: the same as the recipient's mail program shows it; a page of its own that may load and do nothing. */

/** Of what is queued from the desk, made in the browser: sent twice, it is queued once. */
export const SentOnce = z.object({ id: uuidField('Laad de pagina opnieuw en probeer het nog eens') })

/** Which one goes now. */
export const QueuedMail = z.object({ id: z.int() })

const common = { group: 'Staff', access: 'staff' } as const

const reading = { ...common, permission: 'mails.read' } as const

const sending = { ...common, permission: 'mails.send' } as const

const noSuchMail = { description: 'There is no mail of this number', body: Failure } as const

const malformed = { description: 'What is asked for is not readable', body: Failure } as const

/** Mails and webhook calls at the staff desk. */
export const deliveryCalls = {
  deskMails: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/beheer/mails',
    summary: 'What left the house or is to leave it, newest first.',
    limit: { max: 600, per: 'minute' },
    query: deskMailsQuery,
    answers: { 200: { description: 'A page of the list', body: DeskMails }, 422: malformed },
  }),
  deskMail: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/beheer/mails/{id}',
    params: { id: rowParam },
    summary: 'One mail or webhook call, with what it would say now.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The mail', body: DeskMailDetails }, 404: noSuchMail },
  }),
  deskMailPage: defineCall({
    ...reading,
    method: 'GET',
    path: '/api/beheer/mails/{id}/voorbeeld.html',
    params: { id: rowParam },
    summary: 'A mail as its recipient sees it, without the tokens of its links.',
    limit: { max: 600, per: 'minute' },
    answers: { 200: { description: 'The mail', body: 'html' }, 404: noSuchMail },
  }),
  sendMailAgain: defineCall({
    ...sending,
    method: 'POST',
    path: '/api/beheer/mails/{id}/opnieuw',
    params: { id: rowParam },
    summary: 'Sends a mail again: a dead one the same, one that arrived as a mail of its own.',
    limit: { max: 60, per: 'minute' },
    body: { kind: 'json', schema: SentOnce },
    answers: {
      200: { description: 'Which one goes now', body: QueuedMail },
      404: noSuchMail,
      409: { description: 'It cannot be sent again, and why', body: Failure },
      422: malformed,
    },
  }),
  sendTestMail: defineCall({
    ...sending,
    method: 'POST',
    path: '/api/beheer/testmail',
    summary: 'Mails whoever asks, to see that mail arrives.',
    limit: { max: 20, per: 'minute' },
    body: { kind: 'json', schema: SentOnce },
    answers: { 200: { description: 'Which one goes', body: QueuedMail }, 422: malformed },
  }),
}
