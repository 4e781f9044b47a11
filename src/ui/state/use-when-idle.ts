import { useEffect, useEffectEvent } from 'react'
import { whenIdle } from '../navigation/when-idle.ts'
import { useHydrated } from './hydrated.ts'

/**
 * Does something once React has taken the page over, not beside it, and the browser has nothing else to do.
 * @param of does it again for each; the same object where nothing changed
 */
export function useWhenIdle(work: () => void, of?: unknown) {
  const isHydrated = useHydrated()
  const act = useEffectEvent(work)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is done for says when
  useEffect(() => {
    if (isHydrated) return whenIdle(() => act())
  }, [isHydrated, of])
}
