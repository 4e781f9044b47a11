import { RE2JS } from 're2js'
import { unstorableIn } from '../../../../common/contract/storable.ts'
import { tmfTexts } from '../../texts.ts'
import { refusal, type TmfRefusal, type WrongField } from './errors.ts'
import { type FieldTree, parseFields } from './fields.ts'
import { latest } from './moment.ts'

export const operators = ['eq', 'gt', 'gte', 'lt', 'lte', 'regex'] as const
export type Operator = (typeof operators)[number]

/** A filter of a list: the attribute by its path, an operator, and values of which one must fit. */
export type Filter = {
  /** As it was sent: `orderDate.gte`. */
  readonly name: string
  /** `productOrderItem.productOffering.id` */
  readonly path: string
  readonly operator: Operator
  readonly values: readonly string[]
  /** Of the operator `regex`: each value compiled by RE2, which takes time in proportion to the text. */
  readonly patterns: readonly RE2JS[]
}

export type SortKey = { readonly path: string; readonly descending: boolean }

/** The query of a list (TMF630). */
export type ListQuery = {
  readonly offset: number
  readonly limit: number
  readonly fields: FieldTree | null
  readonly filters: readonly Filter[]
  readonly sort: readonly SortKey[]
  /** Rows that came in after this one are left out, so that pages stay the same while rows arrive; null on the first page. */
  readonly asOf: number | null
  /** The cursor behind which a list in the order of change goes on; null for a list in the order of arrival. */
  readonly after: string | null
  /** When the list gives up, in milliseconds of `performance.now()`. */
  readonly endsAt: number
}

const usualLimit = 20
export const mostRows = 100
const mostOffset = 100_000_000
export const mostFilters = 20
/** The links of a page repeat the query four times, and headers have 16 KB. */
export const longestQuery = 2_500
export const mostPattern = 200
/** How long a list may take. */
export const timeLimitMs = 1_500

const reserved = ['offset', 'limit', 'fields', 'sort', 'asOf', 'after'] as const
const pathPattern = /^@?[A-Za-z][A-Za-z0-9]*(\.@?[A-Za-z][A-Za-z0-9]*){0,7}$/

/** Refuses a query that is too long, or of which a question mark that was not written as %3F hides what is meant. */
export function refusedQuery(text: string): TmfRefusal | null {
  const message = text.includes('?')
    ? tmfTexts.questionMark
    : text.length > longestQuery
      ? tmfTexts.queryTooLong(longestQuery)
      : null
  return message === null
    ? null
    : refusal(400, 'invalidQuery', tmfTexts.wrongQuery, { fields: [{ path: 'query', message }] })
}

/**
 * Reads a query of TMF630: `offset`, `limit`, `fields`, `sort`, and filters by the path of an attribute with an operator
 * behind it. Filters are joined by and, values of one by or (comma or semicolon).
 * @param text behind the question mark, as it was sent
 */
export function parseQuery(
  text: string,
  now: () => number = () => performance.now(),
): ListQuery | TmfRefusal {
  const refused = refusedQuery(text)
  if (refused) return refused
  const parameters = [...new URLSearchParams(text)]
  const wrong: WrongField[] = []
  const one = (name: (typeof reserved)[number]) => parameters.findLast(([key]) => key === name)?.[1] ?? null
  const whole = (name: 'offset' | 'limit' | 'asOf', usual: number, most: number) => {
    const value = one(name)
    if (value === null) return usual
    if (/^\d+$/.test(value) && Number(value) <= most) return Number(value)
    wrong.push({ path: name, message: tmfTexts.wholeNumber(most) })
    return usual
  }
  const offset = whole('offset', 0, mostOffset)
  // More than a page has is a page.
  const limit = Math.min(whole('limit', usualLimit, Number.POSITIVE_INFINITY), mostRows)
  const asOf = one('asOf') === null ? null : whole('asOf', 0, latest)
  const filters: Filter[] = []
  for (const [name, value] of parameters) {
    if (reserved.some(each => each === name)) continue
    const filter = filterOf(name, value)
    if (typeof filter === 'string') wrong.push({ path: name.slice(0, 100), message: filter })
    else filters.push(filter)
  }
  if (filters.length > mostFilters)
    wrong.push({ path: 'filter', message: tmfTexts.tooManyFilters(mostFilters) })
  const sort = (one('sort') ?? '').split(',').filter(Boolean).map(sortKey)
  for (const { path } of sort)
    if (!pathPattern.test(path)) wrong.push({ path: 'sort', message: tmfTexts.noAttribute })
  if (wrong.length > 0) return refusal(400, 'invalidQuery', tmfTexts.wrongQuery, { fields: wrong })
  return {
    offset,
    limit,
    fields: parseFields(one('fields')),
    filters,
    sort,
    asOf,
    after: one('after'),
    endsAt: now() + timeLimitMs,
  }
}

function filterOf(name: string, value: string): Filter | string {
  const dot = name.lastIndexOf('.')
  const last = operators.find(operator => operator === name.slice(dot + 1))
  const operator = dot > 0 && last ? last : 'eq'
  const path = dot > 0 && last ? name.slice(0, dot) : name
  if (!pathPattern.test(path)) return tmfTexts.noAttribute
  if (unstorableIn(value)) return tmfTexts.notStorable
  if (operator === 'regex') return patternFilter(name, path, value)
  const parts = value.split(/[,;]/)
  // A value may contain a comma itself.
  return { name, path, operator, values: parts.length > 1 ? [value, ...parts] : parts, patterns: [] }
}

function patternFilter(name: string, path: string, value: string): Filter | string {
  if (value.length > mostPattern) return tmfTexts.patternTooLong(mostPattern)
  try {
    return { name, path, operator: 'regex', values: [value], patterns: [RE2JS.compile(value)] }
  } catch {
    return tmfTexts.noPattern
  }
}

const sortKey = (text: string): SortKey => ({
  path: text.replace(/^[-+ ]/, ''),
  descending: text.startsWith('-'),
})
