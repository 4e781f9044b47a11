import { type Column, TableFrame, type TableRows } from '../../../../ui/kit/table.tsx'
import styles from './desk-table.module.css'

/**
 * A table as dense as staff like it, apart from the roomy one of the shop (src/ui/kit/table.tsx); on a phone each row becomes a
 * card with its column names.
 */
export const DeskTable = <Row,>(table: TableRows<Row, Column<Row>>) => (
  <TableFrame
    {...table}
    className={styles.table}
    captionClass="visually-hidden"
    cellClass={() => undefined}
  />
)
