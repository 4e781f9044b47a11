import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

type Opening = { readonly ref: RefObject<HTMLDetailsElement | null>; readonly open: boolean }

/**
 * Props of a `details` that opens whenever `isWanted` becomes true and never closes by it: what a visitor opened, or is
 * typing in, stays open.
 */
export function useOpening(isWanted: boolean): Opening {
  const ref = useRef<HTMLDetailsElement>(null)
  const [open] = useState(isWanted)
  useLayoutEffect(() => {
    if (isWanted && ref.current) ref.current.open = true
  }, [isWanted])
  return { ref, open }
}
