import Ajv, { type ValidateFunction } from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { tmfParts } from '../../../../app/server/tmf-parts.ts'
import { type TmfApi, tmfApiNames, tmfApis } from '../../../api-clients/tmf-resources.ts'
import { isObject, type Json } from '../kit/json.ts'
import { shopWords } from '../testing-words.ts'
import { type ServedDescription, servedDescription } from './served-description.ts'

type Exchange = { readonly status: number; readonly headers: Headers; readonly body: unknown }

/** Fails the test where an answer, or a body that was accepted, is not as the shop itself describes it. */
export async function expectAsServed(
  method: string,
  path: string,
  sent: unknown,
  { status, headers, body }: Exchange,
) {
  const { pathname, searchParams } = new URL(path, 'http://shop.example')
  const api = tmfApiNames.find(name => pathname.startsWith(`${tmfApis[name].path}/`))
  if (!api) return
  const description = await servedDescription(api, 'http://shop.example', tmfParts)
  const operation = operationAt(description, method, pathname.slice(tmfApis[api].path.length))
  const call = `${method} ${path} → ${status}`
  if (!operation) {
    // A call that is not described is not served.
    expect([404, 405, 401], call).toContain(status)
    return
  }
  const { requestBody, responses } = operation as {
    readonly requestBody?: Described
    readonly responses: Readonly<Record<number, Described>>
  }
  const described = responses[status]
  expect(described, `${call} is described`).toBeDefined()
  if (status >= 400) expect(JSON.stringify(body), call).not.toMatch(shopWords)
  // Headers that are there where they have something to say.
  const optional = ['Link', 'X-Total-Count', 'RateLimit', 'RateLimit-Policy', 'Location', 'Retry-After']
  for (const name of Object.keys(described?.headers ?? {}))
    if (!optional.includes(name)) expect(headers.get(name), `${call}, ${name}`).not.toBeNull()
  if (status < 400 && requestBody)
    expect(await wrongIn(api, description, requestBody, sent), call).toEqual([])
  // A part of the attributes lacks mandatory ones.
  if (body !== null && !searchParams.has('fields'))
    expect(described && (await wrongIn(api, description, described, body)), call).toEqual([])
}

type Described = {
  readonly headers?: Json
  readonly content?: { readonly 'application/json': { readonly schema: Json } }
}

function operationAt({ paths }: ServedDescription, method: string, path: string): Json | undefined {
  const found = Object.keys(paths).find(each => {
    const parts = each.split('/')
    const given = path.split('/')
    return (
      parts.length === given.length && parts.every((part, at) => part.startsWith('{') || part === given[at])
    )
  })
  return found === undefined ? undefined : paths[found]?.[method.toLowerCase()]
}

const validators = new Map<string, ValidateFunction>()

async function wrongIn(
  api: TmfApi,
  { components }: ServedDescription,
  { content }: Described,
  value: unknown,
) {
  if (!content) return value === null || value === undefined ? [] : ['a body that is not described']
  const { schema } = content['application/json']
  const name = `${api} ${JSON.stringify(schema)}`
  const known = validators.get(name) ?? compiled({ ...schema, components })
  validators.set(name, known)
  return known(withoutNulls(value)) ? [] : known.errors
}

function compiled(schema: Json): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, strict: false, logger: false })
  addFormats(ajv)
  for (const format of ['base64', 'float', 'byte']) ajv.addFormat(format, true)
  return ajv.compile(schema)
}

/** A merge patch removes by null. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (each === null ? [] : [[name, withoutNulls(each)]])),
  )
}
