import type { AuditPart } from '../../audit/server/audit-part.ts'
import { code } from '../../audit/server/tells.ts'
import { mailKindNames } from '../texts.ts'

/** Mails to customers in the log. */
export const mailsInAudit = { facts: { kind: code(mailKindNames) } } satisfies AuditPart
