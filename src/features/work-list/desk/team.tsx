import { Link } from 'react-router'
import { deskDay } from '../../../common/desk-moments.ts'
import { PageTitle } from '../../../ui/desk/page-title.tsx'
import { type RowColumn, RowTable } from '../../../ui/desk/row-table.tsx'
import { caseKindNames } from '../../cases/texts-desk.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useDeskChanges } from '../../desk/components/use-desk-changes.ts'
import { assigneeWords, type WorkView } from '../contract.ts'
import type { Team, Work } from '../contract-team.ts'
import { teamTexts as texts } from '../texts-team.ts'
import type { Route } from './+types/team.ts'
import { listAddress } from './query.ts'
import styles from './team.module.css'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, texts.title)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/team')

type Row = Work & { readonly key: string; readonly name: string; readonly filter: Filter }
/** Cases of the list that a row is about. */
type Filter = { readonly behandelaar: string } | { readonly soort: string }

/** Work of the team: by who has it and by what it is, and which promises were kept. */
export default function TeamPage({ loaderData: { colleagues, nobody, kinds } }: Route.ComponentProps) {
  useDeskChanges()
  return (
    <>
      <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
      <div className={styles.tables}>
        <section>
          <h2>{texts.byColleague}</h2>
          <RowTable
            caption={texts.byColleague}
            columns={columnsOf(texts.colleague)}
            rows={byColleague(colleagues, nobody)}
            rowKey={({ key }) => key}
          />
        </section>
        <section>
          <h2>{texts.byKind}</h2>
          <RowTable
            caption={texts.byKind}
            columns={[...columnsOf<KindRow>(texts.kind), unassigned]}
            rows={kinds.map(({ kind, ...work }) => ({
              ...work,
              key: kind,
              name: caseKindNames[kind],
              filter: { soort: kind },
            }))}
            rowKey={({ key }) => key}
          />
        </section>
      </div>
      <p className={styles.promised}>{texts.promised}</p>
    </>
  )
}

/** Rows by colleague; the one of nobody is first, as its cases are there to be given away. */
const byColleague = (colleagues: Team['colleagues'], nobody: Work): readonly Row[] => [
  { ...nobody, key: assigneeWords.nobody, name: texts.nobody, filter: { behandelaar: assigneeWords.nobody } },
  ...colleagues.map(({ id, name, isActive, ...work }) => ({
    ...work,
    key: id,
    name: isActive ? name : texts.former(name),
    filter: { behandelaar: id },
  })),
]

/** How many cases, and the way to them. */
const CountLink = ({ count, view, row }: { count: number; view: WorkView; row: Row }) =>
  count === 0 ? (
    <span>0</span>
  ) : (
    <Link
      to={listAddress({ weergave: view, ...row.filter })}
      className={view === 'te-laat' ? styles.late : ''}
    >
      {count.toLocaleString('nl-NL')}
    </Link>
  )

const promisesIn = ({ kept, late }: Work['promises']['today']) =>
  kept + late === 0 ? texts.noPromises : texts.promises({ kept, late })

const columnsOf = <Shown extends Row>(first: string): readonly RowColumn<Shown>[] => [
  { key: 'name', header: first, place: 'title', cell: ({ name }) => name },
  {
    key: 'open',
    header: texts.open,
    align: 'end',
    place: 'badge',
    cell: row => <CountLink count={row.open} view="open" row={row} />,
  },
  {
    key: 'late',
    header: texts.late,
    align: 'end',
    cell: row => <CountLink count={row.late} view="te-laat" row={row} />,
  },
  { key: 'today', header: texts.today, align: 'end', cell: ({ today }) => today.toLocaleString('nl-NL') },
  {
    key: 'oldest',
    header: texts.oldest,
    cell: ({ oldest }) =>
      oldest === null ? texts.none : <time dateTime={oldest}>{deskDay(new Date(oldest))}</time>,
  },
  { key: 'promisesToday', header: texts.promisesToday, cell: ({ promises }) => promisesIn(promises.today) },
  {
    key: 'promisesWeek',
    header: texts.promisesWeek,
    place: 'detail',
    cell: ({ promises }) => promisesIn(promises.week),
  },
]

type KindRow = Row & { readonly unassigned: number }

const unassigned: RowColumn<KindRow> = {
  key: 'unassigned',
  header: texts.unassigned,
  align: 'end',
  cell: row => <CountLink count={row.unassigned} view="niemand" row={row} />,
}
