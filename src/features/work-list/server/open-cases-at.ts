import { and, eq, gte, lt } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import type { CaseKind } from '../../cases/case-kinds.ts'
import { caseKeys, workList } from './tables.ts'

/** An open case with the house numbers of its addresses in a postcode, additions behind them: `42a`. */
export type CaseAtPostcode = {
  readonly kind: CaseKind
  readonly number: string
  /** Of the organisation, or the person where there is none. */
  readonly name: string
  readonly numbers: readonly string[]
}

/** The keys of one postcode at most: a street has no more addresses. */
const mostKeys = 5_000

/**
 * Open cases with an address in a postcode, in any place of them; one that just came in is not among them yet. Each number is there
 * without its addition too, as it is found by both (`addressKeys` in ../search-keys.ts).
 * @param zipCode as `normalizePostcode` gives it
 */
export async function openCasesAt(database: Queryable, zipCode: string): Promise<readonly CaseAtPostcode[]> {
  const prefix = zipCode.toLowerCase()
  const found = await database
    .select({
      key: caseKeys.key,
      caseId: workList.caseId,
      kind: workList.kind,
      number: workList.number,
      organizationName: workList.organizationName,
      contactName: workList.contactName,
    })
    .from(caseKeys)
    .innerJoin(workList, eq(workList.caseId, caseKeys.caseId))
    .where(and(gte(caseKeys.key, prefix), lt(caseKeys.key, `${prefix}:`), eq(workList.isOpen, true)))
    .orderBy(workList.caseId)
    .limit(mostKeys)
  const cases = new Map<number, CaseAtPostcode & { numbers: string[] }>()
  for (const { key, caseId, kind, number, organizationName, contactName } of found) {
    const known = cases.get(caseId) ?? {
      kind,
      number,
      name: organizationName ?? contactName ?? '',
      numbers: [],
    }
    known.numbers.push(key.slice(prefix.length))
    cases.set(caseId, known)
  }
  return [...cases.values()]
}
