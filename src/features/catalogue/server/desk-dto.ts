import type { Queryable } from '../../../platform/database/pool.ts'
import { clientNames } from '../../api-clients/server/client-names.ts'
import { colleagues } from '../../staff/server/stored-staff.ts'
import type {
  ChangedItem,
  OfferingPage,
  OfferingRow,
  OfferingRows,
  Revision,
  RevisionPage,
  UndoRequest,
} from '../desk-schemas.ts'
import { idsOf, inOrder, type Offering } from '../offering.ts'
import { type ItemChange, mayEdit } from '../revision.ts'
import { conflictText, itemName, offeringChanges, tariffChanges, wholeChange } from '../revision-words.ts'
import type { TariffList } from '../tariffs.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { type RevisionStates, statesOf } from './edit-items.ts'
import { linesReached } from './lines-reach.ts'
import { aloneOn, askedApproval, askedUndo } from './own-decision.ts'
import { checkRevision } from './plan-revision.ts'
import { endOf } from './promotions.ts'
import {
  draftingClients,
  historyOf,
  type ItemState,
  listRevisions,
  type StoredChange,
  type StoredRevision,
} from './stored-revisions.ts'

import { lastUndoRequest, type StoredUndoRequest } from './stored-undo-requests.ts'

/** How the desk sees revisions: names of colleagues instead of their ids, values in words. */

/** The name of a colleague or a client of the API by id; null for nobody, and for one who is gone. */
export type NameOf = (id: string | null) => string | null

export async function namesOfColleagues(database: Queryable): Promise<NameOf> {
  const people = (await colleagues(database)).map(({ id, name }) => [id, name] as const)
  const names = new Map([...people, ...(await clientNames(database, await draftingClients(database)))])
  return id => (id === null ? null : (names.get(id) ?? null))
}

export const toRevision = (
  {
    startsAt,
    endsAt,
    createdAt,
    createdBy,
    clientId,
    approvedBy,
    plannedBy,
    undoneBy,
    ...revision
  }: StoredRevision,
  nameOf: NameOf,
): Revision => ({
  id: revision.id,
  name: revision.name,
  description: revision.description,
  state: revision.state,
  origin: revision.origin,
  version: revision.version,
  items: revision.items,
  reason: revision.reason,
  startsAt: startsAt?.toISOString() ?? null,
  endsAt: endsAt?.toISOString() ?? null,
  ends: revision.ends,
  createdAt: createdAt.toISOString(),
  createdBy: nameOf(createdBy ?? clientId),
  approvedBy: nameOf(approvedBy),
  plannedBy: nameOf(plannedBy),
  undoneBy: nameOf(undoneBy),
})

const fieldsOf = (change: Pick<ItemChange, 'kind' | 'before' | 'after'>) =>
  change.kind === 'tariffs'
    ? tariffChanges(change.before as TariffList | null, change.after as TariffList)
    : offeringChanges(change.before as Offering | null, change.after as Offering | null)

export const toChangedItem = (
  change: ItemChange & Partial<Pick<StoredChange, 'changedAt' | 'changedBy'>>,
  nameOf: NameOf,
): ChangedItem => ({
  kind: change.kind,
  id: change.id,
  name: itemName(change),
  productType: change.kind === 'offering' ? ((change.after ?? change.before)?.productType ?? null) : null,
  deed: change.after === null ? 'ended' : change.before === null ? 'new' : 'changed',
  fields: [...(wholeChange(change) ?? fieldsOf(change))],
  changedAt: (change.changedAt ?? new Date()).toISOString(),
  changedBy: nameOf(change.changedBy ?? null),
})

/** A revision whole; what stands in its way is judged only while it can still be planned. */
export async function toRevisionPage(
  { database, needsApproval, reach, warners = [], countReach }: CatalogueDeskServices,
  revision: StoredRevision,
  staffId: string,
): Promise<RevisionPage> {
  const nameOf = await namesOfColleagues(database)
  const states = await statesOf(database, revision)
  const { changes } = states
  const isOpen = revision.state === 'in-design' || revision.state === 'in-test'
  const verdict = isOpen
    ? await checkRevision(database, changes, revision.startsAt, { end: endOf(revision), warners })
    : null
  const touched = changes.flatMap(change =>
    change.kind === 'offering' && change.before ? idsOf(change.before) : [],
  )
  const [savedCarts, sentQuotes, addresses, undoRequest] = await Promise.all([
    reach.savedCarts?.(database, touched) ?? 0,
    reach.sentQuotes?.(database, touched) ?? 0,
    linesReached(
      { database, countReach },
      changes.map(change => (change.kind === 'offering' ? (change.after as Offering | null) : null)),
    ),
    lastUndoRequest(database, revision.id),
  ])
  const isUndoAsked = undoRequest !== null && undoRequest.outcome === null
  const approval = askedApproval(revision, changes)
  const asked = isUndoAsked
    ? askedUndo(undoRequest)
    : isOpen && needsApproval && revision.approvedBy === null && approval
  const alone = asked ? await aloneOn(database, staffId, asked) : null
  return {
    revision: toRevision(revision, nameOf),
    needsApproval,
    items: changes.map(change => toChangedItem(change, nameOf)),
    begins: [...begunIn(states)],
    others: isOpen ? await otherDrafts(database, revision.id) : [],
    conflicts: (verdict?.conflicts ?? []).map(conflict => ({
      kind: conflict.kind,
      id: conflict.id,
      reason: conflict.reason,
      message: conflictText(conflict),
      revisionId: conflict.revision?.id ?? null,
    })),
    refused: [...(verdict?.refused ?? [])],
    warned: [...(verdict?.warned ?? [])],
    reach: { savedCarts, sentQuotes },
    addresses,
    undoRequest: undoRequest && toUndoRequest(undoRequest, nameOf, staffId),
    isOwn: approval.by.includes(staffId),
    alone: alone && { from: alone.from.toISOString(), hasSecondFactor: alone.hasSecondFactor },
  }
}

const toUndoRequest = (
  {
    id,
    reason,
    startsAt,
    requestedAt,
    requestedBy,
    outcome,
    decidedAt,
    decidedBy,
    decidedWhy,
  }: StoredUndoRequest,
  nameOf: NameOf,
  staffId: string,
): UndoRequest => ({
  id,
  reason,
  outcome,
  decidedWhy,
  startsAt: startsAt?.toISOString() ?? null,
  requestedAt: requestedAt.toISOString(),
  requestedBy: nameOf(requestedBy),
  isOwn: requestedBy === staffId,
  decidedAt: decidedAt?.toISOString() ?? null,
  decidedBy: nameOf(decidedBy),
})

/** Rows of the editor: everything that is sold once the revision is live, and what it ends. */
export function offeringRows({ changes, before, after }: RevisionStates): readonly OfferingRow[] {
  const changed = new Map(
    changes.flatMap(change => (change.kind === 'offering' ? [[Number(change.id), change] as const] : [])),
  )
  const ended = [...changed.values()].flatMap(change =>
    change.after === null && change.before !== null ? [change.before as Offering] : [],
  )
  return [...after.offerings.values(), ...ended].toSorted(inOrder).map(offering => ({
    id: offering.id,
    name: offering.name,
    productType: offering.productType,
    sectionName: offering.sectionName,
    contractDuration: offering.contractDuration,
    priceInCents: offering.priceInCents,
    listPriceInCents: offering.listPriceInCents,
    promoted: offering.promoted,
    deed: deedOf(changed.get(offering.id), before.offerings.has(offering.id)),
  }))
}

/** Other revisions in which something can be changed. */
const otherDrafts = async (database: Queryable, id: number): Promise<RevisionPage['others']> =>
  (await listRevisions(database))
    .filter(other => other.id !== id && mayEdit(other.state) && !other.isTest)
    .map(other => ({ id: other.id, name: other.name }))

/** Products that the revision begins, each with the name of the one before it on its page. */
function begunIn({ changes, after }: RevisionStates): RevisionPage['begins'] {
  const begun = new Set(changes.flatMap(({ id, before }) => (before === null ? [Number(id)] : [])))
  const sold = [...after.offerings.values()].toSorted(inOrder)
  return sold.flatMap((offering, place) => {
    const previous = sold[place - 1]
    const behind = previous?.productType === offering.productType ? previous.name : null
    return begun.has(offering.id) ? [{ offering, behind }] : []
  })
}

/** The groups of what is sold once the revision is live, each once and in the order of the pages. */
export const groupsOf = ({ after }: RevisionStates): OfferingRows['groups'] => [
  ...new Map(
    [...after.offerings.values()]
      .toSorted(inOrder)
      .map(({ productType, sectionName }) => [`${productType} ${sectionName}`, { productType, sectionName }]),
  ).values(),
]

function deedOf(change: ItemChange | undefined, wasSold: boolean): OfferingRow['deed'] {
  if (!change) return null
  if (change.after === null) return 'ended'
  return wasSold ? 'changed' : 'new'
}

export async function toHistory(
  database: Queryable,
  item: Pick<ItemChange, 'kind' | 'id'>,
  nameOf: NameOf,
): Promise<OfferingPage['history']> {
  return (await historyOf(database, item)).map((entry: ItemState) => ({
    revisionId: entry.revision.id,
    revisionName: entry.revision.name,
    state: entry.revision.state,
    startsAt: (entry.revision.startsAt ?? entry.revision.createdAt).toISOString(),
    plannedBy: nameOf(entry.revision.plannedBy),
    fields: [...fieldsOf({ ...item, before: entry.before, after: entry.after } as ItemChange)],
  }))
}
