/**
 * The first text in a value that PostgreSQL cannot store, by its path: one with a zero byte, or with half a surrogate pair. null
 * where there is none. Not for JSON that may be very deep.
 */
export function unstorableIn(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : []
  if (typeof value !== 'object' || value === null) return null
  for (const [name, part] of Object.entries(value)) {
    if (!isStorable(name)) return []
    const path = unstorableIn(part)
    if (path) return [name, ...path]
  }
  return null
}

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
