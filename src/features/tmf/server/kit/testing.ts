import { expect } from 'vitest'
import type { TestShop } from '../../../../app/server/testing-shop.ts'
import { testSecrets } from '../../../../app/server/testing-shop.ts'
import { createCipher } from '../../../../platform/secrets/cipher.ts'
import type { Scope } from '../../../api-clients/scopes.ts'
import { scopes as everyScope } from '../../../api-clients/scopes.ts'
import { credentialHash, newApiKey } from '../../../api-clients/server/api-keys.ts'
import { type TmfApi, type TmfResource, tmfApiNames, tmfApis } from '../../../api-clients/tmf-resources.ts'
import { expectAsServed } from '../description/testing.ts'
import { validatorOf } from './descriptions.ts'
import { isObject } from './json.ts'

type ClientOptions = {
  readonly name?: string
  readonly scopes?: readonly Scope[]
  readonly resellerId?: string | null
  readonly isTest?: boolean
  readonly sendsMails?: boolean
  readonly networks?: readonly string[]
}

export type TmfAnswer = {
  readonly status: number
  readonly headers: Headers
  // Tests look into bodies by name; each was judged by its description.
  // biome-ignore lint/suspicious/noExplicitAny: JSON of a test
  readonly body: any
}

type SentHeaders = Readonly<Record<string, string>>

/** A client of the API with a key. */
export type TmfClient = {
  readonly clientId: string
  readonly key: string
  get(path: string, headers?: SentHeaders): Promise<TmfAnswer>
  post(path: string, body: unknown, headers?: SentHeaders): Promise<TmfAnswer>
  patch(path: string, body: unknown, headers?: SentHeaders): Promise<TmfAnswer>
  delete(path: string, headers?: SentHeaders): Promise<TmfAnswer>
}

/** Makes a client, with every scope unless told, whose answers and accepted bodies are judged by TM Forum's descriptions. */
export async function tmfClient(
  { url, testDatabase }: Pick<TestShop, 'url' | 'testDatabase'>,
  {
    name = 'CRM',
    scopes = everyScope,
    resellerId = null,
    isTest = false,
    sendsMails = true,
    networks = [],
  }: ClientOptions = {},
): Promise<TmfClient> {
  const key = newApiKey(isTest)
  const hashOf = credentialHash(testDatabase.database, createCipher(testSecrets.deriveKey('api-key')))
  const { rows } = await testDatabase.pool.query<{ id: string }>(
    `with client as (
       insert into api_clients (name, reseller_id, scopes, networks, sends_mails, calls_per_minute, is_test, contact_email)
       values ($1, $2, $3, $4, $5, 100000, $6, 'crm@provider.example') returning id
     ), key as (
       insert into api_keys (client_id, hash, ending) select id, $7, $8 from client
     ) select id from client`,
    [name, resellerId, scopes, networks, sendsMails, isTest, await hashOf(key), key.slice(-4)],
  )
  const send = async (method: string, path: string, body?: unknown, headers = {}): Promise<TmfAnswer> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    const answer = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    }
    await expectAsDescribed(method, path, body, answer)
    await expectAsServed(method, path, body, answer)
    return answer
  }
  return {
    clientId: rows[0]?.id ?? '',
    key,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, headers) => send('DELETE', path, undefined, headers),
  }
}

/** Fails the test where an answer, or a body that was accepted, is not as the official description says. */
async function expectAsDescribed(method: string, path: string, sent: unknown, { status, body }: TmfAnswer) {
  const [pathOnly = '', query = ''] = path.split('?')
  const found = resourceAt(pathOnly)
  if (!found) return
  const { api, resource } = found
  if (status >= 400) {
    expect(await wrongIn(api, 'Error', body), `${method} ${path} → ${status}`).toEqual([])
    return
  }
  if (method === 'POST') expect(await wrongIn(api, `${resource.definition}_Create`, sent), path).toEqual([])
  // A part of the attributes lacks mandatory ones.
  if (body === null || new URLSearchParams(query).has('fields')) return
  const resources: readonly unknown[] = Array.isArray(body) ? body : [body]
  for (const each of resources) {
    expect(await wrongIn(api, resource.definition, each), `${method} ${path}`).toEqual([])
    expect(isObject(each) && typeof each.id === 'string' && typeof each.href === 'string', path).toBe(true)
  }
}

const wrongIn = async (api: TmfApi, definition: string, value: unknown) =>
  (await validatorOf(api, definition))(value)

function resourceAt(path: string): { readonly api: TmfApi; readonly resource: TmfResource } | null {
  for (const api of tmfApiNames)
    for (const [name, resource] of Object.entries<TmfResource>(tmfApis[api].resources)) {
      const base = `${tmfApis[api].path}/${name}`
      if (path === base || path.startsWith(`${base}/`)) return { api, resource }
    }
  return null
}
