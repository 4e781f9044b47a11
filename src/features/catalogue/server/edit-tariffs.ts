import type { TariffList, TariffListId } from '../tariffs.ts'
import { revisionRefusals as refusals } from '../texts-desk.ts'
import type { CatalogueDeskServices } from './desk-services.ts'
import {
  type ChangedMeanwhile,
  changedMeanwhile,
  type ItemOutcome,
  isOutdated,
  seenBy,
  statesOf,
  store,
} from './edit-items.ts'
import { onDraft, type RevisionAct, type RevisionOutcome } from './revisions.ts'
import { removeChange } from './stored-revisions.ts'

/* Changes of tariff lists within a revision. */

type TariffsAct = RevisionAct & {
  readonly version: number
  /** The list that the colleague began with; undefined where it is not said. */
  readonly over?: TariffList | undefined
}

export async function changeTariffs(
  services: CatalogueDeskServices,
  act: TariffsAct,
  id: TariffListId,
  list: TariffList,
): Promise<ItemOutcome> {
  let newer: ChangedMeanwhile | undefined
  const outcome = await onDraft(services, act, async (tx, revision) => {
    const { changes, before } = await statesOf(tx, revision)
    const stored = changes.find(change => change.kind === 'tariffs' && change.id === id)
    const holds = before.tariffs[id] ?? null
    if (isOutdated(act, stored, holds, 'tariffs')) {
      newer = changedMeanwhile(stored, holds)
      return { kind: 'refused', message: refusals.changedMeanwhile }
    }
    await store(tx, revision.id, act.staffId, {
      kind: 'tariffs',
      id,
      before: seenBy(stored, holds),
      after: list,
    })
    return { kind: 'done', value: undefined }
  })
  return newer ?? outcome
}

/** Takes the change of a list out of a revision. */
export const keepTariffs = (
  services: CatalogueDeskServices,
  act: RevisionAct,
  id: TariffListId,
): Promise<RevisionOutcome> =>
  onDraft(services, act, async (tx, revision) => {
    await removeChange(tx, revision.id, { kind: 'tariffs', id })
    return { kind: 'done', value: undefined }
  })
