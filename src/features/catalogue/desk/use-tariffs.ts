import { useCallback, useState } from 'react'
import type * as z from 'zod/mini'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { useActions } from '../../../ui/desk/use-action.ts'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import type { Newest } from '../../desk/components/versioned/use-versioned-draft.ts'
import { useVersionedState } from '../../desk/components/versioned/use-versioned-state.ts'
import type { RevisionConflict, TariffsPage } from '../desk-schemas.ts'
import type { TariffList, TariffListId } from '../tariffs.ts'
import { offeringPageTexts, tariffPageTexts as texts } from '../texts-offerings.ts'
import {
  inOrder,
  readTariffs,
  rowKey,
  type TypedTariffs,
  tariffFields,
  typedTariffs,
} from '../typed-tariffs.ts'

type Options = {
  page: TariffsPage
  listId: TariffListId
  /** Whether what this browser keeps is known already. */
  restores: boolean
  /** Whether it shows what this colleague saved just now. */
  wasSaved: boolean
  /** The list is shown anew as the server has it. @param wasSaved whether this colleague saved it */
  onChanged: (wasSaved: boolean) => Promise<void>
}

/** A tariff list while it is typed: its rows, what is wrong with them, and how it is saved. */
export function useTariffs({
  page: { revision, after, version },
  listId,
  restores,
  wasSaved,
  onChanged,
}: Options) {
  const draft = useVersionedState<TypedTariffs, TariffList>({
    name: `herziening-${revision.id}-${listId}`,
    stored: { version, item: after },
    restores,
    typedOf: typedTariffs,
    keyOf: rowKey,
  })
  const { typed, change: changeTyped } = draft
  const [isSaved, setIsSaved] = useState(wasSaved)
  const [{ errors, attempt }, setWrong] = useState<{ errors: FieldErrors; attempt: number }>({
    errors: {},
    attempt: 0,
  })
  const { busy, failure, act } = useActions()
  const params = { id: revision.id, lijst: listId }

  const change = useCallback(
    (next: (was: TypedTariffs) => TypedTariffs) => {
      setIsSaved(false)
      changeTyped(next)
    },
    [changeTyped],
  )

  const forget = useCallback(() => setWrong(({ attempt: tries }) => ({ errors: {}, attempt: tries })), [])
  const rows = useRows(change, forget)
  const show = (found: FieldErrors) => setWrong({ errors: found, attempt: attempt + 1 })

  async function send(list: TariffList) {
    const { version: over, item } = draft.base()
    const result = await callAtDesk('PUT /api/beheer/catalogus/herzieningen/{id}/tarieven/{lijst}', {
      params,
      body: { version: over, over: item, list },
    })
    if (!result.ok && result.kind === 'refused') {
      if (result.failure.errors) show(tariffFields(result.failure.errors))
      const newest = result.status === 409 ? newestIn(result.body) : null
      if (newest) draft.meet(newest)
    }
    return result
  }

  function save() {
    change(inOrder)
    const { list, errors: found } = readTariffs(inOrder(typed))
    if (list === null) return show(found)
    setWrong({ errors: {}, attempt })
    const onDone = () => {
      draft.stored({ version, item: list })
      void onChanged(true)
    }
    void act('save', () => send(list), { says: texts.saved, rereads: 'never', onDone })
  }

  /** The list of the revision is that of the catalogue again. */
  function undo() {
    const onDone = () => {
      draft.versioned.onStartAgain()
      void onChanged(false)
    }
    void act(
      'undo',
      () => callAtDesk('DELETE /api/beheer/catalogus/herzieningen/{id}/tarieven/{lijst}', { params }),
      { says: offeringPageTexts.undone, rereads: 'never', onDone },
    )
  }

  return { ...draft, ...rows, errors, attempt, busy, failure, isSaved, change, save, undo }
}

/** The other list in a refusal; null where it was refused for another reason. */
const newestIn = ({
  theirList,
  version = 0,
  changedBy,
}: z.infer<typeof RevisionConflict>): Newest<TariffList> | null =>
  theirList ? { item: theirList, version, by: changedBy ?? null } : null

type ListName = 'short' | 'long'

/** Changes rows of a list. @param onGone one is gone, so that errors stand at the places of before */
function useRows(change: (next: (was: TypedTariffs) => TypedTariffs) => void, onGone: () => void) {
  const announce = useAnnounce()
  const changeRow = useCallback(
    (list: ListName, key: string, part: object) =>
      change(was => ({
        ...was,
        [list]: was[list].map(row => (row.key === key ? { ...row, ...part } : row)),
      })),
    [change],
  )

  const removeRow = useCallback(
    (list: ListName, key: string, name: string) => {
      onGone()
      change(was => ({ ...was, [list]: was[list].filter(row => row.key !== key) }))
      announce(texts.removed(name))
    },
    [change, announce, onGone],
  )
  return { changeRow, removeRow }
}
