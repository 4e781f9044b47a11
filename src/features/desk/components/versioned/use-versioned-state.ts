import { useCallback, useMemo, useRef, useState } from 'react'
import { useAnnounce } from '../../../../ui/kit/live-region.tsx'
import { versionedTexts as texts } from '../../texts.ts'
import { withValueAt } from './merge-versions.ts'
import { type Newest, useVersionedDraft, type Version, type VersionedOptions } from './use-versioned-draft.ts'

/**
 * The text that is typed over an item which colleagues change too, where its fields are more than a form of the kit has: rows,
 * parts. Until something is typed it follows what the server has.
 */
export function useVersionedState<Typed, Item>(options: VersionedOptions<Typed, Item>) {
  const { typedOf } = options
  const draft = useVersionedDraft(options)
  const { keep, follow } = draft
  const [typed, setTyped] = useState(draft.wasRestored ? draft.initial : null)
  const announce = useAnnounce()
  const followed = typed === null ? follow() : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows get new keys with each call
  const untouched = useMemo(() => followed && typedOf(followed.item), [followed?.version, followed?.item])
  const shown = typed ?? untouched ?? draft.initial
  /** The text that shows now, also for presses that come before it is drawn. */
  const latest = useRef(shown)
  latest.current = shown

  const show = useCallback((next: Typed) => {
    latest.current = next
    setTyped(next)
  }, [])

  /** Kept in this browser with every key. */
  const change = useCallback(
    (next: (was: Typed) => Typed) => {
      show(next(latest.current))
      keep(latest.current)
    },
    [show, keep],
  )

  return {
    typed: shown,
    change,
    base: draft.base,
    /** It is stored, and shows until the page was read again. */
    forget: draft.startAgain,
    /** It is stored. */
    stored(now: Version<Item>) {
      draft.stored(now)
      setTyped(null)
    },
    /** Somebody else was faster; where nothing was typed, theirs shows. */
    meet(newest: Newest<Item>) {
      if (typed !== null) show(draft.meet(newest, latest.current))
      else if (newest.item !== null) draft.stored({ version: newest.version, item: newest.item })
      announce(texts.title)
    },
    /** Props of `Versioned`. */
    versioned: {
      wasRestored: draft.wasRestored,
      meeting: draft.meeting,
      idOf: samePath,
      onTake(path: string, value: unknown) {
        change(was => withValueAt(was, path, value))
        draft.settle(path)
      },
      onStartAgain() {
        draft.startAgain()
        setTyped(null)
      },
    },
  }
}

const samePath = (path: string): string => path
