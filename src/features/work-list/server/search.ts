import { and, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { caseRows } from '../../cases/server/listed-cases.ts'
import { nearKeys, nearWords } from '../near-keys.ts'
import { isBackwards, isDigit } from '../search-keys.ts'
import { type SearchTerm, searchTerms } from '../search-terms.ts'
import { filterCondition, type WorkListQuery, type WorkRow } from './list.ts'
import { caseKeys, caseWords, workList } from './tables.ts'

export type Found = {
  readonly row: WorkRow
  /** By what is like what was typed. */
  readonly isNear: boolean
}

const mostShown = 100
/** With fewer exact matches than this, similar ones are searched too. */
const fewFound = 10
/** How many keys begin with what was typed, or are like it; how many cases are looked at; what is long enough to be like another. */
const mostBegun = 20
const mostAlike = 8
const mostCandidates = 1_000
const shortestAlike = 3
const shortestNearNumber = 6
/** After every key that begins with another. */
const last = '\u{10FFFF}'

/**
 * Cases that all parts of what somebody typed find, open ones first and then the newest; what is only like it after what is it.
 * However many cases there are, it reads some thousand entries of indexes: the rarest part says which cases the others are
 * looked up in.
 * Nothing is found where the typed text has no letter or digit to go by.
 */
export async function search(
  database: Queryable,
  typed: string,
  question: WorkListQuery,
): Promise<{ readonly found: readonly Found[]; readonly isCut: boolean }> {
  const terms = searchTerms(typed)
  const asTyped = await Promise.all(terms.map(term => begun(database, term)))
  const exact = await casesOf(database, asTyped, question)
  const near =
    exact.length > fewFound ? [] : await casesOf(database, await nearly(database, asTyped), question)
  const known = new Set(exact.map(({ caseId }) => caseId))
  const found = [
    ...exact.map(row => ({ row, isNear: false })),
    ...near.filter(({ caseId }) => !known.has(caseId)).map(row => ({ row, isNear: true })),
  ]
  return { found: found.slice(0, mostShown), isCut: found.length > mostShown }
}

/** A part of what was typed, the keys that it stands for, and how many cases have one of them, counted up to a bound. */
type Part = { readonly term: SearchTerm; readonly keys: readonly string[]; readonly count: number }

const partOf = async (database: Queryable, term: SearchTerm, keys: readonly string[]): Promise<Part> => ({
  term,
  keys,
  count: await countUpTo(database, keys),
})

/** As it was typed: itself, and what begins with it. */
async function begun(database: Queryable, term: SearchTerm): Promise<Part> {
  if (term.kind === 'word') {
    if (isDigit(term.word)) return partOf(database, term, [term.word, ...(term.joined ?? [])])
    const spelled = [term.word, ...(term.spellings ?? [])]
    const longer = await Promise.all(spelled.map(word => wordsFrom(database, word)))
    return partOf(database, term, [...new Set([...spelled, ...longer.flat(), ...(term.joined ?? [])])])
  }
  if (term.kind === 'key' && term.isWhole) return partOf(database, term, term.keys)
  const longer = await Promise.all(term.keys.map(key => keysFrom(database, key)))
  return partOf(database, term, [...term.keys, ...longer.flat()])
}

/** The same parts with what may have been meant: words that are like those typed, and numbers near those that nobody has. */
async function nearly(database: Queryable, parts: readonly Part[]): Promise<readonly Part[]> {
  const near = parts.map(async part => {
    const { term, keys, count } = part
    // One digit of a name is left out by who does not know it.
    if (term.kind === 'word' && isDigit(term.word) && parts.length > 1) return []
    if (term.kind === 'word') return [await withAlike(database, part)]
    if (count > 0) return [part]
    if (term.kind === 'key') {
      const numbers = term.keys.filter(key => key.length >= shortestNearNumber && !isBackwards(key))
      return [await partOf(database, term, [...keys, ...numbers.flatMap(nearKeys)])]
    }
    const words = term.words.map(word => begun(database, { kind: 'word', word }))
    return words.length === 0 ? [part] : Promise.all(words.map(async word => withAlike(database, await word)))
  })
  return (await Promise.all(near)).flat()
}

async function withAlike(database: Queryable, part: Part): Promise<Part> {
  const { term } = part
  if (term.kind !== 'word' || term.word.length < shortestAlike) return part
  const keys = new Set([...part.keys, ...(await nearWordsOf(database, term.word))])
  return keys.size === part.keys.length ? part : partOf(database, term, [...keys])
}

/** The words that differ by one mistake from one that was typed, the likest first. */
async function nearWordsOf(database: Queryable, typed: string): Promise<readonly string[]> {
  const words = await database
    .select({ word: caseWords.word })
    .from(caseWords)
    .where(sql`${caseWords.word} = any (${sql.param([...nearWords(typed)])}::text[])`)
    .orderBy(desc(sql`similarity(${caseWords.word}, ${typed})`), caseWords.word)
    .limit(mostAlike)
  return words.map(({ word }) => word)
}

async function wordsFrom(database: Queryable, start: string): Promise<readonly string[]> {
  const words = await database
    .select({ word: caseWords.word })
    .from(caseWords)
    .where(and(gt(caseWords.word, start), lt(caseWords.word, start + last)))
    .orderBy(caseWords.word)
    .limit(mostBegun)
  return words.map(({ word }) => word)
}

async function keysFrom(database: Queryable, start: string): Promise<readonly string[]> {
  const keys = await database
    .select({ key: caseKeys.key })
    .from(caseKeys)
    .where(and(gt(caseKeys.key, start), lt(caseKeys.key, start + last)))
    .orderBy(caseKeys.key)
    .limit(mostBegun)
  return [...new Set(keys.map(({ key }) => key))]
}

/** Cases that have one of the keys of each part. */
async function casesOf(
  database: Queryable,
  parts: readonly Part[],
  question: WorkListQuery,
): Promise<readonly WorkRow[]> {
  const [rarest, ...others] = parts.toSorted((one, other) => one.count - other.count)
  if (!rarest || rarest.count === 0) return []
  const candidates = newestWith(database, rarest.keys)
  return database
    .select({ row: workList })
    .from(workList)
    .innerJoin(candidates, eq(workList.caseId, candidates.caseId))
    .where(and(filterCondition(question), ...others.map(({ keys }) => hasOneOf(candidates.caseId, keys))))
    .orderBy(desc(workList.isOpen), desc(workList.caseId))
    .limit(mostShown + 1)
    .then(rows => rows.map(({ row }) => row))
}

/** Looked up case by case: with "offset 0" PostgreSQL does not read every case of a common key instead, to join them. */
const hasOneOf = (caseId: SQL.Aliased, keys: readonly string[]): SQL =>
  sql`exists (select from ${caseKeys} where ${inArray(caseKeys.key, [...keys])} and ${eq(caseKeys.caseId, caseId)} offset 0)`

async function countUpTo(database: Queryable, keys: readonly string[]): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::integer as count from (
      select from ${caseKeys} where ${inArray(caseKeys.key, [...keys])} limit ${mostCandidates}) as counted`,
  )
  return rows[0]?.count ?? 0
}

/** The newest cases with any of these keys: of each key as many as it takes, so that a common one is never read whole. */
function newestWith(database: Queryable, keys: readonly string[]) {
  const ofEach = Math.max(50, Math.ceil((2 * mostCandidates) / keys.length))
  const newest = sql`unnest(${sql.param([...keys])}::text[]) as wanted (key) cross join lateral (
    select case_id from ${caseKeys} where ${caseKeys.key} = wanted.key order by case_id desc limit ${ofEach}) as newest`
  return database
    .selectDistinct({ caseId: sql<number>`newest.case_id`.as('found_id') })
    .from(newest)
    .orderBy(desc(sql`newest.case_id`))
    .limit(mostCandidates)
    .as('candidates')
}

/** Cases with one of these keys, as a query of their ids for other features. */
export const casesWithKeys = (keys: readonly string[]): SQL =>
  sql`select found.case_id from ${caseKeys} as found where found.key = any(${sql.param([...keys])})`

/**
 * The newest cases that have no keys yet, or none of today's rules (their index: 0174-references.sql), as a query of their ids.
 * Their number is limited so that PostgreSQL looks each of them up.
 */
export const casesWithoutKeys = sql`
  (select newest.id from ${caseRows} as newest
    where newest.id > coalesce((select max(case_id) from ${workList}), 0) order by newest.id limit 1000)
  union all
  (select case_id from ${workList} where keys_version < 3 order by case_id desc limit 1000)`
