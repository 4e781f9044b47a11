import type { FastifyRequest } from 'fastify'
import type { ApiCaller } from '../../../api-clients/caller.ts'
import type { TmfApi } from '../../../api-clients/tmf-resources.ts'
import { isWithin } from '../../json.ts'
import { tmfTexts } from '../../texts.ts'
import { schemaPath, servedSchemas } from '../description/served-schemas.ts'
import type { TmfParts } from '../parts.ts'
import { descriptionOf } from './descriptions.ts'
import { isRefusal, noSuchResource, refusal, type TmfRefusal, type WrongField } from './errors.ts'
import { isObject, type Json } from './json.ts'

/*
 * One rule for what is sent, of every resource and verb (docs/integration/README.md): a name that the description and the
 * extension do not have is refused, and so is what the shop gives itself, but where a patch repeats it.
 */

type Schemas = Readonly<Record<string, Json>>

const served = new Map<TmfApi, Promise<Schemas>>()

function schemasOf(api: TmfApi, parts: TmfParts): Promise<Schemas> {
  const known = served.get(api)
  if (known) return known
  const made = descriptionOf(api).then(({ definitions }) => servedSchemas(api, definitions, parts))
  served.set(api, made)
  return made
}

/**
 * Names in a body that nothing has, by their paths; of a new resource also what the shop gives it.
 * @param definition that the body is judged by, such as `ProductOrder_Create`
 */
export async function unknownNames(
  api: TmfApi,
  definition: string,
  body: Json,
  parts: TmfParts,
): Promise<readonly WrongField[]> {
  const schemas = await schemasOf(api, parts)
  const sent = schemas[definition] ?? {}
  const shown = schemas[definition.replace(/_(Create|Update)$/, '')] ?? {}
  const unknown = new Set(namesNotIn(schemas, [sent, shown], body))
  const given = definition.endsWith('_Create') ? namesNotIn(schemas, [sent], body) : []
  return [
    ...[...unknown].map(path => ({ path, message: tmfTexts.unknownAttribute })),
    ...given.flatMap(path => (unknown.has(path) ? [] : [{ path, message: tmfTexts.givenByShop }])),
  ]
}

type Judged = {
  readonly api: TmfApi
  readonly services: { readonly parts: TmfParts }
  readonly resource: { readonly definition: string }
  readonly handlers: {
    readonly comparesPatch?: true
    read?(caller: ApiCaller, id: string, request: FastifyRequest): Promise<Json | null | TmfRefusal>
  }
}

/** Refuses a patch that changes what the description lets nobody change, such as `id`; it may repeat that. */
export async function unchangeableNames(
  { api, resource: { definition }, handlers, services }: Judged,
  caller: ApiCaller,
  patch: Json,
  request: FastifyRequest<{ Params: { id: string } }>,
): Promise<TmfRefusal | null> {
  if (handlers.comparesPatch) return null
  const names = givenNames(await schemasOf(api, services.parts), definition, patch)
  if (names.length === 0) return null
  const current = await handlers.read?.(caller, request.params.id, request)
  if (!current || isRefusal(current)) return current ?? noSuchResource
  const fields = names
    .filter(name => !isWithin(patch[name], current[name]))
    .map(path => ({ path, message: tmfTexts.unchangeable }))
  return fields.length > 0 ? refusal(422, 'refused', tmfTexts.notChanged, { fields }) : null
}

/** Names in a patch that the description lets nobody change, such as `id`; they may be repeated as they are. */
function givenNames(schemas: Schemas, definition: string, patch: Json): readonly string[] {
  const { properties } = schemas[`${definition}_Update`] ?? {}
  return Object.keys(patch).filter(
    name => !name.startsWith('@') && (!isObject(properties) || !Object.hasOwn(properties, name)),
  )
}

/** Paths of names that none of these schemas has. An object without described names may have any. */
function namesNotIn(schemas: Schemas, of: readonly Json[], value: unknown, path = ''): readonly string[] {
  const here = of.flatMap(schema => resolved(schemas, schema))
  if (here.some(({ isOpen }) => isOpen)) return []
  if (Array.isArray(value)) {
    const items = here.flatMap(({ schema: { items } }) => (isObject(items) ? [items] : []))
    return items.length === 0
      ? []
      : value.flatMap((each, at) => namesNotIn(schemas, items, each, `${path}[${at}]`))
  }
  const properties = here.flatMap(({ schema }) => (isObject(schema.properties) ? [schema.properties] : []))
  if (!isObject(value) || properties.length === 0) return []
  return Object.entries(value).flatMap(([name, each]) => {
    const own = path === '' ? name : `${path}.${name}`
    const described = properties.flatMap(known =>
      Object.hasOwn(known, name) && isObject(known[name]) ? [known[name]] : [],
    )
    // Every object has the names with @ of TMF630, which say of what type it is.
    if (described.length === 0) return name.startsWith('@') ? [] : [own]
    return namesNotIn(schemas, described, each, own)
  })
}

const prefix = schemaPath('')

/**
 * A schema behind its reference, and those that it is made of. A reference to something (it has `@referredType`) may say more of that, in
 * the names of its type.
 */
function resolved(
  schemas: Schemas,
  schema: Json,
): readonly { readonly schema: Json; readonly isOpen: boolean }[] {
  const { $ref, allOf, properties } = schema
  if (typeof $ref === 'string') return resolved(schemas, schemas[$ref.slice(prefix.length)] ?? {})
  const parts = Array.isArray(allOf)
    ? allOf.filter(isObject).flatMap(each => resolved(schemas, each))
    : undefined
  if (parts && !isObject(properties)) return parts
  return [...(parts ?? []), { schema, isOpen: isObject(properties) && '@referredType' in properties }]
}
