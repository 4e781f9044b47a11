import type { AuditPart } from '../../audit/server/audit-part.ts'
import { code, leftOut } from '../../audit/server/tells.ts'
import type { caseEvents } from '../../cases/events.ts'
import type { transferEvents } from '../events.ts'
import { sideTexts } from '../texts-desk.ts'

/** Transfers of agreements, in the log. */
export const transfersInAudit = {
  facts: { side: code(sideTexts), transfer: leftOut },
} satisfies AuditPart<typeof transferEvents | Pick<typeof caseEvents, 'transferDeclined'>>
