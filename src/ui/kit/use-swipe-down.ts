import { type TouchEvent, useRef } from 'react'

/** A finger that moves further down than this closes what it is on, in CSS pixels (marketing-site §9). */
const swipeThreshold = 40

/** Touch handlers for a surface that a swipe down closes; a button does the same for everyone else. */
export function useSwipeDown(onSwipe: () => void) {
  const startedAt = useRef<number | null>(null)
  return {
    onTouchStart(event: TouchEvent) {
      startedAt.current = event.touches.length === 1 ? (event.touches[0]?.clientY ?? null) : null
    },
    onTouchEnd(event: TouchEvent) {
      const endedAt = event.changedTouches[0]?.clientY
      const from = startedAt.current
      startedAt.current = null
      if (from !== null && endedAt !== undefined && endedAt - from > swipeThreshold) onSwipe()
    },
  }
}
