import { Card } from '../../../ui/desk/card.tsx'
import { type RowColumn, RowTable } from '../../../ui/desk/row-table.tsx'
import { reasonInWords } from '../../addresses/texts-coverage.ts'
import { LineBadge } from '../components/line-badge.tsx'
import type { CoverageLookUp } from '../coverage-schemas.ts'
import { lookUpTexts as texts } from '../texts-desk.ts'
import styles from './coverage.module.css'

type Line = CoverageLookUp['lines'][number]

const columns: readonly RowColumn<Line>[] = [
  { key: 'name', header: texts.product, place: 'title', cell: ({ name }) => name },
  {
    key: 'speed',
    header: texts.speed,
    place: 'detail',
    cell: ({ downloadMbs, uploadMbs }) => (
      <span className={styles.whole}>{`${downloadMbs}/${uploadMbs}`}</span>
    ),
  },
  {
    key: 'term',
    header: texts.term,
    place: 'detail',
    cell: ({ term }) => <span className={styles.whole}>{texts.months(term)}</span>,
  },
  {
    key: 'reason',
    header: texts.reason,
    place: 'detail',
    cell: ({ reason, promise }) => [reasonInWords(reason), promise].filter(Boolean).join(' '),
  },
  {
    key: 'shop',
    header: texts.shop,
    place: 'badge',
    cell: ({ reason }) => <LineBadge kind={reason.kind} />,
  },
]

/** Every internet line of the catalogue at the address, offered or not, and why. */
export const LineTable = ({ lines }: { lines: readonly Line[] }) => (
  <Card title={texts.lines}>
    <RowTable caption={texts.lines} columns={columns} rows={lines} rowKey={({ id }) => id} />
  </Card>
)
