import { and, desc, eq, gt, inArray, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { formatDay } from '../../../common/moments.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { documentTexts } from '../texts.ts'
import { type DocumentKey, type DocumentServices, documentOf } from './stored-document.ts'
import { documents } from './tables.ts'

/* A document that was drawn wrong stays as evidence, and the right one stands beside it (decisions, "Documents"). */

/** The newest correction of a document. */
export type Correction = Required<DocumentKey> & { readonly correction: number; readonly madeAt: Date }

const drawing = {
  caseId: documents.caseId,
  kind: documents.kind,
  version: documents.version,
  correction: documents.correction,
  madeAt: documents.madeAt,
}

/** Corrections of the documents of cases, by the id of the case. */
export async function correctionsOf(
  database: Queryable,
  caseIds: readonly number[],
): Promise<(caseId: number) => readonly Correction[]> {
  const rows = caseIds.length === 0 ? [] : await correctionsAmong(database, caseIds)
  return caseId => rows.filter(row => row.caseId === caseId)
}

const correctionsAmong = (database: Queryable, caseIds: readonly number[]): Promise<Correction[]> =>
  database
    .selectDistinctOn([documents.caseId, documents.kind, documents.version], drawing)
    .from(documents)
    .where(and(inArray(documents.caseId, [...caseIds]), gt(documents.correction, 0)))
    .orderBy(documents.caseId, documents.kind, documents.version, desc(documents.correction))

/** A document as it is kept. */
export type DocumentRow = Pick<
  typeof documents.$inferSelect,
  'id' | 'caseId' | 'kind' | 'version' | 'correction' | 'madeAt'
>

/** Documents behind one, by id: of each its newest drawing. */
export function newestDrawings(
  database: Queryable,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly DocumentRow[]> {
  const later = alias(documents, 'later')
  return database
    .select({ id: documents.id, ...drawing })
    .from(documents)
    .where(
      and(
        gt(documents.id, after),
        notExists(
          database
            .select({ one: sql`1` })
            .from(later)
            .where(
              and(
                eq(later.caseId, documents.caseId),
                eq(later.kind, documents.kind),
                eq(later.version, documents.version),
                gt(later.correction, documents.correction),
              ),
            ),
        ),
      ),
    )
    .orderBy(documents.id)
    .limit(limit)
}

type Link = { readonly title: string; readonly path: string }

/** A document in a list: what it is called, where it is opened, and which it is. */
export type ListedDocument = Link & {
  readonly kind: DocumentKey['kind']
  /** Of a quote. */
  readonly version?: number
}

/** Documents for a list, each with its correction after it. */
export const withCorrections = (
  listed: readonly ListedDocument[],
  corrections: readonly Correction[],
): Link[] =>
  listed.flatMap(each => [{ title: each.title, path: each.path }, ...correctedLinks(each, corrections)])

/** The correction of a document for a list; none where there is none. */
export const correctedLinks = (
  { title, path, kind, version = 1 }: ListedDocument,
  corrections: readonly Correction[],
): Link[] =>
  corrections
    .filter(each => each.kind === kind && each.version === version)
    .map(({ madeAt }) => ({
      title: documentTexts.corrected(title, formatDay(madeAt)),
      path: corrected(path),
    }))

/** A link to a document opens its correction too: the mark is no part of a signature. */
const corrected = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}gecorrigeerd=1`

/**
 * The document that the address of a call asks for: as the customer first got it, or where it says so its newest correction.
 * @param first gives the first one; null where there is none
 * @param query of the address
 */
export async function askedDocument(
  { database, ...services }: DocumentServices,
  which: DocumentKey,
  query: { readonly gecorrigeerd?: string | undefined },
  first: () => Promise<Buffer | null>,
): Promise<Buffer | null> {
  if (query.gecorrigeerd === undefined) return first()
  const { caseId, kind, version = 1 } = which
  const right = (await correctionsOf(database, [caseId]))(caseId).find(
    each => each.kind === kind && each.version === version,
  )
  return right ? documentOf(database, services, right) : null
}
