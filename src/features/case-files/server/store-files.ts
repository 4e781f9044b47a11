import { createHash, randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../platform/database/pool.ts'
import type { ScanResult, VirusScanner } from '../../../platform/outside/virus-scanner.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { cleanFileName } from '../file-names.ts'
import { mostBytes } from '../limits.ts'
import { detectType } from './detect-type.ts'
import { caseFiles } from './tables.ts'

export type FileServices = {
  /** Encrypts files; each is bound to its id. */
  readonly fileCipher: Cipher
  readonly virusScanner: VirusScanner
}

/** A file as it came in. */
export type NewFile = {
  readonly name: string
  readonly content: Buffer
  /** As its sender calls it, which decides nothing. */
  readonly claimedType: string
  /** How the HTML of its mail refers to it. */
  readonly contentId?: string | null
  /** Of a file that was scanned before; another is scanned by the worker. */
  readonly scan?: ScanResult
}

/** The thing that a file came with: a mail, a message of staff, an event, or the colleague whose draft it is. */
export type FileOwner =
  | { readonly mailId: string }
  | { readonly messageId: string }
  | { readonly eventId: number }
  | { readonly draftOf: string }

/** Stores files at a case, in the transaction of what they came with; what is too large is named and left out. */
export async function storeFiles(
  tx: Transaction,
  { fileCipher }: Pick<FileServices, 'fileCipher'>,
  { caseId, owner }: { readonly caseId: number; readonly owner: FileOwner },
  files: readonly NewFile[],
): Promise<readonly StoredFile[]> {
  let room = mostBytes
  const stored: StoredFile[] = []
  for (const file of files) {
    const isStored = file.content.length <= room && file.scan !== 'infected'
    if (isStored) room -= file.content.length
    const { contentEncrypted, ...row } = await rowOf(file, isStored, fileCipher)
    // One by one: together they are 20 MB of hexadecimals in one statement.
    await tx
      .insert(caseFiles)
      // They stay in the order in which they came.
      .values({ ...row, ...owner, caseId, contentEncrypted, createdAt: sql`clock_timestamp()` })
    stored.push({ ...noOwner, ...row, ...owner })
  }
  return stored
}

async function rowOf(
  { name: typed, content, scan = 'not-scanned', contentId = null }: NewFile,
  isStored: boolean,
  cipher: Cipher,
) {
  const id = randomUUID()
  const name = cleanFileName(typed)
  return {
    id,
    name,
    contentType: await detectType(content, name),
    contentId: contentId?.replace(/^<|>$/g, '').slice(0, 500) ?? null,
    size: content.length,
    sha256: createHash('sha256').update(content).digest(),
    scan: isStored || scan === 'infected' ? scan : ('left-out' as const),
    contentEncrypted: isStored ? cipher.encrypt(content, id) : null,
  }
}

const columns = {
  id: caseFiles.id,
  mailId: caseFiles.mailId,
  messageId: caseFiles.messageId,
  eventId: caseFiles.eventId,
  draftOf: caseFiles.draftOf,
  name: caseFiles.name,
  contentType: caseFiles.contentType,
  contentId: caseFiles.contentId,
  size: caseFiles.size,
  scan: caseFiles.scan,
}

const noOwner = { mailId: null, messageId: null, eventId: null, draftOf: null }

/** A file without its content. */
export type StoredFile = Readonly<Pick<typeof caseFiles.$inferSelect, Exclude<keyof typeof columns, never>>>

/** The files of a case without their contents, in the order in which they came; drafts of answers are left out. */
export const filesOf = (database: Queryable, caseId: number): Promise<readonly StoredFile[]> =>
  database
    .select(columns)
    .from(caseFiles)
    .where(and(eq(caseFiles.caseId, caseId), isNull(caseFiles.draftOf)))
    .orderBy(caseFiles.createdAt, caseFiles.id)

/** Names of the files of these cases, by the case's id; drafts of answers are left out. */
export async function namesOfFiles(
  database: Queryable,
  caseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await database
    .select({ caseId: caseFiles.caseId, names: sql<string[]>`array_agg(${caseFiles.name})` })
    .from(caseFiles)
    .where(and(inArray(caseFiles.caseId, [...caseIds]), isNull(caseFiles.draftOf)))
    .groupBy(caseFiles.caseId)
  return new Map(rows.map(({ caseId, names }) => [caseId, names]))
}

/** The files of a mail that came in, or of a message of staff, with their contents; null of what is not given out. */
export async function contentsOf(
  database: Queryable,
  { fileCipher }: Pick<FileServices, 'fileCipher'>,
  owner: { readonly mailId: string } | { readonly messageId: string },
): Promise<readonly (StoredFile & { readonly content: Buffer | null })[]> {
  const isOwner =
    'mailId' in owner ? eq(caseFiles.mailId, owner.mailId) : eq(caseFiles.messageId, owner.messageId)
  const rows = await database
    .select({ ...columns, encrypted: caseFiles.contentEncrypted })
    .from(caseFiles)
    .where(isOwner)
    .orderBy(caseFiles.createdAt, caseFiles.id)
  return rows.map(({ encrypted, ...file }) => ({
    ...file,
    content: encrypted && fileCipher.decrypt(encrypted, file.id),
  }))
}

/** A file of a case with its content; null where the case has none with this id. */
export async function fileOfCase(
  database: Queryable,
  { fileCipher }: Pick<FileServices, 'fileCipher'>,
  caseId: number,
  id: string,
): Promise<(StoredFile & { readonly content: Buffer | null }) | null> {
  const [row] = await database
    .select({ ...columns, encrypted: caseFiles.contentEncrypted })
    .from(caseFiles)
    .where(and(eq(caseFiles.caseId, caseId), eq(caseFiles.id, id)))
  if (!row) return null
  const { encrypted, ...file } = row
  return { ...file, content: encrypted && fileCipher.decrypt(encrypted, id) }
}

/**
 * Gives the drafts of a colleague to the message that they go along with, in its transaction. Only of `attached` it may be sent.
 * `gone`: one of them is not there any more, or they are too large together. `infected`: one has a virus.
 */
export async function attachDrafts(
  tx: Transaction,
  { caseId, staffId, messageId }: { caseId: number; staffId: string; messageId: string },
  ids: readonly string[],
): Promise<'attached' | 'gone' | 'infected'> {
  if (ids.length === 0) return 'attached'
  const attached = await tx
    .update(caseFiles)
    .set({ draftOf: null, messageId })
    .where(and(eq(caseFiles.caseId, caseId), eq(caseFiles.draftOf, staffId), inArray(caseFiles.id, [...ids])))
    .returning({ size: caseFiles.size, scan: caseFiles.scan })
  if (attached.some(({ scan }) => scan === 'infected')) return 'infected'
  const together = attached.reduce((sum, { size }) => sum + size, 0)
  return attached.length === new Set(ids).size && together <= mostBytes ? 'attached' : 'gone'
}

/** Takes what has a virus from a message, which then goes without it, and leaves it at an event. */
export async function leaveOutInfected(
  tx: Transaction,
  { messageId, eventId }: { readonly messageId: string; readonly eventId: number },
): Promise<void> {
  await tx
    .update(caseFiles)
    .set({ messageId: null, eventId })
    .where(and(eq(caseFiles.messageId, messageId), eq(caseFiles.scan, 'infected')))
}

/** Files of a message that was taken back are drafts of whoever took it back. */
export async function returnToDrafts(
  tx: Transaction,
  { messageId, staffId }: { messageId: string; staffId: string },
): Promise<void> {
  await tx
    .update(caseFiles)
    .set({ draftOf: staffId, messageId: null, createdAt: sql`now()` })
    .where(eq(caseFiles.messageId, messageId))
}

/** Removes a draft of a colleague. @returns false where there is none */
export async function removeDraft(
  database: Queryable,
  { caseId, staffId, id }: { caseId: number; staffId: string; id: string },
): Promise<boolean> {
  const removed = await database
    .delete(caseFiles)
    .where(and(eq(caseFiles.caseId, caseId), eq(caseFiles.draftOf, staffId), eq(caseFiles.id, id)))
    .returning({ id: caseFiles.id })
  return removed.length === 1
}

/** Removes drafts that went along with no answer. @param age as PostgreSQL reads it: `1 day` */
export async function forgetOldDrafts(database: Database, age: string): Promise<void> {
  await database
    .delete(caseFiles)
    .where(and(sql`${caseFiles.draftOf} is not null`, lt(caseFiles.createdAt, sql`now() - ${age}::interval`)))
}
