import { setTimeout as pause } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { hasSqlState } from '../../../../platform/database/failures.ts'
import type { ImportKind } from '../../import.ts'

/*
 * The live table of a kind has the kind's name. Those of imports that wait, and of the one before the live one, have the name of their
 * import, their indexes too; a table becomes live by taking the names.
 */

export const tableOf = (kind: ImportKind, id: number): string => `${kind}_import_${id}`

type Index = { readonly name: string; readonly definition: string; readonly constraint: string | null }

/** The indexes of a table as they were made, so that a later migration's are kept too. */
export async function indexesOf(client: ClientBase, table: string): Promise<readonly Index[]> {
  const { rows } = await client.query<Index>(
    `select relname as name, pg_get_indexdef(indexrelid) as definition, pg_get_constraintdef(c.oid) as constraint
     from pg_index join pg_class on pg_class.oid = indexrelid
     left join pg_constraint c on c.conindid = indexrelid and c.contype in ('p', 'u')
     where indrelid = $1::regclass order by relname`,
    [table],
  )
  return rows
}

/** `coverage_by_range` of `coverage_import_7` → `coverage_by_range_import_7`. */
const indexNameOf = (name: string, id: number): string => `${name}_import_${id}`

const idIn = (staging: string): number => Number(staging.slice(staging.lastIndexOf('_') + 1))

/** Builds the indexes of the live table over a full one. @throws 23505 where a unique one finds the same key twice */
export async function addIndexes(client: ClientBase, indexes: readonly Index[], staging: string) {
  for (const index of indexes) await client.query(statementFor(index, staging))
}

function statementFor({ name, definition, constraint }: Index, staging: string): string {
  const newName = indexNameOf(name, idIn(staging))
  if (constraint) return `alter table ${staging} add constraint ${newName} ${constraint}`
  return definition.replace(/^(CREATE (?:UNIQUE )?INDEX) \S+ ON (?:ONLY )?\S+/, `$1 ${newName} ON ${staging}`)
}

/** Whether a table is there and has the columns of the live one: a migration since may have changed these. */
export async function canBecomeLive(client: ClientBase, kind: ImportKind, id: number): Promise<boolean> {
  const { rows } = await client.query<{ isAlike: boolean | null }>(
    `select to_regclass($2) is not null and not exists (
       (select attname, atttypid, attnotnull from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
        except select attname, atttypid, attnotnull from pg_attribute where attrelid = to_regclass($2) and attnum > 0 and not attisdropped)
       union all
       (select attname, atttypid, attnotnull from pg_attribute where attrelid = to_regclass($2) and attnum > 0 and not attisdropped
        except select attname, atttypid, attnotnull from pg_attribute where attrelid = to_regclass($1) and attnum > 0 and not attisdropped)
     ) as "isAlike"`,
    [kind, tableOf(kind, id)],
  )
  return rows[0]?.isAlike === true
}

/**
 * Gives the table of one import the names of the live one, which gets those of its own, in the transaction that is open on `client`.
 * Readers wait for as long as this takes.
 * @param live null where nothing was imported yet: that table goes
 */
export async function switchTables(
  client: ClientBase,
  kind: ImportKind,
  { live, next }: { readonly live: number | null; readonly next: number },
): Promise<void> {
  const indexes = await indexesOf(client, kind)
  await lockOutReaders(client, kind)
  if (live === null) await client.query(`drop table ${kind}`)
  else {
    await client.query(`alter table ${kind} rename to ${tableOf(kind, live)}`)
    for (const { name } of indexes) await renameIndex(client, name, indexNameOf(name, live))
  }
  await client.query(`alter table ${tableOf(kind, next)} rename to ${kind}`)
  for (const { name } of indexes) await renameIndex(client, indexNameOf(name, next), name)
}

const renameIndex = (client: ClientBase, from: string, to: string) =>
  client.query(`alter index ${from} rename to ${to}`)

const lockWaitMs = 300
const pauseMs = 1_000
const lockAttempts = 120

/**
 * Waiting for a table makes all later queries wait too. So this waits briefly, for readers that are about to finish,
 * and lets long ones (a backup) pass before it tries again.
 */
async function lockOutReaders(client: ClientBase, table: string): Promise<void> {
  await client.query(`set local lock_timeout = ${lockWaitMs}`)
  for (let attempt = 1; ; attempt++) {
    await client.query('savepoint before_lock')
    try {
      await client.query(`lock table ${table} in access exclusive mode`)
      return
    } catch (error) {
      if (attempt === lockAttempts || !hasSqlState(error, '55P03')) throw error
      await client.query('rollback to savepoint before_lock')
      await pause(pauseMs)
    }
  }
}

/** The imports of a kind that have a table beside the live one. */
export async function importsWithTable(client: ClientBase, kind: ImportKind): Promise<readonly number[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname ~ $1`,
    [`^${kind}_import_[0-9]+$`],
  )
  return rows.map(({ name }) => idIn(name))
}
