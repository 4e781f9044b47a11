import type { ReactNode } from 'react'
import styles from './desk-table.module.css'

export type DeskColumn<Row> = {
  readonly key: string
  readonly header: string
import { classes } from '../../ui/classes.ts'
import styles from './desk-table.module.css'

export type DeskColumn<Row> = {
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
  columns: readonly DeskColumn<Row>[]
  rows: readonly Row[]
  rowKey(row: Row): string
}

/**
 * A table as dense as staff like it, apart from the roomy one of the shop (web/ui/table.tsx); on a phone each row becomes a
 * card with its column names. The first column names the row.
 */
export const DeskTable = <Row,>({ caption, columns: [first, ...others], rows, rowKey }: Props<Row>) => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>{[first, ...others].map(column => column && <th key={column.key}>{column.header}</th>)}</tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <tr key={rowKey(row)}>
          <th scope="row">{first?.cell(row)}</th>
          {others.map(column => (
            <td key={column.key} data-header={column.header}>
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
  rowKey(row: Row): string | number
}

/** A dense list of the desk. The first column names the row; a link in it with `rowLink` opens it wherever it is pressed. */
export function DeskTable<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  const cellClass = ({ align, place }: DeskColumn<Row>) =>
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
