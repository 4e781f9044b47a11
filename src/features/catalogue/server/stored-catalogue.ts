import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/mini'
import type { Queryable } from '../../../platform/database/pool.ts'
import { checkCatalogue } from '../catalogue-rules.ts'
import { Offering } from '../offering.ts'
import type { CatalogueState, ItemKind } from '../revision.ts'
import { TariffList, type TariffListId, tariffListIds } from '../tariffs.ts'

/** The catalogue's version now: another one after every change, and once a planned revision began. */
export async function selectCatalogueVersion(database: Queryable): Promise<string> {
  const { rows } = await database.execute<{ version: string }>(sql`select catalogue_version() as version`)
  return rows[0]?.version ?? ''
}

/** Milliseconds until the next planned revision begins, by the clock of the database; null where none is planned. */
export async function selectNextMoment(database: Queryable): Promise<number | null> {
  const { rows } = await database.execute<{ ms: string | null }>(sql`
    select ceil(extract(epoch from min(starts_at) - clock_timestamp()) * 1000) as ms
    from catalogue_revisions where status = 'active' and starts_at > clock_timestamp()`)
  const ms = rows[0]?.ms ?? null
  return ms === null ? null : Number(ms)
}

/** Whether there is a revision, as a part of a query. */
export const hasRevisions = sql`exists (select from catalogue_revisions)`

/** The stored catalogue breaks a rule; nobody but an operator with psql can make it so. */
export class InvalidCatalogue extends Error {
  override name = 'InvalidCatalogue'
  /** For whoever asks for what cannot be read: visitors get the last valid catalogue. */
  readonly statusCode = 503
}

type StoredItem = { readonly kind: ItemKind; readonly item_id: string; readonly state: unknown }

/**
 * Everything that holds at a moment, by the clock of the database.
 * @param at null: now
 * @throws InvalidCatalogue with each item that is not what its schema asks
 */
export async function selectState(database: Queryable, at: Date | null = null): Promise<CatalogueState> {
  // What `now()` says moves on between two statements: the version of a moment is that of its state only where it stands still.
  if (at === null) return readState(database, sql`now()`)
  const moment = sql`${at.toISOString()}::timestamptz`
  const { rows } = await database.execute<{ version: string }>(
    sql`select catalogue_version(${moment}) as version`,
  )
  const version = rows[0]?.version ?? ''
  const known = read.get(version)
  if (known) return known
  const state = await readState(database, moment)
  read.set(version, state)
  return state
}

/** The states that were read last, by their version, which another content never has. The editor asks for one again and again. */
const read = new LRUCache<string, CatalogueState>({ max: 4 })

async function readState(database: Queryable, moment: SQL): Promise<CatalogueState> {
  const { rows } = await database.execute<StoredItem>(
    sql`select kind, item_id, state from catalogue_at(${moment})`,
  )
  return stateFrom(rows)
}

/** @throws InvalidCatalogue with each item that is not what its schema asks */
export function stateFrom(items: readonly StoredItem[]): CatalogueState {
  const offerings = new Map<number, Offering>()
  const tariffs: Partial<Record<TariffListId, TariffList>> = {}
  const wrong: string[] = []
  for (const stored of items) {
    const { item, problems } = readItem(stored)
    wrong.push(...problems)
    if (item && 'productType' in item) offerings.set(item.id, item)
    else if (item && isTariffList(stored.item_id)) tariffs[stored.item_id] = item
  }
  if (wrong.length > 0) throw new InvalidCatalogue(wrong.join('; '))
  return { offerings, tariffs }
}

/** @throws InvalidCatalogue where it is not what its schema asks */
export function itemFrom(stored: StoredItem): Offering | TariffList {
  const { item, problems } = readItem(stored)
  if (!item) throw new InvalidCatalogue(problems.join('; '))
  return item
}

function readItem({ kind, item_id: id, state }: StoredItem): {
  readonly item: Offering | TariffList | null
  readonly problems: readonly string[]
} {
  const schema: z.ZodMiniType<Offering | TariffList, unknown> = kind === 'offering' ? Offering : TariffList
  const { success, data, error } = z.safeParse(schema, state)
  if (!success) return { item: null, problems: problemsOf(kind, id, error) }
  return 'id' in data && String(data.id) !== id
    ? { item: null, problems: [`${kind} ${id}: its id is ${data.id}`] }
    : { item: data, problems: [] }
}

const isTariffList = (id: string): id is TariffListId => tariffListIds.some(each => each === id)

const problemsOf = (kind: ItemKind, id: string, { issues }: z.core.$ZodError): readonly string[] =>
  issues.map(({ path, message }) => `${kind} ${id}: ${path.join('.')}: ${message}`)

/** @throws InvalidCatalogue with each rule that a catalogue breaks */
export function assertValid({ offerings, tariffs }: CatalogueState): void {
  const refused = checkCatalogue([...offerings.values()])
  const wrong = refused.map(({ id, productType, path, message }) =>
    [id ?? productType, path, message].filter(part => part !== null).join(': '),
  )
  for (const id of tariffListIds) if (!tariffs[id]) wrong.push(`tariffs ${id}: missing`)
  if (wrong.length > 0) throw new InvalidCatalogue(wrong.join('; '))
}
