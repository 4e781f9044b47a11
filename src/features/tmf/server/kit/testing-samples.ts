import type { TmfApi } from '../../../api-clients/tmf-resources.ts'
import { type Description, descriptionOf } from './descriptions.ts'
import { isObject, type Json } from './json.ts'

/** How deep a whole body goes, as TM Forum's own examples do. */
const deepest = 4

/** Texts that have a form. */
const likely: Readonly<Record<string, string>> = {
  emailAddress: 'kit@kit.example',
  phoneNumber: '020 123 45 67',
  unit: 'EUR',
  currencyCode: 'EUR',
}

/**
 * A body that a stranger makes of the official description alone.
 * @param whole every attribute that is described; otherwise the mandatory ones only
 */
export async function sampleBody(api: TmfApi, definition: string, whole: boolean): Promise<Json> {
  const description = await descriptionOf(api)
  return sampleObject(description, description.definitions[definition] ?? {}, whole, 0)
}

function sampleObject(description: Description, schema: Json, whole: boolean, depth: number): Json {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : []
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      if (!isObject(property) || !(whole || required.includes(name))) return []
      const value = sampleValue(description, name, property, whole, depth + 1)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function sampleValue(
  description: Description,
  name: string,
  property: Json,
  whole: boolean,
  depth: number,
): unknown {
  const reference = typeof property.$ref === 'string' ? property.$ref.slice('#/definitions/'.length) : null
  const schema = (reference === null ? property : description.definitions[reference]) ?? {}
  const [choice] = Array.isArray(schema.enum) ? schema.enum : []
  if (choice !== undefined) return choice
  switch (schema.type) {
    case 'string':
      if (name in likely) return likely[name]
      if (schema.format === 'date-time') return '2999-12-02T09:30:00.000Z'
      return schema.format === 'uri' || name === 'href' ? `https://kit.example/${name}` : `${name} 1`
    case 'number':
      return 12.5
    case 'integer':
      return 1
    case 'boolean':
      return false
    case 'array': {
      const item = isObject(schema.items)
        ? sampleValue(description, name, schema.items, whole, depth)
        : undefined
      return item === undefined ? undefined : [item]
    }
    default:
      // Of any type.
      if (schema.type === undefined && !isObject(schema.properties)) return `${name} 1`
      if (depth > deepest) return undefined
      return isObject(schema.properties) ? sampleObject(description, schema, whole, depth) : undefined
  }
}
