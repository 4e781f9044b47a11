import * as z from 'zod/mini'
import { eventKindField } from '../events/event-kind-field.ts'
import { CaseFile } from './case-file.ts'
import { mailCuts } from './mail-cuts.ts'
import { mailKinds } from './mail-kinds.ts'
import { mailReasons } from './mail-reasons.ts'
import { checkResults, senderVerdicts } from './sender-check-results.ts'

/** A mail that came in. */
export const ReceivedMailDto = z.object({
  id: z.string(),
  /** Address of its one author; empty where it names nobody or several. */
  from: z.string(),
  fromName: z.string(),
  /** Whether the sender is somebody of the case. */
  isKnownSender: z.boolean(),
  /** Whether it is of the domain that its sender names, and the results of each check; null where nobody looked. */
  /** Whether the sender has the address of a colleague. */
  isColleague: z.boolean(),
  /** Addresses that it went to beside ours. */
  copies: z.array(z.string()),
  senderCheck: z.object({
    verdict: z.enum(senderVerdicts),
    spf: z.nullable(z.enum(checkResults)),
    dkim: z.nullable(z.enum(checkResults)),
    dmarc: z.nullable(z.enum(checkResults)),
  }),
  subject: z.string(),
  /** As the sender wrote it, without what it quotes. */
  text: z.string(),
  /** Earlier mails that it quotes; empty for none. */
  quoted: z.string(),
  hasHtml: z.boolean(),
  cut: z.nullable(z.enum(mailCuts)),
  nature: z.enum(mailKinds),
  /** Whether it asks something of us: as it was judged, or as a colleague said since. */
  asks: z.boolean(),
  /** Why it is what it is; empty of mails before 0.18. */
  reasons: z.array(z.enum(mailReasons)),
  files: z.array(CaseFile),
})

export type ReceivedMailDto = z.infer<typeof ReceivedMailDto>

/** Something that happened to a case. */
export const TimelineEntry = z.object({
  id: z.int(),
  at: z.string(),
  /** Actor; the name is null unless it is a colleague or a client of the API. */
  by: z.object({
    kind: z.enum(['customer', 'staff', 'system', 'reseller', 'visitor', 'client']),
    name: z.nullable(z.string()),
  }),
  /** A kind of event, or `mail-queued`; a later version of the shop may have others. */
  type: eventKindField,
  /** Facts that name no person. */
  data: z.record(z.string(), z.unknown()),
  /** Text by staff: a note or a message. */
  words: z.nullable(z.object({ subject: z.nullable(z.string()), text: z.string() })),
  /** The mail that came in with it. */
  received: z.nullable(ReceivedMailDto),
  /** Files of what staff wrote, or of what the customer asked. */
  files: z.array(CaseFile),
  /** Changed personal fields; empty if they were erased. */
  values: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
})

export type TimelineEntry = z.infer<typeof TimelineEntry>

/** A mail about the case, and what became of it. */
export const CaseMail = z.object({
  id: z.int(),
  kind: z.string(),
  recipient: z.string(),
  /** `held`: waits because its mailbox had enough for a day; `overtaken`: did not go, as it was untrue by then. */
  state: z.enum(['queued', 'held', 'sent', 'kept', 'dead', 'overtaken']),
  /** The entry that overtook it. */
  overtakenBy: z.nullable(z.int()),
  queuedAt: z.string(),
  endedAt: z.nullable(z.string()),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  /** The entry of the timeline that it belongs to. */
  entry: z.int(),
})

export type CaseMail = z.infer<typeof CaseMail>

/** A mail as it would go, or went. */
export const MailPreview = z.object({
  to: z.string(),
  cc: z.optional(z.string()),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})

export type MailPreview = z.infer<typeof MailPreview>
