import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../../platform/database/pool.ts'
import { appendEvent } from '../../../events/server/events.ts'
import type { importEvents } from '../../events.ts'
import type { ImportKind, ImportState } from '../../import.ts'
import type { BadRow } from '../../row-problem.ts'
import { coverageImports as imports } from '../tables.ts'

/* Imports as they are stored. */

export type StoredImport = typeof imports.$inferSelect

/** Without the report and the comparison, which are long. */
const { badRows: _rows, comparison: _comparison, ...short } = getTableColumns(imports)
export type ListedImport = Omit<StoredImport, 'badRows' | 'comparison'>

/** The file whose rows hold now. */
export type LiveImport = Pick<StoredImport, 'id' | 'origin' | 'fileName' | 'liveAt' | 'staffId' | 'rowCount'>

const isLive = (kind: ImportKind) => and(eq(imports.kind, kind), eq(imports.state, 'live'))

/**
 * The file that is live, when it became so (null: not known), and who brought it (`staffId` null: not a colleague, or one who was
 * forgotten). null while nothing was imported.
 */
export async function liveImport(database: Queryable, kind: ImportKind): Promise<LiveImport | null> {
  const { id, origin, fileName, liveAt, staffId, rowCount } = imports
  const [found] = await database
    .select({ id, origin, fileName, liveAt, staffId, rowCount })
    .from(imports)
    .where(isLive(kind))
  return found ?? null
}

/** The last ones, the newest first. */
export const listImports = (database: Queryable, most = 50): Promise<ListedImport[]> =>
  database.select(short).from(imports).orderBy(desc(imports.id)).limit(most)

export async function importById(database: Queryable, id: number): Promise<StoredImport | null> {
  const [found] = await database.select().from(imports).where(eq(imports.id, id))
  return found ?? null
}

/** Those that can still become live, and take up room. */
export const waitingStates = [
  'receiving',
  'checking',
  'ready',
  'planned',
] as const satisfies readonly ImportState[]

/** Imports in some states, the oldest first. */
export const importsIn = (
  database: Queryable,
  states: readonly ImportState[],
  kind?: ImportKind,
): Promise<ListedImport[]> =>
  database
    .select(short)
    .from(imports)
    .where(and(inArray(imports.state, [...states]), kind && eq(imports.kind, kind)))
    .orderBy(imports.id)

export async function insertImport(
  database: Queryable,
  values: Pick<StoredImport, 'kind' | 'origin' | 'fileName' | 'fileBytes' | 'staffId'>,
): Promise<StoredImport> {
  const [row] = await database
    .insert(imports)
    .values({ ...values, state: 'receiving' })
    .returning()
  if (!row) throw new Error('The import got no id')
  return row
}

type Changes = Partial<
  Pick<
    StoredImport,
    | 'state'
    | 'receivedBytes'
    | 'rowCount'
    | 'badRowCount'
    | 'comparison'
    | 'startsAt'
    | 'decidedBy'
    | 'liveAt'
    | 'endedAt'
    | 'replaces'
  >
> & { readonly badRows?: readonly BadRow[] }

/** Changes an import that is in one of these states; null where it is in another. */
export async function changeImport(
  database: Queryable,
  id: number,
  from: readonly ImportState[],
  changes: Changes,
): Promise<StoredImport | null> {
  const [row] = await database
    .update(imports)
    .set({ ...changes, version: sql`${imports.version} + 1` })
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning()
  return row ?? null
}

/** Lets one at a time make a file of a kind live, plan it or take it back, until the transaction ends. */
export const lockKind = (tx: Queryable, kind: ImportKind): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`coverage-imports ${kind}`}, 0))`)

/** Lets files begin one after the other, so that no more wait than may. */
export const lockBeginning = (tx: Queryable): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('coverage-imports beginning', 0))`)

type Noted = Pick<StoredImport, 'kind' | 'fileName'>

/** Appends the event of a step, in the transaction that does it. @param staffId null: the shop itself, or a command */
export const noteImport = (
  tx: Transaction,
  type: (typeof importEvents)[keyof typeof importEvents],
  { kind, fileName }: Noted,
  {
    staffId = null,
    ...facts
  }: { staffId?: string | null; count?: number; startsAt?: string; nowLive?: string | null } = {},
): Promise<number> =>
  appendEvent(tx, {
    type,
    actor: staffId === null ? { kind: 'system' } : { kind: 'staff', id: staffId },
    data: { import: fileName, table: kind, ...facts },
  })
