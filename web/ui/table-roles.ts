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
