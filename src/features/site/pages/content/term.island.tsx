import { useEffect, useId, useRef, useState } from 'react'
import { useHydrated } from '../../../../ui/state/hydrated.ts'
import styles from './term.module.css'

/**
 * A word with its explanation above it, on hover, focus and touch; Escape closes it, and it can be hovered itself. It is a
 * popover: until scripts are here, and without them, a press shows it.
 */
export default function Term({ text, word }: { text: string; word: string }) {
  const id = useId()
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const tooltip = useRef<HTMLSpanElement>(null)
  const [isShown, setIsShown] = useState(false)

  const show = () => setIsShown(true)
  const isWanted = () =>
    Boolean(button.current?.matches(':hover, :focus') || tooltip.current?.matches(':hover'))
  // The pointer may cross the gap between the word and the tooltip.
  const hideUnlessWanted = () => requestAnimationFrame(() => setIsShown(isWanted()))

  // Nothing listened to the event that loaded this script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => setIsShown(isWanted()), [])

  useEffect(() => {
    tooltip.current?.togglePopover(isShown)
    if (!isShown) return
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setIsShown(false)
    document.addEventListener('keydown', hide)
    return () => document.removeEventListener('keydown', hide)
  }, [isShown])

  return (
    <span className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.term}
        aria-describedby={id}
        popoverTarget={isHydrated ? undefined : id}
        onPointerEnter={show}
        onPointerLeave={hideUnlessWanted}
        onFocus={show}
        onBlur={hideUnlessWanted}
        onClick={show}
      >
        {word}
      </button>
      <span
        ref={tooltip}
        id={id}
        role="tooltip"
        popover="manual"
        className={styles.tooltip}
        onPointerLeave={hideUnlessWanted}
      >
        {text}
      </span>
    </span>
  )
}
