import { and, eq, lt, sql } from 'drizzle-orm'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { revisionEvents } from '../events.ts'
import type { Offering } from '../offering.ts'
import { applyChanges, type CatalogueState, type ItemChange } from '../revision.ts'
import { originTexts } from '../texts-desk.ts'
import { seenBy, statesOf, store, unusedId } from './edit-items.ts'
import { changesBetween, note } from './revision-log.ts'
import { selectState } from './stored-catalogue.ts'
import { lastStates } from './stored-offerings.ts'
import {
  changedNow,
  changesOf,
  draftsOfClient,
  insertRevision,
  lockPlanning,
  lockRevision,
  removeRevision,
  type StoredChange,
  type StoredRevision,
  updateRevision,
} from './stored-revisions.ts'
import { catalogueRevisions } from './tables.ts'

/* Drafts that clients of the API make: each has one revision in design, which colleagues plan or throw away. */

export type DraftingClient = {
  readonly clientId: string
  readonly clientName: string
  readonly isTest: boolean
}

/** The catalogue as a client changes it: with its drafts, and what was ever sold. */
export type DraftGround = {
  readonly catalogue: CatalogueState
  readonly ever: ReadonlyMap<number, Offering>
  /** Offerings of drafts that a colleague froze to be tested. */
  readonly frozen: ReadonlySet<number>
  /** The next id that nothing ever had. */
  readonly takeId: () => number
}

/** An offering as a client wants it; null ends it. */
export type WantedOffering = { readonly id: number; readonly after: Offering | null }

/**
 * Changes one offering in the draft of a client, which is made where there is none.
 * @param want reads what the client wants; whatever else it gives back is answered and changes nothing
 */
export const draftOffering = <Refused>(
  database: Database,
  client: DraftingClient,
  want: (ground: DraftGround) => WantedOffering | Refused,
): Promise<WantedOffering | Refused> =>
  transactionInTurn(database, async tx => {
    // Two that add at once must not take the same ids.
    await lockPlanning(tx)
    const draft = await openDraft(tx, client.clientId)
    const states = draft ? await statesOf(tx, draft) : null
    const holds = states?.before ?? (await selectState(tx))
    const frozen = await frozenChanges(tx, client.clientId)
    const catalogue = applyChanges(states?.after ?? holds, frozen)
    let next = await unusedId(tx, catalogue)
    const wanted = want({
      catalogue,
      ever: await lastStates(tx),
      frozen: new Set(frozen.map(({ id }) => Number(id))),
      takeId: () => next++,
    })
    if (!isWanted(wanted)) return wanted
    const revision = draft?.id ?? (await makeDraft(tx, client))
    const id = String(wanted.id)
    const stored = states?.changes.find(change => change.kind === 'offering' && change.id === id)
    const before = seenBy(stored, holds.offerings.get(wanted.id) ?? null)
    await store(tx, revision, null, { kind: 'offering', id, before, after: wanted.after })
    const changes = changesBetween(states?.changes ?? [], await changesOf(tx, revision))
    if (changes.length > 0)
      await note(tx, { type: revisionEvents.changed, staffId: null, revision: ownRevision(client), changes })
    await afterChange(tx, revision)
    return wanted
  })

const turns = new WeakMap<Database, Promise<unknown>>()

/** Changes drafts one after the other in this copy of the shop: who waits for a turn holds no connection, and no lock times out. */
export function inTurn<Done>(database: Database, work: () => Promise<Done>): Promise<Done> {
  const done = (turns.get(database) ?? Promise.resolve()).then(work)
  turns.set(
    database,
    done.catch(() => undefined),
  )
  return done
}

/** A transaction under the lock of planning. */
const transactionInTurn = <Done>(
  database: Database,
  work: (tx: Transaction) => Promise<Done>,
): Promise<Done> => inTurn(database, () => transaction(database, work))

const isWanted = (wanted: unknown): wanted is WantedOffering =>
  typeof wanted === 'object' && wanted !== null && 'after' in wanted

/** The draft of a client, made where it has none; for a file that is read into it. */
export const draftOf = (database: Database, client: DraftingClient): Promise<number> =>
  transactionInTurn(database, async tx => {
    await lockPlanning(tx)
    return (await openDraft(tx, client.clientId))?.id ?? (await makeDraft(tx, client))
  })

/** Removes a draft in which nothing was changed. */
export const dropEmptyDraft = (database: Database, id: number): Promise<void> =>
  transaction(database, async tx => {
    const draft = await lockRevision(tx, id)
    if (draft?.status === 'in-design' && draft.items === 0) await removeRevision(tx, id)
  })

/** The newest revision of a client that may still change. */
async function openDraft(tx: Transaction, clientId: string): Promise<StoredRevision | null> {
  const draft = (await draftsOfClient(tx, clientId)).findLast(({ status }) => status === 'in-design')
  return draft ? lockRevision(tx, draft.id) : null
}

async function frozenChanges(tx: Transaction, clientId: string): Promise<readonly StoredChange[]> {
  const changes: StoredChange[] = []
  for (const { id, status } of await draftsOfClient(tx, clientId))
    if (status === 'in-test') changes.push(...(await changesOf(tx, id)))
  return changes.filter(change => change.kind === 'offering')
}

async function makeDraft(tx: Transaction, client: DraftingClient): Promise<number> {
  const revision = ownRevision(client)
  const id = await insertRevision(tx, { ...revision, origin: 'api', isTest: client.isTest })
  await note(tx, { type: revisionEvents.made, staffId: null, revision })
  return id
}

const ownRevision = ({ clientId, clientName, isTest }: DraftingClient) => ({
  name: isTest ? originTexts.testClient(clientName) : originTexts.client(clientName),
  clientId,
})

/** The approval of a colleague ends with a change; a draft in which nothing is left goes. */
async function afterChange(tx: Transaction, id: number): Promise<void> {
  if ((await changesOf(tx, id)).length === 0) await removeRevision(tx, id)
  else await updateRevision(tx, id, changedNow)
}

/** A change in a draft of a client that nobody planned yet. */
export type DraftedChange = ItemChange & {
  readonly isInTest: boolean
  readonly changedAt: Date
  readonly startsAt: Date | null
}

/** Offerings that a client changed in drafts that nobody planned yet, later ones last. */
export async function draftedChanges(
  database: Database,
  clientId: string,
): Promise<readonly DraftedChange[]> {
  const changes: DraftedChange[] = []
  for (const { id, state, startsAt } of await draftsOfClient(database, clientId))
    for (const change of await changesOf(database, id))
      changes.push({ ...change, isInTest: state === 'in-test', startsAt })
  return changes.filter(({ kind }) => kind === 'offering')
}

/** Removes drafts of test clients after a day. */
export async function forgetTestDrafts(database: Database): Promise<void> {
  await database
    .delete(catalogueRevisions)
    .where(
      and(
        eq(catalogueRevisions.isTest, true),
        lt(catalogueRevisions.createdAt, sql`now() - interval '1 day'`),
      ),
    )
}
