import { declareEvent } from '../../common/event-kind.ts'

/** Events of staff's work on a case that the core of cases does not judge. */
export const caseDeskEvents = {
  snoozed: declareEvent('case-snoozed', 'day', 'untilAnswer'),
  snoozeEnded: declareEvent('snooze-ended'),
  checkDone: declareEvent('check-done', 'check', 'standing', 'byHand'),
  linked: declareEvent('case-linked', 'linked'),
  unlinked: declareEvent('case-unlinked', 'linked'),
  noteWritten: declareEvent('note-written', 'note'),
  addressConfirmed: declareEvent('address-confirmed'),
  applicationMade: declareEvent('application-made'),
  linksRevoked: declareEvent('follow-link-revoked'),
} as const

/** Entries of the timeline that are no event: a mail that came by itself. */
export const mailEntryKinds = {
  queued: declareEvent('mail-queued', 'kind'),
} as const
