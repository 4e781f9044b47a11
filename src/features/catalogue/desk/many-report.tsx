import { Notice } from '../../../ui/kit/notice.tsx'
import { type Column, Table } from '../../../ui/kit/table.tsx'
import type { BulkReport } from '../bulk-schemas.ts'
import styles from '../components/catalogue.module.css'
import { bulkTexts as texts } from '../texts-bulk.ts'
import { termWords } from './many-choice.tsx'

type Row = BulkReport['rows'][number]

const { columns: heads } = texts
const columnsOf = (hasExact: boolean): readonly Column<Row>[] => [
  {
    key: 'product',
    header: heads.product,
    cell: ({ name, contractDuration, isChosen }) => (
      <span className={styles.deed}>
        <span>{`${name}, ${termWords(contractDuration)}`}</span>
        {!isChosen && <span className={styles.note}>{texts.shifts}</span>}
      </span>
    ),
  },
  {
    key: 'was',
    header: heads.was,
    align: 'end',
    cell: ({ was }) => <span className={styles.was}>{was}</span>,
  },
  ...(hasExact
    ? [{ key: 'exact', header: heads.exact, align: 'end', cell: ({ exact }: Row) => exact } as const]
    : []),
  {
    key: 'becomes',
    header: heads.becomes,
    align: 'end',
    cell: ({ becomes }) => <span className={styles.becomes}>{becomes}</span>,
  },
]

/** Each offering that changes: what it was, what was reckoned, and what it becomes. */
export function ManyReport({ report: { rows, warned } }: { report: BulkReport }) {
  if (rows.length === 0) return <p>{texts.nothing}</p>
  return (
    <>
      <Table
        caption={texts.becomesTitle}
        hideCaption
        columns={columnsOf(rows.some(({ exact }) => exact !== null))}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {warned.length > 0 && (
        <Notice kind="warning" title={texts.warned} announced={false}>
          <ul className={styles.list}>
            {warned.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
