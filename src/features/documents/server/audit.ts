import type { AuditPart } from '../../audit/server/audit-part.ts'
import { code } from '../../audit/server/tells.ts'
import type { documentEvents } from '../events.ts'
import { documentKindNames } from '../texts.ts'

/** Documents in the log. */
export const documentsInAudit = { facts: { document: code(documentKindNames) } } satisfies AuditPart<
  typeof documentEvents
>
