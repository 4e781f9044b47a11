import { oneByOne } from '../../../../platform/database/one-by-one.ts'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import { eventsOfCase } from '../../../events/server/events.ts'
import { type DueStep, dueStep } from '../../next-step.ts'
import { type Case, caseById } from '../case.ts'
import { openReplies } from '../planning/open-requests.ts'
import { lockCases, setDue } from '../update-case.ts'
import { notePromise } from './completed-promises.ts'
import { type CaseToFollow, factsOf, type StepSources } from './facts.ts'

/** The next steps of these cases, by id; one with nothing to be done is not in it. */
export async function nextStepsOf(
  database: Queryable,
  cases: readonly CaseToFollow[],
  now: Date,
  steps: StepSources,
): Promise<ReadonlyMap<number, DueStep>> {
  const facts = await factsOf(database, cases, steps.facts)
  return new Map(
    [...facts].flatMap(([id, each]) => {
      const next = dueStep(each, now, steps.calendar)
      return next ? [[id, next] as const] : []
    }),
  )
}

/** The next step of a case; null where nothing is to be done. */
export const nextStepOf = async (
  database: Queryable,
  found: CaseToFollow,
  now: Date,
  steps: StepSources,
): Promise<DueStep | null> => (await nextStepsOf(database, [found], now, steps)).get(found.id) ?? null

/**
 * Sets what a case is promised after something was done with it: the moment that was chosen, else the rule's. Where what was
 * done leaves the next step as it was, so does the moment that stands.
 */
export async function setNextDue(
  tx: Transaction,
  caseId: number,
  {
    before,
    chosen,
    now,
    steps,
  }: {
    /** The step before the command. */
    readonly before: DueStep | null
    readonly chosen: Date | null
    readonly now: Date
    readonly steps: StepSources
  },
): Promise<void> {
  const found = await caseById(tx, caseId)
  if (!found) return
  const next = await nextStepOf(oneByOne(tx), found, now, steps)
  await notePromise(tx, { found, before: before?.step ?? null, next: next?.step ?? null, now })
  const dueAt = next && (chosen ?? (isSame(before, next) ? found.dueAt : null) ?? next.dueAt)
  if (!isSameMoment(dueAt, found.dueAt)) await setDue(tx, caseId, dueAt)
}

/** Changes cases beside the one of a command, and sets what each of them is promised then. */
export async function changeBeside(
  tx: Transaction,
  ids: readonly number[],
  { now, steps }: { readonly now: Date; readonly steps: StepSources },
  change: (others: readonly Case[]) => Promise<void>,
): Promise<void> {
  const others = await lockCases(tx, ids)
  const before = await nextStepsOf(oneByOne(tx), others, now, steps)
  await change(others)
  for (const { id } of others)
    await setNextDue(tx, id, { before: before.get(id) ?? null, chosen: null, now, steps })
}

/** Deadline of a case that its customer ended: open questions keep their moment. */
export async function preserveAnswerDue(tx: Transaction, { id, kind, dueAt }: Case): Promise<void> {
  const open = openReplies(kind, await eventsOfCase(tx, id))
  if (open.length === 0 && dueAt !== null) await setDue(tx, id, null)
}

const isSame = (before: DueStep | null, { step, dueAt }: DueStep) =>
  before?.step === step && isSameMoment(before.dueAt, dueAt)

const isSameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()
