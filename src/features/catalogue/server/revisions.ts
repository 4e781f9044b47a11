import type { Transaction } from '../../../platform/database/pool.ts'
import { transaction } from '../../../platform/database/pool.ts'
import { revisionEvents } from '../events.ts'
import { copiedChange } from '../merge-items.ts'
import { isIdle, itemIn, mayEdit, mayPlan } from '../revision.ts'
import { nameFrom, problemText } from '../revision-words.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { askedApproval, checkDecider } from './own-decision.ts'
import { beginOfDay, checkRevision, databaseNow, type RevisionVerdict } from './plan-revision.ts'
import { endOf, planEnd, renewEnds } from './promotions.ts'
import { changesBetween, note } from './revision-log.ts'
import { selectState } from './stored-catalogue.ts'
import {
  changedNow,
  changesOf,
  insertRevision,
  lockPlanning,
  lockRevision,
  putChanges,
  removeRevision,
  type StoredRevision,
  updateRevision,
} from './stored-revisions.ts'

/* Deeds of colleagues on revisions; each deed that changes what is sold appends its event in the same transaction. */

/** `refused`: why, in Dutch; `stale`: somebody else changed the revision since it was read. */
export type RevisionOutcome<Done = undefined> =
  | { readonly kind: 'done'; readonly value: Done }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'wrong'; readonly field: string; readonly message: string }

const done: RevisionOutcome = { kind: 'done', value: undefined }
export const refused = (message: string) => ({ kind: 'refused', message }) as const
const unknown = { kind: 'unknown' } as const

/** The colleague who acts, and the revision; null names none. */
export type RevisionAct = { readonly staffId: string; readonly id: number | null }

/** A revision while nobody else changes it. */
export function onRevision<Done>(
  { database }: CatalogueDeskServices,
  id: number | null,
  deed: (tx: Transaction, revision: StoredRevision) => Promise<RevisionOutcome<Done>>,
): Promise<RevisionOutcome<Done>> {
  return transaction(database, async tx => {
    const revision = id === null ? null : await lockRevision(tx, id)
    return revision ? deed(tx, revision) : unknown
  })
}

/** The same where its items may change. */
export const onEditable = <Done>(
  services: CatalogueDeskServices,
  { id }: Pick<RevisionAct, 'id'>,
  deed: (tx: Transaction, revision: StoredRevision) => Promise<RevisionOutcome<Done>>,
): Promise<RevisionOutcome<Done>> =>
  onRevision(services, id, async (tx, revision) =>
    mayEdit(revision.state)
      ? deed(tx, revision)
      : refused(revision.state === 'in-test' ? refusals.frozen : refusals.planned),
  )

/** The same for a deed that changes it: the approval of a colleague ends, and the log has what was and what becomes. */
export const onDraft = <Done>(
  services: CatalogueDeskServices,
  { id, staffId }: { readonly id: number | null; readonly staffId: string | null },
  deed: (tx: Transaction, revision: StoredRevision) => Promise<RevisionOutcome<Done>>,
): Promise<RevisionOutcome<Done>> =>
  onEditable(services, { id }, async (tx, revision) => {
    const before = await changesOf(tx, revision.id)
    const outcome = await deed(tx, revision)
    if (outcome.kind !== 'done') return outcome
    await updateRevision(tx, revision.id, changedNow)
    const changes = changesBetween(before, await changesOf(tx, revision.id))
    if (changes.length > 0) await note(tx, { type: revisionEvents.changed, staffId, revision, changes })
    return outcome
  })

export type RevisionFacts = {
  readonly name: string
  readonly description: string
  /** A day, or a moment in ISO 8601; null: as soon as it is planned. */
  readonly startsAt: string | null
  /** From when everything is as before, of a promotion; null: it stays. */
  readonly endsAt?: string | null | undefined
}

/** The moment that was typed. A day begins at midnight in the Netherlands. */
async function momentOf(tx: Transaction, typed: string | null): Promise<Date | null> {
  if (typed === null) return null
  return typed.includes('T') ? new Date(typed) : beginOfDay(tx, typed)
}

type WrongField = { readonly kind: 'wrong'; readonly field: string; readonly message: string }

/** The moments of a revision, both still to come and the end after the begin. */
async function momentsOf(
  tx: Transaction,
  { startsAt, endsAt = null }: Pick<RevisionFacts, 'startsAt' | 'endsAt'>,
): Promise<{ readonly startsAt: Date | null; readonly endsAt: Date | null } | WrongField> {
  const begin = await laterMoment(tx, startsAt)
  if ('kind' in begin) return begin
  const end = await momentOf(tx, endsAt)
  return end && end <= (begin.at ?? (await databaseNow(tx)))
    ? { kind: 'wrong', field: 'endsAt', message: refusals.endsTooSoon }
    : { startsAt: begin.at, endsAt: end }
}

/** A moment that is still to come; `wrong` where it has passed. */
export async function laterMoment(
  tx: Transaction,
  typed: string | null,
): Promise<{ readonly at: Date | null } | WrongField> {
  const at = await momentOf(tx, typed)
  return at && at <= (await databaseNow(tx))
    ? { kind: 'wrong', field: 'startsAt', message: refusals.past }
    : { at }
}

export const makeRevision = (
  { database }: CatalogueDeskServices,
  staffId: string,
  { name, description, ...typed }: RevisionFacts,
): Promise<RevisionOutcome<number>> =>
  transaction(database, async tx => {
    const moments = await momentsOf(tx, typed)
    if ('kind' in moments) return moments
    const id = await insertRevision(tx, {
      name,
      description,
      origin: 'desk',
      ...moments,
      createdBy: staffId,
    })
    await note(tx, { type: revisionEvents.made, staffId, revision: { name, clientId: null } })
    return { kind: 'done', value: id }
  })

/** A new revision in design that changes the same of what holds now. */
export const copyRevision = (
  services: CatalogueDeskServices,
  { staffId, id }: RevisionAct,
): Promise<RevisionOutcome<number>> =>
  onRevision(services, id, async (tx, { id: originalId, name: copied, description }) => {
    const name = nameFrom('copy', copied)
    const copy = await insertRevision(tx, { name, description, origin: 'desk', createdBy: staffId })
    const holds = await selectState(tx)
    const changes = (await changesOf(tx, originalId)).map(change =>
      copiedChange(change, itemIn(holds, change)),
    )
    await putChanges(
      tx,
      copy,
      changes.filter(change => !isIdle(change)),
      staffId,
    )
    await note(tx, { type: revisionEvents.made, staffId, revision: { name, clientId: null } })
    return { kind: 'done', value: copy }
  })

export const changeRevision = (
  services: CatalogueDeskServices,
  act: RevisionAct,
  { name, description, version, ...typed }: RevisionFacts & { readonly version: number },
): Promise<RevisionOutcome> =>
  onDraft(services, act, async (tx, revision) => {
    if (revision.version !== version) return refused(refusals.changedMeanwhile)
    const moments = await momentsOf(tx, typed)
    if ('kind' in moments) return moments
    await updateRevision(tx, revision.id, { name, description, ...moments })
    const isSame = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime()
    const changed =
      name !== revision.name ||
      !isSame(moments.startsAt, revision.startsAt) ||
      !isSame(moments.endsAt, revision.endsAt)
    if (changed)
      await note(tx, {
        type: revisionEvents.changed,
        staffId: act.staffId,
        revision: { ...revision, name },
        at: moments.startsAt,
        until: moments.endsAt,
      })
    return done
  })

/** Throws away what was never planned. */
export const dropRevision = (
  services: CatalogueDeskServices,
  { id, staffId }: RevisionAct,
): Promise<RevisionOutcome> =>
  onRevision(services, id, async (tx, revision) => {
    if (!mayPlan(revision.state)) return refused(refusals.notDeletable)
    await note(tx, {
      type: revisionEvents.dropped,
      staffId,
      revision,
      changes: await changesOf(tx, revision.id),
    })
    await removeRevision(tx, revision.id)
    return done
  })

export const testRevision = (
  services: CatalogueDeskServices,
  { id }: RevisionAct,
  isInTest: boolean,
): Promise<RevisionOutcome> =>
  onRevision(services, id, async (tx, revision) => {
    if (!mayPlan(revision.state)) return refused(refusals.planned)
    await updateRevision(tx, revision.id, { status: isInTest ? 'in-test' : 'in-design' })
    return done
  })

/** Approves what a colleague made; who alone may do so approves his own after a day (own-decision.ts). */
export const approveRevision = (
  services: CatalogueDeskServices,
  { staffId, id }: RevisionAct,
  version: number,
): Promise<RevisionOutcome> =>
  onRevision(services, id, async (tx, revision) => {
    if (!mayPlan(revision.state)) return refused(refusals.planned)
    if (revision.version !== version) return refused(refusals.changedMeanwhile)
    const changes = await changesOf(tx, revision.id)
    const decider = await checkDecider(tx, staffId, askedApproval(revision, changes), refusals.ownApproval)
    if ('refused' in decider) return refused(decider.refused)
    const verdict = await checkRevision(tx, changes, revision.startsAt, { end: endOf(revision) })
    const why = whyNotPlanned({ ...verdict, warned: [] }, [])
    if (why) return refused(why)
    await updateRevision(tx, revision.id, { approvedAt: await databaseNow(tx), approvedBy: staffId })
    await note(tx, { type: revisionEvents.approved, staffId, revision, ...decider })
    return done
  })

/** Plans a revision for its moment, or launches it now. */
export const planRevision = (
  services: CatalogueDeskServices,
  { staffId, id }: RevisionAct,
  { version, confirmed }: { readonly version: number; readonly confirmed: readonly string[] },
): Promise<RevisionOutcome> =>
  onRevision(services, id, async (tx, revision) => {
    if (!mayPlan(revision.state)) return refused(refusals.planned)
    if (revision.isTest) return refused(refusals.ofTest)
    if (revision.version !== version) return refused(refusals.changedMeanwhile)
    if (services.needsApproval && revision.approvedBy === null) return refused(refusals.approval)
    await lockPlanning(tx)
    const now = await databaseNow(tx)
    const at = revision.startsAt ?? now
    if (at < now) return { kind: 'wrong', field: 'startsAt', message: refusals.past }
    const { endsAt } = revision
    if (endsAt && endsAt <= at) return { kind: 'wrong', field: 'endsAt', message: refusals.endsTooSoon }
    const changes = (await changesOf(tx, revision.id)).filter(change => !isIdle(change))
    if (changes.length === 0) return refused(refusals.empty)
    const { warners = [] } = services
    const verdict = await checkRevision(tx, changes, at, { end: endOf(revision), warners })
    const why = whyNotPlanned(verdict, confirmed)
    if (why) return refused(why)
    await updateRevision(tx, revision.id, {
      status: 'active',
      startsAt: at,
      plannedAt: now,
      plannedBy: staffId,
    })
    if (endsAt) await planEnd(tx, revision, { endsAt, now, staffId })
    await renewEnds(tx)
    const warnings = verdict.warned.map(problemText)
    await note(tx, { type: revisionEvents.planned, staffId, revision, changes, at, until: endsAt, warnings })
    return done
  })

function whyNotPlanned(
  { conflicts, refused: broken, warned }: RevisionVerdict,
  confirmed: readonly string[],
): string | null {
  if (conflicts.length > 0) return refusals.conflicts
  const [first] = broken
  if (first) return first.since ? refusals.rulesLater(problemText(first)) : refusals.rules
  const known = new Set(confirmed)
  return warned.every(problem => known.has(problemText(problem))) ? null : refusals.confirm
}
