import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * A step within a page as an entry of the browser's history: its back button leads from a form to the page around it, not off it.
 * @param name under which the entry keeps it
 */
export function useHistoryStep<Step extends string>(name: string, steps: readonly Step[]) {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const before: object = typeof state === 'object' && state !== null ? state : {}
  const kept: unknown = Object.entries(before).find(([key]) => key === name)?.[1]
  /** null where the page shows none of its steps. */
  const step = steps.find(known => known === kept) ?? null
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = step !== null
  }, [step])
  return {
    step,
    enter: (next: Step) =>
      void navigate(pathname + search, { state: { ...before, [name]: next }, preventScrollReset: true }),
    /** Does nothing where the step was left already, by the back button while something was under way. */
    leave() {
      if (!isShown.current) return
      isShown.current = false
      void navigate(-1)
    },
  }
}
