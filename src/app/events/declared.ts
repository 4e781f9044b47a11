import type { CommonFact, FactOf, NameOf } from '../../common/event-kind.ts'
import type { importEvents } from '../../features/addresses/events.ts'
import type { transferEvents } from '../../features/agreement-transfers/events.ts'
import type { agreementEvents } from '../../features/agreements/events.ts'
import type { apiClientEvents } from '../../features/api-clients/events.ts'
import type { auditEvents } from '../../features/audit/events.ts'
import type { bulkActionEvents } from '../../features/bulk-actions/events.ts'
import type { caseDeskEvents, mailEntryKinds } from '../../features/case-desk/events.ts'
import type { fileEvents } from '../../features/case-files/events.ts'
import type { caseEvents } from '../../features/cases/events.ts'
import type { catalogueEvents, revisionEvents } from '../../features/catalogue/events.ts'
import type { coverageEvents } from '../../features/coverage/events.ts'
import type { customerCaseEvents, customerEvents } from '../../features/customers/events.ts'
import type { returnEvents } from '../../features/device-returns/events.ts'
import type { documentEvents } from '../../features/documents/events.ts'
import type { erasureEvents } from '../../features/events/events.ts'
import type { incomingMailEvents } from '../../features/incoming-mails/events.ts'
import type { lineChangeEvents } from '../../features/line-changes/events.ts'
import type { mailEvents } from '../../features/mails/events.ts'
import type { parcelEvents } from '../../features/parcels/events.ts'
import type { prospectEvents } from '../../features/prospects/events.ts'
import type { quoteEvents } from '../../features/quotes/events.ts'
import type { replyTemplateEvents } from '../../features/reply-templates/events.ts'
import type { staffEvents } from '../../features/staff/events.ts'
import type { webhookEvents } from '../../features/webhooks/events.ts'

/** Events that may be about a case. */
type CaseKinds =
  | typeof caseEvents
  | typeof caseDeskEvents
  | typeof parcelEvents
  | typeof agreementEvents
  | typeof returnEvents
  | typeof transferEvents
  | typeof lineChangeEvents
  | typeof quoteEvents
  | typeof fileEvents
  | typeof incomingMailEvents
  | typeof documentEvents
  | typeof erasureEvents
  | typeof customerCaseEvents

type Kinds =
  | CaseKinds
  | typeof customerEvents
  | typeof prospectEvents
  | typeof mailEvents
  | typeof replyTemplateEvents
  | typeof webhookEvents
  | typeof auditEvents
  | typeof bulkActionEvents
  | typeof coverageEvents
  | typeof revisionEvents
  | typeof catalogueEvents
  | typeof importEvents
  | typeof apiClientEvents
  | typeof staffEvents

/** The name of every kind of event that a feature declares. */
export type EventName = NameOf<Kinds>

/** Of those that may be about a case. */
export type CaseEventName = NameOf<CaseKinds>

/** Entries that the timeline of a case shows. */
export type TimelineName = CaseEventName | NameOf<typeof mailEntryKinds>

/** The name of every fact that events tell. */
export type EventFact = FactOf<Kinds> | CommonFact
