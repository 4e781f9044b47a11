import { type TmfApi, type TmfResource, tmfApis, type Verb } from '../resources.ts'
import type { Description } from './kit/descriptions.ts'
import { isObject, type Json } from './kit/json.ts'

const methods: Readonly<Record<Verb, { readonly method: string; readonly isOfOne: readonly boolean[] }>> = {
  read: { method: 'get', isOfOne: [false, true] },
  create: { method: 'post', isOfOne: [false] },
  update: { method: 'patch', isOfOne: [true] },
  delete: { method: 'delete', isOfOne: [true] },
}

/** Each API has it for webhooks. */
const hub = { verbs: ['create', 'delete'] } as const

/** The official description of an API with only the operations that the shop has, at the address of the shop. */
export function servedDescription(api: TmfApi, description: Description, publicUrl: string): Json {
  const { host, protocol } = new URL(publicUrl)
  const { path, resources } = tmfApis[api]
  return {
    ...description,
    host,
    basePath: path,
    schemes: [protocol.replace(':', '')],
    securityDefinitions: {
      key: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: 'Bearer with a key or an access token',
      },
      token: { type: 'oauth2', flow: 'application', tokenUrl: `${publicUrl}/oauth/token`, scopes: {} },
    },
    security: [{ key: [] }, { token: [] }],
    paths: Object.fromEntries(
      Object.entries<Pick<TmfResource, 'verbs'>>({ ...resources, hub }).flatMap(([name, { verbs }]) =>
        [false, true].flatMap(isOfOne => {
          const at = `/${name}${isOfOne ? '/{id}' : ''}`
          const served = servedOperations(description.paths[at], verbs, isOfOne)
          return Object.keys(served).length > 0 ? [[at, served]] : []
        }),
      ),
    ),
  }
}

function servedOperations(operations: unknown, verbs: readonly Verb[], isOfOne: boolean): Json {
  if (!isObject(operations)) return {}
  const served = verbs
    .filter(verb => methods[verb].isOfOne.includes(isOfOne))
    .map(verb => methods[verb].method)
  return Object.fromEntries(Object.entries(operations).filter(([method]) => served.includes(method)))
}
