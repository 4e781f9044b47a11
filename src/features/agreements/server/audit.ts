import type { AuditPart } from '../../audit/server/audit-part.ts'
import { code } from '../../audit/server/tells.ts'
import type { caseEvents } from '../../cases/events.ts'
import type { agreementEvents } from '../events.ts'
import { productEndReasons } from '../product-end.ts'
import { noticeGiverTexts } from '../texts-desk.ts'

/** Products that end and notices, in the log. */
export const agreementsInAudit = {
  facts: { giver: code(noticeGiverTexts.givers) },
  factsOf: { 'product-ended': { reason: code(productEndReasons) } },
} satisfies AuditPart<typeof agreementEvents & Pick<typeof caseEvents, 'noticeGiven'>>
