import type { Database } from '../../../../platform/database/pool.ts'
import { type StepCalendar, soonest } from '../../next-step.ts'
import { casesWithoutDue, setMissingDue } from '../update-case.ts'
import { nextStepsOf } from './due.ts'

const batch = 200

/**
 * Gives open cases a moment that have none: the release before left some without, and may beside this one. None is late from
 * the start. Resolves to whether there was something to do.
 */
export async function fillInDue(
  database: Database,
  calendar: StepCalendar,
  now = new Date(),
): Promise<boolean> {
  const found = await casesWithoutDue(database, batch)
  const steps = await nextStepsOf(database, found, now, calendar)
  for (const [id, { dueAt }] of steps) await setMissingDue(database, id, soonest(dueAt, now, calendar))
  return steps.size > 0
}
