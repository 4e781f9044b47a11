import { Link } from 'react-router'
import { deskPaths } from '../../api/desk-paths.ts'
import { formatOrderNumber } from '../../common/order-number.ts'
import { classes } from '../kit/classes.ts'
import { type Column, TableFrame, type TableRows } from '../kit/table.tsx'
import styles from './row-table.module.css'

/** The number of a case, which leads to it. */
export const CaseLink = ({ number }: { number: string }) => (
  <Link to={deskPaths.case(number)}>{formatOrderNumber(number)}</Link>
)

export type RowColumn<Row> = Column<Row> & {
  /**
   * Place on a phone, where a row has two lines: `title` begins the first one and `badge` ends it; the others follow
   * on the second. Absent: hidden.
   */
  place?: 'title' | 'badge' | 'detail'
}

/** A dense list of the desk. A link in the first column with `rowLink` opens the row wherever it is pressed. */
export const RowTable = <Row,>(table: TableRows<Row, RowColumn<Row>>) => (
  <TableFrame
    {...table}
    className={styles.table}
    captionClass="visually-hidden"
    cellClass={({ align, place }) => classes(align === 'end' && styles.end, styles[place ?? 'wide'])}
  />
)

/** Props of the link that opens a row. */
export const rowLink = styles.link ?? ''
