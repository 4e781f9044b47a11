import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import * as z from 'zod/mini'
import { apiClientCalls, mostCallsPerMinute, ShownKey } from '../src/features/api-clients/contract-desk.ts'
import { tmfPath } from '../src/features/api-clients/tmf-resources.ts'
import { withClient } from '../src/platform/database/connection.ts'
import { type ClientResult, persist } from './acknowledged-orders.ts'
import type { Desk } from './catalogue-desk.ts'
import { confirm, type Floor } from './kill-life.ts'
import { rowsPerOrder, sampleOrderByApi, sampleReferences } from './sample-order.ts'

/** Systems that order by TMF622 while shop and database are killed: each order under its sender's number and no other key. */

/** An order that a client of the API made, with what an order of the shop has not. */
export type StoredApiOrder = {
  readonly externalId: string | null
  readonly orderNumber: string
  readonly purchaseOrderNumber: string
  readonly note: string | null
  /** Consents with whoever gave them and how. */
  readonly passedOn: number
}

export type ApiOrderFindings = {
  /** Acknowledged to a client of the API. */
  readonly apiOrders: number
  /** Numbers of a sender that are those of two orders or more. */
  readonly doubledExternalIds: number
  /** Acknowledged orders without their sender's number, references, note, or who consented. */
  readonly incompleteApiOrders: number
}

/** A client of the API as it calls the shop. */
export type ApiClient = { readonly port: number; readonly key: string }

/** Makes a client that orders, is mailed like a customer, and subscribes to events. @returns its key */
export const newClient = async ({ call }: Desk): Promise<string> => {
  const made = await call(apiClientCalls.addApiClient, {
    name: 'CRM',
    resellerId: '',
    isTest: false,
    scopes: [
      'productOrder:create',
      'productOrder:read',
      'productOrder:update',
      'product:read',
      'product:update',
      'webhook:create',
    ],
    networks: '',
    expiresOn: '',
    sendsMails: true,
    callsPerMinute: mostCallsPerMinute,
    contactEmail: 'crm@provider.example',
  })
  return z.parse(ShownKey, JSON.parse(made)).key
}

/** One order in so many is sent once more after its answer, as by a system that forgot it. */
const sentAgain = 4

const Answer = z.object({ id: z.string(), externalId: z.string() })

/** Orders again and again; an order that was begun is finished. */
export async function orderByApiUntil(
  end: AbortSignal,
  client: ApiClient,
  floor: Floor,
): Promise<ClientResult[]> {
  const told: ClientResult[] = []
  for (let count = 1; !end.aborted; count++) {
    await floor.ready()
    const externalId = randomUUID()
    const orderNumber = await persist(() => post(client, externalId))
    const isSame = count % sentAgain !== 0 || (await persist(() => post(client, externalId))) === orderNumber
    if (orderNumber !== null) confirm(floor, orderNumber)
    const answer = orderNumber !== null && isSame ? 'placed' : 'wrong'
    told.push({ company: externalId, answer, orderNumber })
  }
  return told
}

/** @returns the order's number, or null where it was answered what no client should be */
async function post({ port, key }: ApiClient, externalId: string): Promise<string | null> {
  const response = await fetch(`http://127.0.0.1:${port}${tmfPath('TMF622', 'productOrder')}`, {
    method: 'POST',
    body: sampleOrderByApi(externalId),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(5_000),
  })
  if (response.status >= 500) throw new Error(`The shop answered ${response.status}`)
  const order = Answer.safeParse(await response.json())
  return response.status === 201 && order.data?.externalId === externalId ? order.data.id : null
}

/** Every order by API of a database. */
export const storedApiOrders = (connection: pg.ClientConfig): Promise<StoredApiOrder[]> =>
  withClient(connection, async client => {
    const { rows } = await client.query<StoredApiOrder>(
      `select external_id as "externalId", number as "orderNumber",
         purchase_order_number as "purchaseOrderNumber", sent->'note'->0->>'text' as note,
         (select count(*)::int from case_consents where case_consents.case_id = cases.id
           and channel = 'api' and given_how = 'paper' and given_by = $1) as "passedOn"
       from api_cases join cases on cases.id = case_id join product_orders using (case_id)`,
      [sampleReferences.givenBy],
    )
    return rows
  })

/** Compares what clients of the API were told with what is stored beside their orders. */
export function compareApiOrders(
  told: readonly ClientResult[],
  stored: readonly StoredApiOrder[],
): ApiOrderFindings {
  const placed = told.filter(({ answer }) => answer === 'placed')
  const byNumber = new Map(stored.map(order => [order.orderNumber, order]))
  return {
    apiOrders: placed.length,
    doubledExternalIds: [...Map.groupBy(stored, ({ externalId }) => externalId).values()].filter(
      orders => orders.length > 1,
    ).length,
    incompleteApiOrders: placed.filter(({ company, orderNumber }) => {
      const order = byNumber.get(orderNumber ?? '')
      return !order || order.externalId !== company || !isWhole(order)
    }).length,
  }
}

const isWhole = ({ purchaseOrderNumber, note, passedOn }: StoredApiOrder): boolean =>
  purchaseOrderNumber === sampleReferences.purchaseOrderNumber &&
  note === sampleReferences.note &&
  passedOn === rowsPerOrder.consents
