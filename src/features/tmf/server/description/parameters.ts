import { idempotencyHeader } from '../../../orders/contract.ts'
import { isObject, type Json } from '../kit/json.ts'
import { mostRows } from '../kit/query.ts'

/* Parameters of operations. */

const query = (
  name: string,
  description: string,
  schema: Json = { type: 'string' },
  required = false,
): Json => ({
  name,
  in: 'query',
  required,
  description,
  schema,
})

export const fields = query('fields', 'Attributes to show, separated by commas; `none` shows id and href')

export const paging: readonly Json[] = [
  fields,
  query('offset', 'How many rows are skipped', { type: 'integer', minimum: 0 }),
  query('limit', 'How many rows come', { type: 'integer', minimum: 0, maximum: mostRows, default: 20 }),
  query('sort', 'Attributes to sort by, separated by commas; with `-` before it from the last'),
  query('asOf', 'From `Link`: leaves out what came later', { type: 'integer', minimum: 0 }),
]

/** Of lists in the order of change. */
export const after = query(
  'after',
  'Lists in the order of the last change, behind a cursor: empty for the beginning, or from `Link` of the page before',
)

const moment: Json = { type: 'string', format: 'date-time' }

/** Attributes that a list is filtered by, of which a postcode and a number are needed where addresses are looked up. */
export function filters(definition: Json, needed: readonly string[]): readonly Json[] {
  const properties = Object.entries(isObject(definition.properties) ? definition.properties : {})
  return properties.flatMap(([name, property]) => {
    if (!isObject(property) || name === 'href' || name.startsWith('@')) return []
    if (name === 'relatedParty' || name === 'engagedParty')
      return [query(`${name}.id`, 'Of one of these parties')]
    if (typeof property.type !== 'string' || ['object', 'array'].includes(property.type)) return []
    const of = typeof property.description === 'string' ? property.description : name
    if (property.format === 'date-time')
      return ['', '.gt', '.gte', '.lt', '.lte'].map(operator => query(name + operator, of, moment))
    return [
      query(
        name,
        `${of}. One of these values, separated by commas`,
        { type: 'string' },
        needed.includes(name),
      ),
    ]
  })
}

export const idempotencyKey: Json = {
  name: idempotencyHeader,
  in: 'header',
  required: false,
  description: 'The same key and body again within two weeks is answered by what the first call made',
  schema: { type: 'string' },
}

const tag = (name: string, description: string): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})

export const ifMatch = tag('If-Match', 'Changes it only if it still has this tag')
export const ifNoneMatch = tag('If-None-Match', 'Answers 304 if it still has this tag')
