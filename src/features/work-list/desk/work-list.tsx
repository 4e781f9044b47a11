import { ArrowUp, ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { useShortcut } from '../../../ui/desk/shortcuts.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { useMay } from '../../desk/components/use-colleague.ts'
import type { SelectionProps } from '../components/selection-props.ts'
import { ShortcutHelp } from '../components/shortcut-help.tsx'
import { mostCounted, type SavedView, sortColumns, type WorkList, workViews } from '../contract.ts'
import { searchTerms } from '../search-terms.ts'
import {
  deskSearchTexts,
  shortcutTexts,
  workListEmptyTexts,
  workListTexts,
  workListTitle,
  workViewNames,
} from '../texts.ts'
import { PickPage } from './case-cells.tsx'
import { CaseTable, type Sorting } from './case-table.tsx'
import { Filters } from './filters.tsx'
import { filtersOf, isFiltered, isSameQuery, listAddress, type WorkQuery } from './query.ts'
import { RememberList } from './remember-list.tsx'
import { useFreshList } from './use-fresh-list.ts'
import { chosenKinds, useSelection } from './use-selection.ts'
import { ViewManager } from './view-manager.tsx'
import styles from './work-list.module.css'

const tickMs = 30_000

/**
 * The moment by the server's clock: what it said, and the time that has gone by since. The clock of a colleague's computer
 * may be wrong.
 */
function useNow(asOf: string): Date {
  const [now, setNow] = useState({ asOf, ms: Date.parse(asOf) })
  useEffect(() => {
    const start = performance.now()
    const tick = () => setNow({ asOf, ms: Date.parse(asOf) + performance.now() - start })
    const timer = window.setInterval(tick, tickMs)
    return () => window.clearInterval(timer)
  }, [asOf])
  return new Date(now.asOf === asOf ? now.ms : Date.parse(asOf))
}

type PageProps = {
  query: WorkQuery
  list: WorkList
  /** Screens of commands on many cases at once. */
  bulk: {
    /** One's own jobs, read anew with the list. */
    readonly Jobs: ComponentType<{ of: string; onClosed: () => void }>
    readonly Bar: ComponentType<SelectionProps>
  }
}

/** The queue that staff work from. */
export function WorkListPage({ query, list, bulk: { Jobs, Bar } }: PageProps) {
  const { shown, newCount, isChanged, accept } = useFreshList(query, list)
  const now = useNow(shown.asOf)
  const { zoek } = query
  const mayWork = useMay('cases.work')
  const filters = filtersOf(query)
  const numbers = shown.items.map(({ number }) => number)
  const selection = useSelection(numbers, listAddress(query))
  const { revalidate } = useRevalidator()
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        {mayWork && numbers.length > 0 && (
          <span className={styles.pick}>
            <PickPage numbers={numbers} selection={selection} />
          </span>
        )}
        <div className={zoek ? styles.found : styles.title}>
          <PageTitle>{zoek ? deskSearchTexts.results(zoek) : workListTitle}</PageTitle>
        </div>
        {zoek ? (
          <Link to={deskPaths.desk} className={styles.back}>
            {deskSearchTexts.stop}
          </Link>
        ) : (
          <Views query={query} counts={shown.counts} own={shown.views} beginsWith={shown.beginsWith} />
        )}
        <Filters query={query} colleagues={shown.colleagues} />
        <ViewManager query={query} own={shown.views} beginsWith={shown.beginsWith} />
      </div>
      {isChanged && <ShowChanges newCount={newCount} onShow={accept} />}
      {mayWork && <Jobs of={list.asOf} onClosed={() => void revalidate()} />}
      {shown.items.length > 0 ? (
        <CaseTable
          items={shown.items}
          now={now}
          selection={mayWork ? selection : null}
          sorting={zoek ? null : sortingOf(filters)}
        />
      ) : (
        <EmptyList query={query} />
      )}
      {mayWork && selection.numbers.size > 0 && (
        <Bar
          numbers={[...selection.numbers]}
          isAll={selection.isAll}
          filters={
            zoek || (shown.after === null && shown.before === null)
              ? null
              : (filters as SelectionProps['filters'])
          }
          kinds={chosenKinds(shown.items, selection, query)}
          colleagues={shown.colleagues}
          onPage={numbers.every(number => selection.numbers.has(number)) ? null : selection.togglePage}
          onAll={selection.chooseAll}
          onClear={selection.clear}
          onClosed={() => {
            selection.clear()
            void revalidate()
          }}
        />
      )}
      {shown.isCut && (
        <Notice>
          <p>{deskSearchTexts.cut}</p>
        </Notice>
      )}
      <Pages query={query} list={shown} />
      <RememberList query={query} numbers={shown.items.map(({ number }) => number)} />
      <ShortcutHelp rows={shortcutTexts.rows} />
    </div>
  )
}

/** How the list is sorted, as its address has it. */
function sortingOf(filters: WorkQuery): Sorting {
  const column = sortColumns.find(each => each === filters.sorteer) ?? null
  return {
    column,
    isDown: filters.richting === 'af',
  }
}

/** Offers changes that are not shown yet, so that no row moves by itself. */
function ShowChanges({ newCount, onShow }: { newCount: number; onShow: () => void }) {
  useShortcut('n', onShow)
  return (
    <Button
      small
      className={styles.fresh}
      icon={<ArrowUp aria-hidden="true" />}
      aria-keyshortcuts="n"
      onClick={onShow}
    >
      {`${newCount > 0 ? workListTexts.newer(newCount) : workListTexts.changed} – ${workListTexts.show}`}
    </Button>
  )
}

function Pages({ query, list }: { query: WorkQuery; list: WorkList }) {
  const { before, after } = list
  if (before === null && after === null) return null
  const filters = filtersOf(query)
  return (
    <nav aria-label={workListTexts.pages} className={styles.pages}>
      {before !== null && (
        <LinkButton
          to={listAddress({ ...filters, voor: before })}
          variant="secondary"
          small
          icon={<ChevronLeft aria-hidden="true" />}
        >
          {workListTexts.previous}
        </LinkButton>
      )}
      {after !== null && (
        <LinkButton
          to={listAddress({ ...filters, na: after })}
          variant="secondary"
          small
          className={styles.nextPage}
          iconAfter={<ChevronRight aria-hidden="true" />}
        >
          {workListTexts.next}
        </LinkButton>
      )}
    </nav>
  )
}

/** Explains an empty list. */
function EmptyList({ query }: { query: WorkQuery }) {
  const { title, text } = textsFor(query)
  return <Empty title={title}>{text}</Empty>
}

function textsFor(query: WorkQuery) {
  if (query.zoek) return workListEmptyTexts[searchTerms(query.zoek).length > 0 ? 'notFound' : 'unsearchable']
  if (isFiltered(query)) return workListEmptyTexts.filtered
  return workListEmptyTexts[workViews.find(view => view === query.weergave) ?? 'open']
}

type Props = {
  query: WorkQuery
  counts: WorkList['counts']
  /** The views of one's own. */
  own: readonly SavedView[]
  beginsWith: WorkList['beginsWith']
}

/** The views of everybody, those that colleagues share, and the colleague's own. */
function Views({ query, counts, own, beginsWith }: Props) {
  const asked = filtersOf(query)
  const current = own.find(({ filters }) => isSameQuery(filters, asked))
  const view = query.weergave ?? 'open'
  return (
    <nav aria-label={workListTexts.views} className={styles.views}>
      <ul className={`plain-list ${styles.list}`}>
        {workViews.map(each => (
          <li key={each}>
            <Link
              to={listAddress({ weergave: each === 'open' && !beginsWith ? undefined : each })}
              className={styles.view}
              aria-current={!current && each === view ? 'page' : undefined}
            >
              <span>{workViewNames[each]}</span>
              {each !== 'alles' && counts[each] > 0 && (
                <Count count={counts[each]} isUrgent={each === 'te-laat'} />
              )}
            </Link>
          </li>
        ))}
        {own.map(saved => (
          <li key={saved.id}>
            <Link
              to={listAddress(saved.filters)}
              className={styles.view}
              aria-current={saved === current ? 'page' : undefined}
            >
              {saved.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ count, isUrgent }: { count: number; isUrgent: boolean }) {
  const words = count > mostCounted ? workListTexts.orMore(mostCounted) : String(count)
  return (
    <span className={styles.count} data-urgent={isUrgent && count > 0}>
      <span aria-hidden="true">{words}</span>
      <span className="visually-hidden">{`, ${workListTexts.cases(words)}`}</span>
    </span>
  )
}
