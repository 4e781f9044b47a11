import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import { caseMessages, caseNotes } from './tables.ts'

/* Texts that staff write about a case: notes for colleagues, messages to the customer. */

export type CaseNote = Readonly<Omit<typeof caseNotes.$inferSelect, 'caseId'>>
export type CaseMessage = Readonly<Omit<typeof caseMessages.$inferSelect, 'caseId'>>

/** @returns false where it is stored already */
export async function storeNote(tx: Transaction, caseId: number, note: CaseNote): Promise<boolean> {
  const stored = await tx
    .insert(caseNotes)
    .values({ caseId, ...note })
    .onConflictDoNothing()
    .returning({ id: caseNotes.id })
  return stored.length === 1
}

/** @returns false where it is stored already */
export async function storeMessage(tx: Transaction, caseId: number, message: CaseMessage): Promise<boolean> {
  const stored = await tx
    .insert(caseMessages)
    .values({ caseId, ...message })
    .onConflictDoNothing()
    .returning({ id: caseMessages.id })
  return stored.length === 1
}

export const notesOf = (database: Queryable, caseId: number): Promise<readonly CaseNote[]> =>
  database.select().from(caseNotes).where(eq(caseNotes.caseId, caseId))

export const messagesOf = (database: Queryable, caseId: number): Promise<readonly CaseMessage[]> =>
  database.select().from(caseMessages).where(eq(caseMessages.caseId, caseId))

/** Notes and messages of these cases, with their subjects, by the case's id. */
export async function textsOfCases(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const ids = [...caseIds]
  const notes = await database.select().from(caseNotes).where(inArray(caseNotes.caseId, ids))
  const messages = await database.select().from(caseMessages).where(inArray(caseMessages.caseId, ids))
  const texts = new Map<number, string[]>()
  const add = (caseId: number, ...added: readonly string[]) =>
    texts.set(caseId, [...(texts.get(caseId) ?? []), ...added])
  for (const { caseId, text } of notes) add(caseId, text)
  for (const { caseId, subject, text } of messages) add(caseId, subject, text)
  return texts
}

/** A message by its id; null where there is none. */
export async function messageById(database: Queryable, id: string): Promise<CaseMessage | null> {
  const [message] = await database.select().from(caseMessages).where(eq(caseMessages.id, id))
  return message ?? null
}

/** So much of a text is read for its first words. */
const firstPart = 600

/** How each of these notes and messages begins, by its id. */
export async function beginningsOfTexts(
  database: Queryable,
  { notes, messages }: { readonly notes: readonly string[]; readonly messages: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const beginnings = (table: typeof caseNotes | typeof caseMessages, ids: readonly string[]) =>
    ids.length === 0
      ? []
      : database
          .select({ id: table.id, text: sql<string>`left(${table.text}, ${firstPart})` })
          .from(table)
          .where(inArray(table.id, [...ids]))
  const found = [...(await beginnings(caseNotes, notes)), ...(await beginnings(caseMessages, messages))]
  return new Map(found.map(({ id, text }) => [id, text]))
}
