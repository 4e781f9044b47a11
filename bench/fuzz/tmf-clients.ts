import { testSecrets } from '../../src/app/server/testing-shop.ts'
import { type Scope, scopes } from '../../src/features/api-clients/scopes.ts'
import { credentialHash, newApiKey } from '../../src/features/api-clients/server/api-keys.ts'
import type { Database } from '../../src/platform/database/pool.ts'
import { createCipher } from '../../src/platform/secrets/cipher.ts'

/**
 * Keys of clients of the API: systems, resellers and test clients with every scope, as many times as there are scopes, and one
 * client for each scope alone.
 */
export async function fuzzKeys(database: Database): Promise<readonly string[]> {
  await database.$client.query(
    "insert into resellers (id, company_name) values ('fuzz-noord', 'Noord'), ('fuzz-zuid', 'Zuid') on conflict do nothing",
  )
  const hashOf = credentialHash(database, createCipher(testSecrets.deriveKey('api-key')))
  const keyOf = async (name: string, of: readonly Scope[], resellerId: string | null, isTest: boolean) => {
    const key = newApiKey(isTest)
    await database.$client.query(
      `with client as (
         insert into api_clients (name, scopes, reseller_id, is_test, calls_per_minute, contact_email)
         values ($1, $2, $3, $4, 100000000, 'crm@provider.example') returning id
       ) insert into api_keys (client_id, hash, ending) select id, $5, $6 from client`,
      [name, of, resellerId, isTest, await hashOf(key), key.slice(-4)],
    )
    return key
  }
  const whole = [
    await keyOf('System', scopes, null, false),
    await keyOf('Noord', scopes, 'fuzz-noord', false),
    await keyOf('Zuid', scopes, 'fuzz-zuid', false),
    await keyOf('Test', scopes, null, true),
  ]
  const narrow: string[] = []
  for (const scope of scopes) narrow.push(await keyOf(scope, [scope], null, false))
  return [...scopes.flatMap(() => whole), ...narrow]
}
