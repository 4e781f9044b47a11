import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/pool.ts'
import type { GaugeMetric } from '../../../platform/operations/metrics.ts'
import { nextSteps } from '../../cases/next-steps.ts'
import { casesByIds } from '../../cases/server/case.ts'
import { nextStepsOf } from '../../cases/server/next-step/due.ts'
import type { StepSources } from '../../cases/server/next-step/facts.ts'
import { workList } from './tables.ts'

/** Upper bound of the count: beyond it the exact number no longer matters. */
const mostCounted = 1_000

/** Overdue promises as in the work list, over all copies. */
export const overdueMetrics = (database: Database, steps: StepSources): GaugeMetric[] => [
  {
    name: 'shop_cases_late',
    help: `Cases whose next step is late, by that step; at most ${mostCounted} are counted`,
    labelNames: ['step'],
    async read() {
      const late = await database
        .select({ caseId: workList.caseId })
        .from(workList)
        .where(and(workList.isOpen, eq(workList.isTest, false), lt(workList.dueAt, sql`now()`)))
        .orderBy(asc(workList.dueAt))
        .limit(mostCounted)
      const cases = await casesByIds(
        database,
        late.map(({ caseId }) => caseId),
      )
      const due = [...(await nextStepsOf(database, cases, new Date(), steps)).values()]
      return nextSteps.map(step => ({
        labels: { step },
        value: due.filter(next => next.step === step).length,
      }))
    },
  },
]
