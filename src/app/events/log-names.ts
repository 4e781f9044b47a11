import { byKind, type EventKind } from '../../common/event-kind.ts'
import { addressLogNames } from '../../features/addresses/log-texts.ts'
import { transferLogNames } from '../../features/agreement-transfers/log-texts.ts'
import { agreementLogNames } from '../../features/agreements/log-texts.ts'
import { apiClientsLogNames } from '../../features/api-clients/log-texts.ts'
import { auditLogNames } from '../../features/audit/log-texts.ts'
import { auditValueTexts } from '../../features/audit/texts-facts.ts'
import { bulkActionsLogNames } from '../../features/bulk-actions/log-texts.ts'
import { caseDeskLogNames } from '../../features/case-desk/log-texts.ts'
import { caseFilesLogNames } from '../../features/case-files/log-texts.ts'
import { casesLogNames } from '../../features/cases/log-texts.ts'
import { catalogueLogNames } from '../../features/catalogue/log-texts.ts'
import { coverageLogNames } from '../../features/coverage/log-texts.ts'
import { customersLogNames } from '../../features/customers/log-texts.ts'
import { returnLogNames } from '../../features/device-returns/log-texts.ts'
import { documentsLogNames } from '../../features/documents/log-texts.ts'
import { eventsLogNames } from '../../features/events/log-texts.ts'
import { incomingMailsLogNames } from '../../features/incoming-mails/log-texts.ts'
import { lineChangesLogNames } from '../../features/line-changes/log-texts.ts'
import { mailsLogNames } from '../../features/mails/log-texts.ts'
import { parcelsLogNames } from '../../features/parcels/log-texts.ts'
import { prospectsLogNames } from '../../features/prospects/log-texts.ts'
import { quotesLogNames } from '../../features/quotes/log-texts.ts'
import { replyTemplatesLogNames } from '../../features/reply-templates/log-texts.ts'
import { staffLogNames } from '../../features/staff/log-texts.ts'
import { webhooksLogNames } from '../../features/webhooks/log-texts.ts'
import type { EventName } from './declared.ts'

/** Every kind of event as the log names it: one that a feature declares without a name does not compile. */
export const logNames: Readonly<Record<EventName, string>> = {
  ...casesLogNames,
  ...caseDeskLogNames,
  ...parcelsLogNames,
  ...returnLogNames,
  ...agreementLogNames,
  ...transferLogNames,
  ...lineChangesLogNames,
  ...quotesLogNames,
  ...customersLogNames,
  ...prospectsLogNames,
  ...caseFilesLogNames,
  ...incomingMailsLogNames,
  ...documentsLogNames,
  ...mailsLogNames,
  ...replyTemplatesLogNames,
  ...webhooksLogNames,
  ...auditLogNames,
  ...bulkActionsLogNames,
  ...coverageLogNames,
  ...catalogueLogNames,
  ...addressLogNames,
  ...apiClientsLogNames,
  ...eventsLogNames,
  ...staffLogNames,
}

const known = byKind(logNames)

/** The name of a kind in the log; one of another release has none here. */
export const logNameOf = (kind: EventKind): string => known(kind) ?? auditValueTexts.otherRelease
