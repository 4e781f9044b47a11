import { Link } from 'react-router'
import { deskPaths } from '../../../api/desk-paths.ts'
import deskTable from '../../../ui/desk/desk-table.module.css'
import { type Column, TableFrame } from '../../../ui/kit/table.tsx'
import { auditMoment } from '../../audit/texts.ts'
import type { ChangedItem } from '../desk-schemas.ts'
import { revisionPageTexts, changedItemTexts as texts } from '../texts-revisions.ts'
import styles from './catalogue.module.css'
import { ChangeBadge } from './change-badge.tsx'

type Props = {
  caption: string
  items: readonly ChangedItem[]
  revisionId: number
  /** Whether they stand in the revision, and not only in a file that is tried. */
  areStored?: boolean
}

type Row = {
  readonly item: ChangedItem
  readonly place: number
  readonly field: ChangedItem['fields'][number] | null
}

const rowsOf = (item: ChangedItem): readonly Row[] =>
  item.fields.length === 0
    ? [{ item, place: 0, field: null }]
    : item.fields.map((field, place) => ({ item, place, field }))

/** The page of an item in a revision. */
export const addressOf = ({ kind, id }: Pick<ChangedItem, 'kind' | 'id'>, revisionId: number): string =>
  kind === 'offering' ? deskPaths.revisionOffering(revisionId, id) : deskPaths.revisionTariffs(revisionId, id)

/** Per item the values that change: what was, and what becomes of it. */
export const ChangedItems = ({ caption, items, revisionId, areStored = false }: Props) => (
  <TableFrame<Row, Column<Row>>
    caption={caption}
    columns={areStored ? [...columns(revisionId, true), by] : columns(revisionId, false)}
    rows={items.flatMap(rowsOf)}
    rowKey={({ item, place }) => `${item.kind} ${item.id} ${place}`}
    className={deskTable.table}
    captionClass="visually-hidden"
    cellClass={() => undefined}
  />
)

const columns = (revisionId: number, isLinked: boolean): readonly Column<Row>[] => [
  {
    key: 'item',
    header: texts.item,
    cell: ({ item, place }: Row) => (
      <span className={styles.deed}>
        {isLinked ? <Link to={addressOf(item, revisionId)}>{item.name}</Link> : <span>{item.name}</span>}
        {place === 0 && <ChangeBadge deed={item.deed} />}
      </span>
    ),
  },
  {
    key: 'what',
    header: texts.what,
    cell: ({ field }: Row) => field?.label,
  },
  {
    key: 'was',
    header: texts.was,
    cell: ({ field }: Row) => field && <span className={styles.was}>{field.was}</span>,
  },
  {
    key: 'becomes',
    header: texts.becomes,
    cell: ({ field }: Row) => field && <span className={styles.becomes}>{field.becomes}</span>,
  },
]

const by: Column<Row> = {
  key: 'by',
  header: texts.by,
  cell: ({ item, place }: Row) =>
    place === 0 && revisionPageTexts.by(auditMoment(item.changedAt), item.changedBy),
}
