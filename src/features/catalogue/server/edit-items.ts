import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { checkChange } from '../catalogue-rules.ts'
import { idsOf, type Offering } from '../offering.ts'
import type { ProductType } from '../product.ts'
import {
  applyChanges,
  type CatalogueState,
  type ItemChange,
  type ItemKind,
  isIdle,
  isSameItem,
} from '../revision.ts'
import type { TariffList } from '../tariffs.ts'
import { newOfferingTexts, revisionRefusals as refusals } from '../texts-desk.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { databaseNow } from './plan-revision.ts'
import { onDraft, type RevisionAct, type RevisionOutcome } from './revisions.ts'
import { selectState } from './stored-catalogue.ts'
import { idsInState, lastStates } from './stored-offerings.ts'
import {
  changesOf,
  lockPlanning,
  putChanges,
  removeChange,
  type StoredChange,
  type StoredRevision,
} from './stored-revisions.ts'

/* Changes of items within a revision. */

/** Somebody else changed the item in this revision since it was read, or took the change out: what it is now. */
export type ItemOutcome<Done = undefined> = RevisionOutcome<Done> | ChangedMeanwhile

export type ChangedMeanwhile = {
  readonly kind: 'changed-meanwhile'
  readonly theirs: Offering | TariffList | null
  /** 0 where it is as it is without the revision. */
  readonly version: number
  readonly changedBy: string | null
}

export const changedMeanwhile = (
  change: StoredChange | undefined,
  holds: Offering | TariffList | null,
): ChangedMeanwhile => ({
  kind: 'changed-meanwhile',
  theirs: change ? change.after : holds,
  version: change?.version ?? 0,
  changedBy: change?.changedBy ?? null,
})

/** A revision with what holds without it at its moment, and with it. */
export type RevisionStates = {
  readonly changes: readonly StoredChange[]
  readonly before: CatalogueState
  readonly after: CatalogueState
}

/** The states just before a revision begins, and once it has. One without a moment begins now. */
export async function statesOf(
  database: Queryable,
  { id, startsAt, status }: StoredRevision,
): Promise<RevisionStates> {
  const changes = await changesOf(database, id)
  const now = await databaseNow(database)
  // A moment that passed while nobody planned it begins now; what was launched is shown as it began.
  const at = startsAt === null || (status !== 'active' && startsAt < now) ? now : startsAt
  // A later revision wins over one of the same moment, so a draft sees those of its moment, and a planned one not itself.
  const before = await selectState(database, status === 'active' ? new Date(at.getTime() - 1) : at)
  return { changes, before, after: applyChanges(before, changes) }
}

/** The item without the revision, as its author saw it first. */
export const seenBy = <Item>(stored: StoredChange | undefined, holds: Item | null): Item | null =>
  stored ? (stored.before as Item | null) : holds

type OfferingAct = RevisionAct & {
  readonly item: number | null
  readonly version: number
  /** The offering that the colleague began with; undefined where it is not said. */
  readonly over?: Offering | undefined
}

/** Changes an offering that the revision leaves on sale. */
export const changeOffering = (
  services: CatalogueDeskServices,
  act: OfferingAct,
  offering: Offering,
): Promise<ItemOutcome> =>
  onOffering(services, act, async (tx, revision, { before, stored }) => {
    if (offering.id !== act.item) return { kind: 'unknown' }
    const known = before ?? (await lastStates(tx)).get(offering.id) ?? null
    const [changed] = checkChange(known, offering)
    if (changed)
      return { kind: 'wrong', field: `offering.${changed.path}`, message: refusals.mustKeepMeaning }
    await store(tx, revision.id, act.staffId, {
      kind: 'offering',
      id: String(offering.id),
      before: seenBy(stored, before),
      after: offering,
    })
    return { kind: 'done', value: undefined }
  })

export const endOffering = (services: CatalogueDeskServices, act: OfferingAct): Promise<ItemOutcome> =>
  onOffering(services, act, async (tx, revision, { before, stored }) => {
    const seen = seenBy(stored, before)
    await store(tx, revision.id, act.staffId, {
      kind: 'offering',
      id: String(act.item),
      before: seen,
      after: null,
    })
    return { kind: 'done', value: undefined }
  })

/** Takes the change of an offering out of a revision. */
export const keepOffering = (
  services: CatalogueDeskServices,
  act: RevisionAct & { readonly item: number | null },
): Promise<RevisionOutcome> =>
  onDraft(services, act, async (tx, { id }) => {
    await removeChange(tx, id, { kind: 'offering', id: String(act.item) })
    return { kind: 'done', value: undefined }
  })

/**
 * Whether a colleague began with another item than there is: of another version, or where the revision does not change it
 * yet, as it was before another revision changed it.
 */
export const isOutdated = (
  { version, over }: { readonly version: number; readonly over?: Offering | TariffList | undefined },
  stored: StoredChange | undefined,
  holds: Offering | TariffList | null,
  kind: ItemKind,
): boolean =>
  (stored?.version ?? 0) !== version ||
  (stored === undefined && over !== undefined && !isSameItem(kind, over, holds))

/** An offering of a draft: without the revision, and as the revision has it already. */
type EditedOffering = { readonly before: Offering | null; readonly stored: StoredChange | undefined }

async function onOffering(
  services: CatalogueDeskServices,
  act: OfferingAct,
  deed: (tx: Transaction, revision: StoredRevision, item: EditedOffering) => Promise<RevisionOutcome>,
): Promise<ItemOutcome> {
  let newer: ChangedMeanwhile | undefined
  const outcome = await onDraft(services, act, async (tx, revision) => {
    const { changes, before } = await statesOf(tx, revision)
    const stored = changes.find(change => change.kind === 'offering' && change.id === String(act.item))
    const known = act.item === null ? undefined : before.offerings.get(act.item)
    if (!known && !stored) return { kind: 'unknown' }
    if (isOutdated(act, stored, known ?? null, 'offering')) {
      newer = changedMeanwhile(stored, known ?? null)
      return { kind: 'refused', message: refusals.changedMeanwhile }
    }
    return deed(tx, revision, { before: known ?? null, stored })
  })
  return newer ?? outcome
}

/** Stores a change, or takes it out where it changes nothing any more. @param staffId null: a client of the API */
export const store = (
  tx: Transaction,
  revisionId: number,
  staffId: string | null,
  change: ItemChange,
): Promise<unknown> =>
  isIdle(change) ? removeChange(tx, revisionId, change) : putChanges(tx, revisionId, [change], staffId)

/** The same of many. */
export async function storeAll(
  tx: Transaction,
  revisionId: number,
  staffId: string | null,
  changes: readonly ItemChange[],
): Promise<void> {
  const idle = changes.filter(isIdle)
  for (const change of idle) await removeChange(tx, revisionId, change)
  await putChanges(
    tx,
    revisionId,
    changes.filter(change => !idle.includes(change)),
    staffId,
  )
}

export type NewOffering = {
  readonly productType: ProductType
  readonly copyOf: number | null
  readonly endsCopied: boolean
}

/** Adds an offering with ids that nothing ever had: empty, as a copy, or as the successor of one that ends. */
export const addOffering = (
  services: CatalogueDeskServices,
  act: RevisionAct,
  { productType, copyOf, endsCopied }: NewOffering,
): Promise<RevisionOutcome<number>> =>
  onDraft(services, act, async (tx, revision) => {
    // Two revisions that add at once must not take the same ids.
    await lockPlanning(tx)
    const { changes, before, after } = await statesOf(tx, revision)
    const copied = copyOf === null ? null : (after.offerings.get(copyOf) ?? null)
    if (copyOf !== null && copied === null) return { kind: 'unknown' }
    const next = await unusedId(tx, after)
    const offering = copied
      ? withIdsFrom(next, copied)
      : emptyOffering(next, productType, after.offerings.values())
    const added: ItemChange = { kind: 'offering', id: String(offering.id), before: null, after: offering }
    const stored = changes.find(change => change.kind === 'offering' && change.id === String(copyOf))
    const ended: readonly ItemChange[] =
      copied && endsCopied
        ? [
            {
              kind: 'offering',
              id: String(copied.id),
              before: seenBy(stored, before.offerings.get(copied.id) ?? null),
              after: null,
            },
          ]
        : []
    await putChanges(tx, revision.id, [added, ...ended], act.staffId)
    return { kind: 'done', value: offering.id }
  })

/** Ids that somebody chose near the largest one there is would leave none above them. */
const largestCounted = 2_000_000_000

/** The first id above all that were ever given, drafts of others included. */
export async function unusedId(
  tx: Pick<Queryable, 'execute'>,
  { offerings }: CatalogueState,
): Promise<number> {
  const { rows } = await tx.execute<{ most: number }>(sql`
    select coalesce(max(ids.id), 0)::integer as most
    from catalogue_changes, lateral (values (before), (after)) as both_states (state), ${idsInState}
    where kind = 'offering' and ids.id < ${largestCounted}`)
  const sold = [...offerings.values()].flatMap(idsOf).filter(id => id < largestCounted)
  return Math.max(rows[0]?.most ?? 0, ...sold) + 1
}

/** The same offering under new ids. */
function withIdsFrom(first: number, { setupProduct, supportProduct, device, ...rest }: Offering): Offering {
  let next = first
  const take = () => next++
  return {
    ...rest,
    id: take(),
    setupProduct: setupProduct && { ...setupProduct, id: take() },
    supportProduct: supportProduct && { ...supportProduct, id: take() },
    device: device && { ...device, productBuyId: take(), productRentId: take() },
  }
}

function emptyOffering(id: number, productType: ProductType, sold: Iterable<Offering>): Offering {
  const places = [...sold].filter(other => other.productType === productType).map(({ position }) => position)
  return {
    id,
    productType,
    position: Math.max(-1, ...places) + 1,
    name: newOfferingTexts.name,
    productSubType: null,
    sectionName: newOfferingTexts.section,
    information: [],
    promoted: false,
    contractDuration: 1,
    priceInCents: 0,
    listPriceInCents: null,
    freeMonths: 0,
    exitRule: null,
    exitPercentage: null,
    setupProduct: null,
    supportProduct: null,
    fiber: false,
    downloadSpeedMbs: null,
    uploadSpeedMbs: null,
    lineSpeeds: null,
    dataBundleGb: null,
    device: null,
  }
}
