import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import { deskMoment } from '../../../common/desk-moments.ts'
import { Card } from '../../../ui/desk/card.tsx'
import { type RowColumn, RowTable, rowLink } from '../../../ui/desk/row-table.tsx'
import { importKinds } from '../../addresses/import.ts'
import { ask, deskMeta } from '../../desk/components/desk-loader.ts'
import { useMay } from '../../desk/components/use-colleague.ts'
import type { Import } from '../import-schemas.ts'
import { coverageTexts } from '../texts-desk.ts'
import { importKindTitles, importListTexts as texts } from '../texts-imports.ts'
import type { Route } from './+types/imports.ts'
import { ImportStateBadge, isUnderWay, useRereading } from './import-state.tsx'
import styles from './imports.module.css'
import { SendImport } from './send-import.tsx'

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, coverageTexts.imports)

export const loader = ({ context }: Route.LoaderArgs) => ask(context, 'GET /api/beheer/dekking/bestanden')

const columns: readonly RowColumn<Import>[] = [
  {
    key: 'file',
    header: texts.file,
    place: 'title',
    cell: ({ id, fileName }) => (
      <Link to={deskPaths.coverageImport(id)} className={rowLink}>
        {fileName ?? texts.noName}
      </Link>
    ),
  },
  { key: 'kind', header: texts.kind, place: 'detail', cell: ({ kind }) => importKindTitles[kind] },
  { key: 'rows', header: texts.rows, align: 'end', cell: ({ rowCount }) => rowCount.toLocaleString('nl-NL') },
  {
    key: 'arrived',
    header: texts.arrived,
    place: 'detail',
    cell: ({ arrivedAt }) => deskMoment(arrivedAt),
  },
  { key: 'by', header: texts.by, cell: ({ by, origin }) => texts.byOf(by, origin) },
  {
    key: 'state',
    header: texts.state,
    place: 'badge',
    cell: ({ state }) => <ImportStateBadge state={state} />,
  },
]

/** Files of coverage and addresses: which are live, one more, and all that came in. */
export default function Imports({ loaderData: { imports } }: Route.ComponentProps) {
  const mayWork = useMay('coverage.work')
  useRereading(imports.some(isUnderWay))
  return (
    <>
      <Card title={texts.liveTitle}>
        <div className={styles.live}>
          {importKinds.map(kind => {
            const live = imports.find(each => each.kind === kind && each.state === 'live')
            return live && <LiveFile key={kind} live={live} />
          })}
        </div>
      </Card>
      {mayWork && <SendImport />}
      <Card title={texts.all}>
        <RowTable caption={texts.all} columns={columns} rows={imports} rowKey={({ id }) => id} />
      </Card>
    </>
  )
}

const LiveFile = ({ live }: { live: Import }) => (
  <div className={styles.file}>
    <span className={styles.kind}>{importKindTitles[live.kind]}</span>
    <Link to={deskPaths.coverageImport(live.id)} className={styles.name}>
      {live.fileName ?? texts.noName}
    </Link>
    <span className={styles.note}>
      {`${texts.rowCount(live.rowCount)}, ${texts.byOf(live.by, live.origin)}`}
    </span>
    <span className={styles.note}>
      {live.liveAt === null ? texts.sinceUnknown : texts.since(deskMoment(live.liveAt))}
    </span>
  </div>
)
