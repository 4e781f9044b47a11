/*
 * Three versions of what is typed: the one that a colleague began with, what they made of it, and the newest one that the
 * server has. Values are plain data: texts, flags, numbers, lists, and objects of them.
 */

/** A value that somebody else changed meanwhile. */
export type Difference = {
  /** Of the field: `rules.2.name`. */
  readonly path: string
  readonly was: unknown
  readonly mine: unknown
  readonly now: unknown
  /** Whether both changed it, each otherwise. */
  readonly isConflict: boolean
}

/**
 * The name by which a row of a list is found again in another version.
 * @param path of the list
 * @returns null where the list counts as one value
 */
export type KeyOf = (path: string, row: Readonly<Record<string, unknown>>) => string | null

type Plain = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values are the same; `key` only tells rows on the screen apart. */
export const isSameValue = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b)

const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (name, part: unknown) =>
    name === 'key' ? undefined : isPlain(part) ? sorted(part) : part,
  )

const sorted = (value: Plain): Plain =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The newest version with what was typed since: a value that was not touched is that of now, a row that both have is merged,
 * and one that somebody added, or took out, is added or taken out.
 */
export function mergeVersions<Typed>(
  seen: Typed,
  mine: Typed,
  now: Typed,
  keyOf: KeyOf = () => null,
): { readonly merged: Typed; readonly differences: readonly Difference[] } {
  const differences: Difference[] = []

  function merge(was: unknown, own: unknown, newest: unknown, path: string): unknown {
    if (isPlain(own) && isPlain(newest)) return mergeFields(isPlain(was) ? was : {}, own, newest, path)
    const rows = [was, own, newest].map(list => keyed(list, path))
    const [wasRows, ownRows, newestRows] = rows
    if (wasRows && ownRows && newestRows) return mergeRows(wasRows, ownRows, newestRows, path)
    const isMine = !isSameValue(own, was)
    if (!isSameValue(newest, was) && !isSameValue(own, newest))
      differences.push({ path, was, mine: own, now: newest, isConflict: isMine })
    return isMine ? own : newest
  }

  function mergeFields(was: Plain, own: Plain, newest: Plain, path: string): Plain {
    const names = new Set([...Object.keys(own), ...Object.keys(newest)])
    return Object.fromEntries(
      [...names].map(name => [
        name,
        name === 'key' ? own[name] : merge(was[name], own[name], newest[name], below(path, name)),
      ]),
    )
  }

  function mergeRows(was: Rows, own: Rows, newest: Rows, path: string): readonly unknown[] {
    const merged: unknown[] = []
    for (const key of new Set([...own.keys(), ...newest.keys()])) {
      const [before, typed, stored] = [was.get(key), own.get(key), newest.get(key)]
      const here = below(path, String(merged.length))
      if (typed && stored) merged.push(mergeFields(before ?? {}, typed, stored, here))
      else {
        // One that is taken out has no place of its own.
        const stays = typed ? !isSameValue(typed, before) : !before
        const row = merge(before, typed, stored, stays ? here : path)
        if (row !== undefined) merged.push(row)
      }
    }
    return merged
  }

  function keyed(list: unknown, path: string): Rows | null {
    if (!Array.isArray(list)) return null
    const rows = new Map<string, Plain>()
    for (const row of list) {
      const key = isPlain(row) ? keyOf(path, row) : null
      if (key === null || rows.has(key)) return null
      rows.set(key, row)
    }
    return rows
  }

  return { merged: merge(seen, mine, now, '') as Typed, differences }
}

type Rows = ReadonlyMap<string, Plain>

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** The typed text with another value at a path. */
export function withValueAt<Typed>(typed: Typed, path: string, value: unknown): Typed {
  const [name = '', ...rest] = path.split('.')
  const next = (within: unknown) => (rest.length === 0 ? value : withValueAt(within, rest.join('.'), value))
  if (Array.isArray(typed)) return typed.with(Number(name), next(typed[Number(name)])) as Typed
  return isPlain(typed) ? ({ ...typed, [name]: next(typed[name]) } as Typed) : typed
}

/** Whether a value has the shape of another one: a browser may hold what an earlier release stored, or damage. */
export function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example))
    return Array.isArray(value) && (example.length === 0 || value.every(row => isLike(row, example[0])))
  if (isPlain(example))
    return isPlain(value) && Object.entries(example).every(([name, part]) => isLike(value[name], part))
  return example === null || example === undefined || typeof value === typeof example
}
