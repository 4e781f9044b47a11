import { ChevronUp } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classes } from '../ui/classes.ts'
import styles from './order-frame.module.css'

type Props = {
  children: ReactNode
  /** What stands in the panel: the lines, the totals, the notes. */
  panel: ReactNode
  panelTitle: string
  /** What the bar on a phone says while the panel is closed: both totals. */
  totals: ReactNode
  /** Under the panel on a desktop, under the main column on a phone: the contact card. */
  below?: ReactNode
}

/**
 * The order flow's two columns. On a phone the panel is a bar at the bottom that opens upwards; it closes with Escape
 * and as soon as the focus goes back to the page, and the page keeps room for it, so it never covers a focused field.
 */
export function OrderFrame({ children, panel, panelTitle, totals, below }: Props) {
  const [open, setOpen] = useState(false)
  const contentId = useId()

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
  }
  const closeWhenLeft = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <div className={styles.frame}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>
        <aside
          className={classes('order-bar', styles.panel, open && styles.open)}
          aria-label={panelTitle}
          onKeyDown={closeOnEscape}
          onBlur={closeWhenLeft}
        >
          <button
            type="button"
            className={styles.bar}
            aria-expanded={open}
            aria-controls={contentId}
            onClick={() => setOpen(!open)}
          >
            <span className={styles.barTitle}>
              {panelTitle}
              <ChevronUp className={styles.chevron} aria-hidden="true" />
            </span>
            <span className={styles.totals}>{totals}</span>
          </button>
          <div id={contentId} className={styles.content}>
            <h2 className={styles.title}>{panelTitle}</h2>
            {panel}
          </div>
        </aside>
        {below && <div className={styles.below}>{below}</div>}
      </div>
    </div>
  )
}
