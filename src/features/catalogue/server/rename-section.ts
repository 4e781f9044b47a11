import type { ProductType } from '../product.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import { seenBy, statesOf, storeAll } from './edit-items.ts'
import { onDraft, type RevisionAct, type RevisionOutcome } from './revisions.ts'

/** Another name for a group, at each offering that has it once the revision is live. */
export const renameSection = (
  services: CatalogueDeskServices,
  act: RevisionAct,
  {
    was,
    becomes,
    productType,
  }: { readonly was: string; readonly becomes: string; readonly productType: ProductType },
): Promise<RevisionOutcome> =>
  onDraft(services, act, async (tx, revision) => {
    const { changes, before, after } = await statesOf(tx, revision)
    const named = [...after.offerings.values()].filter(
      offering => offering.productType === productType && offering.sectionName === was,
    )
    if (named.length === 0) return { kind: 'unknown' }
    const stored = new Map(changes.map(change => [change.id, change]))
    await storeAll(
      tx,
      revision.id,
      act.staffId,
      named.map(offering => ({
        kind: 'offering' as const,
        id: String(offering.id),
        before: seenBy(stored.get(String(offering.id)), before.offerings.get(offering.id) ?? null),
        after: { ...offering, sectionName: becomes },
      })),
    )
    return { kind: 'done', value: undefined }
  })
