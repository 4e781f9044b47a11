import texts from '../../../../content/site/retention.json' with { type: 'json' }
import { Table } from '../../../ui/kit/table.tsx'
import type { RetentionRow } from './retention-rows.ts'
import styles from './retention-table.module.css'

const { caption, headers } = texts

/** The data that is kept of persons, why and how long. */
export const RetentionTable = ({ rows }: { rows: readonly RetentionRow[] }) => (
  <div className={styles.place}>
    <Table
      caption={caption}
      hideCaption
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        {
          key: 'what',
          header: headers.what,
          cell: ({ what, data }) => (
            <>
              <span className={styles.what}>{what}</span>
              {data !== '' && <span className={styles.data}>{data}</span>}
            </>
          ),
        },
        { key: 'why', header: headers.why, cell: ({ why }) => <span>{why}</span> },
        { key: 'howLong', header: headers.howLong, cell: ({ howLong }) => <span>{howLong}</span> },
      ]}
    />
  </div>
)
