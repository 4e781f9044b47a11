import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { formatDay } from '../../../common/moments.ts'
import { dutchDay } from '../../../common/working-days.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { PageHead } from '../../../ui/desk/page-head.tsx'
import { Empty } from '../../../ui/kit/empty.tsx'
import { DetailsList } from '../../../ui/layout/details-block.tsx'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import type { PlannedCalendar } from '../calendar-schemas.ts'
import styles from '../components/catalogue.module.css'
import { momentWords } from '../components/moment-words.ts'
import { calendarTexts as texts } from '../texts-bulk.ts'
import { catalogueTexts } from '../texts-revisions.ts'
import type { Route } from './+types/calendar-page.ts'

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/catalogus/kalender')

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.title)

type Entry = PlannedCalendar['planned'][number]

/** Plans by their day: on what each rests, and what its undo takes along. */
export default function CalendarPage({ loaderData: { planned } }: Route.ComponentProps) {
  const days = Map.groupBy(planned, ({ revision }) => dutchDay(new Date(revision.startsAt ?? 0)))
  return (
    <>
      <PageHead
        title={texts.title}
        back={{ to: deskPaths.catalogue, label: catalogueTexts.toList }}
        intro={texts.intro}
      />
      {planned.length === 0 && <Empty title={texts.nothing}>{texts.nothingText}</Empty>}
      {[...days].map(([day, entries]) => (
        <section key={day} className={styles.group} aria-label={formatDay(new Date(`${day}T12:00:00Z`))}>
          <h2>{formatDay(new Date(`${day}T12:00:00Z`))}</h2>
          {entries.map(entry => (
            <Planned key={entry.revision.id} entry={entry} />
          ))}
        </section>
      ))}
    </>
  )
}

const Planned = ({ entry: { revision, items, restsOn, takesAlong, keptBy } }: { entry: Entry }) => (
  <Card title={<Link to={deskPaths.revision(revision.id)}>{revision.name}</Link>}>
    <DetailsList
      details={[
        [texts.from, momentWords(revision.startsAt)],
        [texts.until, revision.endsAt && momentWords(revision.endsAt)],
        [texts.items, texts.listed(items)],
        [texts.restsOn, linksTo(restsOn)],
        [texts.takesAlong, linksTo(takesAlong)],
        [texts.keptBy, linksTo(keptBy)],
      ]}
    />
  </Card>
)

const linksTo = (revisions: Entry['restsOn']) =>
  revisions.length === 0 ? null : (
    <ul className={styles.links}>
      {revisions.map(({ id, name }) => (
        <li key={id}>
          <Link to={deskPaths.revision(id)}>{name}</Link>
        </li>
      ))}
    </ul>
  )
