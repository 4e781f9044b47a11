import type { ImportKind } from '../../import.ts'
import type { RowProblem, RowProblemCode } from '../../row-problem.ts'

/** A value as a table stores it. */
export type Value = string | number | null

/** How the rows of a CSV file become the rows of one table. */
export type FileFormat = {
  readonly table: ImportKind
  /** The header's names of the columns that are read. */
  readonly csvColumns: readonly string[]
  /** The columns that `toRow` gives, in its order. */
  readonly columns: readonly string[]
  /** The fields of `csvColumns` → the row's values, or what is wrong. */
  readonly toRow: (fields: readonly string[]) => readonly Value[] | RowProblem
  /** No two rows may be the same in these. */
  readonly uniqueOver: readonly string[]
  /** Of a second row with the same key. */
  readonly duplicate: RowProblemCode
}

export const isRow = (read: readonly Value[] | RowProblem): read is readonly Value[] => Array.isArray(read)
