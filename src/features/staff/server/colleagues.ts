import { asc } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/pool.ts'
import { type CaseScope, caseScopeOf, isInScope } from '../../desk/case-scope.ts'
import { may } from '../../desk/staff-roles.ts'
import { staff } from './tables.ts'

/** A current or former colleague; their past actions refer to the id. */
export type Colleague = {
  readonly id: string
  /** The address of who has not joined yet. */
  readonly name: string
  /** Whether cases of any kind can be assigned to the colleague. */
  readonly worksCases: boolean
  readonly scope: CaseScope
}

/** All colleagues by name. */
export async function colleaguesOf(database: Queryable): Promise<readonly Colleague[]> {
  const rows = await database.select().from(staff).orderBy(asc(staff.name))
  return rows.map(({ id, name, email, role, blockedAt, joinedAt }) => ({
    id,
    name: name || email,
    worksCases: joinedAt !== null && blockedAt === null && may(role, 'cases.work'),
    scope: caseScopeOf(role),
  }))
}

/** Colleagues that a case can be assigned to. @param formId form of the case; null for other kinds */
export const assignableColleagues = (
  colleagues: readonly Colleague[],
  formId: string | null,
): readonly Colleague[] =>
  colleagues.filter(({ worksCases, scope }) => worksCases && isInScope(scope, formId))

/** Names of colleagues by id, former ones included. */
export const staffNames = async (database: Queryable): Promise<ReadonlyMap<string, string>> =>
  new Map((await colleaguesOf(database)).map(({ id, name }) => [id, name]))
