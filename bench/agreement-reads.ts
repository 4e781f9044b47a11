import type pg from 'pg'
import {
  agreementOfCustomer,
  agreementOfOrder,
  agreementsOfCustomer,
} from '../src/features/agreements/server/agreements-of-customer.ts'
import type { Database } from '../src/platform/database/pool.ts'

/** A delivered order of an account among the made-up ones. */
export type OwnedOrder = { readonly caseId: number; readonly number: string; readonly customerId: string }

/** Agreements as pages of the shop read them, without HTTP: how many came. */
export type AgreementRead = {
  readonly name: string
  readonly read: (database: Database, order: OwnedOrder, chain: OwnedOrder) => Promise<number>
}

const today = () => new Date().toISOString().slice(0, 10)

/** The account of this order has so many branches. */
const chainOf = 20
const branches = 100

/** Has one account be that of a chain; whose orders become its branches have none left. */
export const makeChain = (client: pg.Client) =>
  client.query(
    `update cases set customer_id = md5('${chainOf}')::uuid where kind = 'order' and customer_id is not null and id <= ${chainOf * branches}`,
  )

/** Orders of accounts from all over the list, and one of the chain's. */
export async function ownedOrders(client: pg.Client, count: number) {
  const { rows } = await client.query<OwnedOrder>(
    `select id::float8 as "caseId", number, customer_id as "customerId" from cases
      where kind = 'order' and state = 'completed' and customer_id is not null and customer_id <> md5('${chainOf}')::uuid
      order by md5(number) limit $1`,
    [count],
  )
  const { rows: chain } = await client.query<OwnedOrder>(
    `select id::float8 as "caseId", number, customer_id as "customerId" from cases
      where customer_id = md5('${chainOf}')::uuid and state = 'completed' and kind = 'order' limit 1`,
  )
  const [one] = chain
  if (!one || rows.length === 0) throw new Error('No account has an order that was delivered')
  return { orders: rows, chain: one }
}

export const agreementReads: readonly AgreementRead[] = [
  {
    name: 'the agreement of an account',
    read: async (database, { customerId, number }) =>
      (await agreementOfCustomer(database, customerId, number)) ? 1 : 0,
  },
  {
    name: 'the agreement behind a mailed link',
    read: async (database, { caseId }) =>
      (await agreementOfOrder(database, { caseId, ownerId: null, today: today() })) ? 1 : 0,
  },
  {
    name: 'all agreements of an account',
    read: async (database, { customerId }) => (await agreementsOfCustomer(database, customerId)).length,
  },
  {
    name: `all agreements of a chain of ${branches} branches`,
    read: async (database, _, { customerId }) => (await agreementsOfCustomer(database, customerId)).length,
  },
]
