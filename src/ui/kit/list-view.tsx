import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { holdsWords } from '../../common/folded.ts'
import { Button } from './button.tsx'
import styles from './list-view.module.css'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { uiTexts } from './texts.ts'

const texts = uiTexts.list

/** A list that is no longer shows whole, without anything to find in it. */
const few = 10

type Filter<Item> = { readonly value: string; readonly label: string; readonly fits: (item: Item) => boolean }

type List<Item> = {
  readonly items: readonly Item[]
  /** The words that an item is found by. */
  readonly textOf: (item: Item) => string
  /** Items that come before the others. */
  readonly isFirst?: (item: Item) => boolean
  /** Items that a long list shows only once they are looked for, or all are asked for. */
  readonly isFolded?: (item: Item) => boolean
  /** Beside all of them; those that fit none are left out. */
  readonly filters?: readonly Filter<Item>[]
  /** So many show at first, where that is more than usual. */
  readonly atLeast?: number
}

/** The shown part of a long list: what is searched for and filtered, and a few of these until all are asked for. */
export function useListView<Item>({
  items,
  textOf,
  isFirst = () => false,
  isFolded = () => false,
  filters = [],
  atLeast = 0,
}: List<Item>) {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState('')
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const showAll = () => flushSync(() => setWhole(true))
    window.addEventListener('beforeprint', showAll)
    return () => window.removeEventListener('beforeprint', showAll)
  }, [])
  const usable = filters.filter(({ fits }) => items.some(fits))
  const fits = usable.find(({ value }) => value === filter)?.fits ?? (() => true)
  const found = items.filter(item => fits(item) && holdsWords(textOf(item), search))
  const ordered = [...found.filter(isFirst), ...found.filter(item => !isFirst(item))]
  const isLong = items.length > few
  const isLookedFor = search.trim() !== '' || filter !== ''
  const unfolded = isLookedFor ? ordered : ordered.filter(item => !isFolded(item))
  return {
    shown: isLong && !isWhole ? unfolded.slice(0, Math.max(few, atLeast)) : ordered,
    found: found.length,
    isLong,
    search,
    setSearch,
    filter,
    setFilter,
    filters: usable,
    showAll: () => setWhole(true),
  }
}

type View = Pick<
  ReturnType<typeof useListView>,
  'found' | 'isLong' | 'search' | 'filter' | 'setFilter' | 'showAll'
> & {
  readonly setSearch: (typed: string) => void
  readonly shown: readonly unknown[]
  readonly filters: readonly { readonly value: string; readonly label: string }[]
}

/** To find something in a long list. @param name what is searched, as it is labelled */
export function ListTools({ view, name }: { view: View; name: string }) {
  if (!view.isLong) return null
  return (
    <div className={`screen-only ${styles.tools}`}>
      <TextField
        type="search"
        label={name}
        autoComplete="off"
        value={view.search}
        onChange={event => view.setSearch(event.target.value)}
      />
      {view.filters.length > 0 && (
        <SelectField
          label={texts.filter}
          options={[{ value: '', label: texts.all }, ...view.filters]}
          value={view.filter}
          onChange={event => view.setFilter(event.target.value)}
        />
      )}
      <p className={styles.count} aria-live="polite">
        {texts.found(view.found)}
      </p>
    </div>
  )
}

/** The button for what does not show yet. */
export const ShowAll = ({ view }: { view: View }) =>
  view.shown.length < view.found ? (
    <div className="screen-only">
      <Button variant="secondary" small onClick={view.showAll}>
        {texts.showAll(view.found)}
      </Button>
    </div>
  ) : null
