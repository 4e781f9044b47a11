import { asc } from 'drizzle-orm'
import { may } from '../../domain/staff-roles.ts'
import type { Queryable } from '../database/pool.ts'
import { staff } from './tables.ts'

/** Whoever works at the desk, or did: what he did names him by his id. */
export type Colleague = {
  readonly id: string
  /** The address of who has not joined yet. */
  readonly name: string
  /** Whether cases can be given to him. */
  readonly worksCases: boolean
}

/** All colleagues by name. */
export async function colleaguesOf(database: Queryable): Promise<readonly Colleague[]> {
  const rows = await database.select().from(staff).orderBy(asc(staff.name))
  return rows.map(({ id, name, email, role, blockedAt, joinedAt }) => ({
    id,
    name: name || email,
    worksCases: joinedAt !== null && blockedAt === null && may(role, 'cases.work'),
  }))
}

/** What each colleague is called, by id; who left among them. */
export const staffNames = async (database: Queryable): Promise<ReadonlyMap<string, string>> =>
  new Map((await colleaguesOf(database)).map(({ id, name }) => [id, name]))
