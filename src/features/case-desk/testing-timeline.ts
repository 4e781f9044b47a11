import type { EventKind } from '../../common/event-kind.ts'
import type { CaseMail, ReceivedMailDto, TimelineEntry } from '../cases/contract-timeline.ts'
import { noSenderCheck } from '../cases/sender-check-results.ts'

/* Entries and mails of a case, for tests: each says what matters to it. */

/** An entry by a colleague. */
export const timelineEntry = (
  id: number,
  type: EventKind,
  changes: Partial<TimelineEntry> = {},
): TimelineEntry => ({
  id,
  at: '2026-11-23T10:00:00.000Z',
  by: { kind: 'staff', name: 'Noor' },
  type,
  data: {},
  words: null,
  received: null,
  files: [],
  values: [],
  ...changes,
})

/** A mail of the shop that was sent. */
export const caseMail = (changes: Partial<CaseMail> = {}): CaseMail => ({
  id: 1,
  kind: 'order-confirmation',
  recipient: 'lotte@korenmolen.example',
  state: 'sent',
  overtakenBy: null,
  queuedAt: '2026-11-23T10:00:00.000Z',
  endedAt: null,
  attempts: 1,
  lastError: null,
  entry: 1,
  ...changes,
})

/** A mail of the customer that asks something. */
export const receivedMail = (changes: Partial<ReceivedMailDto> = {}): ReceivedMailDto => ({
  id: '7b0e7a2a-3a37-4f0a-9f43-0b3f2f0f8f11',
  from: 'lotte@korenmolen.example',
  fromName: 'Lotte',
  isKnownSender: true,
  isColleague: false,
  copies: [],
  senderCheck: noSenderCheck,
  subject: 'Re: Je bestelling',
  text: 'Kan het ook op dinsdag?',
  quoted: '',
  hasHtml: false,
  cut: null,
  nature: 'answer',
  asks: true,
  reasons: [],
  files: [],
  ...changes,
})
