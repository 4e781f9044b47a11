import { testSecrets } from '../../src/app/server/testing-shop.ts'
import { type Scope, scopes } from '../../src/features/api-clients/scopes.ts'
import { credentialHash, newApiKey } from '../../src/features/api-clients/server/api-keys.ts'
import type { Database } from '../../src/platform/database/pool.ts'
import { createCipher } from '../../src/platform/secrets/cipher.ts'

type NewClient = {
  readonly name: string
  readonly scopes: readonly Scope[]
  readonly resellerId?: string
  readonly isTest?: boolean
}

/** Makes clients of the API, each with a key, which is answered; none is slowed down by a limit. */
export function clientMaker(database: Database): (client: NewClient) => Promise<string> {
  const hashOf = credentialHash(database, createCipher(testSecrets.deriveKey('api-key')))
  return async ({ name, scopes, resellerId, isTest = false }) => {
    const key = newApiKey(isTest)
    await database.$client.query(
      `with client as (
         insert into api_clients (name, scopes, reseller_id, is_test, calls_per_minute, contact_email)
         values ($1, $2, $3, $4, 100000000, 'crm@provider.example') returning id
       ) insert into api_keys (client_id, hash, ending) select id, $5, $6 from client`,
      [name, scopes, resellerId ?? null, isTest, await hashOf(key), key.slice(-4)],
    )
    return key
  }
}

/**
 * Keys of clients of the API: systems, resellers and test clients with every scope, as many times as there are scopes, and one
 * client for each scope alone.
 */
export async function fuzzKeys(database: Database): Promise<readonly string[]> {
  await database.$client.query(
    "insert into resellers (id, company_name) values ('fuzz-noord', 'Noord'), ('fuzz-zuid', 'Zuid') on conflict do nothing",
  )
  const keyOf = clientMaker(database)
  const whole = [
    await keyOf({ name: 'System', scopes }),
    await keyOf({ name: 'Noord', scopes, resellerId: 'fuzz-noord' }),
    await keyOf({ name: 'Zuid', scopes, resellerId: 'fuzz-zuid' }),
    await keyOf({ name: 'Test', scopes, isTest: true }),
  ]
  const narrow: string[] = []
  for (const scope of scopes) narrow.push(await keyOf({ name: scope, scopes: [scope] }))
  return [...scopes.flatMap(() => whole), ...narrow]
}
