import { isObject, type Json } from './json.ts'

/** Attributes that are asked for: `true` for one as a whole, or those below it. */
export type FieldTree = { readonly [name: string]: FieldTree | true }

const always = ['id', 'href', '@type', '@baseType', '@schemaLocation'] as const

/**
 * Reads `fields=id,productOrderItem.productOffering.name` (TMF630); null where all are asked for. `none` asks for id and
 * href only.
 */
export function parseFields(text: string | null): FieldTree | null {
  if (text === null || text.trim() === '') return null
  const tree: Record<string, unknown> = Object.create(null)
  for (const field of text.split(',')) {
    let level = tree
    const names = field.trim().split('.')
    for (const [index, name] of names.entries()) {
      if (name === '' || name === 'none' || level[name] === true) break
      const isLast = index === names.length - 1
      level[name] = isLast ? true : (level[name] ?? Object.create(null))
      level = level[name] as Record<string, unknown>
    }
  }
  return tree as FieldTree
}

/** A resource with the attributes that were asked for; id, href and what it is stay. */
export function selectFields(resource: Json, fields: FieldTree | null): Json {
  if (fields === null) return resource
  const kept = always.filter(name => Object.hasOwn(resource, name) && (name === 'id' || name === 'href'))
  return { ...Object.fromEntries(kept.map(name => [name, resource[name]])), ...selected(resource, fields) }
}

function selected(value: Json, fields: FieldTree): Json {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, below]) =>
      Object.hasOwn(value, name) && value[name] !== undefined
        ? [[name, below === true ? value[name] : within(value[name], below)]]
        : [],
    ),
  )
}

function within(value: unknown, fields: FieldTree): unknown {
  if (Array.isArray(value)) return value.map(each => within(each, fields))
  return isObject(value) ? selected(value, fields) : value
}
