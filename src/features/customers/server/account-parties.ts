import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import { isUuid } from '../../../common/contract/params.ts'
import type { Queryable } from '../../../platform/database/pool.ts'
import { viewOf } from '../../../platform/database/view.ts'
import type { ApiCaller } from '../../api-clients/caller.ts'
import { caseConditions } from '../../cases/server/listed-cases.ts'
import type { StoredCustomer } from './stored-customers.ts'
import { StoredOrganization, StoredReach } from './stored-organization.ts'
import { customers } from './tables.ts'

/* Accounts as a client of the API may see them. */

type Viewer = Pick<ApiCaller, 'resellerId' | 'isTest'>

/**
 * The accounts that a client sees: a system all, a reseller those that registered with it, a test client none. An order that
 * somebody with another account places with a reseller shows it what was filled in, and not the account.
 */
export const visibleAccounts = ({ resellerId, isTest }: Viewer): SQL =>
  isTest ? sql`false` : resellerId === null ? sql`true` : sql`customers.reseller_id = ${resellerId}`

/** Whether a case is of an account that a client sees. */
export const isOfVisibleAccount = (viewer: Viewer): SQL =>
  viewer.resellerId === null && !viewer.isTest
    ? caseConditions.hasAccount
    : caseConditions.ofAccount(
        id =>
          sql`exists (select from ${customers} where ${customers.id} = ${id} and ${visibleAccounts(viewer)})`,
      )

/** Accounts for queries of other features, under the name by which the conditions here know them: `from ${accountRows} as customers`. */
export const accountRows = viewOf(customers, ['id', 'organization', 'resellerId', 'createdAt', 'changedAt'])

/** An account, as far as it tells who somebody is. */
export type AccountParty = Pick<
  StoredCustomer,
  'id' | 'organization' | 'email' | 'contactDetails' | 'createdAt'
> & { readonly changedAt: Date | null }

const columns = {
  id: customers.id,
  email: customers.email,
  organization: customers.organization,
  contactDetails: customers.contactDetails,
  createdAt: customers.createdAt,
  changedAt: customers.changedAt,
}

const parsed = ({
  organization,
  contactDetails,
  ...row
}: { [name in keyof typeof columns]: (typeof customers.$inferSelect)[name] }): AccountParty => ({
  ...row,
  organization: StoredOrganization.parse(organization),
  contactDetails: contactDetails === null ? null : StoredReach.parse(contactDetails),
})

/** The visible accounts with these ids. */
export async function accountPartiesByIds(
  database: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<readonly AccountParty[]> {
  const rows = await database
    .select(columns)
    .from(customers)
    .where(and(inArray(customers.id, [...ids]), visibleAccounts(viewer)))
  return rows.map(parsed)
}

const kvkNumber = sql<string>`${customers.organization} ->> 'kvkNumber'`

/** The visible accounts of organisations with these KVK numbers, the oldest of each. */
export async function accountPartiesByKvk(
  database: Queryable,
  viewer: Viewer,
  kvkNumbers: readonly string[],
): Promise<readonly AccountParty[]> {
  const rows = await database
    .selectDistinctOn([kvkNumber], columns)
    .from(customers)
    .where(and(inArray(kvkNumber, [...kvkNumbers]), visibleAccounts(viewer)))
    .orderBy(kvkNumber, asc(customers.createdAt), asc(customers.id))
  return rows.map(parsed)
}

/** The ids of visible accounts that go by one of these, as a part of a query: their own id, or the KVK number of their organisation. */
export const accountsKnownBy = (viewer: Viewer, ids: readonly string[]): SQL =>
  sql`(select customers.id from customers where ${visibleAccounts(viewer)} and
    (${inArray(kvkNumber, [...ids])} or ${inArray(customers.id, [noAccount, ...ids.filter(isUuid)])}))`

const noAccount = '00000000-0000-0000-0000-000000000000'
