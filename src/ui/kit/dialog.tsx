import { X } from 'lucide-react'
import { type ReactNode, type TouchEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { commonTexts } from '../../common/texts.ts'
import styles from './dialog.module.css'
import { focusTitleIfLost } from './focus.ts'
import { keepPageWidth } from './page-width.ts'

/** A finger that moves further down than this closes what it is on, in CSS pixels (marketing-site §9). */
const swipeThreshold = 40

/** Touch handlers for a surface that a swipe down closes; a button does the same for everyone else. */
function useSwipeDown(onSwipe: () => void) {
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

type Props = {
  open: boolean
  /** Escape, the cross, a press beside the dialog, or a swipe down on a phone. */
  onClose(): void
  title: ReactNode
  /** Buttons at the bottom, the main one first. */
  actions?: ReactNode
  children: ReactNode
}

/**
 * A modal question or form. The browser's own `dialog` keeps the focus inside, makes the page behind inert and gives
 * the focus back to what opened it, or to the title of the page where that is gone.
 */
export function Dialog({ open, onClose, title, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const swipe = useSwipeDown(onClose)

  useEffect(() => {
    if (open) {
      keepPageWidth()
      dialog.current?.showModal()
    } else if (dialog.current?.open) {
      dialog.current.close()
      focusTitleIfLost()
    }
  }, [open])

  // One that is taken out of the page while it is open gives nothing back by itself.
  useLayoutEffect(() => {
    const shown = dialog.current
    return () => shown?.close()
  }, [])
  // That which opened it may have gone with it.
  useEffect(() => focusTitleIfLost, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the dialog; Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={event => {
        // React tells of a dialog that stands in this one too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClick={event => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles.box}>
        <div className={styles.head} {...swipe}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} aria-label={commonTexts.close} onClick={onClose}>
            <X aria-hidden="true" />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
