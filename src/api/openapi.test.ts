import { describe, expect, test } from 'vitest'
import { sessionCalls } from '../common/contract/session.ts'
import { catalogueCalls } from '../features/catalogue/contract.ts'
import { accountCalls } from '../features/customers/contract-account.ts'
import { PostalAddress } from '../features/details/details-schema.ts'
import { staffCalls } from '../features/staff/contract.ts'
import { apiCalls } from './calls.ts'
import { type Json, openApiDocument } from './openapi.ts'
import { schemaNames, twice } from './schema-names.ts'

const { logout } = accountCalls
const { productPrices } = catalogueCalls
const { captchaKey } = sessionCalls
const { signOut } = staffCalls

type Parameter = { readonly name: string; readonly in: string }
type Operation = {
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly responses: Record<string, { readonly description: string }>
  readonly requestBody?: { readonly content: Json }
  readonly security?: readonly unknown[]
}
type Document = {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, Json> }
}

const document = openApiDocument(apiCalls) as Document & Json
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

/** Every value below a key, wherever it stands. */
function valuesOf(key: string, within: unknown): unknown[] {
  if (typeof within !== 'object' || within === null) return []
  return Object.entries(within).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(key, value),
  ])
}

test('no two calls have the same method and path', () => {
  expect(operations).toHaveLength(apiCalls.length)
})

test('every pointer leads to a schema, and every schema is pointed at', () => {
  const pointers = new Set(valuesOf('$ref', document))
  const names = Object.keys(document.components.schemas).map(name => `#/components/schemas/${name}`)
  expect([...pointers].toSorted()).toEqual(names.toSorted())
})

test('what is sent in one shape and answered in another has two names', () => {
  const { PostalAddress, PostalAddressForm } = document.components.schemas
  expect(PostalAddress).not.toEqual(PostalAddressForm)
})

test('each schema goes by the name that its file exports, and no two by one', () => {
  expect(schemaNames.get(PostalAddress)).toEqual({ id: 'PostalAddress' })
  expect(twice).toEqual([])
})

test('the document is plain JSON without marks of single schemas', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  for (const mark of ['$schema', '$id', '$defs']) expect(valuesOf(mark, document)).toEqual([])
})

describe('each call', () => {
  test('has a limit, but for what costs nothing', () => {
    const unlimited = apiCalls.filter(({ limit }) => !limit).map(({ method, path }) => `${method} ${path}`)
    expect(unlimited.toSorted()).toEqual(
      [
        // Bytes that were made beforehand.
        `GET ${productPrices.path}`,
        `GET ${captchaKey.path}`,
        // Ending a session costs one row, and nobody gains by it.
        `POST ${logout.path}`,
        `POST ${signOut.path}`,
      ].toSorted(),
    )
  })

  test('declares every part of its path, and nothing twice', () => {
    for (const { path, operation } of operations) {
      const declared = operation.parameters
        .filter(parameter => parameter.in === 'path')
        .map(({ name }) => name)
      expect(declared).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      const all = operation.parameters.map(parameter => `${parameter.in} ${parameter.name}`)
      expect(new Set(all).size).toBe(all.length)
    }
  })

  test('says what it does and how it succeeds, and asks for a CSRF token where it changes something', () => {
    for (const { path, method, operation } of operations) {
      expect(operation.summary, path).toMatch(/^[A-Z].*\.$/)
      expect(
        Object.keys(operation.responses).some(status => /^[23]/.test(status)),
        path,
      ).toBe(true)
      const hasToken = operation.parameters.some(({ name }) => name === 'x-csrf-token')
      expect(hasToken, path).toBe(method !== 'get')
    }
  })

  test('of a customer needs a session and can answer 401', () => {
    for (const { path, operation } of operations.filter(({ path }) => path.startsWith('/api/mijn/'))) {
      expect(operation.security, path).toEqual([{ session: [] }])
      expect(operation.responses, path).toHaveProperty('401')
    }
  })
})

test('each call of the desk needs its login, and says what it asks of a role', () => {
  const desk = apiCalls.filter(call => call.access === 'staff')
  expect(desk.length).toBeGreaterThan(0)
  for (const { method, path, permission } of desk) {
    expect(path).toMatch(/^\/api\/beheer\//)
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(operation?.security, path).toEqual([{ desk: [] }])
    expect(operation?.responses, path).toHaveProperty('401')
    if (permission) expect(operation?.responses['403']?.description, path).toContain(permission)
  }
})

test('what may be left out of a form may be left out here', () => {
  const { required } = document.components.schemas.GuestDetails as { required: string[] }
  expect(required).toContain('iban')
  expect(required).not.toContain('vatNumber')
  const answered = document.components.schemas.PostalAddress as { required: string[]; properties: Json }
  expect(answered.required).toContain('houseNumberSuffix')
  expect(answered.properties.zipCode).toEqual({ type: 'string' })
})
