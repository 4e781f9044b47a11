import { closedOn, dayInTheNetherlands } from '../../../common/dutch-calendar.ts'
import { workingDaysAfter } from '../../../common/working-days.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { waitingDays } from '../../cases/next-step.ts'
import type { Case } from '../../cases/server/case.ts'
import { deliveryPlanOf } from '../../cases/server/planning/delivery-plan.ts'
import { plannedCallOf } from '../../cases/server/planning/planned-call.ts'
import type { ReplyFacts } from '../reply-values.ts'
import { caseContent } from './case-content.ts'
import type { DeskCaseServices } from './services.ts'

/**
 * The facts of a case that fields of ready-made texts are filled from, as its page has them.
 * @param followUpDays working days until the case is followed up
 */
export async function replyFacts(
  database: Queryable,
  found: Case,
  {
    now,
    closingDays,
    replySources,
  }: { readonly now: Date } & Pick<DeskCaseServices, 'closingDays' | 'replySources'>,
  followUpDays = waitingDays,
): Promise<ReplyFacts> {
  const [{ correctable, place }, plannedCall, delivery, portIns, parcels] = await Promise.all([
    // No text tells what can be had at an address.
    caseContent(
      database,
      async () => null,
      found,
      () => '',
    ),
    plannedCallOf(database, found.id),
    deliveryPlanOf(database, found.id),
    replySources.portIns?.(database, found.id),
    replySources.parcels?.(database, found.id),
  ])
  return {
    contact: { name: found.contactName },
    organization: found.organizationName,
    number: found.number,
    correctable,
    place,
    plannedCall: plannedCall?.toISOString() ?? null,
    delivery,
    ...(portIns && { portIns }),
    ...(parcels && { parcels }),
    usualFollowUp: workingDaysAfter(dayInTheNetherlands(now), followUpDays, closedOn(closingDays)),
  }
}
