import { ArrowUp, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { Notice } from '../../../ui/kit/notice.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { deskPaths } from '../../desk/components/desk-paths.ts'
import { ShortcutHelp } from '../../desk/components/shortcut-help.tsx'
import { useShortcut } from '../../desk/components/shortcuts.ts'
import { PageTitle } from '../../desk/components/ui/page-title.tsx'
import type { WorkList } from '../contract.ts'
import { deskSearchTexts, workListTexts, workListTitle } from '../texts.ts'
import type { Route } from './+types/work-list.ts'
import { CaseTable } from './case-table.tsx'
import { EmptyList } from './empty-list.tsx'
import { Filters } from './filters.tsx'
import { filtersOf, listAddress, queryFrom, type WorkQuery } from './query.ts'
import { useFreshList } from './use-fresh-list.ts'
import { ViewManager } from './view-manager.tsx'
import { Views } from './views.tsx'
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
      <ShortcutHelp />
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
