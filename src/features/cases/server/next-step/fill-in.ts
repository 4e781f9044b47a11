import type { Database } from '../../../../platform/database/pool.ts'
import { soonest } from '../../next-step.ts'
import { casesWithoutDue, setMissingDue } from '../update-case.ts'
import { nextStepsOf } from './due.ts'
import type { StepSources } from './facts.ts'

const batch = 200

/**
 * Gives open cases a moment that have none: the release before left some without, and may beside this one. None is late from
 * the start. Resolves to whether there was something to do.
 */
export async function fillInDue(database: Database, steps: StepSources, now = new Date()): Promise<boolean> {
  const found = await casesWithoutDue(database, batch)
  const due = await nextStepsOf(database, found, now, steps)
  for (const [id, { dueAt }] of due) await setMissingDue(database, id, soonest(dueAt, now, steps.calendar))
  return due.size > 0
}
