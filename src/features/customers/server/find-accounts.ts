import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { containing } from '../../../platform/database/column-types.ts'
import { type Database, type Transaction, transaction } from '../../../platform/database/pool.ts'
import { phoneKey, plainSearch } from '../../work-list/search-keys.ts'

const FoundAccount = z.object({
  id: z.string(),
  kind: z.enum(['customer', 'registration']),
  email: z.string(),
  companyName: z.string(),
  kvkNumber: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  city: z.string(),
  createdAt: z.string(),
  isBlocked: z.boolean(),
  /** Found by what is like what was typed. */
  isNear: z.boolean(),
})
/** A customer, or what waits for its first password. */
export type FoundAccount = z.infer<typeof FoundAccount>

/**
 * Both as one, with what is shown of them. Written out, as its two halves are ordered together and each by an index of its own.
 */
const accounts = sql`(
  select id, 'customer' as kind, email, email_key, organization, contact_details, created_at,
    blocked_at is not null as is_blocked
  from customers
  union all
  select id, 'registration', email, email_key, organization, null, created_at, false from registrations
) as account`

/** @param isNear condition for those that are only like what was typed */
const shown = (
  isNear = sql`false`,
) => sql`id, kind, email, coalesce(organization ->> 'companyName', '') as "companyName",
  coalesce(organization ->> 'kvkNumber', '') as "kvkNumber", coalesce(organization ->> 'firstName', '') as "firstName",
  coalesce(organization ->> 'lastName', '') as "lastName", coalesce(organization ->> 'city', '') as city,
  to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", is_blocked as "isBlocked",
  ${isNear} as "isNear"`

const found = async (database: Pick<Database, 'execute'>, query: ReturnType<typeof sql>) =>
  z.array(FoundAccount).parse((await database.execute(query)).rows)

/** The newest accounts and registrations, newest first. @param before only what is older than this one, by its id */
export const newestAccounts = (
  database: Database,
  limit: number,
  before: string | undefined,
): Promise<readonly FoundAccount[]> => {
  const isOlder =
    before === undefined
      ? sql`true`
      : sql`(created_at, id) < (select created_at, id from ${accounts} where id = ${before})`
  return found(
    database,
    sql`select ${shown()} from ${accounts} where ${isOlder} order by created_at desc, id desc limit ${limit}`,
  )
}

/** How alike a word and a part of what is known must be: one letter wrong or swapped in a name of eight. */
const alikeEnough = 0.45

/** Accounts that match typed words: those that contain them first, then the most similar. */
export const accountsLike = (
  database: Database,
  typed: string,
  limit: number,
): Promise<readonly FoundAccount[]> => {
  const words = plainSearch(typed)
  if (words === '') return Promise.resolve([])
  const searchText = sql`account_search_text(organization, email_key)`
  return transaction(database, async (tx: Transaction) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(alikeEnough)}, true)`,
    )
    return found(
      tx,
      sql`select ${shown(sql`not ${searchText} like ${containing(words)}`)} from ${accounts}
        where ${searchText} like ${containing(words)} or ${words} <% ${searchText}
        order by ${searchText} like ${containing(words)} desc, word_similarity(${words}, ${searchText}) desc,
          created_at desc, id desc
        limit ${limit}`,
    )
  })
}

/** Accounts whose organisation or contact person has a phone number, however it is written, newest first. */
export const accountsByPhone = (
  database: Database,
  phone: string,
  limit: number,
): Promise<readonly FoundAccount[]> => {
  const key = phoneKey(phone)
  return found(
    database,
    sql`select ${shown()} from ${accounts}
      where account_phone_key(organization ->> 'phoneNumber') = ${key}
        or account_phone_key(contact_details ->> 'phoneNumber') = ${key}
      order by created_at desc, id desc limit ${limit}`,
  )
}

/** Accounts with these ids, in no order; one that is gone is not among them. */
export const accountsByIds = (
  database: Database,
  ids: readonly string[],
): Promise<readonly FoundAccount[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : found(database, sql`select ${shown()} from ${accounts} where id = any(${sql.param([...ids])}::uuid[])`)
