import { workingDaysAfter } from '../../../../common/working-days.ts'
import type { Queryable } from '../../../../platform/database/pool.ts'
import { closedOn, dayInTheNetherlands } from '../../../calendar/server/dutch-calendar.ts'
import { portInsOf } from '../../../orders/server/port-ins.ts'
import type { ReplyFacts } from '../../../reply-templates/reply-values.ts'
import { waitingDays } from '../../next-step.ts'
import type { Case } from '../case.ts'
import { deliveryPlanOf } from '../planning/delivery-plan.ts'
import { plannedCallOf } from '../planning/planned-call.ts'
import { caseContent } from './case-content.ts'
import type { DeskCaseServices } from './services.ts'

/**
 * The facts of a case that fields of ready-made texts are filled from, as its page has them.
 * @param followUpDays working days until the case is followed up
 */
export async function replyFacts(
  database: Queryable,
  found: Case,
  { now, closingDays }: { readonly now: Date } & Pick<DeskCaseServices, 'closingDays'>,
  followUpDays = waitingDays,
): Promise<ReplyFacts> {
  const [{ correctable, place, parcels }, plannedCall, delivery, portIns] = await Promise.all([
    // No text tells what can be had at an address.
    caseContent(
      database,
      async () => null,
      found,
      () => '',
    ),
    plannedCallOf(database, found.id),
    deliveryPlanOf(database, found.id),
    portInsOf(database, found.id),
  ])
  return {
    contact: { name: found.contactName },
    organization: found.organizationName,
    number: found.number,
    correctable,
    place,
    parcels,
    plannedCall: plannedCall?.toISOString() ?? null,
    delivery,
    portIns,
    usualFollowUp: workingDaysAfter(dayInTheNetherlands(now), followUpDays, closedOn(closingDays)),
  }
}
