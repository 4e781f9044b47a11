import { ArrowUp, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { useShortcut } from '../../desk/components/shortcuts.ts'
import { PageTitle } from '../../desk/components/ui/page-title.tsx'
import { ShortcutHelp } from '../components/shortcut-help.tsx'
import { mostCounted, type SavedView, type WorkList, workViews } from '../contract.ts'
import {
  deskSearchTexts,
  shortcutTexts,
  workListEmptyTexts,
  workListTexts,
  workListTitle,
  workViewNames,
} from '../texts.ts'
import type { Route } from './+types/work-list.ts'
import { CaseTable } from './case-table.tsx'
import { Filters } from './filters.tsx'
import { filtersOf, isFiltered, isSameQuery, listAddress, queryFrom, type WorkQuery } from './query.ts'
import { RememberList } from './remember-list.tsx'
import { useFreshList } from './use-fresh-list.ts'
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

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, workListTitle)

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = queryFrom(new URL(request.url).searchParams)
  return { query, list: await ask(context, 'GET /api/beheer/werklijst', { query }) }
}

/** The queue that staff work from. */
export default function WorkListPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const { shown, newCount, isChanged, accept } = useFreshList(query, list)
  const now = useNow(shown.asOf)
  const { zoek } = query
  return (
    <div className={styles.page}>
      <PageTitle>{zoek ? deskSearchTexts.results(zoek) : workListTitle}</PageTitle>
      {zoek ? (
        <Link to={deskPaths.desk} className={styles.back}>
          {deskSearchTexts.stop}
        </Link>
      ) : (
        <Views query={query} counts={shown.counts} own={shown.views} />
      )}
      <div className={styles.tools}>
        <Filters query={query} colleagues={shown.colleagues} />
        <ViewManager query={query} own={shown.views} />
      </div>
      {isChanged && <ShowChanges newCount={newCount} onShow={accept} />}
      {shown.items.length > 0 ? <CaseTable items={shown.items} now={now} /> : <EmptyList query={query} />}
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
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  )
}

function textsFor(query: WorkQuery) {
  if (query.zoek) return workListEmptyTexts.notFound
  if (isFiltered(query)) return workListEmptyTexts.filtered
  return workListEmptyTexts[workViews.find(view => view === query.weergave) ?? 'open']
}

type Props = {
  query: WorkQuery
  counts: WorkList['counts']
  /** The views of one's own. */
  own: readonly SavedView[]
}

/** Shared views, and the colleague's own. */
function Views({ query, counts, own }: Props) {
  const asked = filtersOf(query)
  const current = own.find(({ filters }) => isSameQuery(filters, asked))
  const view = query.weergave ?? 'open'
  return (
    <nav aria-label={workListTexts.views} className={styles.views}>
      <ul className={`plain-list ${styles.list}`}>
        {workViews.map(each => (
          <li key={each}>
            <Link
              to={listAddress({ weergave: each === 'open' ? undefined : each })}
              className={styles.view}
              aria-current={!current && each === view ? 'page' : undefined}
            >
              <span>{workViewNames[each]}</span>
              {each !== 'alles' && <Count count={counts[each]} isUrgent={each === 'te-laat'} />}
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
