import { useCallback, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { FieldErrors } from '../../../common/contract/failure.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { ErrorSummary } from '../../../ui/kit/error-summary.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { TextArea } from '../../../ui/kit/text-area.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { Card } from '../../desk/components/ui/card.tsx'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import { storedDraft } from '../components/stored-draft.ts'
import { useActs } from '../components/use-acts.ts'
import type { RevisionConflict, TariffsPage } from '../desk-schemas.ts'
import { mergeTariffs, tariffVersions } from '../merge-items.ts'
import { isSameItem } from '../revision.ts'
import type { TariffList, TariffListId } from '../tariffs.ts'
import { conflictTexts, offeringPageTexts, tariffPageTexts as texts } from '../texts-offerings.ts'
import {
  inOrder,
  newLong,
  newShort,
  readTariffs,
  type TypedTariffs,
  tariffFields,
  typedTariffs,
} from '../typed-tariffs.ts'
import { TariffRows } from './tariff-rows.tsx'
import { TypedConflict } from './typed-conflict.tsx'

/** The list of a colleague who was faster. */
type Theirs = { readonly list: TariffList; readonly version: number; readonly by: string | null }

type Props = {
  /** The colleague who types. */
  staffId: string
  page: TariffsPage
  listId: TariffListId
  isEdited: boolean
  /** Whether what this browser keeps is known already. */
  restores: boolean
  /** Whether it shows what this colleague saved just now. */
  wasSaved: boolean
  /** The list is shown anew as the server has it. @param wasSaved whether this colleague saved it */
  onChanged: (wasSaved: boolean) => Promise<void>
}

/** The fields and rows of a tariff list. */
export function TariffsForm({ staffId, page, listId, isEdited, restores, wasSaved, onChanged }: Props) {
  const { revision, after, version } = page
  const kept = storedDraft<TypedTariffs, TariffList>(staffId, revision.id, listId)
  const [restored] = useState(() => (restores ? kept.read() : null))
  const [typed, setTyped] = useState<TypedTariffs>(() => restored?.typed ?? typedTariffs(after))
  /** The version that the list is typed over, and the list as it was then; going on in a conflict moves both on. */
  const base = useRef({ version: restored?.version ?? version, over: restored?.over ?? after })
  const [theirs, setTheirs] = useState<Theirs | null>(() =>
    restored && (restored.version !== version || !isSameItem('tariffs', restored.over, after))
      ? { list: after, version, by: null }
      : null,
  )
  const [isSaved, setIsSaved] = useState(wasSaved)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [attempt, setAttempt] = useState(0)
  const { busy, failure, act } = useActs()
  const announce = useAnnounce()
  const params = { id: revision.id, lijst: listId }

  /** Kept in this browser with every key. */
  const change = useCallback(
    (next: (was: TypedTariffs) => TypedTariffs) => {
      setIsSaved(false)
      setTyped(was => {
        const changed = next(was)
        storedDraft<TypedTariffs, TariffList>(staffId, revision.id, listId).save({
          ...base.current,
          typed: changed,
        })
        return changed
      })
    },
    [staffId, revision.id, listId],
  )

  const changeRow = useCallback(
    (list: 'short' | 'long', key: string, part: object) =>
      change(was => ({
        ...was,
        [list]: was[list].map(row => (row.key === key ? { ...row, ...part } : row)),
      })),
    [change],
  )

  const removeRow = useCallback(
    (list: 'short' | 'long', key: string, name: string) => {
      setErrors({})
      change(was => ({ ...was, [list]: was[list].filter(row => row.key !== key) }))
      announce(texts.removed(name))
    },
    [change, announce],
  )

  function show(found: FieldErrors) {
    setErrors(found)
    setAttempt(attempt + 1)
  }

  function save() {
    const ordered = inOrder(typed)
    setTyped(ordered)
    const { list, errors: found } = readTariffs(ordered)
    if (list === null) return show(found)
    setErrors({})
    void act(
      'save',
      async () => {
        const result = await callAtDesk('PUT /api/beheer/catalogus/herzieningen/{id}/tarieven/{lijst}', {
          params,
          body: { ...base.current, list },
        })
        if (!result.ok && result.kind === 'refused') {
          if (result.failure.errors) show(tariffFields(result.failure.errors))
          if (result.status === 409) setTheirs(theirsIn(result.body))
        }
        return result
      },
      { says: texts.saved, leaves: true, onDone: () => showStored(true) },
    )
  }

  function showStored(saved = false) {
    kept.drop()
    void onChanged(saved)
  }

  /** The newest version under what was typed, to be saved. */
  function goOn({ list: newest, version: newer }: Theirs) {
    const { list, errors: found } = readTariffs(inOrder(typed))
    if (list === null) return show(found)
    const merged = mergeTariffs(base.current.over, list, newest)
    base.current = { version: newer, over: newest }
    setTheirs(null)
    setErrors({})
    change(() => typedTariffs(merged))
    announce(conflictTexts.wentOn)
  }

  const field = (name: 'title' | 'note' | 'updated' | 'longStart') => ({
    name,
    value: typed[name],
    error: errors[name]?.message,
    readOnly: !isEdited,
    onChange: ({ target }: { target: { value: string } }) =>
      change(was => ({ ...was, [name]: target.value })),
  })

  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      {restored && (
        <Notice>
          <p>
            <span>{offeringPageTexts.kept}</span>{' '}
            <Button variant="quiet" small onClick={() => showStored()}>
              {offeringPageTexts.startAgain}
            </Button>
          </p>
        </Notice>
      )}
      <ErrorSummary
        problems={Object.entries(errors).map(([path, { message }]) => ({ field: path, message }))}
        attempt={attempt}
      />
      <Card title={texts.head}>
        <div className={styles.grid}>
          <TextField {...field('title')} label={texts.title} />
          <TextField {...field('updated')} type="date" size="medium" label={texts.updated} />
          <TextField
            {...field('longStart')}
            inputMode="decimal"
            size="medium"
            suffix="€"
            label={texts.longStart}
          />
          <TextArea {...field('note')} rows={3} label={texts.note} className={styles.wide} />
        </div>
      </Card>
      {(['short', 'long'] as const).map(list => (
        <Card key={list} title={texts[list]}>
          <p className={styles.note}>{texts.amountHint}</p>
          <TariffRows
            // Wrong rows show whatever was searched for.
            key={attempt}
            list={list}
            rows={typed[list]}
            errors={errors}
            isEdited={isEdited}
            onAdd={() =>
              change(was =>
                list === 'short'
                  ? { ...was, short: [...was.short, newShort()] }
                  : { ...was, long: [newLong(), ...was.long] },
              )
            }
            onChange={changeRow}
            onRemove={removeRow}
          />
        </Card>
      ))}
      {theirs ? (
        <TypedConflict
          by={theirs.by}
          versions={tariffVersions(
            base.current.over,
            readTariffs(inOrder(typed)).list ?? base.current.over,
            theirs.list,
          )}
          onGoOn={() => goOn(theirs)}
          onTakeTheirs={() => showStored()}
        />
      ) : (
        <FailedAct failure={failure} />
      )}
      {isEdited && !theirs && (
        <div className={styles.actions}>
          <Button type="submit" busy={busy === 'save'}>
            {texts.save}
          </Button>
          {isSaved && <span className={styles.note}>{offeringPageTexts.isSaved}</span>}
          {version > 0 && (
            <Button
              variant="quiet"
              busy={busy === 'undo'}
              onClick={() =>
                void act(
                  'undo',
                  () =>
                    callAtDesk('DELETE /api/beheer/catalogus/herzieningen/{id}/tarieven/{lijst}', { params }),
                  { says: offeringPageTexts.undone, leaves: true, onDone: () => showStored() },
                )
              }
            >
              {texts.undo}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

/** The other list in a refusal; null where it was refused for another reason. */
const theirsIn = ({ theirList, version = 0, changedBy }: z.infer<typeof RevisionConflict>): Theirs | null =>
  theirList ? { list: theirList, version, by: changedBy ?? null } : null
