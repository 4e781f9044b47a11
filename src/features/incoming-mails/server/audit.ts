import type { AuditPart } from '../../audit/server/audit-part.ts'
import { code } from '../../audit/server/tells.ts'
import { mailKindTexts } from '../mail-reason-texts.ts'

/** What the log tells of mails that come in. */
export const incomingMailsInAudit = { facts: { nature: code(mailKindTexts) } } satisfies AuditPart
