import { formatStart } from '../../../common/moments.ts'
import type { Transaction } from '../../../platform/database/pool.ts'
import { newIn } from '../catalogue-problems.ts'
import { revisionEvents } from '../events.ts'
import { brokenIn } from '../planned-moments.ts'
import { type ItemChange, keyOf, mayUndo, undoOf } from '../revision.ts'
import { itemName, nameFrom, problemText } from '../revision-words.ts'
import { revisionRefusals as refusals, revisionTexts } from '../texts-desk.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { askedUndo, checkDecider } from './own-decision.ts'
import { builtOnIn, checkRevision, databaseNow } from './plan-revision.ts'
import { renewEnds, takeEndBack } from './promotions.ts'
import { note } from './revision-log.ts'
import { laterMoment, onRevision, type RevisionAct, type RevisionOutcome, refused } from './revisions.ts'
import { selectState } from './stored-catalogue.ts'
import {
  changesOf,
  findRevision,
  insertRevision,
  latestBefore,
  lockPlanning,
  putChanges,
  type StoredRevision,
  updateRevision,
} from './stored-revisions.ts'
import {
  decideUndoRequest,
  insertUndoRequest,
  openUndoRequest,
  type StoredUndoRequest,
} from './stored-undo-requests.ts'

/* Undoing a revision: at once by one colleague, or asked by one and confirmed by another where revisions need approval. */

/** The result: the revision that undoes it (its own where it had not begun), or a second colleague is asked. */
export type Undone = { readonly undoing: number } | { readonly request: number }

/**
 * Takes a revision back whole: one that has not begun by itself, one that holds by a new revision that puts back what it
 * changed. Refused where a part of it was changed again since. Where revisions need approval a second colleague is asked.
 */
export const undoRevision = (
  services: CatalogueDeskServices,
  { staffId, id }: RevisionAct,
  { reason, startsAt }: { readonly reason: string; readonly startsAt: string | null },
): Promise<RevisionOutcome<Undone>> =>
  onRevision<Undone>(services, id, async (tx, revision) => {
    const moment = await laterMoment(tx, startsAt)
    if ('kind' in moment) return moment
    const judged = await judgeUndo(tx, revision, moment.at)
    if ('refused' in judged) return refused(judged.refused)
    const open = await openUndoRequest(tx, revision.id)
    if (services.needsApproval) {
      if (open) return refused(refusals.undoRequested)
      const asked = { revisionId: revision.id, reason, startsAt: moment.at, requestedBy: staffId }
      const request = await insertUndoRequest(tx, asked)
      await note(tx, { type: revisionEvents.undoRequested, staffId, revision, at: moment.at, why: reason })
      return { kind: 'done', value: { request } }
    }
    if (open) await decideUndoRequest(tx, open.id, { outcome: 'withdrawn', staffId })
    const undoing = await carryOut(tx, revision, judged, {
      reason,
      requestedBy: staffId,
      approvedBy: null,
      isAlone: false,
    })
    return { kind: 'done', value: { undoing } }
  })

export type UndoRequestAct = RevisionAct & { readonly request: number | null }

/** Undoes what was asked, by a colleague or by whoever alone may (own-decision.ts), judged by what holds and is planned by now. */
export const confirmUndo = (
  services: CatalogueDeskServices,
  act: UndoRequestAct,
): Promise<RevisionOutcome<number>> =>
  onRequest<number>(services, act, async (tx, revision, request) => {
    const decider = await checkDecider(tx, act.staffId, askedUndo(request), refusals.ownUndo)
    if ('refused' in decider) return refused(decider.refused)
    if (request.startsAt && request.startsAt <= (await databaseNow(tx))) return refused(refusals.undoPast)
    const judged = await judgeUndo(tx, revision, request.startsAt)
    if ('refused' in judged) return refused(judged.refused)
    await decideUndoRequest(tx, request.id, { outcome: 'confirmed', staffId: act.staffId })
    const undoing = await carryOut(tx, revision, judged, {
      ...request,
      ...decider,
      approvedBy: act.staffId,
    })
    return { kind: 'done', value: undoing }
  })

export const refuseUndo = (
  services: CatalogueDeskServices,
  act: UndoRequestAct,
  why: string,
): Promise<RevisionOutcome> =>
  onRequest(services, act, async (tx, revision, request) => {
    if (request.requestedBy === act.staffId) return refused(refusals.ownUndo)
    await decideUndoRequest(tx, request.id, { outcome: 'refused', staffId: act.staffId, why })
    const { requestedBy } = request
    await note(tx, { type: revisionEvents.undoRefused, staffId: act.staffId, revision, why, requestedBy })
    return { kind: 'done', value: undefined }
  })

/** Takes the own request back. */
export const withdrawUndo = (
  services: CatalogueDeskServices,
  act: UndoRequestAct,
): Promise<RevisionOutcome> =>
  onRequest(services, act, async (tx, revision, request) => {
    if (request.requestedBy !== act.staffId) return refused(refusals.othersUndo)
    await decideUndoRequest(tx, request.id, { outcome: 'withdrawn', staffId: act.staffId })
    await note(tx, { type: revisionEvents.undoWithdrawn, staffId: act.staffId, revision })
    return { kind: 'done', value: undefined }
  })

/** A request that waits, while nobody else decides it. */
const onRequest = <Done>(
  services: CatalogueDeskServices,
  { id, request }: UndoRequestAct,
  deed: (
    tx: Transaction,
    revision: StoredRevision,
    request: StoredUndoRequest,
  ) => Promise<RevisionOutcome<Done>>,
): Promise<RevisionOutcome<Done>> =>
  onRevision(services, id, async (tx, revision) => {
    const open = await openUndoRequest(tx, revision.id)
    return open && open.id === request ? deed(tx, revision, open) : refused(refusals.undoDecided)
  })

/** An undo that keeps every rule. `at`: when its changes begin. */
type JudgedUndo = {
  readonly isTakenBack: boolean
  readonly at: Date
  readonly changes: readonly ItemChange[]
}

/** @param moment when what was launched is put back; null: now */
async function judgeUndo(
  tx: Transaction,
  { id }: StoredRevision,
  moment: Date | null,
): Promise<JudgedUndo | { readonly refused: string }> {
  await lockPlanning(tx)
  const now = await databaseNow(tx)
  // Read again: while this waited for others who plan, its moment may have come.
  const revision = await findRevision(tx, id)
  if (!revision || !mayUndo(revision.state)) return { refused: refusals.cannotUndo }
  if (revision.ends !== null) {
    const promotion = await findRevision(tx, revision.ends)
    return { refused: refusals.endOfPromotion(promotion?.name ?? revision.name) }
  }
  const { state, startsAt } = revision
  const isTakenBack = state === 'active' && startsAt !== null && startsAt > now
  if (isTakenBack) {
    const builtOn = await builtOnIn(tx, revision)
    if (builtOn.length > 0) return { refused: refusals.builtOn(builtOn.map(({ name }) => name).join(', ')) }
  }
  const at = isTakenBack ? startsAt : (moment ?? now)
  const back = await putBack(tx, revision, at)
  return 'refused' in back ? back : { isTakenBack, at, changes: back.changes }
}

/** @returns the revision that undoes it; its own where it had not begun */
async function carryOut(
  tx: Transaction,
  revision: StoredRevision,
  { isTakenBack, at, changes }: JudgedUndo,
  {
    reason,
    requestedBy,
    approvedBy,
    isAlone,
  }: {
    readonly reason: string
    readonly requestedBy: string | null
    readonly approvedBy: string | null
    readonly isAlone: boolean
  },
): Promise<number> {
  const now = await databaseNow(tx)
  const staffId = approvedBy ?? requestedBy
  const undone = { undoneAt: now, undoneBy: requestedBy ?? approvedBy, reason }
  const noted = { type: revisionEvents.undone, staffId, revision, changes, why: reason } as const
  const asked = approvedBy === null ? {} : { requestedBy, isAlone }
  if (isTakenBack) {
    await updateRevision(tx, revision.id, { status: 'obsolete', ...undone })
    await takeEndBack(tx, revision.id, undone)
    // The revision that it would have undone holds as before.
    if (revision.undoes !== null)
      await updateRevision(tx, revision.undoes, { undoneAt: null, undoneBy: null, reason: null })
    await renewEnds(tx)
    await note(tx, { ...noted, ...asked })
    return revision.id
  }
  const undoing = await insertRevision(tx, {
    name: nameFrom('undo', revision.name),
    description: reason,
    origin: 'undo',
    undoes: revision.id,
    status: 'active',
    startsAt: at,
    createdBy: requestedBy,
    plannedAt: now,
    plannedBy: staffId,
    ...(approvedBy !== null && { approvedAt: now, approvedBy }),
  })
  await putChanges(tx, undoing, changes, requestedBy)
  await updateRevision(tx, revision.id, undone)
  await renewEnds(tx)
  await note(tx, { ...noted, ...asked, at })
  return undoing
}

/**
 * The changes that put back what a revision changed, from a moment on; `refused` where something was changed again, or where
 * a rule is broken without it at that moment or at one that is planned after it.
 */
async function putBack(
  tx: Transaction,
  { id, endsAt }: StoredRevision,
  at: Date,
): Promise<{ readonly changes: readonly ItemChange[] } | { readonly refused: string }> {
  const back = undoOf(await changesOf(tx, id), await selectState(tx, at))
  if (back.kind === 'changed-since') {
    const latest = await latestBefore(tx, at)
    const items = back.items.map(item =>
      revisionTexts.changedBy(itemName(item), latest.get(keyOf(item))?.name ?? null),
    )
    return { refused: refusals.undoneSince(items.join(', ')) }
  }
  const {
    conflicts,
    refused: broken,
    before,
  } = await checkRevision(tx, back.changes, at, {
    undoes: id,
    until: endsAt,
  })
  // Of changes that are made of what holds at that moment, only what is planned later is in the way.
  if (conflicts.length > 0) {
    const names = conflicts.flatMap(({ revision }) => revision?.name ?? [])
    return { refused: refusals.builtOn([...new Set(names)].join(', ')) }
  }
  const [first] = newIn(broken, brokenIn(before))
  if (!first) return back
  const words = problemText(first)
  return {
    refused: first.since ? refusals.rulesWithoutLater(words) : refusals.rulesWithout(formatStart(at), words),
  }
}
