import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { prefersReducedMotion } from '../../../../ui/kit/page-width.ts'

/** Milliseconds between two slides (marketing-site §9). */
const interval = 5000
/** And how many more after a touch. */
const afterTouch = 500

type Slider = {
  /** How many places it can stand at: one where all slides are in view. */
  readonly count: number
  readonly selected: number
  readonly isDragged: boolean
  /** In milliseconds since 1970. */
  readonly touchedUntil: number
  goNext: () => void
}

/**
 * Moves a slider on by itself where it can stand elsewhere, except while it is hovered, has the focus, is dragged, or the visitor paused it; never where
 * motion is not welcome.
 * @param section what is hovered and focused
 */
export function useAutoplay(section: RefObject<HTMLElement | null>, slider: Slider) {
  const { count, selected, isDragged, touchedUntil } = slider
  const [isPaused, setIsPaused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isMoving = count > 1 && !isPaused && !isHovered && !isFocused && !isDragged && !prefersReducedMotion()

  const goOn = useEffectEvent(() => slider.goNext())
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide shows for the whole time, however it was come to
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(goOn, Math.max(interval, touchedUntil + interval + afterTouch - Date.now()))
    return () => clearTimeout(timer)
  }, [isMoving, selected, touchedUntil])

  // A pointer that was over it before its script came is told of by nobody.
  useEffect(() => {
    setIsHovered(matchMedia('(hover: hover)').matches && section.current?.matches(':hover') === true)
  }, [section])

  return {
    isMoving,
    isPaused,
    togglePaused: () => setIsPaused(!isPaused),
    /** For the section. */
    holding: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setIsFocused(currentTarget.contains(relatedTarget)),
    },
  }
}
