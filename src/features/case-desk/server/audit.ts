import type { AuditPart } from '../../audit/server/audit-part.ts'
import { code } from '../../audit/server/tells.ts'
import { checkTexts } from '../../cases/texts-desk.ts'
import type { caseDeskEvents } from '../events.ts'

/** Work of staff in the log. */
export const caseDeskInAudit = {
  facts: { check: code(checkTexts.names), standing: code(checkTexts.outcomes) },
} satisfies AuditPart<typeof caseDeskEvents>
