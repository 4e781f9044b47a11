import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { assignsSender } from '../../case-desk/ready-text.ts'
import { staffNames } from '../../staff/server/colleagues.ts'
import type { ReplyTemplate, ReplyTemplateContent, ReplyTemplateVersion } from '../contract-desk.ts'
import { mailSignatures, replyTemplates, replyTemplateVersions as versions } from './tables.ts'

type Names = ReadonlyMap<string, string>
type VersionRow = typeof versions.$inferSelect

const versionOf = (row: VersionRow, names: Names): ReplyTemplateVersion => ({
  name: row.name,
  language: row.language,
  kinds: row.kinds,
  states: row.states,
  subject: row.subject,
  text: row.text,
  waitDays: row.waitDays,
  assign: row.assignsSender ? assignsSender : (row.assigneeId ?? ''),
  close: row.closeReason ?? '',
  settles: row.settles,
  version: row.version,
  changedBy: names.get(row.changedBy ?? '') ?? null,
  changedAt: row.changedAt.toISOString(),
})

const holding = (database: Queryable) =>
  database
    .select({ template: replyTemplates, row: versions })
    .from(replyTemplates)
    .innerJoin(
      versions,
      and(eq(versions.templateId, replyTemplates.id), eq(versions.version, replyTemplates.version)),
    )

type Holding = Awaited<ReturnType<typeof holding>>[number]

const templateOf = ({ template, row }: Holding, names: Names): ReplyTemplate => ({
  id: template.id,
  isShared: template.ownerId === null,
  ...versionOf(row, names),
})

const usableBy = (staffId: string) => or(isNull(replyTemplates.ownerId), eq(replyTemplates.ownerId, staffId))

/** The texts that a colleague can use, by name. */
export async function templatesFor(database: Queryable, staffId: string): Promise<ReplyTemplate[]> {
  const [rows, names] = await Promise.all([
    holding(database).where(usableBy(staffId)).orderBy(versions.name, replyTemplates.id),
    staffNames(database),
  ])
  return rows.map(row => templateOf(row, names))
}

/** A text that a colleague can use; null where there is none of this id. */
export async function templateFor(
  database: Queryable,
  staffId: string,
  id: string,
): Promise<ReplyTemplate | null> {
  const [row] = await holding(database).where(and(eq(replyTemplates.id, id), usableBy(staffId)))
  return row ? templateOf(row, await staffNames(database)) : null
}

/** Versions of a text, the newest first. */
export async function versionsOf(database: Queryable, id: string): Promise<ReplyTemplateVersion[]> {
  const [rows, names] = await Promise.all([
    database.select().from(versions).where(eq(versions.templateId, id)).orderBy(desc(versions.version)),
    staffNames(database),
  ])
  return rows.map(row => versionOf(row, names))
}

/** Holds a text against others who change it. */
export async function lockTemplate(tx: Transaction, id: string): Promise<void> {
  await tx.select().from(replyTemplates).where(eq(replyTemplates.id, id)).for('update')
}

/** @returns false where there is a text of this id already */
export async function insertTemplate(tx: Transaction, id: string, ownerId: string | null): Promise<boolean> {
  const stored = await tx
    .insert(replyTemplates)
    .values({ id, ownerId })
    .onConflictDoNothing()
    .returning({ id: replyTemplates.id })
  return stored.length === 1
}

/** Makes the next version of a text the one that holds. */
export async function storeVersion(
  tx: Transaction,
  {
    id,
    version,
    ownerId,
  }: { readonly id: string; readonly version: number; readonly ownerId: string | null },
  { isShared: _isShared, assign, close, ...content }: ReplyTemplateContent,
  changedBy: string,
): Promise<void> {
  await tx.insert(versions).values({
    ...content,
    templateId: id,
    version,
    assignsSender: assign === assignsSender,
    assigneeId: assign === '' || assign === assignsSender ? null : assign,
    closeReason: close === '' ? null : close,
    changedBy,
  })
  await tx.update(replyTemplates).set({ version, ownerId }).where(eq(replyTemplates.id, id))
}

export async function deleteTemplate(tx: Transaction, id: string): Promise<void> {
  await tx.delete(replyTemplates).where(eq(replyTemplates.id, id))
}

/** The text below the mails of a colleague; null for the shop’s own. */
export async function signatureOf(database: Queryable, staffId: string): Promise<string | null> {
  const [row] = await database.select().from(mailSignatures).where(eq(mailSignatures.staffId, staffId))
  return row?.text ?? null
}

/** Stores it; an empty one takes it away. */
export async function storeSignature(tx: Transaction, staffId: string, text: string): Promise<void> {
  if (text === '') await tx.delete(mailSignatures).where(eq(mailSignatures.staffId, staffId))
  else
    await tx
      .insert(mailSignatures)
      .values({ staffId, text })
      .onConflictDoUpdate({ target: mailSignatures.staffId, set: { text } })
}
