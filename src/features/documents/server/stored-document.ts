import { createHmac, randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import {
  type Database,
  type Queryable,
  type Transaction,
  transaction,
} from '../../../platform/database/pool.ts'
import type { Cipher } from '../../../platform/secrets/cipher.ts'
import { lockCaseById } from '../../cases/server/case.ts'
import { documentContents, documents } from './tables.ts'

export type DocumentServices = {
  readonly database: Database
  readonly cipher: Cipher
  /** The key that contents are compared under, 32 bytes. */
  readonly contentKey: Buffer
}

/** Which document: a case has one of a kind, and of its quote one per version. */
export type DocumentKey = Pick<typeof documents.$inferInsert, 'caseId' | 'kind' | 'version'>

/** The same, and which correction of it (corrections.ts). */
export type DrawnDocument = DocumentKey & Pick<typeof documents.$inferInsert, 'correction'>

/**
 * A document of a case as the customer first got it, byte for byte, whatever became of texts, templates and brand since.
 * @param draw makes it where nobody got it yet
 */
export async function storedDocument(
  services: DocumentServices,
  which: DocumentKey,
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  return (await documentOf(services.database, services, which)) ?? storeFirst(services, which, await draw())
}

/** Keeps what was drawn, unless another copy of the shop was first: then what that one kept is the document. */
const storeFirst = (services: DocumentServices, which: DocumentKey, drawn: Buffer): Promise<Buffer> =>
  transaction(services.database, async tx => {
    // A case that was forgotten meanwhile keeps nothing.
    if (!(await lockCaseById(tx, which.caseId))) return drawn
    const earlier = await documentOf(tx, services, which)
    if (earlier) return earlier
    await storeDocument(tx, services, which, drawn)
    return drawn
  })

/** Keeps a document that nobody has yet; call it under the lock of its case. */
export async function storeDocument(
  tx: Transaction,
  services: Omit<DocumentServices, 'database'>,
  which: DrawnDocument,
  drawn: Buffer,
): Promise<void> {
  await tx.insert(documents).values({ ...which, contentId: await contentId(tx, services, drawn) })
}

/** A document as it is kept; null where nobody got it yet. */
export async function documentOf(
  database: Queryable,
  { cipher }: Pick<DocumentServices, 'cipher'>,
  { caseId, kind, version = 1, correction = 0 }: DrawnDocument,
): Promise<Buffer | null> {
  const [row] = await database
    .select({ id: documentContents.id, encrypted: documentContents.contentEncrypted })
    .from(documents)
    .innerJoin(documentContents, eq(documentContents.id, documents.contentId))
    .where(
      and(
        eq(documents.caseId, caseId),
        eq(documents.kind, kind),
        eq(documents.version, version),
        eq(documents.correction, correction),
      ),
    )
  return row ? cipher.decrypt(row.encrypted, row.id) : null
}

/** Stores a content where it is not there yet. */
async function contentId(
  tx: Transaction,
  { cipher, contentKey }: Omit<DocumentServices, 'database'>,
  content: Buffer,
): Promise<string> {
  const id = randomUUID()
  const contentMac = createHmac('sha256', contentKey).update(content).digest()
  const [row] = await tx
    .insert(documentContents)
    .values({ id, contentMac, contentEncrypted: cipher.encrypt(content, id) })
    // Changes nothing; only so does an insert answer the row that is there.
    .onConflictDoUpdate({ target: documentContents.contentMac, set: { contentMac } })
    .returning({ id: documentContents.id })
  if (!row) throw new Error('The document was not stored')
  return row.id
}

/** Which documents of these kinds are kept of cases, by the ids of the cases. */
export const storedDocumentsOf = async (
  database: Queryable,
  caseIds: readonly number[],
  kinds: readonly DocumentKey['kind'][],
): Promise<
  readonly { readonly caseId: number; readonly kind: DocumentKey['kind']; readonly version: number }[]
> =>
  caseIds.length === 0
    ? []
    : database
        .select({ caseId: documents.caseId, kind: documents.kind, version: documents.version })
        .from(documents)
        .where(
          and(
            inArray(documents.caseId, [...caseIds]),
            inArray(documents.kind, [...kinds]),
            eq(documents.correction, 0),
          ),
        )
