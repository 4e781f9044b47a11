import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './row-table.module.css'

export type RowColumn<Row> = {
  key: string
  header: string
  /** Figures stand at the right. */
  align?: 'end'
  /**
   * Where it stands on a phone, where a row is two lines: `title` begins the first one and `badge` ends it; the others follow on
   * the second. Absent: not at all.
   */
  place?: 'title' | 'badge' | 'detail'
  cell(row: Row): ReactNode
}

type Props<Row> = {
  /** What the table shows; read out first. */
  caption: string
  columns: readonly RowColumn<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string | number
}

/** A dense list of the desk. The first column names the row; a link in it with `rowLink` opens it wherever it is pressed. */
export function RowTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  const cellClass = ({ align, place }: RowColumn<Row>) =>
    classes(align === 'end' && styles.end, styles[place ?? 'wide'])
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column.key} scope="col" className={cellClass(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={rowKey(row)}>
            {columns.map((column, position) =>
              position === 0 ? (
                <th key={column.key} scope="row" className={cellClass(column)}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Of the link that opens a row. */
export const rowLink = styles.link ?? ''
