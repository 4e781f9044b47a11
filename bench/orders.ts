import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Measured, measure } from './measure.ts'
import { sampleOrder } from './sample-order.ts'
import { ShopClient } from './shop-client.ts'
import type { StoreCall } from './store-call.ts'

const company = 'Bakkerij De Korenmolen B.V.'

/** Orders over HTTP: each client has its session and CSRF token, each order a key of its own. */
export async function ordersOverHttp(port: number, clients: number, forMs: number): Promise<Measured> {
  const body = sampleOrder(company)
  const visitors = Array.from({ length: clients }, () => new ShopClient(port))
  await Promise.all(visitors.map(visitor => visitor.arrive()))
  const measured = await measure(clients, forMs, async number => {
    const answer = await visitors[number]?.order(body, randomUUID())
    if (answer?.status !== 201) throw new Error(`An order was answered ${answer?.status}: ${answer?.body}`)
  })
  for (const visitor of visitors) visitor.leave()
  return measured
}

/** The same statement straight from the driver, prepared, with a new number and key each time. */
export async function ordersInPostgres(
  connection: pg.ClientConfig,
  { text, values }: StoreCall,
  clients: number,
  forMs: number,
): Promise<Measured> {
  const connections = Array.from({ length: clients }, () => new pg.Client(connection))
  await Promise.all(connections.map(client => client.connect()))
  let number = 100_000_000 + Math.floor(Math.random() * 400_000_000)
  const order = JSON.parse(String(values[0]))
  const measured = await measure(clients, forMs, async client => {
    number++
    await connections[client]?.query({
      name: 'store-order',
      text,
      values: values
        .with(
          0,
          JSON.stringify({
            ...order,
            case: { ...order.case, number: String(number) },
            emails: order.emails.map((email: object) => ({
              ...email,
              message_id: `<${randomUUID()}@bench>`,
            })),
          }),
        )
        .with(3, randomUUID()),
    })
  })
  await Promise.all(connections.map(client => client.end()))
  return measured
}
