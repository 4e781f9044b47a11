import * as z from 'zod/mini'
import { cleanLine } from '../domain/typed-text.ts'

/** What left the house or is to leave it, as the staff desk shows it: mails and webhook calls alike. */

/** How one stands. `held`: it waits because its recipient had enough for a day; `kept`: as a file, there is no mail server. */
export const mailStandings = ['queued', 'held', 'sent', 'kept', 'dead'] as const
export type MailStanding = (typeof mailStandings)[number]

/** What a mail is about; of one about neither there is nothing to open. */
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
  standing: z.enum(mailStandings),
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

/** GET /api/beheer/mails → DeskMails, newest first; 422 where the query has what no page asks for. */
export const deskMails = { method: 'GET', path: '/api/beheer/mails' } as const
export const deskMailsQuery = {
  status: z.optional(z.enum(mailStandings, { error: 'Deze status bestaat niet' })),
  soort: z.optional(z.string().check(z.regex(/^[a-z-]{0,60}$/, { error: 'Deze soort bestaat niet' }))),
  /** A part of the recipient's address. */
  zoek: searched(100),
  na: olderThan,
} as const
export const DeskMails = z.object({
  mails: z.array(DeskMail),
  /** `na` of the next page; null on the last one. */
  next: z.nullable(z.int()),
  /** What somebody has to look at, whatever the filter. */
  counts: z.object({ dead: z.int(), held: z.int() }),
})
export type DeskMails = z.infer<typeof DeskMails>

/**
 * How one can be sent again: `retry` tries the same once more, `copy` sends one that arrived a second time. null: it goes by
 * itself, or what it brought would serve no more.
 */
export const waysAgain = ['retry', 'copy'] as const

/** GET /api/beheer/mails/{id} → DeskMailDetails; 404 where there is none of this number. */
export const deskMail = (id: number) => ({ method: 'GET', path: `${deskMails.path}/${id}` }) as const
export const DeskMailDetails = z.extend(DeskMail, {
  /** Message-ID or Webhook-Id, by which the other side knows it. */
  messageId: z.string(),
  again: z.nullable(z.enum(waysAgain)),
  /**
   * What it would say now, with the same code that wrote it: what it is about may have changed since. The tokens of its links are
   * left out. null where what it is about is gone.
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
export const deskMailPage = (id: number) => `${deskMails.path}/${id}/voorbeeld.html`

/** Of what is queued from the desk, made in the browser: sent twice, it is queued once. */
export const SentOnce = z.object({ id: uuidField('Laad de pagina opnieuw en probeer het nog eens') })

/** POST /api/beheer/mails/{id}/opnieuw: SentOnce → 200 QueuedMail; 409 with the reason where it cannot be. */
export const sendMailAgain = (id: number) =>
  ({ method: 'POST', path: `${deskMails.path}/${id}/opnieuw` }) as const
/** POST /api/beheer/testmail: SentOnce → 200 QueuedMail: to the address of whoever asks. */
export const sendTestMail = { method: 'POST', path: '/api/beheer/testmail' } as const
/** Which one goes now. */
export const QueuedMail = z.object({ id: z.int() })
