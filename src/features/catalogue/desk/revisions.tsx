import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { DialogWords } from '../../../ui/desk/dialog-words.tsx'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { Badge } from '../../../ui/kit/badge.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { LinkButton } from '../../../ui/kit/link-button.tsx'
import { callAtDesk } from '../../desk/components/call-at-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import styles from '../components/catalogue.module.css'
import { spanWords } from '../components/moment-words.ts'
import { ReadOnlyNotice } from '../components/read-only-notice.tsx'
import { RevisionForm } from '../components/revision-form.tsx'
import { RevisionStateBadge } from '../components/revision-state.tsx'
import type { Revision } from '../desk-schemas.ts'
import type { RevisionState } from '../revision.ts'
import { calendarTexts } from '../texts-bulk.ts'
import {
  catalogueTexts,
  momentPreviewTexts,
  revisionFormTexts,
  revisionListTexts as texts,
} from '../texts-revisions.ts'
import type { Route } from './+types/revisions.ts'
import { MomentPreview } from './moment-preview.tsx'
import { RunningPreviews } from './running-previews.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, catalogueTexts.title)

export async function loader({ context }: Route.LoaderArgs) {
  const [{ revisions, undoRequests }, { previews }] = await Promise.all([
    ask(context, 'GET /api/beheer/catalogus/herzieningen'),
    ask(context, 'GET /api/beheer/catalogus/voorvertoningen'),
  ])
  return { revisions, previews, undoRequests }
}

const groups: readonly { readonly title: string; readonly states: readonly RevisionState[] }[] = [
  { title: texts.underWay, states: ['in-design', 'in-test', 'active'] },
  { title: texts.holds, states: ['launched'] },
  { title: texts.past, states: ['retired', 'obsolete'] },
]

const columnsWith = (toUndo: ReadonlySet<number>): readonly RowColumn<Revision>[] => [
  {
    key: 'name',
    header: texts.name,
    place: 'title',
    cell: ({ id, name }) => (
      <Link to={deskPaths.revision(id)} className={rowLink}>
        {name}
      </Link>
    ),
  },
  { key: 'moment', header: texts.moment, place: 'detail', cell: spanWords },
  { key: 'items', header: texts.items, place: 'detail', cell: ({ items }) => texts.itemCount(items) },
  {
    key: 'by',
    header: texts.by,
    place: 'detail',
    cell: ({ plannedBy, createdBy }) => plannedBy ?? createdBy ?? '',
  },
  {
    key: 'state',
    header: texts.state,
    place: 'badge',
    cell: ({ id, state }) =>
      toUndo.has(id) ? <Badge tone="waiting">{texts.undoAsked}</Badge> : <RevisionStateBadge state={state} />,
  },
]

/** Revisions of the catalogue: what is being prepared, what holds, and what was. */
export default function Revisions({
  loaderData: { revisions, previews, undoRequests },
}: Route.ComponentProps) {
  const mayWork = useMay('catalogue.work')
  const navigate = useNavigate()
  const [open, setOpen] = useState<'make' | 'moment' | null>(null)
  const close = () => setOpen(null)
  const columns = columnsWith(new Set(undoRequests))
  return (
    <>
      <PageTitle
        intro={catalogueTexts.intro}
        actions={
          <>
            <LinkButton to={deskPaths.catalogueCalendar} variant="secondary" small>
              {calendarTexts.title}
            </LinkButton>
            {mayWork && (
              <>
                <Button variant="secondary" small onClick={() => setOpen('moment')}>
                  {momentPreviewTexts.title}
                </Button>
                <Button small onClick={() => setOpen('make')}>
                  {texts.make}
                </Button>
              </>
            )}
          </>
        }
      >
        {catalogueTexts.title}
      </PageTitle>
      <ReadOnlyNotice />
      <Dialog open={open === 'make'} onClose={close} title={revisionFormTexts.makeTitle}>
        {open === 'make' && (
          <DialogWords>
            <p>{revisionFormTexts.makeIntro}</p>
            <RevisionForm
              revision={null}
              send={body => callAtDesk('POST /api/beheer/catalogus/herzieningen', { body })}
              onTaken={({ id }) => void navigate(deskPaths.revision(id))}
            />
          </DialogWords>
        )}
      </Dialog>
      <Dialog open={open === 'moment'} onClose={close} title={momentPreviewTexts.title}>
        {open === 'moment' && <MomentPreview />}
      </Dialog>
      {groups.map(({ title, states }) => (
        <RevisionGroup
          key={title}
          title={title}
          columns={columns}
          revisions={revisions.filter(
            // An end that puts nothing back is of a promotion that was undone.
            ({ state, ends, items }) => states.includes(state) && (ends === null || items > 0),
          )}
          isFirst={title === texts.underWay}
        />
      ))}
      <RunningPreviews previews={previews} />
    </>
  )
}

type GroupProps = {
  title: string
  columns: readonly RowColumn<Revision>[]
  revisions: readonly Revision[]
  isFirst: boolean
}

function RevisionGroup({ title, columns, revisions, isFirst }: GroupProps) {
  if (revisions.length === 0) return isFirst ? <Empty title={texts.nothing}>{texts.nothingText}</Empty> : null
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      <RowTable caption={title} columns={columns} rows={revisions} rowKey={({ id }) => id} />
    </section>
  )
}
