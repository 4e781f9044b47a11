import type { AuditPart } from '../../audit/server/audit-part.ts'
import { code } from '../../audit/server/tells.ts'
import type { agreementEvents } from '../events.ts'
import { productEndReasons } from '../product-end.ts'

/** Products that end, in the log. */
export const agreementsInAudit = {
  factsOf: { 'product-ended': { reason: code(productEndReasons) } },
} satisfies AuditPart<typeof agreementEvents>
