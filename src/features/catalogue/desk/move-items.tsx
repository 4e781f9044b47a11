import { useState } from 'react'
import { DialogWords } from '../../../ui/desk/dialog-words.tsx'
import { useActions } from '../../../ui/desk/use-action.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Checkbox } from '../../../ui/kit/checkbox.tsx'
import { FieldError } from '../../../ui/kit/field.tsx'
import { SelectField } from '../../../ui/kit/select-field.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import styles from '../components/catalogue.module.css'
import { FailedAct } from '../components/failed-act.tsx'
import type { RevisionPage } from '../desk-schemas.ts'
import { moveTexts as texts } from '../texts-bulk.ts'

type Props = {
  page: RevisionPage
  /** @param words what was done */
  onDone: (words: string) => void
}

const keyOf = ({ kind, id }: RevisionPage['items'][number]): string => `${kind} ${id}`

/** Asks which changes go to which other revision. */
export function MoveItems({ page: { revision, items, others }, onDone }: Props) {
  const { busy, failure, act } = useActions()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [to, setTo] = useState(String(others[0]?.id ?? ''))
  const [isTried, setIsTried] = useState(false)
  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(key)
    else next.delete(key)
    setChosen(next)
  }
  const move = () => {
    setIsTried(true)
    if (chosen.size === 0) return
    const moved = items.filter(item => chosen.has(keyOf(item))).map(({ kind, id }) => ({ kind, id }))
    void act(
      'move',
      () =>
        callAtDesk('POST /api/beheer/catalogus/herzieningen/{id}/verplaatsen', {
          params: { id: revision.id },
          body: { to: Number(to), items: moved },
        }),
      { rereads: 'never', onDone: () => onDone(texts.moved) },
    )
  }
  return (
    <DialogWords>
      <p>{texts.intro}</p>
      <fieldset className={styles.choices}>
        <legend>{texts.what}</legend>
        {items.map(item => (
          <Checkbox
            key={keyOf(item)}
            label={item.name}
            checked={chosen.has(keyOf(item))}
            onChange={({ target }) => choose(keyOf(item), target.checked)}
          />
        ))}
        <FieldError id="verplaatsen" error={isTried && chosen.size === 0 ? texts.noneChosen : undefined} />
      </fieldset>
      <SelectField
        name="verplaatsen-naar"
        label={texts.to}
        value={to}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => setTo(target.value)}
      />
      <FailedAct failure={failure} />
      <div className={styles.actions}>
        <Button busy={busy === 'move'} onClick={move}>
          {texts.move}
        </Button>
      </div>
    </DialogWords>
  )
}
