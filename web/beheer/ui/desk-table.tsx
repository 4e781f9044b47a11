import type { ReactNode } from 'react'
import styles from './desk-table.module.css'

export type DeskColumn<Row> = {
  readonly key: string
  readonly header: string
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
