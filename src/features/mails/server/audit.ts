import type { AuditPart } from '../../audit/server/audit-part.ts'
import { code } from '../../audit/server/tells.ts'
import { mailKindNames } from '../texts.ts'

/** What the log tells of mails to customers. */
export const mailsInAudit = { facts: { kind: code(mailKindNames) } } satisfies AuditPart
