import * as z from 'zod/mini'
import { parseJson } from '../../../common/parse-json.ts'
import { safeStorage } from '../../../ui/state/safe-storage.ts'

/** Of one tab: each has a list of its own. */
const storage = safeStorage(() => window.sessionStorage)
const storageKey = 'beheer-lijst'

const Trail = z.object({
  /** Address of the list, with its filters and page. */
  address: z.string(),
  /** The cases that it shows, in its order. */
  numbers: z.array(z.string()),
  /** The case that was opened from it last; null once the list shows again. */
  opened: z.nullable(z.string()),
})

export type ListTrail = z.infer<typeof Trail>

/** The list of cases that was looked at last in this tab; null for none. */
export const listTrail = (): ListTrail | null =>
  Trail.safeParse(parseJson(storage.getItem(storageKey))).data ?? null

const keep = (trail: ListTrail) => storage.setItem(storageKey, JSON.stringify(trail))

export const rememberList = (address: string, numbers: readonly string[]) =>
  keep({ address, numbers: [...numbers], opened: null })

/** A case on its way through the list that it was opened from. */
export type Place = {
  readonly list: string
  readonly position: number
  readonly count: number
  readonly previous: string | null
  readonly next: string | null
}

/** Notes that a case is open, and answers where it stands in the list; null where it is not in it. */
export function placeInList(number: string): Place | null {
  const trail = listTrail()
  const position = trail?.numbers.indexOf(number) ?? -1
  if (!trail || position < 0) return null
  keep({ ...trail, opened: number })
  return {
    list: trail.address,
    position: position + 1,
    count: trail.numbers.length,
    previous: trail.numbers[position - 1] ?? null,
    next: trail.numbers[position + 1] ?? null,
  }
}
