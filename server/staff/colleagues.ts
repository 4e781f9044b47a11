import { asc } from 'drizzle-orm'
import { type CaseScope, caseScopeOf, isInScope } from '../../domain/case-scope.ts'
import { may } from '../../domain/staff-roles.ts'
import type { Queryable } from '../database/pool.ts'
import { staff } from './tables.ts'

/** Whoever works at the desk, or did: what he did names him by his id. */
export type Colleague = {
  readonly id: string
  /** The address of who has not joined yet. */
  readonly name: string
  /** Whether cases can be given to him, and of those which. */
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

/** Who of them a case can be given to. @param formId the form that it came in with; null of what is no form */
export const whoMayTake = (colleagues: readonly Colleague[], formId: string | null): readonly Colleague[] =>
  colleagues.filter(({ worksCases, scope }) => worksCases && isInScope(scope, formId))

/** What each colleague is called, by id; who left among them. */
export const staffNames = async (database: Queryable): Promise<ReadonlyMap<string, string>> =>
  new Map((await colleaguesOf(database)).map(({ id, name }) => [id, name]))
