import { createFailureLog, withFailureLog } from '../../../platform/database/failure-log.ts'
import { type Lanes, startLanes } from '../../../platform/deliveries/lanes.ts'
import type { Log } from '../../../platform/operations/log.ts'
import { smallJob } from '../bulk-action.ts'
import { createJobRunner, type Runner } from './run-jobs.ts'

/** A wake that was missed loses nothing: the worker does every job. */
const pollMs = 60_000
const longestRestMs = 250

/**
 * Works on small jobs beside the worker, whose thread gets the processor last: somebody waits for them
 * (docs/decisions/desk.md#many-cases-at-once-are-a-job).
 */
export function startSmallJobs(services: Omit<Runner, 'mostCases' | 'onTrouble'>, log: Log): Lanes {
  const trouble = createFailureLog((level, error) =>
    log[level]({ err: error }, 'the work on a few cases at once failed'),
  )
  const work = createJobRunner({
    ...services,
    mostCases: smallJob,
    onTrouble: error => log.error({ err: error }, 'a case of a few at once was not changed'),
  })
  return startLanes(withFailureLog(work, trouble), {
    lanes: 1,
    pollMs,
    restMs: workedMs => Math.min(longestRestMs, workedMs),
    onError: trouble.failed,
  })
}
