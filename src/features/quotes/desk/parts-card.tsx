import { Copy, ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../../ui/desk/card.tsx'
import { Badge } from '../../../ui/kit/badge.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { ListTools, ShowAll, useListView } from '../../../ui/kit/list-view.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { TextWithAmounts } from '../../../ui/kit/text-with-amounts.tsx'
import { NotInTotals } from '../../carts/components/not-in-totals.tsx'
import { totalsOf } from '../../carts/totals.ts'
import { addressLine } from '../../details/facts.ts'
import { mostParts } from '../quote.ts'
import { costInWords, partTitle } from '../texts.ts'
import { partTexts as texts } from '../texts-parts.ts'
import { listTexts, manyTexts } from '../texts-parts-page.ts'
import styles from './quotes.module.css'
import type { TypedPart } from './typed-draft.ts'
import type { TypedQuote } from './use-quote.ts'

type Props = {
  parts: readonly TypedPart[]
  composed: TypedQuote
  /** The part whose content is shown below. */
  editing: TypedPart
  /** Positions of parts with an error. */
  wrong: ReadonlySet<number>
  onEdit: (part: TypedPart) => void
  onPlace: (part: TypedPart | null) => void
  onCopy: (part: TypedPart) => void
  /** Opens a change of many parts; null where there is one of this type. */
  onMany: (() => void) | null
  onParts: (parts: readonly TypedPart[]) => void
}

/** Keeps a keyboard in the list. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()

/** The parts of the quote, with what each comes to; one of them is edited below. */
export function PartsCard({
  parts,
  composed,
  editing,
  wrong,
  onEdit,
  onPlace,
  onCopy,
  onMany,
  onParts,
}: Props) {
  const announce = useAnnounce()
  const [removed, setRemoved] = useState<{ readonly part: TypedPart; readonly place: number } | null>(null)
  const view = useListView({
    items: parts.map((part, place) => ({ part, place })),
    textOf: ({ part }) => `${partTitle(part)} ${addressLine(part.address)}`,
    isFirst: ({ place }) => wrong.has(place),
    isFolded: ({ part, place }) => !wrong.has(place) && part.id !== editing.id,
    filters: [{ value: 'wrong', label: listTexts.wrong, fits: ({ place }) => wrong.has(place) }],
  })
  /** The next wrong one behind the part that is edited, else the first. */
  const places = [...wrong].toSorted((one, other) => one - other)
  const next = parts[places.find(place => place > parts.indexOf(editing)) ?? places[0] ?? -1]
  function remove(part: TypedPart, place: number) {
    onParts(parts.filter(({ id }) => id !== part.id))
    setRemoved({ part, place })
    announce(texts.removed(partTitle(part)))
  }
  return (
    <Card title={texts.title}>
      <p className={styles.note}>{texts.hint}</p>
      <ListTools view={view} name={listTexts.searchParts} />
      <ol className={`plain-list ${styles.parts}`}>
        {view.shown.map(({ part, place }) => (
          <PartItem
            key={part.id}
            part={part}
            lines={composed.parts[place]?.lines ?? []}
            isWrong={wrong.has(place)}
            isEdited={part.id === editing.id}
            onEdit={() => onEdit(part)}
            onRemove={parts.length > 1 ? () => remove(part, place) : null}
          />
        ))}
      </ol>
      <ShowAll view={view} />
      {removed && (
        <Removed
          part={removed.part}
          onUndo={() => {
            onParts(parts.toSpliced(removed.place, 0, removed.part))
            setRemoved(null)
          }}
        />
      )}
      <div className={styles.buttons}>
        {next && next.id !== editing.id && (
          <Button variant="secondary" small onClick={() => onEdit(next)}>
            {listTexts.next}
          </Button>
        )}
        {onMany && (
          <Button variant="secondary" small icon={<ListChecks aria-hidden="true" />} onClick={onMany}>
            {manyTexts.open}
          </Button>
        )}
      </div>
      <AddParts
        isFull={parts.length >= mostParts}
        onAdd={() => onPlace(null)}
        onCopy={() => onCopy(editing)}
        onPlace={() => onPlace(editing)}
      />
    </Card>
  )
}

const Removed = ({ part, onUndo }: { part: TypedPart; onUndo: () => void }) => (
  <p className={styles.note}>
    <span>{texts.removed(partTitle(part))}</span>{' '}
    <Button
      // The button that was pressed is gone with its part.
      ref={focusOnce}
      key={part.id}
      variant="quiet"
      small
      onClick={onUndo}
    >
      {texts.undo}
    </Button>
  </p>
)

type ItemProps = {
  part: TypedPart
  lines: TypedQuote['parts'][number]['lines']
  isWrong: boolean
  isEdited: boolean
  onEdit: () => void
  /** null where it is the only one. */
  onRemove: (() => void) | null
}

const PartItem = ({ part, lines, isWrong, isEdited, onEdit, onRemove }: ItemProps) => (
  <li className={styles.part} aria-current={isEdited || undefined}>
    <span className={styles.partName}>
      <span>{partTitle(part)}</span>
      {isWrong && <Badge tone="failed">{texts.wrong}</Badge>}
    </span>
    <span className={styles.partSums}>
      <TextWithAmounts>{costInWords(totalsOf(lines))}</TextWithAmounts>
      <NotInTotals lines={lines} />
    </span>
    <span className={styles.buttons}>
      {!isEdited && (
        <Button variant="quiet" small aria-label={texts.editOf(partTitle(part))} onClick={onEdit}>
          {texts.edit}
        </Button>
      )}
      {onRemove && (
        <Button variant="quiet" small aria-label={texts.removeOf(partTitle(part))} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </span>
  </li>
)

type AddProps = { isFull: boolean; onAdd: () => void; onCopy: () => void; onPlace: () => void }

const AddParts = ({ isFull, onAdd, onCopy, onPlace }: AddProps) =>
  isFull ? (
    <p className={styles.note}>{texts.full}</p>
  ) : (
    <div className={styles.buttons}>
      <Button variant="secondary" small icon={<Plus aria-hidden="true" />} onClick={onAdd}>
        {texts.add}
      </Button>
      <Button variant="secondary" small icon={<Copy aria-hidden="true" />} onClick={onCopy}>
        {texts.copy}
      </Button>
      <Button variant="quiet" small onClick={onPlace}>
        {texts.place}
      </Button>
    </div>
  )
