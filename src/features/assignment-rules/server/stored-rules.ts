import { asc, eq, sql } from 'drizzle-orm'
import { type Database, type Queryable, transaction } from '../../../platform/database/pool.ts'
import type { RuleTable } from '../contract-desk.ts'
import { assignmentRuleMembers, assignmentRules, assignmentSettings, staffAbsences } from './tables.ts'

/** The table of rules in its order, with its version. */
export async function storedRules(database: Queryable): Promise<RuleTable & { readonly version: number }> {
  const rules = await database.select().from(assignmentRules).orderBy(asc(assignmentRules.position))
  const members = await database
    .select()
    .from(assignmentRuleMembers)
    .orderBy(asc(assignmentRuleMembers.position), asc(assignmentRuleMembers.staffId))
  const absences = await database.select().from(staffAbsences).orderBy(asc(staffAbsences.until))
  const [settings] = await database.select().from(assignmentSettings)
  return {
    version: settings?.version ?? 1,
    rules: rules.map(({ position, ...rule }) => ({
      ...rule,
      members: members.filter(member => member.position === position).map(({ staffId }) => staffId),
    })),
    absences,
  }
}

/** Replaces the table. @returns false where it has another version by now */
export const replaceRules = (
  database: Database,
  { rules, absences, version }: RuleTable & { readonly version: number },
): Promise<boolean> =>
  transaction(database, async tx => {
    const changed = await tx
      .update(assignmentSettings)
      .set({ version: sql`${assignmentSettings.version} + 1` })
      .where(eq(assignmentSettings.version, version))
      .returning({ version: assignmentSettings.version })
    if (changed.length === 0) return false
    await tx.delete(assignmentRules)
    await tx.delete(staffAbsences)
    if (rules.length > 0)
      await tx
        .insert(assignmentRules)
        .values(rules.map(({ members: _members, ...rule }, position) => ({ ...rule, position })))
    const members = rules.flatMap((rule, position) =>
      [...new Set(rule.members)].map(staffId => ({ position, staffId })),
    )
    if (members.length > 0) await tx.insert(assignmentRuleMembers).values(members)
    if (absences.length > 0) await tx.insert(staffAbsences).values([...absences])
    return true
  })
