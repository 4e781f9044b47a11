import type { MailReason } from './mail-reasons.ts'

/**
 * Kinds of mails that come in. `answer`: a person of the case wrote, also every mail that releases before these kinds took for
 * a person's. `ticket`: a person wrote, and a ticket system sent it. `delay`: a mail server still tries to bring a mail of ours.
 */
export const mailKinds = [
  'question',
  'answer',
  'thanks',
  'empty',
  'reaction',
  'calendar-accepted',
  'calendar-declined',
  'calendar-tentative',
  'calendar-proposal',
  'recall',
  'ticket',
  'automatic',
  'bounce',
  'delay',
  'newsletter',
  'spam',
  'colleague',
  'stranger',
] as const
export type MailKind = (typeof mailKinds)[number]

/** The kind of a mail, and why it is that. */
export type Classification = {
  readonly kind: MailKind
  /** Whether somebody waits for an answer of ours. */
  readonly asks: boolean
  /** The most telling first. */
  readonly reasons: readonly MailReason[]
}

/** The case that a mail came into, and its sender, as far as they tell about it. */
export type MailContext = {
  /** `stranger`: is nobody of the case. Whoever opens a case by the mail is its customer. */
  readonly sender: 'customer' | 'colleague' | 'stranger'
  /** Whether the mail came into a case that was there. */
  readonly hasCase: boolean
  /** Whether staff let the case wait for an answer. */
  readonly isAwaited: boolean
  /** Whether our last mail asked something. */
  readonly wasAsked: boolean
  /** Whether a delivery or a call is planned that lies ahead. */
  readonly hasAppointmentAhead: boolean
  /** Mails of this sender to the case within the last hour, since staff last answered or settled any. */
  readonly unanswered: number
  /** Whether one of these has the same words. */
  readonly isRepeated: boolean
}

/** Whether a mail is a person's own, whatever it asks: what reads as said by somebody. */
const ofPersons: ReadonlySet<MailKind> = new Set<MailKind>([
  'question',
  'answer',
  'thanks',
  'empty',
  'ticket',
  'colleague',
  'stranger',
])
export const isOfPerson = (kind: MailKind): boolean => ofPersons.has(kind)

/** Whether a mail of before these judgements asks: a person's did. */
export const askedByKind = (kind: unknown): boolean => kind === 'answer'
