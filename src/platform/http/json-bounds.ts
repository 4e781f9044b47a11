/** Limits of JSON that strangers send, judged before any schema, rule or comparison looks at it. */
export type JsonBounds = {
  /** Levels of objects and lists. */
  readonly depth: number
  /** Items of one list. */
  readonly items: number
  /** Names of one object. */
  readonly names: number
  /** Characters of one text, or of one name. */
  readonly text: number
  /** Values of the whole. */
  readonly values: number
}

/** A limit that JSON goes beyond, and the first name on the way to where it does; empty for the whole. */
export type Exceeded = { readonly bound: keyof JsonBounds; readonly at: string }

type Part = { readonly value: unknown; readonly at: string }

/** The first limit that a value goes beyond, or null. It looks at no more values than are allowed, without recursion. */
export function exceededBound(value: unknown, bounds: JsonBounds): Exceeded | null {
  let level: readonly Part[] = [{ value, at: '' }]
  let values = 0
  for (let depth = 0; level.length > 0; depth++) {
    const below: Part[] = []
    for (const part of level) {
      const bound = depth >= bounds.depth && isNested(part.value) ? 'depth' : beyond(part.value, bounds)
      if (bound !== null) return { bound, at: part.at }
      if (!isNested(part.value)) continue
      for (const [name, each] of Object.entries(part.value)) {
        values += 1
        if (values > bounds.values) return { bound: 'values', at: '' }
        below.push({ value: each, at: depth === 0 ? name : part.at })
      }
    }
    level = below
  }
  return null
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The limit that a value goes beyond by itself, whatever stands in it. */
function beyond(value: unknown, { items, names, text }: JsonBounds): keyof JsonBounds | null {
  if (typeof value === 'string') return value.length > text ? 'text' : null
  if (Array.isArray(value)) return value.length > items ? 'items' : null
  if (!isNested(value)) return null
  const own = Object.keys(value)
  if (own.length > names) return 'names'
  return own.some(name => name.length > text) ? 'text' : null
}
