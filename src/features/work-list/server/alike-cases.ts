import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { type Likeness, likenesses } from '../../cases/related-case.ts'
import { allCasesOfCustomer, type Case, casesByIds } from '../../cases/server/case.ts'
import type { CaseScope } from '../../desk/case-scope.ts'
import { addressKey, emailKeys, phoneKey } from '../search-keys.ts'
import { scopeCondition, type WorkRow } from './list.ts'
import type { SearchSources } from './search-sources.ts'
import { caseKeys, workList } from './tables.ts'

/** So many cases are looked at per key, and in all, however many have it. */
const perKey = 30
const mostLookedAt = 40

/** Orders, quotes and forms, as they say whose they are. */
export type SignSources = Pick<SearchSources, 'orders' | 'submissions'>

type Alike = { readonly row: WorkRow; readonly by: readonly Likeness[] }

/** A mark of the organisation, person or place of a case, as the key by which search knows it. */
type Sign = { readonly by: Exclude<Likeness, 'account'>; readonly key: string }

/**
 * Cases of the same organisation or person, newest first: of one account, or with the same KVK number, whole address, phone number
 * or e-mail address, guests too. The keys of the search find candidates by index; whether a candidate has the same in the same
 * place, and not as a reference or a number in a text, is read in the case itself.
 */
export async function alikeCases(
  database: Queryable,
  { id, customerId }: Pick<Case, 'id' | 'customerId'>,
  {
    scope,
    most,
    sources,
  }: { readonly scope: CaseScope; readonly most: number; readonly sources: SignSources },
): Promise<readonly Alike[]> {
  const own = (await signsOf(database, sources, [id])).get(id)?.signs ?? []
  const [keyed, ofAccount] = await Promise.all([
    idsWith(
      database,
      own.map(({ key }) => key),
    ),
    customerId === null ? [] : allCasesOfCustomer(database, customerId, perKey),
  ])
  const ids = new Set([...keyed, ...ofAccount.map(each => each.id)])
  ids.delete(id)
  const newest = [...ids].toSorted((one, other) => other - one).slice(0, mostLookedAt)
  const rows = await listedCases(database, newest, scope)
  const found = await signsOf(
    database,
    sources,
    rows.map(({ caseId }) => caseId),
  )
  return rows
    .map((row): Alike => {
      const { signs = [], customerId: owner = null } = found.get(row.caseId) ?? {}
      const shared = own.filter(({ by, key }) => signs.some(each => each.by === by && each.key === key))
      const isOfAccount = customerId !== null && owner === customerId
      return {
        row,
        by: likenesses.filter(by => (by === 'account' ? isOfAccount : shared.some(each => each.by === by))),
      }
    })
    .filter(({ by }) => by.length > 0)
    .slice(0, most)
}

/** These cases as the list has them, newest first; those that the scope leaves out and tests are not among them. */
export const listedCases = (
  database: Queryable,
  ids: readonly number[],
  scope: CaseScope,
): Promise<readonly WorkRow[]> =>
  database
    .select()
    .from(workList)
    .where(and(inArray(workList.caseId, [...ids]), eq(workList.isTest, false), scopeCondition(scope)))
    .orderBy(desc(workList.caseId))

/** The newest cases with each of these keys. */
async function idsWith(database: Queryable, keys: readonly string[]): Promise<readonly number[]> {
  if (keys.length === 0) return []
  const { rows } = await database.execute<{ id: string }>(
    sql`select newest.case_id as id from unnest(${sql.param([...new Set(keys)])}::text[]) as wanted (key)
      cross join lateral (select case_id from ${caseKeys} where ${caseKeys.key} = wanted.key
        order by case_id desc limit ${perKey}) as newest`,
  )
  return rows.map(({ id }) => Number(id))
}

type Signed = { readonly customerId: string | null; readonly signs: readonly Sign[] }

/** The signs of these cases, by case id. */
async function signsOf(
  database: Queryable,
  sources: SignSources,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Signed>> {
  if (ids.length === 0) return new Map()
  const [found, orders, submissions] = await Promise.all([
    casesByIds(database, ids),
    sources.orders(database, ids),
    sources.submissions(database, ids),
  ])
  return new Map(
    found.map(({ id, customerId, contactEmail, contactPhone }) => {
      const sold = orders.get(id)
      const addresses = [...(sold?.addresses ?? []), ...(submissions.get(id)?.addresses ?? [])]
      const signs: readonly Sign[] = [
        ...given(sold?.kvkNumber).map(kvk => ({ by: 'kvk', key: kvk.replaceAll(/\D/g, '') }) as const),
        ...addresses.map(address => ({ by: 'address', key: addressKey(address) }) as const),
        ...[...given(contactPhone), ...(sold?.phones ?? [])].map(
          phone => ({ by: 'phone', key: phoneKey(phone) }) as const,
        ),
        ...[...given(contactEmail), ...(sold?.emails ?? [])]
          .flatMap(emailKeys)
          .map(key => ({ by: 'email', key }) as const),
      ]
      return [id, { customerId, signs: signs.filter(({ key }) => key !== '') }]
    }),
  )
}

const given = (value: string | null | undefined): readonly string[] => (value ? [value] : [])
