import { drizzle } from 'drizzle-orm/node-postgres'
import type { Queryable, Transaction } from './pool.ts'

/**
 * The same transaction for what reads several things at once: its statements wait for each other, as one connection takes one
 * at a time.
 */
export function oneByOne({ $client }: Transaction): Queryable {
  let last: Promise<unknown> = Promise.resolve()
  const query = (...statement: readonly unknown[]): Promise<unknown> => {
    const next = last.then(() => Reflect.apply($client.query, $client, statement))
    last = next.catch(() => undefined)
    return next
  }
  return drizzle({
    client: new Proxy($client, {
      get: (client, name) => (name === 'query' ? query : Reflect.get(client, name)),
    }),
  })
}
