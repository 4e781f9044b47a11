import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './table.module.css'

/**
 * The roles of the parts of a table whose rows are laid out as blocks or grids on a phone: there some browsers stop telling
 * a screen reader that it is a table.
 */
export const tableRoles = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

export type Column<Row> = {
  key: string
  header: string
  /** Figures stand at the right, in tabular figures. */
  align?: 'start' | 'end'
  cell(row: Row): ReactNode
}

export type TableRows<Row, Of extends Column<Row>> = {
  /** Content of the table, read out first. */
  caption: ReactNode
  columns: readonly Of[]
  rows: readonly Row[]
  rowKey(row: Row): string | number
}

type FrameProps<Row, Of extends Column<Row>> = TableRows<Row, Of> & {
  className: string | undefined
  captionClass: string | undefined
  cellClass(column: Of): string | undefined
}

/** The rows and columns of every kind of table, each with its looks. The first column names the row. */
export const TableFrame = <Row, Of extends Column<Row>>({
  caption,
  columns,
  rows,
  rowKey,
  className,
  captionClass,
  cellClass,
}: FrameProps<Row, Of>) => (
  <table {...tableRoles.table} className={className}>
    <caption className={captionClass}>{caption}</caption>
    <thead {...tableRoles.rows}>
      <tr {...tableRoles.row}>
        {columns.map(column => (
          <th key={column.key} {...tableRoles.columnHeader} className={cellClass(column)}>
            {column.header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...tableRoles.rows}>
      {rows.map(row => (
        <tr {...tableRoles.row} key={rowKey(row)}>
          {columns.map((column, position) =>
            position === 0 ? (
              <th key={column.key} {...tableRoles.rowHeader} className={cellClass(column)}>
                {column.cell(row)}
              </th>
            ) : (
              <td
                {...tableRoles.cell}
                key={column.key}
                className={cellClass(column)}
                data-header={column.header}
              >
                {column.cell(row)}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)

type Props<Row> = TableRows<Row, Column<Row>> & { hideCaption?: boolean }

/** A table; on a phone each row becomes a block with its column names. */
export const Table = <Row,>({ hideCaption, ...table }: Props<Row>) => (
  <TableFrame
    {...table}
    className={styles.table}
    captionClass={hideCaption ? 'visually-hidden' : styles.caption}
    cellClass={({ align }) => classes(align === 'end' && styles.end)}
  />
)
