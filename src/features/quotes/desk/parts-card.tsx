import { Copy, ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../ui/kit/badge.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { ListTools, ShowAll, useListView } from '../../../ui/kit/list-view.tsx'
import { useAnnounce } from '../../../ui/kit/live-region.tsx'
import { TextWithAmounts } from '../../../ui/kit/text-with-amounts.tsx'
import { NotInTotals } from '../../carts/components/not-in-totals.tsx'
import { totalsOf } from '../../carts/totals.ts'
import { Card } from '../../desk/components/ui/card.tsx'
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
  const isFull = parts.length >= mostParts
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
          <li key={part.id} className={styles.part} aria-current={part.id === editing.id || undefined}>
            <span className={styles.partName}>
              <span>{partTitle(part)}</span>
              {wrong.has(place) && <Badge tone="failed">{texts.wrong}</Badge>}
            </span>
            <span className={styles.partSums}>
              <TextWithAmounts>{costInWords(totalsOf(composed.parts[place]?.lines ?? []))}</TextWithAmounts>
              <NotInTotals lines={composed.parts[place]?.lines ?? []} />
            </span>
            <span className={styles.buttons}>
              {part.id !== editing.id && (
                <Button
                  variant="quiet"
                  small
                  aria-label={texts.editOf(partTitle(part))}
                  onClick={() => onEdit(part)}
                >
                  {texts.edit}
                </Button>
              )}
              {parts.length > 1 && (
                <Button
                  variant="quiet"
                  small
                  aria-label={texts.removeOf(partTitle(part))}
                  onClick={() => remove(part, place)}
                >
                  {texts.remove}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ol>
      <ShowAll view={view} />
      {removed && (
        <p className={styles.note}>
          <span>{texts.removed(partTitle(removed.part))}</span>{' '}
          <Button
            // The button that was pressed is gone with its part.
            ref={focusOnce}
            key={removed.part.id}
            variant="quiet"
            small
            onClick={() => {
              onParts(parts.toSpliced(removed.place, 0, removed.part))
              setRemoved(null)
            }}
          >
            {texts.undo}
          </Button>
        </p>
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
      {isFull ? (
        <p className={styles.note}>{texts.full}</p>
      ) : (
        <div className={styles.buttons}>
          <Button variant="secondary" small icon={<Plus aria-hidden="true" />} onClick={() => onPlace(null)}>
            {texts.add}
          </Button>
          <Button
            variant="secondary"
            small
            icon={<Copy aria-hidden="true" />}
            onClick={() => onCopy(editing)}
          >
            {texts.copy}
          </Button>
          <Button variant="quiet" small onClick={() => onPlace(editing)}>
            {texts.place}
          </Button>
        </div>
      )}
    </Card>
  )
}
