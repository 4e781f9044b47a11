import { ChevronDown } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import styles from './accordion.module.css'
import { useOpening } from './use-opening.ts'

/** Sections that open and close independently; the browser's own `details`, so it works before scripts do. */
export const Accordion = ({ children }: { children: ReactNode }) => (
  <div className={styles.accordion}>{children}</div>
)

type SectionProps = ({ title: ReactNode } | { heading: ReactElement }) & {
  /** Stands at the right of the title or heading: a count or a status. */
  aside?: ReactNode
  /** A line under the title. */
  intro?: ReactNode
  /** Opens it, at first or once something in it matters; the visitor decides after that. */
  open?: boolean
  children: ReactNode
}

/** Behind a title, or behind a heading of the page, which HTML has stand in the summary itself. */
export function AccordionSection({ aside, intro, open = false, children, ...named }: SectionProps) {
  return (
    <details {...useOpening(open)} className={styles.section}>
      <summary className={styles.summary}>
        {'heading' in named ? (
          named.heading
        ) : (
          <span className={styles.words}>
            <span className={styles.title}>{named.title}</span>
            {intro && <span className={styles.intro}>{intro}</span>}
          </span>
        )}
        {aside && <span className={styles.aside}>{aside}</span>}
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
