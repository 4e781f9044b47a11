import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/pool.ts'
import { ownAndQuoted } from '../quoted-text.ts'
import { incomingMails } from './tables.ts'

export type IncomingMail = Readonly<typeof incomingMails.$inferSelect>

/** Mails that came in about a case, the oldest first. */
export const incomingMailsOf = (database: Queryable, caseId: number): Promise<readonly IncomingMail[]> =>
  database
    .select()
    .from(incomingMails)
    .where(eq(incomingMails.caseId, caseId))
    .orderBy(asc(incomingMails.receivedAt), asc(incomingMails.id))

/** A mail of a case; null where it has none of this id. */
export async function incomingMailOf(
  database: Queryable,
  caseId: number,
  id: string,
): Promise<IncomingMail | null> {
  const [mail] = await database
    .select()
    .from(incomingMails)
    .where(and(eq(incomingMails.caseId, caseId), eq(incomingMails.id, id)))
  return mail ?? null
}

/** Whether a mail asks something of us, as a colleague says. */
export async function storeAsks(tx: Transaction, id: string, asks: boolean): Promise<void> {
  await tx.update(incomingMails).set({ asks }).where(eq(incomingMails.id, id))
}

/** Those of some cases that hold a mail that somebody else sent than its From says. */
export async function casesWithForgedMail(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (caseIds.length === 0) return new Set()
  const rows = await database
    .selectDistinct({ caseId: incomingMails.caseId })
    .from(incomingMails)
    .where(and(inArray(incomingMails.caseId, [...caseIds]), eq(incomingMails.senderVerdict, 'fail')))
  return new Set(rows.map(({ caseId }) => caseId))
}

/** Subjects of the mails that these cases began with, by the case's id; a case that began otherwise is not in it. */
export async function firstSubjects(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (caseIds.length === 0) return new Map()
  const rows = await database
    .select({ caseId: incomingMails.caseId, subject: incomingMails.subject })
    .from(incomingMails)
    .where(and(inArray(incomingMails.caseId, [...caseIds]), eq(incomingMails.foundBy, 'none')))
  return new Map(rows.map(({ caseId, subject }) => [caseId, subject]))
}

/** So much of a mail is read for its first words. */
const firstPart = 1_500

/** How each of these mails begins, without what it quotes, by its id. */
export async function beginningsOf(
  database: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly text: string; readonly isColleague: boolean }>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({
      id: incomingMails.id,
      text: sql<string>`left(${incomingMails.bodyText}, ${firstPart})`,
      isColleague: incomingMails.isColleague,
    })
    .from(incomingMails)
    .where(inArray(incomingMails.id, [...ids]))
  return new Map(
    rows.map(({ id, text, isColleague }) => [id, { text: ownAndQuoted(text).text, isColleague }]),
  )
}

/** A whole thread would be found by words of every mail in it. */
const searched = 5_000

/** Words of the mails of these cases that they are found by, by the case's id. */
export async function wordsOfMails(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await database
    .select({
      caseId: incomingMails.caseId,
      subject: incomingMails.subject,
      fromName: incomingMails.fromName,
      text: incomingMails.bodyText,
    })
    .from(incomingMails)
    .where(inArray(incomingMails.caseId, [...caseIds]))
  const words = new Map<number, string[]>()
  for (const { caseId, subject, fromName, text } of rows)
    words.set(caseId, [...(words.get(caseId) ?? []), subject, fromName, text.slice(0, searched)])
  return words
}
