import { and, asc, count, eq, ne } from 'drizzle-orm'
import { type Database, type Queryable, transaction } from '../../../platform/database/pool.ts'
import { staffById } from '../../staff/server/stored-staff.ts'
import { assigneeWords, mostSavedViews, SavedView, type SavedViewForm } from '../contract.ts'
import { savedViewRefusals } from '../texts.ts'
import { savedViews } from './tables.ts'

/** The views that a colleague keeps, by name. */
export async function viewsOf(database: Queryable, staffId: string): Promise<readonly SavedView[]> {
  const { id, name, filters } = savedViews
  const rows = await database
    .select({ id, name, filters })
    .from(savedViews)
    .where(eq(savedViews.staffId, staffId))
    .orderBy(asc(savedViews.name))
  return rows.map(row => SavedView.parse(row))
}

/** Keeps a view under the id that the browser made for it; why it does not, in Dutch, where it does not. */
export const saveView = (
  database: Database,
  staffId: string,
  id: string,
  { name, filters }: SavedViewForm,
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
      .values({ id, staffId, name, filters })
      .onConflictDoUpdate({ target: savedViews.id, set: { name, filters }, setWhere: own })
    return rowCount === 1 ? null : savedViewRefusals.ofColleague
  })

const isAssignee = async (database: Queryable, asked: string | undefined): Promise<boolean> =>
  asked === undefined ||
  Object.values(assigneeWords).some(word => word === asked) ||
  (await staffById(database, asked)) !== null

/** Forgets a view; another's stays. */
export async function forgetView(database: Queryable, staffId: string, id: string): Promise<void> {
  await database.delete(savedViews).where(and(eq(savedViews.id, id), eq(savedViews.staffId, staffId)))
}
