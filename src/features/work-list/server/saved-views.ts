import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Database, type Queryable, transaction } from '../../../platform/database/pool.ts'
import type { StaffRole } from '../../desk/staff-roles.ts'
import { staffById } from '../../staff/server/stored-staff.ts'
import { assigneeWords, mostSavedViews, SavedView, type SavedViewForm, WorkFilters } from '../contract.ts'
import { savedViewRefusals } from '../texts.ts'
import { defaultViews, savedViews } from './tables.ts'

/** The views that a colleague keeps and those that others share, each by name. */
export async function viewsOf(database: Queryable, staffId: string): Promise<readonly SavedView[]> {
  const { id, name, filters, isShared } = savedViews
  const isOwn = sql<boolean>`${savedViews.staffId} = ${staffId}`
  const rows = await database
    .select({ id, name, filters, isShared, isOwn })
    .from(savedViews)
    .where(or(eq(savedViews.staffId, staffId), savedViews.isShared))
    .orderBy(sql`${isOwn} desc`, asc(savedViews.name), asc(savedViews.id))
    .limit(3 * mostSavedViews)
  return rows.map(row => SavedView.parse(row))
}

/** Keeps a view under the id that the browser made for it; why it does not, in Dutch, where it does not. */
export const saveView = (
  database: Database,
  staffId: string,
  id: string,
  { name, filters, isShared }: SavedViewForm,
): Promise<string | null> =>
  transaction(database, async tx => {
    if (!(await isAssignee(tx, filters.behandelaar))) return savedViewRefusals.noSuchAssignee
    const own = eq(savedViews.staffId, staffId)
    const [{ others } = { others: 0 }] = await tx
      .select({ others: count() })
      .from(savedViews)
      .where(and(own, ne(savedViews.id, id)))
    if (others >= mostSavedViews) return savedViewRefusals.tooMany(mostSavedViews)
    const namesakes = await tx
      .select({ id: savedViews.id })
      .from(savedViews)
      .where(and(own, ne(savedViews.id, id), eq(savedViews.name, name)))
    if (namesakes.length > 0) return savedViewRefusals.sameName
    const { rowCount } = await tx
      .insert(savedViews)
      .values({ id, staffId, name, filters, isShared })
      .onConflictDoUpdate({ target: savedViews.id, set: { name, filters, isShared }, setWhere: own })
    return rowCount === 1 ? null : savedViewRefusals.ofColleague
  })

const isAssignee = async (database: Queryable, asked: string | undefined): Promise<boolean> =>
  asked === undefined ||
  Object.values(assigneeWords).some(word => word === asked) ||
  (await staffById(database, asked)) !== null

/** Forgets a view of one's own, and with `mayForgetShared` one that is shared, whose maker may be gone; another's stays. */
export async function forgetView(
  database: Queryable,
  { staffId, mayForgetShared }: { readonly staffId: string; readonly mayForgetShared: boolean },
  id: string,
): Promise<void> {
  const own = eq(savedViews.staffId, staffId)
  await database
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), mayForgetShared ? or(own, savedViews.isShared) : own))
}

/** Whose list begins so: of a colleague, or of each in a role who chose nothing. */
export type Beginner = { readonly staffId: string } | { readonly role: StaffRole }

type Filters = NonNullable<ReturnType<typeof WorkFilters.parse>>

const isOfBeginner = (whose: Beginner): SQL =>
  'staffId' in whose ? eq(defaultViews.staffId, whose.staffId) : eq(defaultViews.role, whose.role)

/** The view that the list of a colleague begins with: their own choice, else that of their role; null where there is none. */
export async function defaultViewOf(
  database: Queryable,
  { staffId, role }: { readonly staffId: string; readonly role: StaffRole },
): Promise<Filters | null> {
  const [chosen] = await database
    .select({ filters: defaultViews.filters })
    .from(defaultViews)
    .where(or(isOfBeginner({ staffId }), isOfBeginner({ role })))
    .orderBy(sql`${defaultViews.staffId} is null`)
    .limit(1)
  return chosen ? WorkFilters.parse(chosen.filters) : null
}

/** Chooses that, or nothing. */
export const chooseDefaultView = (
  database: Database,
  whose: Beginner,
  filters: Filters | null,
): Promise<void> =>
  transaction(database, async tx => {
    if (filters === null) await tx.delete(defaultViews).where(isOfBeginner(whose))
    else
      await tx
        .insert(defaultViews)
        .values({ ...whose, filters })
        .onConflictDoUpdate({
          target: 'staffId' in whose ? defaultViews.staffId : defaultViews.role,
          set: { filters },
        })
  })

/**
 * Has the list of a colleague no longer begin as it does: their own choice is forgotten, and where the list would begin the same
 * all the same, as their role does, they choose the usual list.
 */
export const leaveDefaultView = (
  database: Database,
  asker: { readonly staffId: string; readonly role: StaffRole },
): Promise<void> =>
  transaction(database, async tx => {
    const whose = { staffId: asker.staffId }
    const before = await defaultViewOf(tx, asker)
    await tx.delete(defaultViews).where(isOfBeginner(whose))
    const after = await defaultViewOf(tx, asker)
    if (after && isDeepStrictEqual(after, before))
      await tx.insert(defaultViews).values({ ...whose, filters: {} })
  })
