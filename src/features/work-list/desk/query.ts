import { deskPaths } from '../../../api/desk-paths.ts'
import { caseKinds } from '../../cases/case-kinds.ts'
import { orderPurposes } from '../../cases/order-purpose.ts'

/* The query of the list is in the address. */

const filterNames = [
  'weergave',
  'soort',
  'doel',
  'status',
  'behandelaar',
  'type',
  'zoek',
  'sorteer',
  'richting',
] as const
const names = [...filterNames, 'na', 'voor'] as const

/** Query of the list as in the address; the server validates it (src/features/work-list/contract.ts). */
export type WorkQuery = Readonly<Partial<Record<(typeof names)[number], string>>>

export function queryFrom(params: URLSearchParams): WorkQuery {
  const given = names.flatMap(name => {
    const value = params.get(name)?.trim()
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(given)
}

/** The same from its first page on. */
export function filtersOf({ na: _na, voor: _voor, ...filters }: WorkQuery): WorkQuery {
  return filters
}

/** By how much the list is asked for less than its view shows. */
export const activeFilters = ({ soort, doel, status, behandelaar, type }: WorkQuery): number =>
  [soort, doel, status, behandelaar, type].filter(Boolean).length

export const isFiltered = (query: WorkQuery): boolean => activeFilters(query) > 0

type Filters = Readonly<Partial<Record<(typeof filterNames)[number], string | undefined>>>

/** Whether both ask for the same, on whatever page. */
export const isSameQuery = (one: Filters, other: Filters): boolean =>
  filterNames.every(name => (one[name] ?? '') === (other[name] ?? ''))

/** The address of the list that is asked so; what is undefined is left out. */
export function listAddress(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  const search = new URLSearchParams(given).toString()
  return search === '' ? deskPaths.desk : `${deskPaths.desk}?${search}`
}

/** The purpose of orders that is asked for, where it is one. */
export const purposeOf = ({ doel }: WorkQuery) => orderPurposes.find(purpose => purpose === doel)

/** The kind that is asked for, where it is one. */
export const kindOf = ({ soort }: WorkQuery) => caseKinds.find(kind => kind === soort)
