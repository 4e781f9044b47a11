import { isJson } from '../../src/features/tmf/json.ts'

/** So many are remembered of each kind, the newest. */
const most = 200

/** Names that answers gave: ids by the path below which they are, numbers of cases, and their versions. */
class SeenIds {
  readonly #ids = new Map<string, string[]>()
  readonly #latest: string[] = []
  readonly #versions = new Map<string, number>()
  readonly #numbers = new Set<string>()

  /** Remembers the names in an answer. @param path the call's, with its parameters in braces */
  see(path: string, answer: string): void {
    if (!answer.startsWith('{') && !answer.startsWith('[')) return
    const ids = this.#ids.get(path) ?? []
    for (const { id, number = id, version } of within(JSON.parse(answer), 4)) {
      if (typeof id === 'string' && id.length === 36) {
        ids.push(id)
        this.#latest.push(id)
      }
      if (typeof number !== 'string' || !/^\d{9}$/.test(number)) continue
      this.#numbers.add(number)
      if (typeof version === 'number') this.#versions.set(number, version)
    }
    this.#ids.set(path, ids.slice(-most))
    this.#latest.splice(0, Math.max(0, this.#latest.length - most))
  }

  /** Ids that were seen at a path, such as that of the list of which a call takes one. */
  at = (path: string): readonly string[] => this.#ids.get(path) ?? []
  latest = (): readonly string[] => this.#latest
  numbers = (): readonly string[] => [...this.#numbers].slice(-most)
  versionOf = (number: string): number | undefined => this.#versions.get(number)
}

export const seenIds = new SeenIds()

/** Every object in a value, so deep. */
function within(value: unknown, depth: number): readonly Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(item => within(item, depth))
  if (!isJson(value)) return []
  return [value, ...(depth > 0 ? Object.values(value).flatMap(item => within(item, depth - 1)) : [])]
}
