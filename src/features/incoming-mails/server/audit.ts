import type { AuditPart } from '../../audit/server/audit-part.ts'
import { code } from '../../audit/server/tells.ts'
import type { caseEvents } from '../../cases/events.ts'
import { mailKindTexts } from '../mail-reason-texts.ts'

/** Mails that come in, in the log. */
export const incomingMailsInAudit = { facts: { nature: code(mailKindTexts) } } satisfies AuditPart<
  typeof caseEvents
>
