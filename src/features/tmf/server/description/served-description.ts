import { tokenPath } from '../../../api-clients/server/oauth-routes.ts'
import { type TmfApi, type TmfResource, tmfApis } from '../../../api-clients/tmf-resources.ts'
import { type Description, descriptionOf } from '../kit/descriptions.ts'
import { isObject, type Json } from '../kit/json.ts'
import { bodyBounds, bodyLimit } from '../kit/limits.ts'
import type { TmfParts } from '../parts.ts'
import { hubOperations } from './hub-operations.ts'
import { headers, type Operations } from './operation-parts.ts'
import { resourceOperations } from './served-operations.ts'
import { reachableSchemas, servedSchemas } from './served-schemas.ts'

/** A description of OpenAPI 3.0, as far as it is used. */
export type ServedDescription = Json & {
  readonly paths: Operations
  readonly components: Json & { readonly schemas: Readonly<Record<string, Json>> }
}

const count = (value: number): string => value.toLocaleString('en-US')

/** The limits of any body, in words; schemas allow less. */
export const limitsOfBodies = `A body has at most ${bodyLimit / 1024} KB, ${bodyBounds.depth - 1} levels, ${count(bodyBounds.items)} items in a list, ${count(bodyBounds.names)} names in an object, ${count(bodyBounds.text)} characters in a text and ${count(bodyBounds.values)} values in all.`

const made = new Map<string, Promise<ServedDescription>>()

/**
 * An API as the shop serves it, as OpenAPI 3.0: TM Forum's schemas with what the shop has beside them, and the operations of
 * the kit (docs/decisions/integration.md#what-is-served-is-described).
 */
export function servedDescription(
  api: TmfApi,
  publicUrl: string,
  parts: TmfParts,
): Promise<ServedDescription> {
  const name = `${api} ${publicUrl}`
  const known = made.get(name)
  if (known) return known
  const making = descriptionOf(api).then(official => describe(api, official, publicUrl, parts))
  made.set(name, making)
  return making
}

function describe(
  api: TmfApi,
  { info, definitions }: Description,
  publicUrl: string,
  parts: TmfParts,
): ServedDescription {
  const { path, resources, title } = tmfApis[api]
  const schemas = servedSchemas(api, definitions, parts)
  const paths: Operations = {
    ...Object.assign(
      {},
      ...Object.entries<TmfResource>(resources).map(([name, resource]) =>
        resourceOperations(name, resource, schemas),
      ),
    ),
    ...hubOperations(api),
  }
  return {
    openapi: '3.0.3',
    info: {
      title: `${api} ${title}`,
      version: isObject(info) && typeof info.version === 'string' ? info.version : '4',
      description: `As the shop serves it: TM Forum’s schemas with the attributes that the shop has beside them. Whatever else TM Forum describes is answered 405, with the methods that there are in \`Allow\`. ${limitsOfBodies}`,
    },
    servers: [{ url: publicUrl + path }],
    paths,
    components: {
      schemas: reachableSchemas(schemas, paths),
      headers,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'A key or an access token' },
        oauth2: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: publicUrl + tokenPath, scopes: scopesIn(paths) } },
        },
      },
    },
  }
}

/** The scopes that operations need, each with what it permits. */
const scopesIn = (paths: Operations): Json =>
  Object.fromEntries(
    Object.values(paths)
      .flatMap(operations => Object.values(operations))
      .map(({ security, summary }) => {
        const [first] = security as readonly { readonly oauth2?: readonly string[] }[]
        return [first?.oauth2?.[0] ?? '', String(summary)]
      }),
  )
