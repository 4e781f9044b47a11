import type { EventKind, EventKinds, NameOf } from '../../common/event-kind.ts'
import type { agreementEvents } from '../agreements/events.ts'
import type { fileEvents } from '../case-files/events.ts'
import type { caseEvents } from '../cases/events.ts'
import type { customerCaseEvents } from '../customers/events.ts'
import type { documentEvents } from '../documents/events.ts'
import type { erasureEvents } from '../events/events.ts'
import type { incomingMailEvents } from '../incoming-mails/events.ts'
import type { lineChangeEvents } from '../line-changes/events.ts'

/**
 * Word for what an event of a case tells receivers of that case. `within`: only of something within it (server/within-cases.ts). null: nothing, as it
 * is the desk's own, such as a note or a view.
 */
export type NotifiedAs = 'created' | 'state-changed' | 'changed' | 'within' | null

/** The words for these kinds: a feature that stands above says so of its own. */
export type NotifiedEvents<Kinds extends EventKinds> = Readonly<Record<NameOf<Kinds>, NotifiedAs>>

/** The word for any stored event; null for one of another release too. */
export type NotifiedAsOf = (kind: EventKind) => NotifiedAs

export const notifiedEvents: NotifiedEvents<
  | typeof caseEvents
  | typeof customerCaseEvents
  | typeof documentEvents
  | typeof erasureEvents
  | typeof fileEvents
  | typeof incomingMailEvents
  | typeof agreementEvents
  | typeof lineChangeEvents
> = {
  'case-opened': 'created',
  'state-changed': 'state-changed',
  'cancel-asked': 'state-changed',
  'change-asked': 'changed',
  'notice-given': 'changed',
  'notice-withdrawn': 'changed',
  'transfer-declined': 'changed',
  'request-settled': 'changed',
  'delivery-planned': 'changed',
  'port-in-changed': 'changed',
  'case-corrected': 'changed',
  'lines-proposed': 'changed',
  'lines-changed': 'changed',
  'lines-declined': 'changed',
  'line-change-withdrawn': 'changed',
  'quote-sent': 'changed',
  'quote-asked': 'changed',
  'mail-received': 'changed',
  'mail-reclassified': 'changed',
  'message-sent': 'changed',
  'product-ended': 'within',
  'product-kept': 'within',
  'agreement-handed-over': 'within',
  'call-done': 'within',
  'message-withdrawn': 'within',
  'quote-accepted': null,
  'quote-declined': null,
  'case-viewed': null,
  'case-assigned': null,
  'case-taken-along': null,
  'call-planned': null,
  'document-corrected': null,
  'file-infected': null,
  'file-viewed': null,
  'iban-viewed': null,
  'mail-bounced': null,
  'mail-sent-again': null,
  'values-erased': null,
}
