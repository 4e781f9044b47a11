import { useCallback, useMemo, useRef, useState } from 'react'
import { useColleague } from '../use-colleague.ts'
import { type Difference, isLike, isSameValue, type KeyOf, mergeVersions } from './merge-versions.ts'
import { type StoredDraft, storedDraft } from './stored-draft.ts'

/** An item as the server has it, by the number of its version. */
export type Version<Item> = { readonly version: number; readonly item: Item }

/** The version of a colleague who was faster. */
export type Newest<Item> = {
  readonly version: number
  /** null where they ended it. */
  readonly item: Item | null
  /** Name of the colleague; null where it is not known. */
  readonly by: string | null
}

/** The changes of somebody else while it was typed over. */
export type Meeting = {
  readonly by: string | null
  /** Whether they ended it. */
  readonly isEnded: boolean
  readonly differences: readonly Difference[]
}

export type VersionedOptions<Typed, Item> = {
  /** Names the item among all at the desk: `webhook-<id>`. */
  readonly name: string
  /** As the server had it when the page was loaded. */
  readonly stored: Version<Item>
  /** Whether it is made with this form, so that nobody else changes it meanwhile. */
  readonly isNew?: boolean
  /** Whether what this browser keeps is known: it is not while the server draws the page. */
  readonly restores: boolean
  /** The fields of an item. */
  readonly typedOf: (item: Item) => Typed
  /** Whether what this browser kept can be typed on; by default where it has the fields of the item. */
  readonly isTyped?: (kept: Typed, example: Typed) => boolean
  readonly keyOf?: KeyOf
  /** Stands in the fields at first, in the place of the item and of what this browser keeps. */
  readonly begins?: Typed | null
}

type Kept<Typed, Item> = Version<Item> & { readonly typed: Typed }

/**
 * The text that is typed over an item which colleagues change too (docs/decisions/desk.md#one-form-for-what-several-change).
 * It is kept in this browser until it is stored, with the version that it is typed over. Where there is a newer one, that comes
 * under what was typed: nothing typed is lost, and what both changed is told apart.
 */
export function useVersionedDraft<Typed, Item>(options: VersionedOptions<Typed, Item>) {
  const { name, stored, typedOf, keyOf } = options
  const { id: staffId } = useColleague()
  const kept = useMemo(() => storedDraft(staffId, name), [staffId, name])
  const [begun] = useState(() => begin(options, readKept(options, kept.read())))
  const base = useRef<Version<Item>>(begun.base)
  const [meeting, setMeeting] = useState(begun.meeting)
  const [wasRestored, setWasRestored] = useState(begun.wasRestored)

  const keep = useCallback(
    (typed: Typed) => kept.save({ version: base.current.version, over: base.current.item, typed }),
    [kept],
  )

  return {
    /** Values that the fields begin with. */
    initial: begun.typed,
    /** The version that is typed over, with the item as it was then: a newer one that is the same counts as that. */
    base() {
      const isNewer = stored.version > base.current.version
      if (isNewer && isSameValue(stored.item, base.current.item)) base.current = stored
      return base.current
    },
    wasRestored,
    meeting,
    /** With every key. */
    keep,
    /** The newest version under what was typed, which is kept so. @returns what the fields show from now on */
    meet(newest: Newest<Item>, typed: Typed): Typed {
      const met = meet(base.current, typed, newest, { typedOf, keyOf })
      base.current = met.base
      setMeeting(met.meeting)
      keep(met.typed)
      return met.typed
    },
    /** It is stored: nothing has to be kept any more. */
    stored(version: Version<Item>) {
      base.current = version
      setMeeting(null)
      setWasRestored(false)
      kept.drop()
    },
    /** Nothing is typed yet, so what is typed next is typed over the newest version that is known. */
    follow() {
      if (base.current.version <= stored.version) base.current = stored
      return base.current
    },
    /** Everything typed is given up. */
    startAgain() {
      setMeeting(null)
      setWasRestored(false)
      kept.drop()
    },
    /** A field shows the value of the colleague now. */
    settle(path: string) {
      setMeeting(was => was && { ...was, differences: was.differences.filter(each => each.path !== path) })
    },
  }
}

type Rules<Typed, Item> = {
  readonly typedOf: (item: Item) => Typed
  readonly keyOf: KeyOf | undefined
}

function meet<Typed, Item>(
  base: Version<Item>,
  typed: Typed,
  { version, item, by }: Newest<Item>,
  { typedOf, keyOf }: Rules<Typed, Item>,
) {
  if (item === null)
    return { base: { ...base, version }, typed, meeting: { by, isEnded: true, differences: [] } }
  const { merged, differences } = mergeVersions(typedOf(base.item), typed, typedOf(item), keyOf)
  return { base: { version, item }, typed: merged, meeting: { by, isEnded: false, differences } }
}

/** The draft that this browser kept, where it can be typed on. */
function readKept<Typed, Item>(
  { stored, restores, typedOf, isTyped = isLike }: VersionedOptions<Typed, Item>,
  draft: StoredDraft | null,
): Kept<Typed, Item> | null {
  if (!restores || draft === null) return null
  const kept = { version: draft.version, item: draft.over as Item, typed: draft.typed as Typed }
  const example = typedOf(stored.item)
  try {
    return isTyped(kept.typed, example) && isLike(typedOf(kept.item), example) ? kept : null
  } catch {
    // Damage, or of a release that stored something else.
    return null
  }
}

function begin<Typed, Item>(
  { stored, isNew = false, typedOf, keyOf, begins }: VersionedOptions<Typed, Item>,
  kept: Kept<Typed, Item> | null,
) {
  if (begins) return { base: stored, typed: begins, meeting: null, wasRestored: false }
  if (kept === null) return { base: stored, typed: typedOf(stored.item), meeting: null, wasRestored: false }
  const { typed, ...base } = kept
  if (isNew || (base.version === stored.version && isSameValue(base.item, stored.item)))
    return { base, typed, meeting: null, wasRestored: true }
  const met = meet(base, typed, { ...stored, by: null }, { typedOf, keyOf })
  return { ...met, meeting: met.meeting.differences.length > 0 ? met.meeting : null, wasRestored: true }
}
