import type * as z from 'zod/mini'
import type { CaseKind } from '../../cases/case-kinds.ts'
import type { Load, WorkFilters } from '../contract.ts'

/** The chosen cases of the list, for the bar of what can be done with them. */
export type SelectionProps = {
  numbers: readonly string[]
  /** Whether all that fit the filters are chosen, instead of these. */
  isAll: boolean
  /** Filters of the list, where more fit them than are shown. */
  filters: Omit<z.infer<typeof WorkFilters>, 'zoek'> | null
  kinds: readonly CaseKind[]
  colleagues: readonly Load[]
  /** Chooses what else is on the page; null where all of it is. */
  onPage: (() => void) | null
  onAll: () => void
  onClear: () => void
  /** A job was made, and perhaps did something. */
  onClosed: () => void
}
