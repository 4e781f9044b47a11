import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './table.module.css'

export type Column<Row> = {
  key: string
  header: string
  /** Figures stand at the right, in tabular figures. */
  align?: 'start' | 'end'
  cell(row: Row): ReactNode
}

type Props<Row> = {
  /** What the table shows; read out first. */
  caption: ReactNode
  hideCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string | number
}

/** A table; on a phone each row becomes a block with its column names. The first column names the row. */
export function Table<Row>({ caption, hideCaption, columns, rows, rowKey }: Props<Row>) {
  const cellClass = (column: Column<Row> | undefined) => classes(column?.align === 'end' && styles.end)
  return (
    <table className={styles.table}>
      <caption className={hideCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
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
                <th key={column.key} scope="row">
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.key} className={cellClass(column)} data-header={column.header}>
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
